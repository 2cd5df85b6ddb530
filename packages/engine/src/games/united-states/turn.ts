// A whole turn of United States thought through before a card is laid: all ways to lay the hand are gone through, those
// that leave the fewest cards are played on in the same imagined deals, and the best of them is kept card by card.

import type { Move } from '../../game.ts';
import { BORDERS } from '../../mechanics/borders.ts';
import { doublingsTo } from '../../mechanics/portable-math.ts';
import type { Random } from '../../random.ts';
import { imagine, type UnitedStatesSeen } from './memory.ts';
import { apply, legal, PASS } from './play.ts';
import { clone, DISCARD, handValue, PLAY, type UnitedStates } from './position.ts';
import { type Left, RestOfHand } from './rest-of-hand.ts';

/** So many tables are looked at in one turn. */
const TABLES = 4000;
/** So many ends of the turn are compared; with every round the worse half is dropped. */
const COMPARED = 32;
/** The work of an expert for a turn, in cards laid. */
const WORK = 100_000;
/** What a card more in the hand weighs beside the border states on it. */
const A_CARD = 5;

/** A way to play the turn: the cards laid, and what is left. */
interface Turn extends Left {
  readonly moves: readonly Move[];
  /** How much is left, by cards and border states. */
  readonly burden: number;
}

export function planTurn(
  seen: UnitedStatesSeen,
  moves: readonly Move[],
  count: number,
  random: Random,
  memory: Move[],
  effort: number,
): number {
  const { known, seat } = seen;
  const legalMoves = moves.slice(0, count);
  // US-17: whatever is kept goes to the winner.
  if (known.phase === DISCARD) {
    return legalMoves.reduce(
      (best, card, i) => (BORDERS[card].length > BORDERS[legalMoves[best]].length ? i : best),
      0,
    );
  }
  // With calls, or with everybody laying at once, nobody has a turn to himself.
  if (known.phase !== PLAY || known.honor || known.snappy) return -1;
  if (!legalMoves.includes(memory[0])) {
    memory.length = 0;
    memory.push(...bestTurn(seen, turnsOf(known, seat), random, effort * WORK));
  }
  return legalMoves.indexOf(memory.shift()!);
}

/** All ends of the turn that differ, as far as the work allows. */
function turnsOf(known: UnitedStates, seat: number): Turn[] {
  const met = new Set<string>();
  const ends: Turn[] = [];
  const stack: { p: UnitedStates; laid: Move[] }[] = [{ p: known, laid: [] }];
  while (stack.length > 0 && met.size < TABLES) {
    const { p, laid } = stack.pop()!;
    const moves: Move[] = [];
    const count = legal(p, seat, moves);
    for (let i = 0; i < count; i++) {
      if (moves[i] === PASS) {
        ends.push(endOf(p, seat, [...laid, PASS]));
        continue;
      }
      const next = clone(p);
      apply(next, seat, moves[i]);
      if (next.sizes[seat] === 0) return [endOf(next, seat, [...laid, moves[i]])];
      const key = `${next.hands[2 * seat]} ${next.hands[2 * seat + 1]} ${next.tops}`;
      if (met.has(key)) continue;
      met.add(key);
      stack.push({ p: next, laid: [...laid, moves[i]] });
    }
  }
  return ends;
}

function endOf(p: UnitedStates, seat: number, moves: readonly Move[]): Turn {
  return {
    moves,
    low: p.hands[2 * seat],
    high: p.hands[2 * seat + 1],
    tops: p.tops,
    passes: p.passes + 1,
    burden: A_CARD * p.sizes[seat] + handValue(p, seat),
  };
}

function bestTurn(
  seen: UnitedStatesSeen,
  turns: readonly Turn[],
  random: Random,
  work: number,
): readonly Move[] {
  let rivals = [...turns]
    .sort((a, b) => a.burden - b.burden)
    .slice(0, COMPARED)
    .map((turn) => ({ turn, gain: 0 }));
  const rest = new RestOfHand(random);
  const rounds = doublingsTo(rivals.length);
  for (let round = 1; round <= rounds; round++) {
    while (rest.work < (round * work) / rounds) {
      const p = imagine(seen, random);
      for (const rival of rivals) rival.gain += rest.gain(p, seen.seat, rival.turn);
    }
    rivals = rivals.sort((a, b) => b.gain - a.gain).slice(0, Math.ceil(rivals.length / 2));
  }
  return rivals[0].turn.moves;
}
