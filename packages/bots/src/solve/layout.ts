// A description of tricks made ready for search in one word a set: cards as slots, rules as tables, worth from the view
// of side 0 less that of side 1, and which cards of a hand are as good as each other.

import type { Card, Tricks } from '@messdeck/engine';

/** Cards that fit into one word. */
export const MOST_CARDS = 32;
/** Suits up to this length get their ranks made relative; beyond, the tables would cost more than they save. */
const LONGEST_SUIT = 10;

export interface Layout {
  readonly count: number;
  /** For each slot its card. */
  readonly cards: readonly Card[];
  readonly owner: Int8Array;
  readonly hands: readonly number[];
  /** 0 or 1 for each hand. */
  readonly sides: readonly number[];
  /** For each led slot the slots that must follow it. */
  readonly follow: Int32Array;
  readonly free: number;
  readonly ledLast: number;
  /** strength[32 * led + slot] */
  readonly strength: Int32Array;
  /** For each slot what it brings side 0 when side 0 takes it, and when side 1 does. */
  readonly plus: Int32Array;
  readonly minus: Int32Array;
  readonly marked: number;
  /** For each slot the slots that it beats whatever is led, and for each side its cards. */
  readonly beaten: Int32Array;
  readonly ofSide: readonly [number, number];
  /** between[32 * a + b]: cards of others that tell a from b; -1 where nothing makes them alike. */
  readonly between: Int32Array;
  /** Relative ranks: for each suit its first slot, its length and for each set of its cards the set that stands for it. */
  readonly suits: readonly { readonly shift: number; readonly mask: number; readonly canon: Int32Array }[];
  /** While one of these is held, ranks are not made relative. */
  readonly mixing: number;
}

/** undefined where there are too many cards. `first` is the side that counts as side 0. */
export function layOut(tricks: Tricks, first: number): Layout | undefined {
  const slots = slotsOf(tricks);
  const count = slots.length;
  if (count > MOST_CARDS) return undefined;
  const cards = slots.map(({ card }) => card);
  const owner = Int8Array.from(slots, ({ hand }) => hand);
  const { follow, strength } = rulesOf(tricks, cards);
  const { plus, minus } = worthOf(tricks, cards, owner, first);
  const marked = wordOf(cards, tricks.marked?.cards);
  const unlike = cards.map((card, a) =>
    [plus[a], minus[a], (marked >> a) & 1, tricks.unusual?.lists.map((list) => list.includes(card))].join(),
  );
  const free = wordOf(cards, tricks.free);
  const ledLast = wordOf(cards, tricks.ledLast);
  const kinds = unlike.map((text, a) => `${text},${(free >> a) & 1},${(ledLast >> a) & 1}`);
  const hands = tricks.hands.map((hand) => wordOf(cards, hand));
  const sides = tricks.sides.map((side) => (side === first ? 0 : 1));
  const ofSide: [number, number] = [0, 0];
  for (const [hand, word] of hands.entries()) ofSide[sides[hand]] |= word;
  return {
    count,
    cards,
    owner,
    hands,
    sides,
    beaten: beatenOf(strength, count),
    ofSide,
    follow,
    free,
    ledLast,
    strength,
    plus,
    minus,
    marked,
    between: betweenOf(owner, follow, strength, kinds),
    suits: tricks.suit ? relativeRanks(tricks, cards, owner, kinds) : [],
    mixing: wordOf(cards, tricks.mixing),
  };
}

/** The cards held and those of the trick in play, suit by suit, the strongest first. */
function slotsOf(tricks: Tricks): { card: Card; hand: number }[] {
  const hands = tricks.hands.length;
  const slots = tricks.hands.flatMap((cards, hand) => cards.map((card) => ({ card, hand })));
  for (const [place, card] of tricks.trick.entries()) {
    slots.push({ card, hand: (tricks.leader + place) % hands });
  }
  const rank = ({ card }: { card: Card }): number => tricks.strength(card, card);
  const suit = ({ card }: { card: Card }): number => tricks.suit?.(card) ?? 0;
  return slots.sort((a, b) => suit(a) - suit(b) || rank(b) - rank(a) || a.card - b.card);
}

function rulesOf(tricks: Tricks, cards: readonly Card[]): { follow: Int32Array; strength: Int32Array } {
  const follow = new Int32Array(MOST_CARDS);
  const strength = new Int32Array(MOST_CARDS * MOST_CARDS);
  for (const [l, led] of cards.entries()) {
    for (const [s, card] of cards.entries()) {
      if (tricks.follows(led, card)) follow[l] |= 1 << s;
      strength[MOST_CARDS * l + s] = tricks.strength(led, card);
    }
  }
  return { follow, strength };
}

function worthOf(
  tricks: Tricks,
  cards: readonly Card[],
  owner: Int8Array,
  first: number,
): { plus: Int32Array; minus: Int32Array } {
  const plus = new Int32Array(MOST_CARDS);
  const minus = new Int32Array(MOST_CARDS);
  if (!tricks.worth) return { plus, minus };
  const alone = isEachForHimself(tricks);
  for (const [s, card] of cards.entries()) {
    plus[s] = tricks.worth(card, owner[s], first);
    minus[s] = alone ? 0 : 0 - tricks.worth(card, owner[s], 1 - first);
  }
  return { plus, minus };
}

export function isEachForHimself(tricks: Tricks): boolean {
  return new Set(tricks.sides).size > 2;
}

/** Cards as a set of their slots; those that have none are left out. */
export function wordOf(slots: readonly Card[], cards: readonly Card[] | undefined): number {
  let word = 0;
  for (const card of cards ?? []) {
    const slot = slots.indexOf(card);
    if (slot >= 0) word |= 1 << slot;
  }
  return word;
}

function beatenOf(strength: Int32Array, count: number): Int32Array {
  const beaten = new Int32Array(MOST_CARDS);
  for (let card = 0; card < count; card++) {
    for (let other = 0; other < count; other++) {
      let always = other !== card;
      for (let led = 0; led < count && always; led++) {
        always = strength[MOST_CARDS * led + card] > strength[MOST_CARDS * led + other];
      }
      if (always) beaten[card] |= 1 << other;
    }
  }
  return beaten;
}

/** Two cards of a hand are alike while none of the others' cards between them is left in play. */
function betweenOf(
  owner: Int8Array,
  follow: Int32Array,
  strength: Int32Array,
  kinds: readonly string[],
): Int32Array {
  const count = owner.length;
  const between = new Int32Array(MOST_CARDS * MOST_CARDS).fill(-1);
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (owner[a] !== owner[b] || kinds[a] !== kinds[b] || !followAlike(follow, a, b, count)) continue;
      let word = 0;
      for (let other = 0; other < count; other++) {
        if (owner[other] !== owner[a] && tells(strength, other, a, b, count)) word |= 1 << other;
      }
      between[MOST_CARDS * a + b] = word;
      between[MOST_CARDS * b + a] = word;
    }
  }
  return between;
}

function followAlike(follow: Int32Array, a: number, b: number, count: number): boolean {
  const others = ~((1 << a) | (1 << b));
  if ((follow[a] & others) !== (follow[b] & others)) return false;
  for (let led = 0; led < count; led++) {
    if (led !== a && led !== b && ((follow[led] >> a) & 1) !== ((follow[led] >> b) & 1)) return false;
  }
  return true;
}

/** Whether it makes a difference against the card `other`, to any lead, which of a and b is played. */
function tells(strength: Int32Array, other: number, a: number, b: number, count: number): boolean {
  const sign = (led: number, card: number): number =>
    Math.sign(strength[MOST_CARDS * led + card] - strength[MOST_CARDS * led + other]);
  if (sign(a, a) !== sign(b, b)) return true;
  for (let led = 0; led < count; led++) {
    if (led !== a && led !== b && sign(led, a) !== sign(led, b)) return true;
  }
  return false;
}

/** For each suit and each set of its cards left the first set in which the same hands hold the same kinds in order. */
function relativeRanks(
  tricks: Tricks,
  cards: readonly Card[],
  owner: Int8Array,
  kinds: readonly string[],
): Layout['suits'] {
  const suits: { shift: number; mask: number; canon: Int32Array }[] = [];
  const suitOf = cards.map((card) => tricks.suit!(card));
  const codes = new Map<string, number>();
  for (const [s, kind] of kinds.entries()) {
    const text = `${owner[s]},${kind}`;
    if (!codes.has(text)) codes.set(text, codes.size + 1);
  }
  for (let shift = 0; shift < cards.length; ) {
    let length = 1;
    while (shift + length < cards.length && suitOf[shift + length] === suitOf[shift]) length++;
    if (length > LONGEST_SUIT) return [];
    const canon = new Int32Array(1 << length);
    const first = new Map<number, number>();
    const base = codes.size + 1;
    const code = new Float64Array(1 << length);
    for (let set = 1; set < 1 << length; set++) {
      const slot = 31 - Math.clz32(set);
      code[set] =
        code[set & ~(1 << slot)] * base + codes.get(`${owner[shift + slot]},${kinds[shift + slot]}`)!;
      const known = first.get(code[set]);
      if (known === undefined) first.set(code[set], set);
      canon[set] = (known ?? set) << shift;
    }
    suits.push({ shift, mask: (1 << length) - 1, canon });
    shift += length;
  }
  return suits;
}
