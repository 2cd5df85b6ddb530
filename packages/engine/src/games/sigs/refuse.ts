// Why an action of SIGS is not legal: the rule it breaks, and what it breaks it with, from the player's own hand and the
// table alone.

import type { Actor, View } from '../../game.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sigs } from '../../packs/sigs.ts';
import { bitOf, CIC, FIRST_AUXILIARY, isAuxiliary, RANKS, SUITS, wordOf } from './cards.ts';
import type { CardRule, SetNeed, SetRule, SigsRefusal, VainHalt } from './facts.ts';
import { DRAW, GIVE, holds, isOpenTo, NO_CARD, NONE_TAKEN, PHASES, type Sigs, WINDOW } from './position.ts';
import { fits, hasCic, highEnd, KIND, lowEnd, ownerOf, rankOf, SET, suitOf, wildRank } from './sets.ts';

/** What a call of Halt! is answered that nothing comes of; it costs nothing. From what everybody can see. */
export function nothingToHalt({ phase }: View, { variation }: Rules): VainHalt {
  if (phase === PHASES[WINDOW]) return { rule: 'SIG-24', broken: 'auxiliary-for-held' };
  return { rule: 'SIG-34', broken: variation === 'showdown' ? 'fits-none-of-side' : 'fits-none' };
}

export function refuse(p: Sigs, seat: Actor, action: string): SigsRefusal {
  const [verb, ...words] = action.split(' ');
  if (p.phase === DRAW) return refuseDraw(p, verb, words);
  if (p.phase === WINDOW) return refuseCall(p, seat, verb, words);
  if (p.phase === GIVE) {
    const missing = verb === 'give' ? refuseCards(p, seat, words, 'SIG-36') : undefined;
    return missing ?? { rule: 'SIG-36', broken: 'give-one' };
  }
  return refusePlay(p, seat, verb, words);
}

function refuseDraw(p: Sigs, verb: string, words: readonly string[]): SigsRefusal {
  if (verb !== 'draw') return { rule: 'SIG-10', broken: 'draw-first' };
  const [from, id] = words;
  if (from === 'reserve' && words.length === 1) return { rule: 'SIG-13', broken: 'no-reserve' };
  if (from === 'active' && words.length === 1) return { rule: 'SIG-13', broken: 'no-active' };
  const card = sigs.find(id ?? '');
  if (from !== 'buried' || words.length !== 2 || card === undefined) {
    return { rule: 'SIG-13, SIG-14', broken: 'where-from' };
  }
  const place = p.active.indexOf(card);
  if (place < 0) return { rule: 'SIG-14', broken: 'not-in-active', card: id };
  if (place === p.active.length - 1) return { rule: 'SIG-14', broken: 'on-top', card: id };
  return { rule: 'SIG-14', broken: 'no-set', card: id };
}

function refusePlay(p: Sigs, seat: number, verb: string, words: readonly string[]): SigsRefusal {
  if (verb === 'draw') return { rule: 'SIG-10', broken: 'draw-over' };
  if (verb === 'halt') return { rule: 'SIG-34', broken: 'halt-later' };
  if (verb === 'give') return { rule: 'SIG-36', broken: 'no-gift' };
  const buried = p.must === NO_CARD ? undefined : sigs.ids[p.must];
  if (buried && (verb === 'discard' || !words.includes(buried))) {
    return { rule: 'SIG-14', broken: 'buried-first', card: buried };
  }
  if (verb === 'lay') return refuseLay(p, seat, words);
  if (verb === 'add') return refuseAdd(p, seat, words);
  if (verb === 'swap') return refuseSwap(p, seat, words);
  if (words.length !== 1) return { rule: 'SIG-10', broken: 'discard-one' };
  const missing = refuseCards(p, seat, words, 'SIG-10');
  return missing ?? { rule: 'SIG-16', broken: 'just-taken', card: sigs.ids[p.barred] };
}

/** The first of the words that is no card, not held, or named twice. */
function refuseCards(p: Sigs, seat: number, ids: readonly string[], rule: CardRule): SigsRefusal | undefined {
  for (const [i, id] of ids.entries()) {
    const card = sigs.find(id);
    if (card === undefined) return { rule, broken: 'no-card', said: id };
    if (!holds(p, seat, card)) return { rule, broken: 'not-held', card: id };
    if (ids.indexOf(id) !== i) return { rule, broken: 'twice', card: id };
  }
  return undefined;
}

function refuseLay(p: Sigs, seat: number, [form, ...ids]: readonly string[]): SigsRefusal {
  if (form !== 'run' && form !== 'kind') return { rule: 'SIG-30', broken: 'run-or-kind' };
  const missing = refuseCards(p, seat, ids, 'SIG-30');
  if (missing) return missing;
  if (ids.length < 3) return { rule: 'SIG-20, SIG-22', broken: 'three-cards' };
  if (ids.length >= p.counts[seat]) return { rule: 'SIG-11', broken: 'keep-one' };
  const cards = ids.map((id) => sigs.find(id)!);
  const ranked = cards.filter((card) => card < CIC);
  if (ranked.length === 0) return { rule: 'SIG-23', broken: 'no-rank-card' };
  if (p.laid && !cards.some((card) => p.taken[wordOf(card)] & bitOf(card))) {
    return { rule: 'SIG-15', broken: p.taken === NONE_TAKEN ? 'one-set' : 'one-set-without-taken' };
  }
  return form === 'kind' ? refuseKind(p, seat, cards, ranked) : refuseRun(p, seat, cards, ranked);
}

function refuseKind(p: Sigs, seat: number, cards: readonly Card[], ranked: readonly Card[]): SigsRefusal {
  const rank = ranked[0] % RANKS;
  if (cards.includes(CIC)) return { rule: 'SIG-21', broken: 'cic-in-kind' };
  if (ranked.some((card) => card % RANKS !== rank)) return { rule: 'SIG-22', broken: 'one-number' };
  if (cards.length > 4) return { rule: 'SIG-22', broken: 'four-cards' };
  const kept = cardsOfRank(rank).find((card) => holds(p, seat, card) && !cards.includes(card));
  if (kept !== undefined) return { rule: 'SIG-24', broken: 'holds-number', card: sigs.ids[kept] };
  return { rule: 'SIG-22', broken: 'order-of-kind' };
}

function refuseRun(p: Sigs, seat: number, cards: readonly Card[], ranked: readonly Card[]): SigsRefusal {
  const suit = wordOf(ranked[0]);
  if (ranked.some((card) => wordOf(card) !== suit)) return { rule: 'SIG-20', broken: 'one-suit' };
  const ladder = cards.filter((card) => card !== CIC);
  const place = ladder.findIndex((card) => !isAuxiliary(card));
  const rankAt = (i: number): number => ((ladder[place] % RANKS) - place + i + RANKS * RANKS) % RANKS;
  if (ladder.length > RANKS) return { rule: 'SIG-20', broken: 'rank-twice' };
  if (ladder.some((card, i) => !isAuxiliary(card) && card % RANKS !== rankAt(i))) {
    return { rule: 'SIG-20', broken: 'ranks-in-order' };
  }
  const chief = cards.indexOf(CIC);
  if (chief >= 0 && (chief === 0 || rankAt(chief - 1) !== RANKS - 1)) {
    return { rule: 'SIG-21', broken: 'cic-above-19' };
  }
  for (const [i, card] of ladder.entries()) {
    const meant = suit * RANKS + rankAt(i);
    if (isAuxiliary(card) && holds(p, seat, meant))
      return { rule: 'SIG-24', broken: 'holds-card', card: sigs.ids[meant] };
  }
  return { rule: 'SIG-20', broken: 'order-of-auxiliaries' };
}

/** The set named, if it is there and open to `seat`; or why not. */
function findSet(p: Sigs, seat: number, name: string | undefined, rule: SetRule): number | SigsRefusal {
  const set = /^s[1-9]\d*$/.test(name ?? '') ? Number(name!.slice(1)) - 1 : -1;
  if (set < 0 || SET * set >= p.sets.length) return { rule, broken: 'no-such-set', said: name ?? '' };
  if (isOpenTo(p.agreed, seat, ownerOf(p.sets[SET * set]))) return set;
  return p.phase === WINDOW
    ? { rule: 'SIG-34', broken: 'side-of-discarder' }
    : { rule: 'SIG-33', broken: 'not-own-side' };
}

function refuseAdd(p: Sigs, seat: number, words: readonly string[]): SigsRefusal {
  const missing = refuseCards(p, seat, words.slice(0, 1), 'SIG-31');
  if (missing) return missing;
  if (words.length < 2 || words.length > 3) return { rule: 'SIG-31', broken: 'card-and-set' };
  const set = findSet(p, seat, words[1], 'SIG-31');
  if (typeof set !== 'number') return set;
  if (p.counts[seat] === 1) return { rule: 'SIG-11', broken: 'keep-one' };
  return refusePlace(p, seat, sigs.find(words[0])!, set, words[2]);
}

/** Why a card cannot go onto a set from the hand of `seat`, or by his call. */
function refusePlace(p: Sigs, seat: number, card: Card, set: number, end: string | undefined): SigsRefusal {
  const head = p.sets[SET * set];
  const mask = p.sets[SET * set + 1];
  if (!fits(p.sets, set, card))
    return { rule: 'SIG-31', broken: 'no-fit', card: sigs.ids[card], set: set + 1, need: needOf(p, set) };
  if (!isAuxiliary(card) || suitOf(head) === KIND) {
    if (end !== undefined) return { rule: 'SIG-31', broken: 'no-end' };
    const kept = cardsOfRank(rankOf(head)).find((equal) => holds(p, seat, equal));
    return { rule: 'SIG-24', broken: 'holds-number', card: sigs.ids[kept!] };
  }
  if (end !== 'low' && end !== 'high') return { rule: 'SIG-31', broken: 'which-end' };
  if (end === 'low' && lowEnd(mask) === highEnd(mask)) {
    return { rule: 'SIG-31', broken: 'written-high' };
  }
  const bit = end === 'low' ? lowEnd(mask) : highEnd(mask);
  const meant = suitOf(head) * RANKS + 31 - Math.clz32(bit);
  return { rule: 'SIG-24', broken: 'holds-card', card: sigs.ids[meant] };
}

/** What a set takes. */
function needOf(p: Sigs, set: number): SetNeed {
  const head = p.sets[SET * set];
  const mask = p.sets[SET * set + 1];
  if (suitOf(head) === KIND) return { number: rankOf(head) + 1, cards: sizeOfKind(p, set) };
  const ends = [...new Set([lowEnd(mask), highEnd(mask)])].filter((bit) => bit !== 0);
  return { suit: suitOf(head), ranks: ends.map((bit) => 32 - Math.clz32(bit)), hasCic: hasCic(head) };
}

function sizeOfKind(p: Sigs, set: number): number {
  let size = 0;
  for (let suit = 0; suit < SUITS; suit++) if (p.sets[SET * set + 1] & (1 << suit)) size++;
  for (let wilds = p.sets[SET * set + 2]; wilds !== 0; wilds >>>= 5) if (wilds & 31) size++;
  return size;
}

function refuseSwap(p: Sigs, seat: number, words: readonly string[]): SigsRefusal {
  if (words.length !== 3) return { rule: 'SIG-32', broken: 'form-of-swap' };
  const missing = refuseCards(p, seat, words.slice(0, 1), 'SIG-32');
  if (missing) return missing;
  const set = findSet(p, seat, words[2], 'SIG-32');
  if (typeof set !== 'number') return set;
  const wild = sigs.find(words[1]);
  if (wild === undefined || !isAuxiliary(wild)) return { rule: 'SIG-32', broken: 'no-auxiliary' };
  const rank = wildRank(p.sets[SET * set + 2], wild - FIRST_AUXILIARY);
  if (rank < 0) return { rule: 'SIG-32', broken: 'not-in-set', card: words[1], set: set + 1 };
  const suit = suitOf(p.sets[SET * set]);
  const meant = suit === KIND ? rank + 1 : sigs.ids[suit * RANKS + rank];
  return { rule: 'SIG-32', broken: 'stands-for', auxiliary: words[1], card: words[0], meant };
}

function refuseCall(p: Sigs, seat: number, verb: string, words: readonly string[]): SigsRefusal {
  if (verb !== 'halt' || words.length < 1 || words.length > 2) {
    return { rule: 'SIG-34', broken: 'form-of-halt' };
  }
  const set = findSet(p, p.turn, words[0], 'SIG-34');
  if (typeof set !== 'number') return set;
  return refusePlace(p, seat, p.active[p.active.length - 1], set, words[1]);
}

function cardsOfRank(rank: number): Card[] {
  return Array.from({ length: SUITS }, (_, suit) => suit * RANKS + rank);
}
