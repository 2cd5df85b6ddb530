// What the sheet for printing says before anything is printed.

import { expect, test } from 'vitest';
import { saysWhat, usual } from './print-wishes.ts';

const cards = 53;
const plain = usual('de-DE');

test('the sentence counts what comes out', () => {
  expect(saysWhat({ ...plain, parts: ['cards', 'box', 'pads'] }, cards)).toBe(
    '6 sheets of cards on both sides, the box, and the score pads. Paper: A4. Print at 100 %, never “fit to page”.',
  );
  expect(saysWhat({ ...plain, backs: false }, cards)).toContain('6 sheets of cards on one side. Paper');
  expect(saysWhat({ ...plain, way: 'gutterfold', paper: 'letter' }, cards)).toContain(
    '14 sheets of cards to fold and glue. Paper: US Letter.',
  );
  expect(saysWhat({ ...plain, parts: [] }, cards)).toBe('Choose at least one thing.');
});

test('a card printer is sent pages: the paper at home is not spoken of', () => {
  expect(saysWhat({ ...plain, way: 'makeplayingcards' }, cards)).toBe('53 faces and one back as 54 pages.');
  expect(saysWhat({ ...plain, way: 'drivethru' }, cards)).toBe(
    '53 cards as 106 pages, each back before its face.',
  );
  expect(saysWhat({ ...plain, way: 'drivethru', parts: ['cards', 'box'] }, cards)).toContain('Paper: A4.');
});

test('Letter where people print on Letter', () => {
  expect([usual('en-US'), usual('es-MX'), usual('en-GB')].map(({ paper }) => paper)).toEqual([
    'letter',
    'letter',
    'a4',
  ]);
});
