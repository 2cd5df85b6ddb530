// What a seat can deduce about the cards it does not see. Each time the Reserve is renewed (SIG-12) the cards that
// go into it are known, so a hidden card has a generation: the Reserve in which it was last hidden. Hidden cards are
// counted in groups, by generation and by the seats that may hold them; a card handed over unseen (SIG-36) widens
// the groups of its giver to the receiver. An auxiliary that is played tells what its player does not hold (SIG-24).

import { dealUnknown } from '../../mechanics/imagine.ts';
import type { Card } from '../../pack.ts';
import type { Random } from '../../random.ts';
import { DECK } from './cards.ts';

/** The generation of a card whose place is known. */
const SEEN = -1;
/** In place of a seat: the Reserve. */
export const IN_RESERVE = -1;
/** Groups of one generation with more than one seat; beyond this they are joined. */
const MOST_WIDE_GROUPS = 8;

/** Hidden cards of one generation, `count` of them in the hands of these seats (a bit each). */
interface Group {
  readonly generation: number;
  readonly seats: number;
  count: number;
}

/** A card known by name that one of these seats holds. */
export interface Rover {
  readonly card: Card;
  readonly seats: number;
}

/** A card that a seat was seen not to hold; since then it has drawn `fresh` hidden cards of its generation. */
interface Exclusion {
  readonly seat: number;
  readonly card: Card;
  fresh: number;
}

interface Gift {
  readonly giver: number;
  readonly receiver: number;
}

export interface Beliefs {
  readonly deck: readonly Card[];
  /** For each card its generation, or SEEN. */
  readonly generation: number[];
  current: number;
  groups: Group[];
  rovers: Rover[];
  exclusions: Exclusion[];
  gifts: Gift[];
}

export function makeBeliefs(deck: readonly Card[]): Beliefs {
  return {
    deck,
    generation: DECK.map(() => SEEN),
    current: 0,
    groups: [],
    rovers: [],
    exclusions: [],
    gifts: [],
  };
}

/** A new hand: `seen` are the cards in sight, `hidden[seat]` the number of cards hidden in each hand. */
export function beliefsOfDeal(b: Beliefs, seen: readonly Card[], hidden: readonly number[]): void {
  for (const card of b.deck) b.generation[card] = 0;
  for (const card of seen) b.generation[card] = SEEN;
  b.current = 0;
  b.groups = hidden.map((count, seat) => ({ generation: 0, seats: 1 << seat, count }));
  b.rovers = [];
  b.exclusions = [];
  b.gifts = [];
}

/** SIG-12: these cards are the Reserve now. */
export function hideInReserve(b: Beliefs, cards: readonly Card[]): void {
  b.current++;
  for (const card of cards) b.generation[card] = b.current;
}

/** A seat draws from the Reserve, unseen. */
export function drawHidden(b: Beliefs, seat: number): void {
  addGroup(b.groups, { generation: b.current, seats: 1 << seat, count: 1 });
  for (const exclusion of b.exclusions) {
    if (exclusion.seat === seat && b.generation[exclusion.card] === b.current) exclusion.fresh++;
  }
}

/** This seat itself drew a card from the Reserve. */
export function drawSeen(b: Beliefs, card: Card): void {
  b.generation[card] = SEEN;
  b.exclusions = b.exclusions.filter((exclusion) => exclusion.card !== card);
}

function addGroup(groups: Group[], { generation, seats, count }: Group): void {
  const same = groups.find((group) => group.generation === generation && group.seats === seats);
  if (same) same.count += count;
  else groups.push({ generation, seats, count });
}

/** A card that was not known to be there comes out of a seat's hand. */
export function comeOut(b: Beliefs, seat: number, card: Card): void {
  const rover = b.rovers.findIndex((candidate) => candidate.card === card);
  if (rover >= 0) {
    b.rovers.splice(rover, 1);
    return;
  }
  const generation = b.generation[card];
  b.generation[card] = SEEN;
  const from = b.groups.filter(
    (group) => group.generation === generation && group.count > 0 && group.seats & (1 << seat),
  );
  const rest = b.groups.filter((group) => !from.includes(group));
  // From which of several groups it came cannot be told: they are joined.
  addGroup(rest, {
    generation,
    seats: from.reduce((seats, group) => seats | group.seats, 0),
    count: from.reduce((count, group) => count + group.count, -1),
  });
  b.groups = rest.filter((group) => group.count > 0);
  const certain = from.length === 1 && from[0].seats === 1 << seat;
  b.exclusions = excludedAfter(b, seat, card, generation, certain);
}

/** The exclusions that are left when a card of this generation came out of the hand. */
function excludedAfter(
  b: Beliefs,
  seat: number,
  card: Card,
  generation: number,
  certain: boolean,
): Exclusion[] {
  const own = b.exclusions.find((exclusion) => exclusion.seat === seat && exclusion.card === card);
  return b.exclusions.filter((exclusion) => {
    if (exclusion.card === card) return false;
    if (exclusion.seat !== seat || b.generation[exclusion.card] !== generation) return true;
    // It was drawn after it had been excluded, so it was one of the fresh cards of all older exclusions too.
    if (own && exclusion.fresh >= own.fresh) exclusion.fresh--;
    return certain;
  });
}

/** SIG-24: a seat does not hold this card now. */
export function exclude(b: Beliefs, seat: number, card: Card): void {
  b.rovers = b.rovers.map((rover) =>
    rover.card === card ? { card, seats: rover.seats & ~(1 << seat) } : rover,
  );
  if (b.generation[card] === SEEN) return;
  b.exclusions = b.exclusions.filter((old) => old.seat !== seat || old.card !== card);
  b.exclusions.push({ seat, card, fresh: 0 });
}

/** SIG-36: a card was handed over unseen; any card of the giver may be the one, `known` are those known by name. */
export function giveHidden(b: Beliefs, giver: number, receiver: number, known: readonly Card[]): void {
  const widen = (seats: number): number => (seats & (1 << giver) ? seats | (1 << receiver) : seats);
  const groups: Group[] = [];
  for (const { generation, seats, count } of b.groups) {
    addGroup(groups, { generation, seats: widen(seats), count });
  }
  b.groups = joinWide(groups, b.current);
  b.rovers = b.rovers.map(({ card, seats }) => ({ card, seats: widen(seats) }));
  for (const card of known) b.rovers.push({ card, seats: (1 << giver) | (1 << receiver) });
  b.exclusions = b.exclusions.filter(({ seat }) => seat !== giver && seat !== receiver);
  b.gifts.push({ giver, receiver });
}

function joinWide(groups: Group[], current: number): Group[] {
  let joined = groups;
  for (let generation = 0; generation <= current; generation++) {
    const wide = joined.filter((group) => group.generation === generation && isWide(group.seats));
    if (wide.length <= MOST_WIDE_GROUPS) continue;
    const seats = wide.reduce((union, group) => union | group.seats, 0);
    const count = wide.reduce((total, group) => total + group.count, 0);
    joined = joined.filter((group) => !wide.includes(group));
    joined.push({ generation, seats, count });
  }
  return joined;
}

function isWide(seats: number): boolean {
  return (seats & (seats - 1)) !== 0;
}

/**
 * Deals the hidden cards as they may lie: `put(card, seat)` for each, with IN_RESERVE for the `reserve` cards there
 * (in random order). `room[seat]` is the number of cards of its hand not known by name. Returns the cards that lie
 * with one of several seats because they may have been handed over.
 */
export function dealHidden(
  b: Beliefs,
  random: Random,
  reserve: number,
  room: number[],
  put: (card: Card, seat: number) => void,
): readonly Rover[] {
  const byGeneration: Card[][] = [];
  for (let generation = 0; generation <= b.current; generation++) byGeneration.push([]);
  for (const card of b.deck) if (b.generation[card] !== SEEN) byGeneration[b.generation[card]].push(card);
  const wide: Rover[] = b.rovers.slice();
  const settle = (card: Card, seats: number): void => {
    if (isWide(seats)) {
      wide.push({ card, seats });
    } else {
      const seat = seats === 0 ? IN_RESERVE : 31 - Math.clz32(seats);
      if (seat !== IN_RESERVE) room[seat]--;
      put(card, seat);
    }
  };
  for (let generation = 0; generation <= b.current; generation++) {
    const groups = b.groups.filter((group) => group.generation === generation);
    if (generation === b.current) groups.push({ generation, seats: 0, count: reserve });
    dealGeneration(b, random, byGeneration[generation], groups, settle);
  }
  if (wide.length === 0) return wide;
  const cards = wide.map((rover) => rover.card);
  const may = wide.map((rover) => rover.seats);
  dealUnknown(random, cards, may, room, put);
  return wide;
}

/** Deals the cards of one generation to its groups. */
function dealGeneration(
  b: Beliefs,
  random: Random,
  cards: Card[],
  groups: readonly Group[],
  settle: (card: Card, seats: number) => void,
): void {
  // In random order, so that the Reserve is shuffled.
  random.shuffle(cards);
  const excluded = b.exclusions.filter(({ card }) => cards.includes(card));
  if (excluded.length > 0) {
    dealWithExclusions(random, cards, groups, excluded, settle);
    return;
  }
  let next = 0;
  for (const { seats, count } of groups) {
    for (let i = 0; i < count; i++) settle(cards[next++], seats);
  }
}

/** Part of a group: its cards from number `from` on, in the order in which they were drawn. */
interface Part {
  readonly seats: number;
  readonly from: number;
  readonly count: number;
}

function dealWithExclusions(
  random: Random,
  cards: readonly Card[],
  groups: readonly Group[],
  excluded: readonly Exclusion[],
  settle: (card: Card, seats: number) => void,
): void {
  const parts = groups.flatMap((group) => partsOf(group, excluded));
  const may = cards.map((card) => {
    const barred = excluded.filter((exclusion) => exclusion.card === card);
    return parts.reduce(
      (places, part, i) => (isBarred(part, barred, groups) ? places : places | (1 << i)),
      0,
    );
  });
  const room = parts.map((part) => part.count);
  dealUnknown(random, cards, may, room, (card, place) => settle(card, parts[place].seats));
}

/** A hand is cut where an exclusion was seen: what was drawn later may be the excluded card. */
function partsOf({ seats, count }: Group, excluded: readonly Exclusion[]): Part[] {
  const cuts = new Set([0]);
  for (const { seat, fresh } of excluded) {
    if (seats === 1 << seat && fresh > 0 && fresh < count) cuts.add(count - fresh);
  }
  const starts = [...cuts].sort((a, b) => a - b);
  return starts.map((from, i) => ({ seats, from, count: (starts[i + 1] ?? count) - from }));
}

function isBarred(part: Part, barred: readonly Exclusion[], groups: readonly Group[]): boolean {
  return barred.some(({ seat, fresh }) => {
    if (part.seats !== 1 << seat) return false;
    const hand = groups.find((group) => group.seats === part.seats)!;
    return part.from < hand.count - fresh;
  });
}
