// Prompts parted for the eye: the clause before the colon stands in bold.

import { expect, test } from 'vitest';
import { clauses } from './asked.tsx';

test('a prompt is parted at its first colon', () => {
  expect(clauses('Blocked: throw away one more card.')).toEqual(['Blocked', 'throw away one more card.']);
  expect(clauses('Ohio was laid on Indiana: call it if it is wrong, or let it stand.')[0]).toBe(
    'Ohio was laid on Indiana',
  );
  expect(clauses('Lay a card any time you like.')).toEqual(['', 'Lay a card any time you like.']);
});
