// No suit is known by its color alone: for every pair of suits of a pack, in each of the three common kinds of color
// blindness, the colors stay far apart or sign and pattern differ; signs always do. How alike signs look is measured in a
// browser (packages/web/e2e/signs.test.ts).

import { armedForces } from '@messdeck/engine/packs/armed-forces';
import { parker } from '@messdeck/engine/packs/parker';
import { sammy } from '@messdeck/engine/packs/sammy';
import { sigs } from '@messdeck/engine/packs/sigs';
import { skirmish } from '@messdeck/engine/packs/skirmish';
import { describe, expect, test } from 'vitest';
import { MARKS } from './armed-forces/marks.ts';
import { COLOUR } from './armed-forces/paper.ts';
import { SUNS } from './armed-forces/suns.ts';
import { distance, linearOf, seenWith, VISIONS } from './color-vision.testing.ts';
import { loadFaces } from './index.ts';
import { BRANCH, pattern } from './parker/face.ts';
import { sign } from './parker/signs.ts';
import { band, mark, suitInk } from './sammy/suits.ts';
import { HATCH, SUITS } from './sigs/face.ts';
import { badgeShape } from './skirmish/figures.ts';
import { INK } from './skirmish/inks.ts';
import { stock } from './svg.ts';

interface Suit {
  readonly name: string;
  readonly ink: string;
  readonly sign: string;
  /** What else is drawn in the suit's own way, over the whole card; none where colors suffice. */
  readonly pattern: string;
  readonly cards: readonly string[];
}

const keys = <K extends string>(from: Readonly<Record<K, unknown>>): K[] => Object.keys(from) as K[];

const PACKS: Readonly<Record<string, readonly Suit[]>> = {
  parker: keys(BRANCH).map((name) => ({
    name,
    ink: BRANCH[name].ink,
    sign: sign(name, 31.5, 99, 46, 'currentColor', stock),
    pattern: pattern(name),
    cards: parker.cards
      .filter((card) => card.kind === 'company' && card.company === name)
      .map(({ id }) => id),
  })),
  skirmish: keys(INK).map((name) => ({
    name,
    ink: INK[name],
    sign: badgeShape(name),
    pattern: '',
    cards: skirmish.cards.filter(({ branch }) => branch === name).map(({ id }) => id),
  })),
  sigs: keys(SUITS).map((name) => ({
    name,
    ink: SUITS[name].colour,
    sign: SUITS[name].mark,
    pattern: HATCH[name][0],
    cards: sigs.cards.filter(({ suit }) => suit === name).map(({ id }) => id),
  })),
  sammy: keys(suitInk).map((name) => ({
    name,
    ink: suitInk[name],
    sign: mark(name, 36.75, 113, 11.5),
    pattern: band(name),
    cards: sammy.cards.filter(({ suit }) => suit === name).map(({ id }) => id),
  })),
  'armed-forces': keys(COLOUR).map((name) => ({
    name,
    ink: COLOUR[name],
    sign: MARKS[name](),
    pattern: SUNS[name](),
    cards: armedForces.cards.filter(({ service }) => service === name).map(({ id }) => id),
  })),
};

/** Five times what can just be told apart side by side: cards are seen apart, by lamplight, in passing. */
const FAR = 0.1;

const hexOf = (ink: string): string => /#[0-9a-f]{6}/.exec(ink)![0];
const colorless = (svg: string): string => svg.replace(/var\(--[^)]*\)|#[0-9a-f]{6}/g, '');

const pairsOf = (suits: readonly Suit[]): [Suit, Suit][] =>
  suits.flatMap((a, i) => suits.slice(i + 1).map((b): [Suit, Suit] => [a, b]));

describe.each(Object.entries(PACKS))('%s', (packId, suits) => {
  test('every card carries the sign and the pattern of its suit', async () => {
    const faces = await loadFaces(packId);
    for (const suit of suits) {
      expect(suit.cards.length).toBeGreaterThan(10);
      for (const card of suit.cards) {
        expect(faces.face(card), card).toContain(suit.sign);
        expect(faces.face(card), card).toContain(suit.pattern);
      }
    }
  });

  test.each(Object.entries(VISIONS))('suits are told apart by %s eyes', (_, vision) => {
    for (const [a, b] of pairsOf(suits)) {
      const far = distance(
        seenWith(vision, linearOf(hexOf(a.ink))),
        seenWith(vision, linearOf(hexOf(b.ink))),
      );
      expect(colorless(a.sign), `${a.name}, ${b.name}`).not.toBe(colorless(b.sign));
      const patterns = [a, b].map((suit) => colorless(suit.pattern));
      expect(far >= FAR || patterns[0] !== patterns[1], `${a.name}, ${b.name}: ${far}`).toBe(true);
    }
  });
});

test('Cavalry and Artillery stay apart by color, too', () => {
  for (const vision of Object.values(VISIONS)) {
    const [cavalry, artillery] = [BRANCH.cavalry, BRANCH.artillery].map(({ ink }) =>
      seenWith(vision, linearOf(hexOf(ink))),
    );
    expect(distance(cavalry, artillery)).toBeGreaterThan(FAR);
  }
});
