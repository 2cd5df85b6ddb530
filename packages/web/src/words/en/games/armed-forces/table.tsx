// What a table of Armed Forces says.

import type { ComponentChildren, JSX } from 'preact';

export const board = 'The board: what the services are worth now';

export const boardHeading = 'What each service’s dots are worth, by its intel';

export const worth = 'worth ';

export const intel = 'intel ';

export const follow = 'follow';

export const yours = 'yours';

export const letPass = 'Let it pass';

export const trick = 'The trick';

export const pass = 'pass';

export const andSecondCard = 'and a second card, face down';

export const secondCard = 'second card';

export const taken = (by: string): JSX.Element => (
  <>
    Taken
    <small>{by}</small>
  </>
);

export const byEverybody = 'by everybody';

export const takenThisHand = 'Taken this hand';

export const points = ({
  points,
  rest,
}: {
  readonly points: string;
  readonly rest: ComponentChildren;
}): JSX.Element => (
  <>
    <b class="num">{points}</b> pts
    {rest}
  </>
);

export const takenCards = (cards: number): string => `, ${cards} taken`;

export const title = 'Armed Forces';

export const marines = 'Marines';

export const coastGuard = 'Coast G.';

export const trickRound = 'trick';

export const toTarget = ({ target, honor }: { readonly target: number; readonly honor: boolean }): string =>
  honor ? `To ${target}, honor mode` : `To ${target}`;
