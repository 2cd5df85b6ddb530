// Two people at a table have names that nobody mistakes for each other.

import { expect, test } from 'vitest';
import { looksLike } from './look-alike.ts';

test.each([
  ['Hilda', 'Hilda'],
  ['Hilda', 'HILDA'],
  ['Hilda', 'Hi lda'],
  ['Hilda', 'Hildа'], // with a Cyrillic а
  ['Rosa', 'Rοsa'], // with a Greek omicron
  ['Ian', 'lan'],
  ['Ian', '1an'],
  ['Otto', '0tt0'],
  ['Arnie', 'Amie'],
  ['André', 'Andre'],
  ['Jean', 'Jean.'],
  ['Jean', 'J\u00adean'],
  ['Jean', 'Ｊｅａｎ'],
])('%s looks like %s', (one, other) => {
  expect(looksLike(one, other)).toBe(true);
  expect(looksLike(other, one)).toBe(true);
});

test.each([
  ['Hilda', 'Hulda'],
  ['Ali', 'Ail'],
  ['Mila', 'Мила'],
  ['Ann', 'Anne'],
  ['李', '王'],
  ['...', '!!!'],
  ['🦊', '🐻'],
])('%s is told from %s', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
  expect(looksLike(other, one)).toBe(false);
});
