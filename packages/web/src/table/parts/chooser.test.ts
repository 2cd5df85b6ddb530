// How many buttons stand in a row of a bid, and which words of one go together.

import { parker } from '@messdeck/engine/packs/parker';
import { expect, it } from 'vitest';
import { readChoices } from '../model/choices.ts';
import { columnsFor, goTogether } from './chooser.tsx';

it('sets short numbers seven in a row, however few are left', () => {
  expect(columnsFor(['6', '7', '8', '9', '10', '11', '12'])).toBe(7);
  expect(columnsFor(['12', '13', '14'])).toBe(7);
});

it('gives longer numbers and names more room', () => {
  expect(columnsFor(['95', '100', '105', '110'])).toBe(6);
  expect(columnsFor(['red', 'blue', 'stars', 'stripes', 'notrumps'])).toBe(5);
  expect(columnsFor(['yes', 'no'])).toBe(4);
});

it('MIL-3: after eight on Engineers eight goes with combined forces alone', () => {
  const legal = ['pass', 'bid 8 combined', 'bid 9 infantry', 'bid 9 combined'];
  const box = { verb: 'bid', choices: readChoices(parker, legal).filter(({ verb }) => verb === 'bid') };
  expect(goTogether(box, ['8', 'combined'])).toBe(true);
  expect(goTogether(box, ['8', 'infantry'])).toBe(false);
  expect(goTogether(box, ['8', undefined])).toBe(true);
  expect(goTogether(box, [undefined, 'infantry'])).toBe(true);
});
