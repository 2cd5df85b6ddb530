// Advice for Flag. The first pass costs nothing: whatever can be played then can be played in the next, so the hand is
// gone through once to know it. After that only face-down cards are unknown; plays up to the next of them are compared
// over imagined deals, and once all cards are known the patience is played through before a card is touched.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import type { Random } from '../../random.ts';
import { type FlagSeen, imagine } from './memory.ts';
import { CARDS, follow, playOut, type Table, tableOf } from './patience.ts';
import { CARD_BITS, DEAL, STOP, TURN } from './play.ts';
import { type Flag, flagInHand, orderOf, PLAY } from './position.ts';

/** How many tables are looked at after every play, one after another until the deal is won: with all cards known, */
const WIDTHS: readonly number[] = [16, 64, 200];
/** with cards unknown to find plans in imagined deals, and to compare them. */
const PLANNING: readonly number[] = [8, 40];
const COMPARING: readonly number[] = [4, 16];
/** How many deals an expert imagines, and the least and most that others do. */
const IMAGINED = 14;
const FEWEST = 8;
const MOST = 28;
/** So many of them are met before the worse half of the plans is dropped. */
const ROUND = 3;

function plan(
  { known }: FlagSeen,
  _seat: number,
  moves: readonly Move[],
  count: number,
  random: Random,
  memory: Move[],
  effort: number,
): number {
  if (known.phase !== PLAY) return -1;
  const legal = moves.slice(0, count);
  const goOn = legal.findIndex((move) => move === DEAL || move === TURN);
  const safe = legal.findIndex((move) => isSafe(known, move));
  if (safe >= 0) return safe;
  if (known.pass === 1 && goOn >= 0) return goOn;
  // Flags that followed by themselves have been entered already.
  while (memory.length > 0 && known.flags.includes(memory[0])) memory.shift();
  if (memory.length === 0) memory.push(...nextPlays(known, random, imaginedWith(effort)));
  const next = legal.indexOf(memory[0]);
  if (next >= 0) memory.shift();
  return next >= 0 ? next : goOn >= 0 ? goOn : legal.findIndex((move) => move !== STOP);
}

/** A top of a stack that fits the flag in hand: nothing can ever need it again. */
function isSafe(p: Flag, move: Move): boolean {
  return (
    move >> CARD_BITS === 0 &&
    orderOf[move] === flagInHand(p) &&
    p.stacks.some((cards) => cards.at(-1) === move)
  );
}

/** What to play: up to the end if all cards are known, otherwise up to the next card that is turned up. */
function nextPlays(known: Flag, random: Random, imagined: number): readonly Move[] {
  if (known.faceDown.every((down) => down === 0)) return playOut(tableOf(known), WIDTHS).plays;
  const deals = imaginedDeals(known, random, imagined);
  const plans = new Map<string, readonly Move[]>();
  for (const deal of deals) {
    const plays = untilTurnedUp(deal, playOut(deal, PLANNING).plays);
    plans.set(plays.join(' '), plays);
  }
  let rivals = [...plans.values()].map((plays) => ({ plays, worth: 0 }));
  for (const [i, deal] of deals.entries()) {
    if (rivals.length === 1) break;
    for (const rival of rivals) rival.worth += worthOf(deal, rival.plays);
    if ((i + 1) % ROUND !== 0 && i + 1 < deals.length) continue;
    rivals = rivals.sort((a, b) => b.worth - a.worth).slice(0, Math.ceil(rivals.length / 2));
  }
  return rivals[0].plays;
}

const imaginedWith = (effort: number): number =>
  Math.min(MOST, Math.max(FEWEST, Math.round(effort * IMAGINED)));

/** Deals that could be this one, no two alike. */
function imaginedDeals(known: Flag, random: Random, most: number): Table[] {
  const deals = new Map<number, Table>();
  for (let i = 0; i < 2 * most && deals.size < most; i++) {
    const deal = tableOf(imagine({ known }, random));
    deals.set(deal.key, deal);
  }
  return [...deals.values()];
}

const faceDown = (table: Table): number => table.down.reduce((sum, down) => sum + down, 0);

/** The first of these plays, up to the one that turns up a card. */
function untilTurnedUp(deal: Table, plays: readonly Move[]): readonly Move[] {
  let table = deal;
  for (const [i, play] of plays.entries()) {
    table = follow(table, play);
    if (faceDown(table) < faceDown(deal)) return plays.slice(0, i + 1);
  }
  return plays;
}

/** How far a deal goes after these plays; a deal that is won counts twice. */
function worthOf(deal: Table, plays: readonly Move[]): number {
  const { flags } = playOut(plays.reduce(follow, deal), COMPARING);
  return flags === CARDS ? 2 * CARDS : flags;
}

/** First to the flag row, then whatever moves on the table, then a card from the waste; giving up last. */
function playout(p: Flag, _seat: number, moves: readonly Move[], count: number): number {
  const eagerness = (move: Move): number => {
    if (move >= DEAL) return move === STOP ? 0 : 1;
    if (move < 1 << CARD_BITS) return 4;
    return move % (1 << CARD_BITS) === p.waste.at(-1) ? 2 : 3;
  };
  let best = 0;
  for (let i = 1; i < count; i++) if (eagerness(moves[i]) > eagerness(moves[best])) best = i;
  return best;
}

export const advice: Advice<Flag, FlagSeen> = { plan, playout };
