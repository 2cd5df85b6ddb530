// What counts in Sammy’s Travels, and what a hand meant.

export const inStack = 'In the stack';

export const states = 'States';

export const visited = 'Visited';

export const notVisited = 'Not visited';

export const noBorderState = (state: string): string => `No border state is left from ${state}.`;

export const canTravelTo = ({ state, states }: { readonly state: string; readonly states: string }): string =>
  `From ${state} you can travel to ${states}.`;

export const yourRoute = 'Your route';

export const end = 'The end';

export const stillOpen = 'Still open';

export const routes = 'The routes';

export const way = 'The way';

export const fromTo = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `From ${from} to ${to}`;

export const everyStateVisited = 'Every state visited once.';

export const itsNeighbors = (open: number): string => `${open} of its neighbors`;

export const endedAllVisited = (state: string): string =>
  `The journey ended in ${state}: you had already visited all its neighbors.`;

export const youStopped = ({ state, left }: { readonly state: string; readonly left: string }): string =>
  `You stopped in ${state}, with ${left} still open.`;

export const endedCardsGone = ({ state, left }: { readonly state: string; readonly left: string }): string =>
  `The journey ended in ${state}: every card had gone by twice, including ${left}.`;

export const everyStateOfPack = 'Every state in the pack was visited.';

export const journeysEndedCardsGone = (where: string): string =>
  `The journeys ended in ${where}: every card had gone by twice.`;

export const journeysEndedNoCard = (where: string): string =>
  `The journeys ended in ${where}: no card left borders either end.`;

export const straightOn = 'straight on';

export const oneCardDealt = '1 card dealt';

export const cardsDealt = (cards: number): string => `${cards} cards dealt`;

export const statesOf = ({
  visited,
  states,
}: {
  readonly visited: number;
  readonly states: number;
}): string => `${visited} of ${states} states`;

export const tie = 'A tie';

export const youWin = 'You win';

export const wins = (name: string): string => `${name} wins`;

export const statesVisited = 'states visited';

export const notReached = 'not reached';

export const oneTime = 'time through the pack';

export const times = 'times through the pack';

/** "goes to NC from VA"; `own`: the reader does. */
export const goesFrom = ({
  own,
  state,
  from,
}: {
  readonly own: boolean;
  readonly state: string;
  readonly from: string;
}): string => `${own ? 'go' : 'goes'} to ${state} from ${from}`;

export const goesTo = ({
  own,
  state,
  over,
}: {
  readonly own: boolean;
  readonly state: string;
  readonly over: boolean;
}): string => `${own ? 'go' : 'goes'} to ${state}${over ? ', and the journey is over' : ''}`;
