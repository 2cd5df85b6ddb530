// Playing on without the player: certain tricks, passing.

import { inWords } from '../numbers.ts';

// table/auto-play/offer.tsx
export const noMatterWhat = 'No matter what the others hold.';
export const lastAreYours = (count: number, round: string): string =>
  `The last ${inWords(count)} ${round}s are yours.`;
export const cardByCard = 'Card by card';
export const playTheRest = 'Play the rest';

// table/auto-play/pass-for-me.tsx
export const passForTheRest = 'Pass for the rest';
export const passedForYou = 'Passed for you:';
export const passForMe = 'Pass for me';
