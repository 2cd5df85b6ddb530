// Who won a hand that each plays for himself: one, or several who took the same.

import { type People, subject } from '@messdeck/engine';
import * as words from '#words/games/hand-winner.ts';
import { change } from '#words/numbers.ts';
import type { Meaning } from '../table/model/game-notes.ts';

/** "You win the hand, +14", "Mabel and Roy share the hand, +9"; with the seat of a lone winner. */
export function winnerOfHand(
  people: People,
  points: readonly number[],
): Pick<Meaning, 'meaning' | 'seat' | 'short'> {
  const most = Math.max(...points);
  const best = people.names.flatMap((_, seat) => (points[seat] === most ? [seat] : []));
  const won = { people, best, points: change(most) };
  const short = `${subject(people, best)} ${won.points}`;
  if (best.length > 1) return { meaning: words.share(won), short };
  return { meaning: words.wins(won), seat: best[0], short };
}
