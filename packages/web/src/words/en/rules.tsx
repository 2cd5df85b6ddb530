// The rules on the page, and the search in them.

import type { ComponentChildren, JSX } from 'preact';

export const table = 'Table';

export const options = 'Options';

export const setTable = 'Set the table';

export const isUsual = ' (usual)';

export const andMore = (values: number): string => `and ${values} more`;

export const fromTo = ({
  min,
  max,
  usual,
}: {
  readonly min: number;
  readonly max: ComponentChildren;
  readonly usual: ComponentChildren;
}): JSX.Element => (
  <>
    From {min} to {max}
    {usual}.
  </>
);

export const usually = (usual: string): string => `; usually ${usual}`;

export const notLoaded = 'The rules could not be loaded. Try again when the network is back.';

export const loadingRules = 'Loading the rules…';

export const oneMoment = 'One moment…';

export const noRule = 'No rule has all these words. Try one word, or a rule number such as TAC-12.';

export const ofGame = (game: string): string => `of ${game}`;

export const ofGames = (games: number): string => `of ${games} games`;

export const onePlace = 'One place';

export const places = (found: number): string => `${found} places`;

export const placesIn = ({
  places,
  where,
  first,
}: {
  readonly places: string;
  readonly where: string;
  readonly first: string;
}): string => `${places} in the rules ${where}${first}.`;

export const theFirst = (most: number): string => `; the first ${most}`;

export const searchAll = 'Search the rules of all games';

export const findRules = 'Find in the rules';

export const print = 'Print';

export const rules = 'Rules';

export const allTwelveGames = 'All twelve games';

export const found = (words: string): string => `“${words}” in the rules`;

export const games = 'Games';

export const rulesNotLoaded = 'The rules could not be loaded.';
