// The complete tours of the states, against the numbers known from the literature and from the rules page.

import { expect, test } from 'vitest';
import type { Card } from '../pack.ts';
import { sammy } from '../packs/sammy.ts';
import { BORDERS, STATES } from './borders.ts';
import { countTours } from './tours.ts';

const card = (id: string): Card => sammy.find(id)!;
const WITH_DC = [...STATES, card('DC')];

/** Counts by plain search, for small parts of the map. */
function searchTours(cards: readonly Card[], start: Card, end?: Card): number {
  const visit = (at: Card, left: ReadonlySet<Card>): number => {
    if (left.size === 0) return end === undefined || at === end ? 1 : 0;
    let tours = 0;
    for (const next of BORDERS[at]) {
      if (left.has(next)) tours += visit(next, new Set([...left].filter((other) => other !== next)));
    }
    return tours;
  };
  return visit(start, new Set(cards.filter((other) => other !== start)));
}

test('68,656,026 tours of the 48 states begin in Maine', () => {
  expect(countTours(STATES, card('ME'))).toBe(68_656_026);
});

test('2,707,075 of them end in California', () => {
  expect(countTours(STATES, card('ME'), card('CA'))).toBe(2_707_075);
});

test('26,652,195 tours of the states and D.C. begin in Maine', () => {
  expect(countTours(WITH_DC, card('ME'))).toBe(26_652_195);
});

test('with D.C. a tour is possible from 42 starting points, the numbers of the rules page among them', () => {
  const fromMaine = new Map(WITH_DC.map((end) => [sammy.ids[end], countTours(WITH_DC, card('ME'), end)]));
  const impossible = [...fromMaine].filter(([id, tours]) => id !== 'ME' && tours === 0).map(([id]) => id);
  expect(impossible.sort()).toEqual(['CT', 'GA', 'MA', 'NH', 'NY', 'RI', 'VT']);
  expect(['WA', 'DC', 'SC', 'VA'].map((id) => fromMaine.get(id))).toEqual([
    2_348_230, 1_587_997, 1_362_315, 22_028,
  ]);
  const possible = [...fromMaine.values()].filter((tours) => tours > 0);
  expect(possible.length).toBe(41);
  expect(Math.min(...possible)).toBe(22_028);
  expect(possible.reduce((sum, tours) => sum + tours)).toBe(26_652_195);
});

test('a tour and its reverse are counted alike', () => {
  expect(countTours(STATES, card('CA'), card('ME'))).toBe(2_707_075);
});

test.each([
  ['New England', 'ME NH VT MA RI CT', 'ME'],
  ['the West', 'WA OR CA NV ID UT AZ', 'WA'],
  ['the Middle West', 'IL IN OH KY WI IA MO MI', 'MI'],
  ['two states apart', 'ME CA', 'ME'],
  ['one state', 'ME', 'ME'],
])('agrees with a plain search in %s', (_, ids, start) => {
  const cards = ids.split(' ').map(card);
  expect(countTours(cards, card(start))).toBe(searchTours(cards, card(start)));
  for (const end of cards) {
    expect(countTours(cards, card(start), end)).toBe(searchTours(cards, card(start), end));
  }
});
