// A seat's memory, made from its stream alone, and complete positions that agree with it. `known` is the position as
// far as the seat knows it: moves are carried out on it by the rules, after the cards they show were put into the
// hand they came from.

import { CLOCK, type Entry, type Move, TICK, type View } from '../../game.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sigs } from '../../packs/sigs.ts';
import type { Random } from '../../random.ts';
import {
  type Beliefs,
  beliefsOfDeal,
  comeOut,
  dealHidden,
  drawHidden,
  drawSeen,
  exclude,
  giveHidden,
  hideInReserve,
  IN_RESERVE,
  makeBeliefs,
  type Rover,
} from './beliefs.ts';
import { AUXILIARIES, bitOf, cardsIn, countBits, RANKS, SUITS, WORDS, wordOf } from './cards.ts';
import { legal } from './legal.ts';
import { cardsFromHand, parseMoveText } from './moves.ts';
import { apply, beginTurn, endTurn, loseSight, openHand } from './play.ts';
import { clone, DEAL, DRAW, holds, NO_CARD, OVER, PLAY, type Sigs, start, takeCard } from './position.ts';
import { KIND, SET, suitOf, wildRank } from './sets.ts';

export interface SigsSeen {
  readonly seat: number;
  readonly known: Sigs;
  readonly beliefs: Beliefs;
}

export function newMemory(rules: Rules, seats: number, seat: number): SigsSeen {
  const known = start(rules, seats);
  return { seat, known, beliefs: makeBeliefs(known.agreed.size.deck) };
}

export function remember(seen: SigsSeen, entry: Entry): void {
  const { known } = seen;
  if (entry.by === 'chance') {
    if (known.phase === DEAL) seeDeal(seen, entry.view);
    else seeRenewal(seen, entry.view);
    return;
  }
  const ended = entry.view.phase === 'deal' || entry.view.phase === 'over';
  if (ended) learnHands(seen, entry.view);
  if (entry.by === 'clock') {
    apply(known, CLOCK, TICK);
    return;
  }
  const by = entry.by as number;
  if (entry.do === 'give ?') seeGift(seen, by);
  else if (entry.do === 'draw reserve') seeDraw(seen, by, entry.view);
  else seeMove(seen, by, entry, ended);
}

function cardsAt(v: View, place: string): Card[] {
  return v.places[place].flatMap((id) => (id === null ? [] : [sigs.find(id)!]));
}

function seeDeal({ seat, known, beliefs }: SigsSeen, v: View): void {
  const { seats, size } = known.agreed;
  openHand(known);
  known.counts.fill(size.hand);
  const own = seat < 0 ? [] : cardsAt(v, `hand:${seat}`);
  for (const card of own) known.hands[WORDS * seat + wordOf(card)] |= bitOf(card);
  known.active = cardsAt(v, 'active');
  known.left = v.places['reserve'].length;
  beginTurn(known, (known.dealer + 1) % seats);
  beliefsOfDeal(
    beliefs,
    [...own, ...known.active],
    known.counts.map((count, other) => (other === seat ? 0 : count)),
  );
}

function seeRenewal({ known, beliefs }: SigsSeen, v: View): void {
  const [top] = cardsAt(v, 'active');
  hideInReserve(
    beliefs,
    known.active.filter((card) => card !== top),
  );
  known.active = [top];
  known.left = v.places['reserve'].length;
  known.phase = DRAW;
}

function seeDraw({ seat, known, beliefs }: SigsSeen, by: number, v: View): void {
  known.left--;
  known.phase = PLAY;
  if (by !== seat) {
    known.counts[by]++;
    drawHidden(beliefs, by);
    return;
  }
  const card = cardsAt(v, `hand:${seat}`).find((held) => !holds(known, seat, held))!;
  takeCard(known, seat, card, false);
  drawSeen(beliefs, card);
}

/** SIG-36: a gift between two others. */
function seeGift({ known, beliefs }: SigsSeen, giver: number): void {
  const receiver = known.turn;
  giveHidden(beliefs, giver, receiver, cardsIn(known.hands, WORDS * giver));
  loseSight(known, giver, receiver);
  for (let word = 0; word < WORDS; word++) known.hands[WORDS * giver + word] = 0;
  known.counts[giver]--;
  known.counts[receiver]++;
  endTurn(known);
}

/** Every other move is seen whole; only the card that ends a hand is hidden in the text, but it lies in `down`. */
function seeMove({ seat, known, beliefs }: SigsSeen, by: number, entry: Entry, ended: boolean): void {
  const text = entry.do === 'discard ?' ? `discard ${entry.view.places['down'][0]}` : entry.do;
  const move = parseMoveText(text);
  if (by === seat) {
    if (ended) showCards(known, by, text);
    apply(known, by, move);
    return;
  }
  for (const card of showCards(known, by, text)) if (!ended) comeOut(beliefs, by, card);
  const before = known.sets.slice();
  apply(known, by, move);
  if (!ended) learnExclusions(known, beliefs, by, before);
}

/** Puts the cards that a move takes from a hand into the hand known; returns those that were not known there. */
function showCards(known: Sigs, by: number, text: string): Card[] {
  return cardsFromHand(text).filter((card) => {
    const fresh = !holds(known, by, card);
    known.hands[WORDS * by + wordOf(card)] |= bitOf(card);
    return fresh;
  });
}

/** SIG-24: a player who put an auxiliary on the table holds none of the cards for which it can stand. */
function learnExclusions(known: Sigs, beliefs: Beliefs, by: number, before: readonly number[]): void {
  for (let k = 0; k < known.sets.length; k += SET) {
    if (known.sets[k + 2] === (before[k + 2] ?? 0)) continue;
    for (let i = 0; i < AUXILIARIES; i++) {
      const rank = wildRank(known.sets[k + 2], i);
      if (rank < 0 || rank === wildRank(before[k + 2] ?? 0, i)) continue;
      const suit = suitOf(known.sets[k]);
      for (let other = 0; other < SUITS; other++) {
        if (suit === KIND || suit === other) exclude(beliefs, by, other * RANKS + rank);
      }
    }
  }
}

/** The hand is over: all hands are shown. */
function learnHands({ known }: SigsSeen, v: View): void {
  known.hands.fill(0);
  for (let s = 0; s < known.agreed.seats; s++) {
    for (const card of cardsAt(v, `hand:${s}`)) known.hands[WORDS * s + wordOf(card)] |= bitOf(card);
  }
}

const scratch: Move[] = [];
/** In a match a handful of tries is enough; a stream that no match gives would need ever more. */
const MOST_TRIES = 10_000;

export function imagine(seen: SigsSeen, random: Random): Sigs {
  const { known, seat } = seen;
  if (known.phase === DEAL || known.phase === OVER) return clone(known);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const p = imagineOnce(seen, random);
    // SIG-14: a player who has just taken a buried card can put it into a set.
    if (p.must === NO_CARD || p.turn === seat || legal(p, p.turn, scratch) > 0) return p;
  }
  throw new Error('The seat was told of a buried card that nobody can have taken (SIG-14).');
}

function imagineOnce({ known, beliefs }: SigsSeen, random: Random): Sigs {
  const p = clone(known);
  const reserve: Card[] = [];
  const room = p.counts.slice();
  for (let at = 0; at < p.hands.length; at++) room[(at / WORDS) | 0] -= countBits(p.hands[at]);
  const rovers = dealHidden(beliefs, random, p.left, room, (card, seat) => {
    if (seat === IN_RESERVE) reserve.push(card);
    else p.hands[WORDS * seat + wordOf(card)] |= bitOf(card);
  });
  p.reserve = reserve;
  if (rovers.length > 0) imagineGifts(p, beliefs, rovers);
  return p;
}

/** SIG-36: each giver knows the card he handed over, which is one that may have been his. */
function imagineGifts(p: Sigs, beliefs: Beliefs, rovers: readonly Rover[]): void {
  for (const { giver, receiver } of beliefs.gifts) {
    const given = rovers.find(({ card, seats }) => {
      const secret = (giver << 6) | card;
      return seats & (1 << giver) && holds(p, receiver, card) && !p.secrets.includes(secret);
    });
    if (given) p.secrets = [...p.secrets, (giver << 6) | given.card];
  }
}
