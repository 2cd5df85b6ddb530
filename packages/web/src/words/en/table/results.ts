// How a hand and a match ended.

import { agree, type People, subject, together } from '@messdeck/engine';
import { figure } from '../numbers.ts';

// table/results/again.tsx
export const playAgain = 'Play again';
export const sameCardsAgain = 'Same cards again';
export const swapPartners = 'Swap partners';
export const replay = 'Replay';
export const review = 'Review';
export const viewTheTable = 'View the table';
export const undoTheLastPlay = 'Undo the last play';
export const backToTheShelf = 'Back to the shelf';
export const saveTheRecord = 'Save the record';
export const todaysResult = 'Today’s result';
export const hostAnotherTable = 'Host another table';
export const changeTheRules = 'Change the rules';

// table/results/chart.tsx
export const scoresOverHands = (count: number): string => `The scores over ${count} hands`;
export const inTheEnd = 'in the end';

// table/results/hand-end.tsx
export const dealTheNextHand = 'Deal the next hand';
export const hideTheHands = 'Hide the hands';
export const showAllHands = 'Show all hands';
export const theHandIsOver = 'The hand is over';
export const youScore = (points: string): string => `You score ${points}`;
export const handsStayOpen = 'All hands stay face up until then.';
export const nobodyBidHand = 'Thrown in: nobody bid';
export const noPoints = 'No points.';
export const points = 'Points';
export const scored = 'Scored';
export const thisHand = 'This hand';
export const total = 'Total';

// table/results/how-it-ended.ts
export const howItEnded = 'this is how it ended.';
export const won = (names: string): string => `${names} won.`;

// table/results/left-in-hands.tsx
export const leftInHand = 'Left in hand';

// table/results/match-end.tsx
export const settings = 'Settings';
export const toTheShelf = 'To the shelf';
export const withHints = (hints: number): string => (hints === 1 ? 'With one hint.' : `With ${hints} hints.`);

// table/results/match-figures.ts
export const yourBestHand = 'your best hand';
export const hintsUsed = (hints: number): string => (hints === 1 ? 'hint used' : 'hints used');
export const roundsTaken = (round: string): string => `${round}s taken`;

// table/results/outcome.ts
export const aTie = (count: number): string => (count === 1 ? 'Not solved' : 'A tie');
export const solved = 'Solved';

// table/results/record-sheet.tsx
export const theWhole = (whole: string): string => `The ${whole}`;
export const matchSummary = 'Match summary';
export const allHands = 'All hands';
export const everyHand = 'Every hand';

// table/results/turned-up.tsx
export const allHandsTurnedUp = 'All hands, turned up';
export const held = (name: string): string => `${name} held`;
export const isOver = (whole: string): string => `The ${whole} is over`;
export const match = 'match';
export const handsPlayed = 'hands';
export const ofAll = (own: number, all: number): string => `${own} of ${all}`;

// Who won, and when it was decided.
const was = (people: People, seats: readonly number[]): string => agree(people, seats, 'was', 'were');
export const lastHandTurned = (people: People, winners: readonly number[]): string =>
  `The last hand decided it: ${together(people, winners)} ${was(people, winners)} behind until then.`;
export const lastHandDecided = 'The last hand decided it: it was a tie until then.';
export const aheadToTheEnd = (
  people: People,
  winners: readonly number[],
  since: number,
  hands: number,
  margin: number,
): string => {
  const from = since === 1 ? 'from the first hand' : `from hand ${since} of ${hands}`;
  return `${subject(people, winners)} ${was(people, winners)} ahead ${from} to the end and won by ${figure(margin)}.`;
};
/** "You and Roy win". */
export const wins = (people: People, winners: readonly number[]): string =>
  `${subject(people, winners)} ${agree(people, winners, 'wins', 'win')}`;
/** "2 Engagements to 1". */
export const sidesScored = (ours: string, theirs: string, counted: string | undefined): string =>
  `${ours}${counted ? ` ${counted}` : ''} to ${theirs}`;
export const dealsNext = (people: People, seat: number): string =>
  `${subject(people, [seat])} ${agree(people, [seat], 'deals', 'deal')} next.`;
