// What goes with a deck, read back: the box closes, the booklet is in order, pads and posters have their rulers.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printBooklet } from './booklet/booklet.ts';
import { blocksOf } from './booklet/rules-text.ts';
import { printBox, printPads, printPoster } from './extras.ts';
import { PACKS } from './packs.ts';
import { PAPERS, type PaperId } from './paper.ts';
import { type Line, type ReadPage, readPdf, structureOf, type Told } from './reading.testing.ts';
import { netOf, STOCKS } from './sheets/box.ts';

const date = new Date('2026-11-19T00:00:00Z');
const CLOSE = 0.05;

const rulesOf = (games: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    games.map((id) => [id, readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8')]),
  );

const lengthOf = ({ from, to }: Line): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** A ruler of true length, and the small print. */
function hasFurniture({ parts, said }: ReadPage): boolean {
  const [edge] = parts.Ruler ?? [];
  return (
    edge !== undefined &&
    Math.abs(lengthOf(edge) - 100) < CLOSE &&
    ['edition 1', '19 November 2026', 'Print at 100 %'].every((words) => said.join(' ').includes(words))
  );
}

/** A booklet's sheet has four pages, or two where every page is a sheet's side. */
const sidesOf = (pages: readonly ReadPage[]): (readonly ReadPage[])[] =>
  pages.flatMap((_, at) => (at % 2 === 0 ? [pages.slice(at, at + 2)] : []));

test.each(PACKS.map(({ id }) => id))('the box of %s fits its cards and its paper', async (pack) => {
  const cards = PACKS.find(({ id }) => id === pack)!.cards.cards.length;
  for (const stock of [160, 300] as const)
    for (const paper of ['a4', 'letter'] as const) {
      const net = netOf(cards, stock);
      expect(net.depth).toBeGreaterThan(cards * STOCKS[stock]);
      expect(net.depth).toBeLessThan(cards * STOCKS[stock] + 2);
      const { bytes } = await printBox({ pack, paper, date, stock });
      const [page] = readPdf(bytes).pages;
      expect(hasFurniture(page)).toBe(true);
      const ends = page.parts.Cut.flatMap(({ from, to }) => [from, to]);
      for (const [x, y] of ends) {
        expect(x).toBeGreaterThan(3);
        expect(x).toBeLessThan(PAPERS[paper].width - 3);
        expect(y).toBeGreaterThan(3);
        expect(y).toBeLessThan(PAPERS[paper].height - 20);
      }
      // Upright folds: glue strip, side, front, side, back; both sides are as deep as the pack.
      const upright = page.parts.Fold.filter(({ from, to }) => Math.abs(from[0] - to[0]) < CLOSE).map(
        ({ from }) => from[0],
      );
      const widths = upright.slice(1).map((x, i) => x - upright[i]);
      [net.depth, net.width, net.depth].forEach((width, i) => {
        expect(Math.abs(widths[i] - width)).toBeLessThan(CLOSE);
      });
      for (const fold of page.parts.Fold.slice(0, 4))
        expect(Math.abs(lengthOf(fold) - net.height)).toBeLessThan(CLOSE);
    }
});

test.each(PACKS.map(({ id }) => id))('the booklet of %s: pages in fours, all rules, tagged', async (id) => {
  const pack = PACKS.find((one) => one.id === id)!;
  const rules = rulesOf(pack.games);
  const { bytes, pages } = await printBooklet({ pack: id, paper: 'a4', date, rules });
  const pdf = readPdf(bytes);
  expect(pages % 4).toBe(0);
  expect(pdf.pages).toHaveLength(pages);
  for (const sheet of sidesOf(pdf.pages)) expect(sheet.some(hasFurniture)).toBe(true);
  expect(pdf.root).toContain('/PrintScaling /None');
  expect(pdf.root).toMatch(/\/Lang \(.*en-US/s);
  expect(pdf.root).toMatch(/\/StructTreeRoot \d+ 0 R/);
  expect(pdf.root).toMatch(/\/Outlines \d+ 0 R/);
  expect(pdf.dictionaries.some((one) => one.includes('pdfuaid'))).toBe(false);
  const marked = pdf.pages.map(({ content }) => content.match(/\/MCID \d+|\/Artifact/g)?.length ?? 0);
  expect(marked.every((count, i) => count > 0 || i === pages - 2 || i >= pages - 4)).toBe(true);
  const numbered = Object.values(rules).flatMap((text) =>
    blocksOf(text).flatMap((block) => (block.kind === 'item' && /^[A-Z]/.test(block.mark) ? block.mark : [])),
  );
  expect(numbered.length).toBeGreaterThan(10);
  const named = pdf.dictionaries
    .filter((one) => one.includes('/Names [') || one.includes('/Dests'))
    .join(' ');
  for (const rule of numbered) expect(named).toContain(rule);
});

test('a booklet is read in its order, and nothing is drawn outside its structure', async () => {
  const { games } = PACKS[0];
  const { bytes } = await printBooklet({ pack: 'parker', paper: 'a4', date, rules: rulesOf(games) });
  const pdf = readPdf(bytes);
  const [book] = structureOf(pdf);
  const all = (told: Told): Told[] => [told, ...told.inside.flatMap(all)];
  const parts = all(book);
  // The marks come in the order of the pages, and of what is drawn on each.
  const marks = parts.flatMap((part) => part.marks);
  const drawn = pdf.pages.flatMap(({ content }, page) =>
    [...content.matchAll(/\/MCID (\d+)/g)].map(([, mark]) => ({ page, mark: Number(mark) })),
  );
  expect(marks).toEqual(drawn);
  expect(drawn.length).toBeGreaterThan(100);
  for (const { content } of pdf.pages) expect(drawnOutside(content)).toEqual([]);
  const roles = (told: Told): string[] => told.inside.map(({ role }) => role);
  expect(book.role).toBe('Document');
  for (const part of parts) {
    if (part.role === 'Figure') expect(part.alt).toMatch(/^From the pack: /);
    if (part.role === 'L') expect(new Set(roles(part))).toEqual(new Set(['LI']));
    if (part.role === 'LI') expect(roles(part).at(-1)).toBe('LBody');
    if (part.role === 'Table') {
      expect(new Set(roles(part))).toEqual(new Set(['TR']));
      const [head, ...rows] = part.inside.map(roles);
      expect(new Set(head)).toEqual(new Set(['TH']));
      for (const row of rows) expect(row.filter((role) => role !== 'TD')).toEqual([]);
    }
  }
  // No heading skips a level.
  const levels = parts.flatMap(({ role }) => (/^H\d$/.test(role) ? Number(role[1]) : []));
  for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
  expect(levels.filter((level) => level === 1)).toHaveLength(games.length);
});

/** Operators that paint outside of every mark. */
function drawnOutside(content: string): string[] {
  let depth = 0;
  const found: string[] = [];
  for (const [token] of content.matchAll(/<<[\s\S]*?>>|<[^>]*>|\([^)]*\)|\/\S+|[^\s<>()]+/g))
    if (token === 'BDC' || token === 'BMC') depth++;
    else if (token === 'EMC') depth--;
    else if (depth === 0 && /^(f\*?|S|B\*?|Do|TJ|Tj)$/.test(token)) found.push(token);
  return found;
}

test('folded: every page once, the first beside the last', async () => {
  const { bytes } = await printBooklet({
    pack: 'skirmish',
    paper: 'letter',
    date,
    rules: rulesOf(['skirmish']),
    imposed: true,
  });
  const pdf = readPdf(bytes);
  expect(pdf.root).toContain('/Duplex /DuplexFlipShortEdge');
  for (const sheet of sidesOf(pdf.pages)) expect(sheet.some(hasFurniture)).toBe(true);
  // Blank pages are drawings too.
  expect(pdf.dictionaries.filter((one) => /\/Subtype \/Form/.test(one) && !/\/Length/.test(one))).toEqual([]);
  const placed = pdf.pages.map((page) => page.placed.map(({ name }) => Number(/\d+/.exec(name)![0])));
  const count = 2 * placed.length;
  expect(placed.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  placed.forEach(([left, right], i) => {
    expect(left + right).toBe(count + 1);
    expect(i % 2 === 0 ? left > right : left < right).toBe(true);
  });
});

/** Each poster on one paper; `npm run test:all` prints it on both. */
const POSTER_PAPERS: Record<'sigs' | 'sammy', readonly PaperId[]> = process.env['EVERY_TEST']
  ? { sigs: ['a4', 'letter'], sammy: ['a4', 'letter'] }
  : { sigs: ['a4'], sammy: ['letter'] };

test('pads: a sheet for every game that keeps score; posters: whole, and on two sheets that overlap', async () => {
  const sheets = await Promise.all(
    PACKS.map(async ({ id }) => readPdf((await printPads({ pack: id, paper: 'letter', date })).bytes).pages),
  );
  expect(sheets.map(({ length }) => length)).toEqual([3, 1, 1, 3, 1]);
  for (const page of sheets.flat()) expect(hasFurniture(page)).toBe(true);
  for (const pack of ['sigs', 'sammy'] as const)
    for (const paper of POSTER_PAPERS[pack]) {
      const [whole] = readPdf((await printPoster({ pack, paper, date }))!.bytes).pages;
      const { width, height } = PAPERS[paper].poster;
      expect([whole.width, whole.height].map(Math.round).sort()).toEqual(
        [width, height].map(Math.round).sort(),
      );
      const tiles = readPdf((await printPoster({ pack, paper, date, tiled: true }))!.bytes).pages;
      expect(tiles).toHaveLength(2);
      for (const page of [whole, ...tiles]) expect(hasFurniture(page)).toBe(true);
    }
  expect(await printPoster({ pack: 'parker', paper: 'a4', date })).toBeUndefined();
});
