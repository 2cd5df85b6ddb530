// Home sheets, read back from the PDF: every card once and of its true size, marks and rulers where they belong, each
// back behind its front.

import { expect, test } from 'vitest';
import { CARD } from './cards.ts';
import { printDeck } from './deck.ts';
import { PACKS } from './packs.ts';
import { PAPERS } from './paper.ts';
import { type Placed, type Rectangle, readPdf } from './reading.testing.ts';
import { apply } from './svg/matrix.ts';

const date = new Date('2026-11-19T00:00:00Z');

/** What a cut may be off, in millimeters. */
const CLOSE = 0.05;

/** Where a card is trimmed on its sheet. */
function trimOf({ matrix }: Placed): Rectangle {
  const [left, top] = apply(matrix, 0, 0);
  const [right, bottom] = apply(matrix, 250, 350);
  return { left, top, right, bottom };
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE;

/** Every pack on one paper; `npm run test:all` prints it on both. */
const SHEETS = PACKS.flatMap(({ id }, i) =>
  (['a4', 'letter'] as const)
    .filter((_, k) => process.env['EVERY_TEST'] || k === i % 2)
    .map((paper) => [id, paper] as const),
);

test.each(SHEETS)('%s on %s', async (id, paperId) => {
  const paper = PAPERS[paperId];
  const pack = PACKS.find((one) => one.id === id)!;
  const cards = pack.cards.ids;
  const { bytes, pages } = await printDeck({ pack: id, paper: paperId, date });
  expect(bytes.length).toBeLessThan(3_000_000);
  const pdf = readPdf(bytes);
  expect(pdf.root).toContain('/PrintScaling /None');
  expect(pdf.root).toContain('/Duplex /DuplexFlipLongEdge');
  expect(pdf.dictionaries.filter((one) => /\/(Image|FontFile|BaseFont)\b/.test(one))).toEqual([]);
  expect(pdf.pages).toHaveLength(pages);
  expect(pages).toBe(2 * Math.ceil(cards.length / 9));
  const fronts = pdf.pages.filter((_, i) => i % 2 === 0);
  expect(fronts.flatMap(({ placed }) => placed.map(({ name }) => name))).toEqual(
    cards.map((card) => `Card-${card}`),
  );
  pdf.pages.forEach((page, i) => {
    expect(near(page.width, paper.width) && near(page.height, paper.height)).toBe(true);
    const trims = page.placed.map(trimOf);
    for (const trim of trims) {
      expect(near(trim.right - trim.left, CARD.width)).toBe(true);
      expect(near(trim.bottom - trim.top, CARD.height)).toBe(true);
    }
    const seen = page.placed.map((card) => card.seen);
    // No card covers another.
    seen.forEach((card, k) => {
      for (const other of trims.filter((_, at) => at !== k))
        expect(
          card.left > other.right - CLOSE ||
            card.right < other.left + CLOSE ||
            card.top > other.bottom - CLOSE ||
            card.bottom < other.top + CLOSE,
        ).toBe(true);
    });
    if (i % 2 === 1) {
      // Turned over the long edge, a back lies behind its front.
      const before = pdf.pages[i - 1].placed.map(trimOf);
      const behind = trims.map(({ left, right, ...rest }) => ({
        ...rest,
        left: page.width - right,
        right: page.width - left,
      }));
      expect(behind).toHaveLength(before.length);
      before.forEach((front, k) => {
        for (const side of ['left', 'right', 'top', 'bottom'] as const)
          expect(near(front[side], behind[k][side])).toBe(true);
      });
      return;
    }
    for (const words of ['edition 1', '19 November 2026', 'Print at 100 %'])
      expect(page.said.join(' ')).toContain(words);
    const ruler = page.parts.Ruler[0];
    expect(near(Math.hypot(ruler.to[0] - ruler.from[0], ruler.to[1] - ruler.from[1]), 100)).toBe(true);
    const [left, top] = [(page.width - 3 * CARD.width) / 2, (page.height - 3 * CARD.height) / 2];
    expect(page.parts.Marks).toHaveLength(16);
    for (const { from, to } of page.parts.Marks) {
      const upright = near(from[0], to[0]);
      const [at, start, size] = upright ? [from[0], left, CARD.width] : [from[1], top, CARD.height];
      // On a line of the grid …
      const line = (at - start) / size;
      expect(near(line * size, Math.round(line) * size)).toBe(true);
      // … and in the waste.
      for (const { left: l, right: r, top: t, bottom: b } of seen)
        for (const [x, y] of [from, to]) expect(x > l && x < r && y > t && y < b).toBe(false);
    }
  });
});

test('an offset moves the backs against what the test sheet said, and nothing else', async () => {
  const [plain, shifted] = await Promise.all(
    [undefined, { right: 0.4, up: -0.8 }].map(async (offset) =>
      readPdf(
        (await printDeck({ pack: 'skirmish', paper: 'a4', date, ...(offset ? { offset } : {}) })).bytes,
      ),
    ),
  );
  plain.pages.forEach((page, i) => {
    page.placed.forEach((card, k) => {
      const [before, after] = [trimOf(card), trimOf(shifted.pages[i].placed[k])];
      // The back lies too far to the right as seen from the front: on its own side it goes to the right.
      expect(near(after.left - before.left, i % 2 ? 0.4 : 0)).toBe(true);
      expect(near(after.top - before.top, i % 2 ? -0.8 : 0)).toBe(true);
    });
  });
});

test('the same wishes give the same bytes', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => printDeck({ pack: 'skirmish', paper: 'a4', date })));
  expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
});
