// What a player reads of a rules page.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playerParts } from './markdown.tsx';

const folder = new URL('../../../../docs/rules/', import.meta.url);
const pages = readdirSync(folder).filter((file) => file.endsWith('.md'));

test.each(pages)('%s: the parts that explain the game, and no others', (file) => {
  const parts = playerParts(readFileSync(new URL(file, folder), 'utf8'));
  for (const wanted of ['In short', 'Cards', 'Play', 'Scoring', 'End of the match']) {
    expect(parts).toContain(`## ${wanted}`);
  }
  for (const other of ['Actions', 'What is hidden', 'Rulings', 'Worked examples']) {
    expect(parts).not.toContain(`## ${other}\n`);
  }
  expect(parts).not.toContain('Checked by script');
  expect(parts).toMatch(/\*\*[A-Z]{2,3}-1\*\*/);
});

test.each(pages)('%s: written for players, without the notation of records and bots', (file) => {
  const parts = playerParts(readFileSync(new URL(file, folder), 'utf8'));
  expect(parts.split('\n').filter((line) => NOTATION.test(line))).toEqual([]);
});

/** Places, numbered seats and sides, identifiers of cards, fields of records. */
const NOTATION = /`|hand:\d|\b[Ss]eats? \d|\bside \d|\bcut from\b|\bI1…/;
