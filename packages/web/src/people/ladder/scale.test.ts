// The scale of a ladder holds everybody, with few round lines.

import { expect, test } from 'vitest';
import { placeOn, scaleOf } from './scale.ts';

test('everybody is on the scale, with what the rating does not know', () => {
  const all = [{ rating: 1803, give: 41 }, { rating: 1571, give: 148 }, { rating: 1180 }];
  const scale = scaleOf(all);
  for (const { rating, give = 0 } of all)
    for (const end of [rating - give, rating + give]) {
      expect(placeOn(scale, end)).toBeGreaterThan(0);
      expect(placeOn(scale, end)).toBeLessThan(100);
    }
  expect(scale.lines).toEqual([1200, 1300, 1400, 1500, 1600, 1700, 1800]);
});

test('nobody on it is no reason for nothing to see', () => {
  expect(scaleOf([]).lines).toEqual([1500]);
});
