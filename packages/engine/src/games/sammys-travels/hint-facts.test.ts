// What a hint says in Sammy's Travels, by the worked examples of its page.

import { expect, test } from 'vitest';
import { said } from '../../../test/hints.ts';
import { atTable, play } from '../../../test/table.ts';
import { hintFacts } from './hint-facts.ts';
import { sammysTravels } from './index.ts';
import { journey, type Table, times } from './table.testing.ts';
import { hintWords } from './words-hints.ts';

const says = (match: Table, action: string): string => said(match, { hintFacts, hintWords }, 0, action);

test('TRV-2: a starting point tells how many states it borders', () => {
  const match = atTable(sammysTravels, { start: 'choose' }, 1);
  expect(says(match, 'start ME')).toBe('borders 1 state');
  expect(says(match, 'start MO')).toBe('borders 8 states');
});

test('TRV-9, TRV-15: where a state leads on, and what it cuts off', () => {
  const match = journey('NH', 'VT ME');
  play(match, ['0 deal']);
  // Maine borders New Hampshire alone.
  expect(says(match, 'transfer VT NH')).toBe('leads on to 2 states; cuts Maine off');
  expect(says(match, 'deal')).toBe('lets Vermont go by; turns up the next card');
  play(match, ['0 deal']);
  expect(says(match, 'transfer ME NH')).toBe('leads nowhere');
  expect(says(match, 'stop')).toBe('ends the journey with 1 state');
});

test('TRV-10: after the first time through all cards are known', () => {
  const match = journey('ME');
  play(match, times(48, '0 deal'));
  expect(says(match, 'turn')).toBe('goes through the 48 cards again');
  play(match, ['0 turn']);
  expect(says(match, 'deal')).toBe('turns up New York');
});
