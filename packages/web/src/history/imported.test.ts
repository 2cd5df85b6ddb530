// What is said of a file that was read: never that nothing was read without why, and what would have been.

import { expect, test } from 'vitest';
import { sayImported } from './imported.ts';

const none = 'Line 1: it isn’t a record of any game here.';

test('matches that were read are counted, lines that were not are named', () => {
  expect(sayImported({ taken: 1, refused: [] })).toBe('One match was imported.');
  expect(sayImported({ taken: 3, refused: [none] })).toBe(`3 matches were imported. ${none}`);
  expect(sayImported({ taken: 2, refused: ['a.', 'b.', 'c.', 'd.', 'e.'] })).toBe(
    '2 matches were imported. a. b. c. 2 more lines were skipped.',
  );
});

test('where nothing was read, why, and what can be read', () => {
  expect(sayImported({ taken: 0, refused: [] })).toMatch(
    /^The file is empty\. Choose a records file .*\.jsonl/,
  );
  expect(sayImported({ taken: 0, refused: [none] })).toMatch(
    /^No matches were imported\. Line 1: .* here\. Choose a records file .*\.jsonl/,
  );
});
