// Current move as it follows the turn: "Your turn: lead any card.", "Your turn. You hold no Engineers: play any card."

import { capital, lower } from '@messdeck/engine';

/** A clause after a colon, unless it has a colon of its own. */
export function yourTurn(said: string): readonly [turn: string, asked: string] {
  const clause = said.replace(/^Your (turn|call): /, '');
  if (clause.includes(': ')) return ['Your turn.', capital(clause)];
  return ['Your turn:', clause === said ? lower(said) : clause];
}
