// The search through the rules of all games: numbers and words find what they should, and every address leads somewhere.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anchorOf, playerParts } from './markdown.tsx';
import { excerpt, type Passage, passagesIn, search } from './passages.ts';
import { linkRules } from './read-rules.ts';

const folder = new URL('../../../../docs/rules/', import.meta.url);
const pages = readdirSync(folder).filter((file) => file.endsWith('.md'));
const prose = (file: string): string =>
  linkRules(file.slice(0, -3), readFileSync(new URL(file, folder), 'utf8'));
const all: Passage[] = pages.flatMap((file) => passagesIn(file.slice(0, -3), file.slice(0, -3), prose(file)));

test.each(pages)('%s: every numbered rule that a player reads is found by its number alone', (file) => {
  const game = file.slice(0, -3);
  const rules = Array.from(
    playerParts(readFileSync(new URL(file, folder), 'utf8'), 'Rulings').matchAll(
      /^- \*\*([A-Z]+-H?\d+)\*\*/gm,
    ),
    ([, rule]) => rule,
  );
  expect(rules.length).toBeGreaterThan(2);
  for (const rule of rules) {
    for (const asked of [rule, rule.toLowerCase(), rule.replace('-', ' ')]) {
      expect(search(all, asked, 'none')[0], asked).toMatchObject({
        game,
        name: rule,
        address: `#/rules/${game}/${rule}`,
      });
    }
  }
});

test('every address names a rule or a heading of its page', () => {
  for (const { game, address, isRule } of all) {
    const anchor = address.split('/').at(-1)!;
    const page = prose(`${game}.md`);
    const headings = Array.from(page.matchAll(/^#{2,4} (.*)$/gm), ([, words]) => anchorOf(words));
    if (isRule) expect(page).toContain(`- **[${anchor}](${address})**`);
    else expect([...headings, anchorOf(game)]).toContain(anchor);
  }
});

test('a number alone finds the rule of every game, the one being read first', () => {
  const found = search(all, '3', 'sigs').filter(({ isRule, name }) => isRule && name.endsWith('-3'));
  expect(found[0].name).toBe('SIG-3');
  expect(new Set(found.map(({ game }) => game)).size).toBe(12);
});

test('words: all of them must stand there, in any case', () => {
  const found = search(all, 'Ordnance LED', 'tactics');
  expect(found.some(({ name }) => name === 'TAC-12')).toBe(true);
  for (const { text, title, name } of found)
    expect(`${title} ${name} ${text}`.toLowerCase()).toMatch(/ordnance.*led|led.*ordnance/);
  expect(search(all, 'ordnance xylophone', 'tactics')).toEqual([]);
  expect(search(all, '   ', 'tactics')).toEqual([]);
  expect(search(all, '(*[', 'tactics')).toEqual([]);
});

test('an excerpt holds what was looked for, marked', () => {
  const text = `${'word '.repeat(80)}the Tank takes it ${'word '.repeat(80)}`;
  const pieces = excerpt(text, 'tank');
  expect(pieces[1]).toBe('Tank');
  expect(pieces.join('').length).toBeLessThan(240);
  expect(excerpt('a (b) c', '(b)')).toEqual(['a ', '(b)', ' c']);
});
