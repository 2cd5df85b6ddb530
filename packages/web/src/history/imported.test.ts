// What is said of a file that was read: never that nothing was read without why, and what would have been.

import { expect, test } from 'vitest';
import { sayImported } from './imported.ts';

const none = 'Line 1: it is no record of a game that is on the shelf.';

test('matches that were read are counted, lines that were not are named', () => {
  expect(sayImported({ taken: 1, refused: [] })).toBe('One match was read.');
  expect(sayImported({ taken: 3, refused: [none] })).toBe(`3 matches were read. ${none}`);
  expect(sayImported({ taken: 2, refused: ['a.', 'b.', 'c.', 'd.', 'e.'] })).toBe(
    '2 matches were read. a. b. c. 2 more lines were left out.',
  );
});

test('where nothing was read, why, and what can be read', () => {
  expect(sayImported({ taken: 0, refused: [] })).toMatch(
    /^The file is empty\. What can be read is .*\.jsonl/,
  );
  expect(sayImported({ taken: 0, refused: [none] })).toMatch(
    /^No match was read\. Line 1: .* shelf\. What can be read is .*\.jsonl/,
  );
});
