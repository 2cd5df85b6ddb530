// Current move as it follows the turn: "Your turn: lead any card.", "Your turn. You hold no Engineers: play any card."

import { type Asked, capital, lower } from '@messdeck/engine';

/** A clause after a colon, unless it has a colon of its own. */
export function yourTurn({ turn, head, rest }: Asked): readonly [turn: string, asked: string] {
  if (head !== undefined) return ['Your turn.', `${capital(head)}: ${rest}`];
  return ['Your turn:', turn === undefined ? lower(rest) : rest];
}
