// A whole turn of United States thought through before a card is laid: all ways to lay the hand are gone through, those
// that leave the fewest cards are played on in the same imagined deals, and the best of them is kept card by card.

import type { Move } from '../../game.ts';
import type { Random } from '../../random.ts';
import { imagine, type UnitedStatesSeen } from './memory.ts';
import { apply, legal, PASS } from './play.ts';
import { clone, DISCARD, handValue, PLAY, type UnitedStates } from './position.ts';

/** So many tables are looked at in one turn. */
const TABLES = 4000;
/** So many ends of the turn are compared; with every round the worse half is dropped. */
const COMPARED = 16;
const ROUNDS = 4;
const PLAYOUTS = 600;
/** What a card more in the hand weighs beside the border states on it. */
const A_CARD = 5;

type Playout = (
  p: UnitedStates,
  seat: number,
  moves: readonly Move[],
  count: number,
  random: Random,
) => number;

/** A way to play the turn: the cards laid, and what is left. */
interface Turn {
  readonly moves: readonly Move[];
  readonly cards: number;
  readonly left: number;
}

export function planTurn(
  seen: UnitedStatesSeen,
  moves: readonly Move[],
  count: number,
  random: Random,
  memory: Move[],
  playout: Playout,
): number {
  const { known, seat } = seen;
  // With calls, or with everybody laying at once, nobody has a turn to himself.
  if (known.phase !== PLAY || known.honor || known.snappy) return -1;
  const legalMoves = moves.slice(0, count);
  if (!legalMoves.includes(memory[0])) {
    memory.length = 0;
    memory.push(...bestTurn(seen, turnsOf(known, seat), random, playout));
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
        ends.push({ moves: [...laid, PASS], cards: p.sizes[seat], left: handValue(p, seat) });
        continue;
      }
      const next = clone(p);
      apply(next, seat, moves[i]);
      if (next.sizes[seat] === 0) return [{ moves: [...laid, moves[i]], cards: 0, left: 0 }];
      const key = `${next.hands[2 * seat]} ${next.hands[2 * seat + 1]} ${next.tops}`;
      if (met.has(key)) continue;
      met.add(key);
      stack.push({ p: next, laid: [...laid, moves[i]] });
    }
  }
  return ends;
}

function bestTurn(
  seen: UnitedStatesSeen,
  turns: readonly Turn[],
  random: Random,
  playout: Playout,
): readonly Move[] {
  const rough = (turn: Turn): number => A_CARD * turn.cards + turn.left;
  let rivals = [...turns]
    .sort((a, b) => rough(a) - rough(b))
    .slice(0, COMPARED)
    .map((turn) => ({ turn, gain: 0 }));
  for (let round = 0; round < ROUNDS && rivals.length > 1; round++) {
    const deals = Math.round(PLAYOUTS / rivals.length);
    for (let deal = 0; deal < deals; deal++) {
      const p = imagine(seen, random);
      for (const rival of rivals) {
        const table = clone(p);
        for (const move of rival.turn.moves) apply(table, seen.seat, move);
        rival.gain += gainAtEnd(table, seen.seat, random, playout);
      }
    }
    rivals = rivals.sort((a, b) => b.gain - a.gain).slice(0, Math.ceil(rivals.length / 2));
  }
  return rivals[0].turn.moves;
}

/** Plays the hand to its end as sensible players do: what the seat gains on the others. */
function gainAtEnd(p: UnitedStates, seat: number, random: Random, playout: Playout): number {
  const moves: Move[] = [];
  const before = p.sheet;
  while (p.sheet === before) {
    const actor = p.phase === DISCARD ? p.giver : p.turn;
    const count = legal(p, actor, moves);
    apply(p, actor, moves[playout(p, actor, moves, count, random)]);
  }
  const { points } = p.sheet!.entry;
  const total = points.reduce((sum, n) => sum + n, 0);
  return points[seat] - (total - points[seat]) / (p.seats - 1);
}
