// Lessons: the list of them, and what the coach says whatever the game is.

import type { ComponentChildren, JSX } from 'preact';

export const coachSays = 'What the coach says';

export const back = 'Back';

export const stepAndWord = ({
  step,
  steps,
}: {
  readonly step: number;
  readonly steps: number;
}): JSX.Element => (
  <>
    <span class="word">Step </span>
    {step} of {steps}
  </>
);

export const rankOf = ({ rank, suit }: { readonly rank: string; readonly suit: string }): string =>
  `${rank} of ${suit}`;

export const stepOf = ({ step, steps }: { readonly step: number; readonly steps: number }): string =>
  `Step ${step} of ${steps}. `;

export const orShowMe = ' Or press “Show me.”';

export const finishAlone = 'Finish on your own';

export const playRealMatch = 'Play a real match';

export const goOn = 'Continue';

export const showMe = 'Show me';

export const learnGame = 'Learn a game';

export const known = (learned: number): string => `${learned} of 12 known`;

export const firstHandDone = 'First hand done.';

export const stoppedAt = (step: number): string => `Stopped at step ${step}.`;

export const howToPlay = 'How to play';

export const howToPlayGame = (title: string): string => `How to play ${title}`;

export const firstHandOf = ({
  game,
  minutes,
}: {
  readonly game: string;
  readonly minutes: number | undefined;
}): string => `A first hand of ${game}, ${minutes} minutes`;

export const firstHand = 'A first hand';

export const minutes = (minutes: ComponentChildren): JSX.Element => <>{minutes} min</>;

export const documentTitle = (game: string): string => `A first hand of ${game} · Messdeck`;

export const cantBeOpened = 'This lesson can’t be opened';

export const settingUpTable = 'Setting up the table…';

export const leaveLesson = 'Leave the lesson';

export const words = 'Words';

export const whatYouKnowNow = 'What you know now';

export const othersPlaying = 'One moment, the others are still playing.';

export const allowed = 'This is allowed.';

export const noRecord = 'A lesson keeps no record.';

export const someOtherTime = 'Some other time. ';

export const notYetAllowed = 'Allowed, but not yet. ';

export const pressContinueFirst = 'Press Continue first.';
