// Every card of the five packs stands in its binder once, with facts in words.

import { loadFaces, type PackId } from '@messdeck/faces';
import { expect, test } from 'vitest';
import { binders } from './card-facts.ts';

const SIZES: Readonly<Record<PackId, number>> = {
  parker: 53,
  skirmish: 48,
  sigs: 62,
  sammy: 56,
  'armed-forces': 70,
};

test.each(Object.entries(SIZES))('every card of %s, once, with its facts', async (pack, size) => {
  const { groups, facts } = binders[pack as PackId];
  const cards = groups.flatMap((group) => group.cards);
  expect(cards.length).toBe(size);
  expect(new Set(cards).size).toBe(size);
  const faces = await loadFaces(pack);
  for (const id of cards) {
    expect(faces.name(id)).not.toBe('');
    expect(facts(id).length).toBeGreaterThan(1);
    for (const [name, words] of facts(id))
      expect(`${id} ${name}: ${words}`).not.toMatch(/undefined|null|NaN|: $/);
  }
});
