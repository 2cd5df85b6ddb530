// How many buttons stand in a row of a bid.

import { expect, it } from 'vitest';
import { columnsFor } from './chooser.tsx';

it('sets short numbers seven in a row, however few are left', () => {
  expect(columnsFor(['6', '7', '8', '9', '10', '11', '12'])).toBe(7);
  expect(columnsFor(['12', '13', '14'])).toBe(7);
});

it('gives longer numbers and names more room', () => {
  expect(columnsFor(['95', '100', '105', '110'])).toBe(6);
  expect(columnsFor(['red', 'blue', 'stars', 'stripes', 'notrumps'])).toBe(5);
  expect(columnsFor(['yes', 'no'])).toBe(4);
});
