// What a table knows, in words: whose turn it is, what happened.

import { agree, type People } from '@messdeck/engine';

// table/model/choices.ts
export const ofChosen = (count: number, size: number): string => `${count} of ${size} chosen`;

// table/model/event-lines.ts
export const theDeal = 'the deal';
export const tieCutAgain = (said: string): string => `${said}; a tie, so cut again`;
export const youDeal = 'you deal';
export const deals = (name: string): string => `${name} deals`;

// table/model/hand-number.ts
export const theMatchIsOver = 'the match is over';
export const thrownIn = 'thrown in';
export const handThrownIn = (title: string): string => `${title}, thrown in`;
export const isOver = (title: string): string => `${title} is over`;

// table/model/model.ts
export const noCardNow = 'You don’t play a card now.';
export const dealNextHand = 'The hand is over. Deal the next one.';
export const notYet = (count: number, other: string): string =>
  count === 1 ? `Not yet. It is ${other}’s turn.` : 'Not yet. Wait for the others.';

// table/model/order.ts
export const bySuit = 'by suit';
export const byRank = 'by rank';

// table/model/rounds.ts
export const points = (brought: number, figure: string): string =>
  brought === 1 ? '1 point' : `${figure} points`;

// table/model/whose-turn.ts
export const waitingFor = (count: number, name: string, names: string): string =>
  count === 1 ? `It is ${name}’s turn.` : `Waiting for ${names}.`;

// table/model/your-turn.ts
export const yourTurn = 'Your turn.';
export const yourTurnTo = 'Your turn:';

// Hands, cuts, cards and rounds.
export const handOf = (hand: number, deals: number | undefined): string =>
  deals === undefined ? `hand ${hand}` : `hand ${hand} of ${deals}`;
export const cutAndDeal = (cut: string, deal: string): string => `${cut}; ${deal}`;
/** "Roy takes the squad: 20 points". */
export const takes = (
  { names, you }: People,
  taker: number,
  round: string,
  brought: string | undefined,
): string =>
  `${names[taker]} ${agree({ you }, [taker], 'takes', 'take')} the ${round}${brought === undefined ? '' : `: ${brought}`}`;
