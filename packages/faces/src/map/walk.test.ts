// Arrow keys on the map lead to the nearest state in their direction.

import { expect, test } from 'vitest';
import { places } from './places.ts';
import { walk } from './walk.ts';

const all = Object.keys(places);

test('from Kansas each arrow leads to a neighbour', () => {
  expect(walk('KS', 'ArrowLeft', all)).toBe('CO');
  expect(walk('KS', 'ArrowRight', all)).toBe('MO');
  expect(walk('KS', 'ArrowUp', all)).toBe('NE');
  expect(walk('KS', 'ArrowDown', all)).toBe('OK');
});

test('only choices are found, however far, and nothing beyond the edge', () => {
  expect(walk('WA', 'ArrowRight', ['WA', 'FL'])).toBe('FL');
  expect(walk('WA', 'ArrowLeft', ['WA', 'OR', 'FL'])).toBe('OR');
  expect(walk('ME', 'ArrowRight', all)).toBeUndefined();
  expect(walk('KS', 'Enter', all)).toBeUndefined();
});

test('every state can be reached from every other by arrows', () => {
  const reached = new Set(['KS']);
  for (const from of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const to = walk(from, key, all);
      if (to) reached.add(to);
    }
  }
  expect(all.filter((id) => !reached.has(id))).toEqual([]);
});
