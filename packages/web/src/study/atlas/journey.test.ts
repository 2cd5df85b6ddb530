// Journeys by text and the tours that remain on the way.

import { expect, test } from 'vitest';
import { journeyOf, oneTour, toursFrom } from './journey.ts';

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

test('a journey goes from border to border, through different states, and nowhere else', () => {
  expect(journeyOf('ME-NH-VT')).toEqual(['ME', 'NH', 'VT']);
  for (const text of ['', 'XX', 'ME-CA', 'ME-NH-ME', 'VA-DC', '<b>', 'ME-']) {
    expect(journeyOf(text)).toEqual(text === 'ME-' ? ['ME'] : []);
  }
});

test('what remains is the sum of what remains through each next state', () => {
  expect(sum(toursFrom(['ME']))).toBe(68_656_026);
  const journey = 'ME-NH-VT-MA-RI-CT-NY-NJ-DE-MD'.split('-');
  expect(toursFrom(journey)).toEqual(
    new Map([
      ['PA', 13_432_384],
      ['WV', 4_159_017],
      ['VA', 3_759_222],
    ]),
  );
  for (const [id, count] of toursFrom(journey)) expect(sum(toursFrom([...journey, id]))).toBe(count);
});

test('the tour that is shown visits all 48 states', () => {
  const tour = oneTour(['ME']);
  expect(journeyOf(tour.join('-'))).toEqual(tour);
  expect(tour.length).toBe(48);
});
