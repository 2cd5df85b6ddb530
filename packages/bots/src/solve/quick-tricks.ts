// Tricks that the side on lead can take at once. The cards that win them by their rank are noted on the board.

import { bitCount, highestBut } from './bits.ts';
import { LONGEST, SUITS } from './plain.ts';
import type { SuitBoard } from './suit-board.ts';
import { tops } from './sure-tricks.ts';

/** Tricks that the leader's side can take at once, one after another, without giving up the lead. */
export function quickTricks(
  board: SuitBoard,
  hand: number,
  toGo: number,
  wanted: number,
  depth: number,
): number {
  const { held, all, trump } = board;
  const me = 8 * hand;
  const partner = 8 * ((hand + 2) & 3);
  const left = 8 * ((hand + 1) & 3);
  const right = 8 * ((hand + 3) & 3);
  let own = 0;
  let leftTrumps = 0;
  let rightTrumps = 0;
  let myTrumps = 0;
  let hisTrumps = 0;
  if (trump >= 0 && all[trump] !== 0) {
    own = tops(board, hand, trump, wanted, depth);
    if (own >= wanted) return own;
    myTrumps = bitCount(held[me + trump]) - own;
    hisTrumps = Math.max(0, bitCount(held[partner + trump]) - own);
    leftTrumps = Math.max(0, bitCount(held[left + trump]) - own);
    rightTrumps = Math.max(0, bitCount(held[right + trump]) - own);
  }
  // What the partner plays to the leader's tricks: cards that follow, and others.
  let follows = own === 0 ? 0 : Math.min(own, bitCount(held[partner + trump]));
  let discards = own - follows;
  let side = 0;
  let theirs = 0;
  let across = false;
  const ruffs = leftTrumps > 0 || rightTrumps > 0;
  // A partner left with trumps alone would have to take the trick.
  const spare = hisTrumps > 0 ? toGo - bitCount(held[partner + trump]) : toGo;
  for (let suit = 0; suit < SUITS; suit++) {
    if (all[suit] === 0 || (suit === trump && ruffs)) continue;
    const mine = held[me + suit];
    const his = held[partner + suit];
    const against = held[left + suit] | held[right + suit];
    // So many rounds nobody can ruff.
    let rounds = LONGEST;
    if (ruffs) {
      if (leftTrumps > 0) rounds = bitCount(held[left + suit]);
      if (rightTrumps > 0) rounds = Math.min(rounds, bitCount(held[right + suit]));
      if (rounds === 0) continue;
    }
    let taken = own;
    let rest = mine;
    if (suit !== trump) {
      taken = 0;
      if (mine !== 0) {
        const others = all[suit] ^ mine;
        const above = others === 0 ? 0 : 32 - Math.clz32(others);
        const high = mine >> above;
        if (high !== 0) {
          taken = Math.min(bitCount(high), rounds);
          const enough = wanted - own - side;
          if (taken >= enough && side + enough <= spare) {
            if (others !== 0) board.won(suit, highestBut(high, enough) << above, depth);
            return wanted;
          }
          rest ^= high << above;
          if (others !== 0) board.won(suit, highestBut(high, taken) << above, depth);
          side += taken;
          const follow = Math.min(taken, bitCount(his));
          follows += follow;
          discards += taken - follow;
        }
      }
    } else if (own > 0) {
      rest = 0;
      if (myTrumps > 0) continue;
    }
    if (his === 0) continue;
    // The partner's cards above all others, less those that fall under the leader's.
    const above = 32 - Math.clz32(against | rest);
    const high = his >> above;
    if (high === 0) continue;
    const count = bitCount(high);
    const low = bitCount(his) - count;
    const more = Math.min(count - Math.max(0, taken - low), rounds - taken);
    if (more <= 0) continue;
    if (above > 0) board.won(suit, highestBut(high, more) << above, depth);
    theirs += more;
    if (rest !== 0) across = true;
  }
  if (side > spare) {
    side = spare;
    across = false;
  }
  const total = own + side;
  // Nor must the leader be made to ruff where he can be overruffed.
  if (!across || (ruffs && myTrumps > 0)) return total;
  const idle = Math.max(0, toGo - theirs - follows - (ruffs ? hisTrumps : 0));
  const kept = theirs - Math.max(0, discards - idle);
  return kept > 0 ? Math.min(toGo, total + kept) : total;
}
