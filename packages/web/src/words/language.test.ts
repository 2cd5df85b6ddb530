// Other languages of the page: the compiler compares them with the English, and a pseudo-language is made of it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { indexOf, wordsIn } from '../../../../scripts/language.mjs';
import { exportsOf, language } from '../../language.ts';
import { pseudo, pseudoOf } from './pseudo.ts';

const words = import.meta.dirname;

const languages = readdirSync(words, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test('every language has the files that the English has, and its index compares them all', () => {
  for (const name of languages.filter((one) => one !== 'en')) {
    const files = wordsIn(join(words, name));
    expect(files).toEqual(expect.arrayContaining(wordsIn(join(words, 'en'))));
    expect(existsSync(join(words, name, 'index.ts'))).toBe(true);
    expect(readFileSync(join(words, name, 'index.ts'), 'utf8')).toBe(indexOf(files));
  }
});

test('an index compares the words of a package with those in its folder', () => {
  const index = indexOf(['engine/games/tactics/words.ts', 'shelf.tsx']);
  expect(index).toContain("from '../../../../engine/src/games/tactics/words.ts';");
  expect(index).toContain("import type * as english1 from '../en/shelf.tsx';");
  expect(index).toContain('own1 satisfies Translated<typeof english1>;');
});

test('an unknown language is named, with those there are', () => {
  expect(() => language('zz')).toThrow(/^LANGUAGE is "zz"; there are en,.* pseudo\.$/);
});

test('the values that a module of words exports are found, types are not', () => {
  const source = `export const a = 'A', b = (n: number): string => String(n);
export function c(): string { return 'C'; }
export type D = string;
export type { E } from './e.ts';
const f = 1;
export { f as g };`;
  expect(exportsOf(source, 'words.ts')).toEqual(['a', 'b', 'c', 'g']);
});

test('English modules export words and functions alone, each by its name', () => {
  for (const file of wordsIn(join(words, 'en'))) {
    const source = readFileSync(join(words, 'en', file), 'utf8');
    expect(source, file).not.toMatch(/^export (default|\*)/m);
    expect(exportsOf(source, file).length, file).toBeGreaterThan(0);
  }
});

test('pseudo accents and lengthens words once, whatever form they have', () => {
  expect(pseudo('Play now: {2}')).toBe('Plááý ñóów: {2}');
  expect(pseudo(pseudo('Play now'))).toBe(pseudo('Play now'));
  expect(pseudoOf({ hand: ['one', (name: string) => `${name}’s turn`] })).toMatchObject({
    hand: ['óóñéé', expect.any(Function)],
  });
  const linked = pseudoOf((name: string) =>
    h('p', { title: 'Names', class: 'names' }, 'Ask ', h('b', null, name), '.'),
  );
  expect(renderToStaticMarkup(linked('Ada'))).toBe(
    `<p title="${pseudo('Names')}" class="names">${pseudo('Ask ')}<b>${pseudo('Ada')}</b>.</p>`,
  );
});
