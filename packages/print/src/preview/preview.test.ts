// The preview shows what the PDF has: the same cards in the same places.

import { expect, test } from 'vitest';
import { CARD } from '../cards.ts';
import { previewDeck, previewEditions } from './preview.ts';

const skirmish = { pack: 'skirmish', paper: 'a4', date: new Date('2026-11-19T00:00:00Z') } as const;

const placesIn = (svg: string): { id: string; x: number; y: number }[] =>
  [...svg.matchAll(/<use href="#print-([\w-]+)" x="-14"[^>]* transform="matrix\(([^)]*)\)"/g)].map(
    ([, id, matrix]) => ({ id, x: Number(matrix.split(' ')[4]), y: Number(matrix.split(' ')[5]) }),
  );

test('nine fronts stand in the grid, with marks and a ruler, and each back behind its front', async () => {
  const { front, back, light, cards } = await previewDeck(skirmish);
  const fronts = placesIn(front);
  const left = (210 - 3 * CARD.width) / 2;
  expect(new Set(fronts.map(({ id }) => id)).size).toBe(9);
  expect(fronts.map(({ x }) => x)).toEqual(fronts.map((_, i) => left + (i % 3) * CARD.width));
  expect(front).toMatch(/data-part="Marks".*data-part="Ruler"/s);
  expect(placesIn(back!).map(({ x }) => 210 - CARD.width - x)).toEqual(fronts.map(({ x }) => x));
  expect(placesIn(light!).map(({ id }) => id)).toEqual([
    ...fronts.map(({ id }) => id),
    ...fronts.map(() => 'behind-Back'),
    ...fronts.map(() => 'frames-Frame'),
  ]);
  expect(cards[0]).not.toBe(cards[1]);
});

test('an offset moves the backs of the preview too', async () => {
  const [plain, moved] = await Promise.all(
    [undefined, { right: 0.4, up: -0.8 }].map((offset) =>
      previewDeck({ ...skirmish, ...(offset ? { offset } : {}) }),
    ),
  );
  expect(moved.front).toBe(plain.front);
  expect(moved.back).toContain('<g transform="matrix(1 0 0 1 0.4 -0.8)">');
});

test('fronts alone, and sheets printed on one side, have no back', async () => {
  for (const wishes of [{ backs: false }, { way: 'gutterfold' }, { way: 'proof' }] as const)
    expect(Object.keys(await previewDeck({ ...skirmish, ...wishes }))).toEqual(['front', 'cards']);
  const single = await previewDeck({ ...skirmish, way: 'drivethru' });
  expect(placesIn(single.back!).map(({ id }) => id)).toEqual(['Back']);
  expect(placesIn(single.front)[0].id).toBe(placesIn((await previewDeck(skirmish)).front)[0].id);
});

test('a card in every edition, none like another', async () => {
  const editions = Object.values(await previewEditions('skirmish'));
  expect(new Set(editions.map((svg) => svg.replace(/print-[a-z-]+-/g, ''))).size).toBe(4);
});
