// Current move as it follows the turn: "Your turn: lead any card.", "Your turn. You hold no Engineers: play any card."

import { type Asked, capital, lower } from '@messdeck/engine';
import * as words from '#words/table/model.ts';

/** A clause after a colon, unless it has a colon of its own. */
export function yourTurn({ turn, head, rest }: Asked): readonly [turn: string, asked: string] {
  if (head !== undefined) return [words.yourTurn, `${capital(head)}: ${rest}`];
  return [words.yourTurnTo, turn === undefined ? lower(rest) : rest];
}
