// What a table of Sammy’s Travels says.

export const noJourneyVisitsAll = ({
  state,
  states,
}: {
  readonly state: string;
  readonly states: number;
}): string => `No journey from ${state} visits all ${states} states. You can start there anyway.`;

export const map = 'Map of the states';

export const startingPoint = 'The starting point';

export const startFrom = 'Start from';

export const orOnMap = 'a state on the map, or here';

export const visitEachStateOnce = 'Visit each state once.';

export const bothRoutes = 'Both routes on the map';

export const routeOf = (name: string): string => `${name}’s route on the map`;

export const here = 'Here';

export const visited = 'Visited';

export const borderState = 'Border state';

export const deadEnd = 'Dead end';

export const laidAside = 'Laid aside';

export const whoseRoute = 'Whose route the map shows';

export const yourRoute = 'Your route';

export const routeTitle = (name: string): string => `${name}’s route`;

export const takeDeadEnd = 'Take the dead end';

export const dealAndTravel = 'Deal and travel';

export const dealOn = 'Keep dealing';

export const keepDealing = 'Keep dealing until a border state';

export const bordersOf = ({ state, states }: { readonly state: string; readonly states: string }): string =>
  `${state} borders ${states}.`;

export const journeyOver = (states: string): string => `${states}, journey over`;

export const statesOf = ({
  visited,
  states,
}: {
  readonly visited: number;
  readonly states: number;
}): string => `${visited} of ${states} states`;

export const transferred = (cards: string): string => `${cards} transferred`;

export const throughAll = (states: number): string => `Through all ${states} states.`;

export const throughSome = ({
  visited,
  states,
}: {
  readonly visited: number;
  readonly states: number;
}): string => `Through ${visited} of ${states} states.`;

export const journeyEnds = (said: string): string => `${said}, and the journey is over`;

export const title = 'Sammy’s Travels';

export const journey = 'The journey';

export const oneCard = '1 card';

export const cards = (count: number): string => `${count} cards`;

export const fromCards = (cards: string): string => `From ${cards}`;

export const stock = 'Stock';

export const stockOf = (name: string): string => `${name}’s stock`;

export const turnOver = 'turn over';

export const hand = 'Hand';

export const stopDealing = 'Stop dealing';

export const dealCard = 'Deal a card';

export const turnStockOver = 'Turn the stock over';

export const cardsCounted = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const statesCounted = (count: number): string => (count === 1 ? '1 state' : `${count} states`);

/** `name`: whose stack it is, undefined for the reader's. */
export const leftInStack = ({
  cards,
  name,
}: {
  readonly cards: number;
  readonly name: string | undefined;
}): string => `${cards} in ${name === undefined ? 'your' : `${name}’s`} stack`;

/** `own`: the reader did it. */
export const deals = ({ own, card }: { readonly own: boolean; readonly card: string }): string =>
  `${own ? 'deal' : 'deals'} ${card}`;
