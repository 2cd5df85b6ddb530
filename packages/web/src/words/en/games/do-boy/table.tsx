// What a table of Do-Boy says.

import type { JSX } from 'preact';

export const squad = 'The squad';

export const pointsLowestWins = 'Points (lowest wins)';

export const thisHand = 'This hand';

export const inAll = 'In all';

export const nest = (cards: number): JSX.Element => (
  <>
    Nest <b class="num">{cards}</b>
  </>
);

export const ready = 'ready';

export const chooses = 'chooses';

export const tookTheNest = 'took the nest';

export const tookNestShort = 'took nest';

export const youGet = 'you get';

export const gets = (name: string): string => `${name} gets`;

export const oneHandLowestScoreWins = 'One hand, lowest score wins';

export const toLowestWins = (target: number): string => `To ${target}, lowest wins`;

export const squadRound = 'squad';

/** `target`: undefined where a single hand is played. */
export const lowestScoreWins = (target: number | undefined): string =>
  target === undefined ? 'Lowest score wins.' : `Lowest score wins; play to ${target}.`;
