// Why an action of SIGS is refused: a sentence with the rule id, made from the player's own hand and the table alone.

import { capital } from '../../first-letter.ts';
import type { Actor, View } from '../../game.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { sigs, suits } from '../../packs/sigs.ts';

import { bitOf, CIC, FIRST_AUXILIARY, isAuxiliary, RANKS, SUITS, wordOf } from './cards.ts';
import { DRAW, GIVE, holds, isOpenTo, NO_CARD, NONE_TAKEN, PHASES, type Sigs, WINDOW } from './position.ts';
import {
  fits,
  hasCic,
  highEnd,
  KIND,
  lowEnd,
  nameOfSet,
  ownerOf,
  rankOf,
  SET,
  suitOf,
  wildRank,
} from './sets.ts';

/** What a call of Halt! is answered that nothing comes of; it costs nothing. From what everybody can see. */
export function nothingToHalt({ phase }: View, { variation }: Rules): string {
  if (phase === PHASES[WINDOW])
    return 'That card fits a set, but an auxiliary may not stand for a card you hold (SIG-24).';
  return variation === 'showdown'
    ? 'That card fits no set of the side that discarded it (SIG-34).'
    : 'That card fits no set on the table (SIG-34).';
}

export function refuse(p: Sigs, seat: Actor, action: string): string {
  const [verb, ...words] = action.split(' ');
  if (p.phase === DRAW) return refuseDraw(p, verb, words);
  if (p.phase === WINDOW) return refuseCall(p, seat, verb, words);
  if (p.phase === GIVE) {
    const missing = verb === 'give' ? refuseCards(p, seat, words, 'SIG-36') : undefined;
    return missing ?? 'Give one card of your hand (SIG-36).';
  }
  return refusePlay(p, seat, verb, words);
}

function refuseDraw(p: Sigs, verb: string, words: readonly string[]): string {
  if (verb !== 'draw') return 'A turn begins with a draw (SIG-10).';
  const [from, id] = words;
  if (from === 'reserve' && words.length === 1) return 'The Reserve is empty (SIG-13).';
  if (from === 'active' && words.length === 1) return 'The Active pile is empty (SIG-13).';
  const card = sigs.find(id ?? '');
  if (from !== 'buried' || words.length !== 2 || card === undefined) {
    return 'Draw from the Reserve, the top card of the Active pile, or a buried card of it (SIG-13, SIG-14).';
  }
  const place = p.active.indexOf(card);
  if (place < 0) return `${capital(sigs.say(card))} does not lie in the Active pile (SIG-14).`;
  if (place === p.active.length - 1)
    return `${capital(sigs.say(card))} lies on top; draw active takes it (SIG-14).`;
  return `With the cards down to ${sigs.say(card)} in your hand, it could not go into a set at once (SIG-14).`;
}

function refusePlay(p: Sigs, seat: number, verb: string, words: readonly string[]): string {
  if (verb === 'draw') return 'The draw of this turn is over; lay, add, swap, or discard (SIG-10).';
  if (verb === 'halt') return 'Halt! can be called only after the discard of an opponent (SIG-34).';
  if (verb === 'give') return 'A card is given only after a call of Halt! (SIG-36).';
  const buried = p.must === NO_CARD ? undefined : sigs.ids[p.must];
  if (buried && (verb === 'discard' || !words.includes(buried))) {
    return `The buried card must go into a set now: ${sigs.say(p.must)} (SIG-14).`;
  }
  if (verb === 'lay') return refuseLay(p, seat, words);
  if (verb === 'add') return refuseAdd(p, seat, words);
  if (verb === 'swap') return refuseSwap(p, seat, words);
  if (words.length !== 1) return 'Discard one card (SIG-10).';
  const missing = refuseCards(p, seat, words, 'SIG-10');
  return (
    missing ??
    `You took ${sigs.say(p.barred)} from the Active pile in this turn and may not discard it (SIG-16).`
  );
}

/** The first of the words that is no card, not held, or named twice. */
function refuseCards(p: Sigs, seat: number, ids: readonly string[], rule: string): string | undefined {
  for (const [i, id] of ids.entries()) {
    const card = sigs.find(id);
    if (card === undefined) return `${JSON.stringify(id)} is no card (${rule}).`;
    if (!holds(p, seat, card)) return `You do not hold ${sigs.say(card)} (${rule}).`;
    if (ids.indexOf(id) !== i) return `${capital(sigs.say(card))} stands twice (${rule}).`;
  }
  return undefined;
}

function refuseLay(p: Sigs, seat: number, [form, ...ids]: readonly string[]): string {
  if (form !== 'run' && form !== 'kind') return 'Lay a run or a kind (SIG-30).';
  const missing = refuseCards(p, seat, ids, 'SIG-30');
  if (missing) return missing;
  if (ids.length < 3) return 'A set has at least three cards (SIG-20, SIG-22).';
  if (ids.length >= p.counts[seat]) return 'You must keep a card for the discard (SIG-11).';
  const cards = ids.map((id) => sigs.find(id)!);
  const ranked = cards.filter((card) => card < CIC);
  if (ranked.length === 0) return 'A set needs at least one rank card (SIG-23).';
  if (p.laid && !cards.some((card) => p.taken[wordOf(card)] & bitOf(card))) {
    return p.taken === NONE_TAKEN
      ? 'Only one set may be laid in a turn (SIG-15).'
      : 'After a buried draw only one set may be laid without one of the cards taken (SIG-15).';
  }
  return form === 'kind' ? refuseKind(p, seat, cards, ranked) : refuseRun(p, seat, cards, ranked);
}

function refuseKind(p: Sigs, seat: number, cards: readonly Card[], ranked: readonly Card[]): string {
  const rank = ranked[0] % RANKS;
  if (cards.includes(CIC)) return 'The Commander-in-Chief belongs only in a run (SIG-21).';
  if (ranked.some((card) => card % RANKS !== rank)) return 'A kind has cards of one number (SIG-22).';
  if (cards.length > 4) return 'A kind has at most four cards (SIG-22).';
  const kept = cardsOfRank(rank).find((card) => holds(p, seat, card) && !cards.includes(card));
  if (kept !== undefined)
    return `An auxiliary may not stand for a number you hold: ${sigs.say(kept)} (SIG-24).`;
  return 'The cards of a kind are written in the order of the pack (SIG-22).';
}

function refuseRun(p: Sigs, seat: number, cards: readonly Card[], ranked: readonly Card[]): string {
  const suit = wordOf(ranked[0]);
  if (ranked.some((card) => wordOf(card) !== suit)) return 'A run has cards of one suit (SIG-20).';
  const ladder = cards.filter((card) => card !== CIC);
  const place = ladder.findIndex((card) => !isAuxiliary(card));
  const rankAt = (i: number): number => ((ladder[place] % RANKS) - place + i + RANKS * RANKS) % RANKS;
  if (ladder.length > RANKS) return 'No rank stands twice in a run (SIG-20).';
  if (ladder.some((card, i) => !isAuxiliary(card) && card % RANKS !== rankAt(i))) {
    return 'The ranks of a run follow one another, from the low end up (SIG-20).';
  }
  const chief = cards.indexOf(CIC);
  if (chief >= 0 && (chief === 0 || rankAt(chief - 1) !== RANKS - 1)) {
    return 'The Commander-in-Chief stands directly above the 19 of a run (SIG-21).';
  }
  for (const [i, card] of ladder.entries()) {
    const meant = suit * RANKS + rankAt(i);
    if (isAuxiliary(card) && holds(p, seat, meant)) {
      return `An auxiliary may not stand for a card you hold: ${sigs.say(meant)} (SIG-24).`;
    }
  }
  return 'Auxiliaries stand in pack order from the low end, and a run of 19 ranks is written from 1 (SIG-20).';
}

/** The set named, if it is there and open to `seat`; or why not. */
function findSet(p: Sigs, seat: number, name: string | undefined, rule: string): number | string {
  const set = /^s[1-9]\d*$/.test(name ?? '') ? Number(name!.slice(1)) - 1 : -1;
  if (set < 0 || SET * set >= p.sets.length)
    return `There is no set ${JSON.stringify(name ?? '')} on the table (${rule}).`;
  if (isOpenTo(p.agreed, seat, ownerOf(p.sets[SET * set]))) return set;
  return p.phase === WINDOW
    ? 'The card must fit a set of the side of the player who discarded it (SIG-34).'
    : 'In this variation you play only on the sets of your own side (SIG-33).';
}

function refuseAdd(p: Sigs, seat: number, words: readonly string[]): string {
  const missing = refuseCards(p, seat, words.slice(0, 1), 'SIG-31');
  if (missing) return missing;
  if (words.length < 2 || words.length > 3) return 'Name one card and the set to which it is added (SIG-31).';
  const set = findSet(p, seat, words[1], 'SIG-31');
  if (typeof set === 'string') return set;
  if (p.counts[seat] === 1) return 'You must keep a card for the discard (SIG-11).';
  return refusePlace(p, seat, sigs.find(words[0])!, set, words[2]);
}

/** Why a card cannot go onto a set from the hand of `seat`, or by his call. */
function refusePlace(p: Sigs, seat: number, card: Card, set: number, end: string | undefined): string {
  const head = p.sets[SET * set];
  const mask = p.sets[SET * set + 1];
  const name = nameOfSet(set);
  if (!fits(p.sets, set, card))
    return `${capital(sigs.say(card))} does not fit ${name}: ${needOf(p, set)} (SIG-31).`;
  if (!isAuxiliary(card) || suitOf(head) === KIND) {
    if (end !== undefined) return 'An end is named only for an auxiliary on a run (SIG-31).';
    const kept = cardsOfRank(rankOf(head)).find((equal) => holds(p, seat, equal));
    return `An auxiliary may not stand for a number you hold: ${sigs.say(kept!)} (SIG-24).`;
  }
  if (end !== 'low' && end !== 'high')
    return 'For an auxiliary on a run say which end: low or high (SIG-31).';
  if (end === 'low' && lowEnd(mask) === highEnd(mask)) {
    return 'Both ends of this run ask for the same last rank, which is written high (SIG-31).';
  }
  const bit = end === 'low' ? lowEnd(mask) : highEnd(mask);
  const meant = suitOf(head) * RANKS + 31 - Math.clz32(bit);
  return `An auxiliary may not stand for a card you hold: ${sigs.say(meant)} (SIG-24).`;
}

/** What a set takes, in words. */
function needOf(p: Sigs, set: number): string {
  const head = p.sets[SET * set];
  const mask = p.sets[SET * set + 1];
  if (suitOf(head) === KIND) return `it is a kind of ${rankOf(head) + 1} with ${sizeOfKind(p, set)} cards`;
  const ends = [...new Set([lowEnd(mask), highEnd(mask)])].filter((bit) => bit !== 0);
  const ranks = ends.map((bit) => `${suits[suitOf(head)].title} ${32 - Math.clz32(bit)}`);
  const takes = ranks.length > 0 ? `it takes ${ranks.join(' or ')}` : 'it has all ranks';
  return hasCic(head) ? `${takes} and has the Commander-in-Chief` : takes;
}

function sizeOfKind(p: Sigs, set: number): number {
  let size = 0;
  for (let suit = 0; suit < SUITS; suit++) if (p.sets[SET * set + 1] & (1 << suit)) size++;
  for (let wilds = p.sets[SET * set + 2]; wilds !== 0; wilds >>>= 5) if (wilds & 31) size++;
  return size;
}

function refuseSwap(p: Sigs, seat: number, words: readonly string[]): string {
  if (words.length !== 3) return 'Name your rank card, the auxiliary it replaces, and the set (SIG-32).';
  const missing = refuseCards(p, seat, words.slice(0, 1), 'SIG-32');
  if (missing) return missing;
  const set = findSet(p, seat, words[2], 'SIG-32');
  if (typeof set === 'string') return set;
  const card = sigs.find(words[0])!;
  const wild = sigs.find(words[1]);
  if (wild === undefined || !isAuxiliary(wild)) return 'Only an auxiliary is replaced (SIG-32).';
  const rank = wildRank(p.sets[SET * set + 2], wild - FIRST_AUXILIARY);
  if (rank < 0) return `${capital(sigs.say(wild))} does not lie in ${words[2]} (SIG-32).`;
  const suit = suitOf(p.sets[SET * set]);
  const meant = suit === KIND ? `a card of number ${rank + 1}` : sigs.say(suit * RANKS + rank);
  return `${capital(sigs.say(wild))} stands for ${meant}, not for ${sigs.say(card)} (SIG-32).`;
}

function refuseCall(p: Sigs, seat: number, verb: string, words: readonly string[]): string {
  if (verb !== 'halt' || words.length < 1 || words.length > 2) {
    return 'Call Halt! and name the set where the discarded card goes, or let it pass (SIG-34).';
  }
  const set = findSet(p, p.turn, words[0], 'SIG-34');
  if (typeof set === 'string') return set;
  return refusePlace(p, seat, p.active[p.active.length - 1], set, words[1]);
}

function cardsOfRank(rank: number): Card[] {
  return Array.from({ length: SUITS }, (_, suit) => suit * RANKS + rank);
}
