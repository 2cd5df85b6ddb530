// Cards for card printers, sheets to fold, and the editions, read back.

import type { PackId } from '@messdeck/faces';
import { describe, expect, test } from 'vitest';
import { CARD, deckOf, drawingOf, SET_IN } from './cards.ts';
import { printDeck, printTestSheet } from './deck.ts';
import { SUIT_INKS } from './editions/four-color.ts';
import { MIXED, MOST_INK } from './inks.ts';
import { PACKS } from './packs.ts';
import { PRINTERS, SAFE } from './printers.ts';
import { readPdf } from './reading.testing.ts';
import { apply } from './svg/matrix.ts';
import { Measure } from './svg/measure.ts';
import { walk } from './svg/walk.ts';

const date = new Date('2026-11-19T00:00:00Z');
const CLOSE = 0.05;

test('no ink of the table lays down more than 240 %', () => {
  for (const [color, mixed] of Object.entries(MIXED)) {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(mixed.reduce((sum, part) => sum + part)).toBeLessThan(MOST_INK);
  }
});

test.each(Object.values(PRINTERS))('$name: a card a page, in its order, with its bleed', async (printer) => {
  const { bytes } = await printDeck({ pack: 'skirmish', paper: 'a4', date, way: printer.id });
  expect(bytes.length).toBeLessThan(3_000_000);
  const pdf = readPdf(bytes);
  const cards = PACKS[1].cards.ids.map((id) => `Card-${id}`);
  expect(pdf.pages.map(({ placed }) => placed.map(({ name }) => name))).toEqual(
    (printer.order === 'faces-then-back' ? [...cards, 'Back'] : cards.flatMap((card) => ['Back', card])).map(
      (name) => [name],
    ),
  );
  // Every color is one of the press.
  for (const content of pdf.contents) expect(content).not.toMatch(/ (rg|RG)$/m);
  for (const page of pdf.pages) {
    expect(page.width).toBeCloseTo(printer.width, 1);
    expect(page.height).toBeCloseTo(printer.height, 1);
    const { trim, bleed } = page;
    expect(Math.abs(trim!.right - trim!.left - CARD.width)).toBeLessThan(CLOSE);
    expect(Math.abs(trim!.bottom - trim!.top - CARD.height)).toBeLessThan(CLOSE);
    expect(bleed).toEqual({ left: 0, top: 0, right: page.width, bottom: page.height });
    const [left, top] = apply(page.placed[0].matrix, 0, 0);
    expect(Math.abs(left - trim!.left) + Math.abs(top - trim!.top)).toBeLessThan(CLOSE);
    // The drawing reaches the edge of the page.
    const [farLeft, farTop] = apply(page.placed[0].matrix, -14, -14);
    expect(farLeft).toBeLessThanOrEqual(0);
    expect(farTop).toBeLessThanOrEqual(0);
    expect(page.parts).toEqual({});
  }
});

test('gutterfold: folded along the line, each back lies behind its front', async () => {
  const pdf = readPdf((await printDeck({ pack: 'parker', paper: 'letter', date, way: 'gutterfold' })).bytes);
  expect(pdf.pages).toHaveLength(14);
  const fronts = pdf.pages.flatMap(({ placed }) =>
    placed.map(({ name }) => name).filter((name) => name !== 'Back'),
  );
  expect(new Set(fronts).size).toBe(53);
  expect(fronts).toHaveLength(53);
  for (const { placed, parts } of pdf.pages) {
    const fold = parts.Fold[0].from[1];
    for (let i = 0; i < placed.length; i += 2) {
      const [back, front] = [placed[i], placed[i + 1]];
      expect([back.name, front.name === 'Back']).toEqual(['Back', false]);
      const [x, foot] = apply(back.matrix, 0, 350);
      const [frontX, head] = apply(front.matrix, 0, 0);
      expect(Math.abs(x - frontX)).toBeLessThan(CLOSE);
      expect(Math.abs(fold - foot - (head - fold))).toBeLessThan(CLOSE);
      for (const { from, to } of parts.Marks)
        for (const [mx, my] of [from, to])
          for (const { seen } of [back, front])
            expect(mx > seen.left && mx < seen.right && my > seen.top && my < seen.bottom).toBe(false);
    }
  }
});

test('test sheet: each line of the back stands a tenth of a millimeter farther in than the one before', async () => {
  const [front, back] = readPdf((await printTestSheet('a4', date)).bytes).pages;
  const upright = (page: typeof front): number[] =>
    page.parts.Scale.filter(({ from, to }) => Math.abs(from[0] - to[0]) < 0.01)
      .map(({ from }) => from[0])
      .sort((a, b) => a - b);
  const behind = upright(back)
    .map((x) => front.width - x)
    .reverse();
  expect(behind).toHaveLength(41);
  for (const [i, x] of upright(front).entries())
    expect(Math.abs(x - behind[i] - (i - 20) / 10)).toBeLessThan(0.01);
});

const editions = ['standard', 'large', 'four-color', 'ink-saving'] as const;

describe.each(PACKS.map(({ id }) => id))('%s', (id: PackId) => {
  const deck = async (edition: (typeof editions)[number], braille = false) => {
    const pack = PACKS.find((one) => one.id === id)!;
    return deckOf(id, pack.cards, pack.title, { edition, braille });
  };

  test.each(editions)('%s: nothing of value lies outside the safe area', async (edition) => {
    const safe = SAFE / CARD.unit;
    for (const card of (await deck(edition, true)).cards)
      for (const called of ['index', 'braille']) {
        const { left, top, right, bottom } = ((measure) => {
          walk(drawingOf(card), measure);
          return measure;
        })(new Measure(called));
        const least = Math.min(left, top, 250 - right, 350 - bottom);
        expect(least, `${card.id} ${called}`).toBeGreaterThan(safe - CLOSE / CARD.unit);
      }
  });

  test('large: digits are at least 15 mm high', async () => {
    for (const { id: card, svg } of (await deck('large')).cards) {
      const index = /<g class="index">(.*?<text[^>]*font-size="([\d.]+)".*?)<\/text>/s.exec(svg)!;
      const scale = Number(/scale\(([\d.]+)\)/.exec(index[1])![1]);
      expect(Number(index[2]) * scale * 0.735 * SET_IN * CARD.unit, card).toBeGreaterThanOrEqual(15);
    }
  });

  test('every color of every edition is in the table of inks', async () => {
    for (const edition of editions) {
      const { cards, back } = await deck(edition);
      const colors = new Set(
        [back, ...cards.map(({ svg }) => svg)].flatMap((svg) => svg.match(/#[0-9a-f]{6}/g) ?? []),
      );
      for (const color of colors) expect(MIXED, `${edition} ${color}`).toHaveProperty([color]);
    }
  });

  test('four colors: suits stand apart in gray', () => {
    const grays = Object.values(SUIT_INKS[id])
      .map((inks) => lightnessOf(Object.values(inks)[0]))
      .sort((a, b) => a - b);
    for (const [i, gray] of grays.slice(1).entries())
      expect(gray - grays[i], JSON.stringify(grays)).toBeGreaterThan(6);
    expect(grays.at(-1)).toBeLessThan(53);
  });
});

/** CIE lightness, 0 to 100. */
function lightnessOf(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}
