// How to play: the headings and buttons around a game’s sheet.

import type { ComponentChildren, JSX } from 'preact';

export const company = 'Company';

export const howToPlay = 'How to play';

export const close = 'Close';

export const notLoaded = 'The instructions could not be loaded. Try again when the network is back.';

export const oneMoment = 'One moment…';

export const aim = 'The aim';

export const turn = 'A turn';

export const scores = 'What scores';

export const end = 'The end';

export const tip = 'Tip';

export const backTable = 'Back to the table';

export const continueFirstHand = 'Continue the first hand';

export const playFirstHand = 'Play a first hand';

export const minutesWithCoach = (minutes: ComponentChildren): JSX.Element => (
  <>{minutes} minutes, with a coach</>
);

export const playNow = 'Play now';

export const rulesInFull = 'Rules in full';
