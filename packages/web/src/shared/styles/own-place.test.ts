// Styles that are loaded later stay loaded. Each sheet of a page, a game or a part therefore holds within its own place
// alone, by `@scope`; only the base styles that every table loads first hold everywhere.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What every page loads first, and the frame of all pages to study. */
const BASE = /^(?:shared|settings|table\/stage)\//;

/** Parts that several pages show: every rule begins with a class that no other part wears. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'history/last-ten.css': /^\.last-ten\b/,
  'table/close-up/close-up.css': /^(?:\.close-up\b|:is\(\[data-card\])/,
};

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const sheets = (readdirSync(ROOT, { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.css'));

/** What stands before the outermost braces of a sheet: its selectors, and rules such as `@scope (…)`. */
function outermost(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let text = '';
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@import[^;]*;/g, '')) {
    if (character === '{' && depth++ === 0) found.push(text.trim());
    if (character === '}' && --depth === 0) text = '';
    else if (depth === 0) text += character;
  }
  return found;
}

test.each(sheets.filter((name) => !BASE.test(name)))('%s holds in its own place alone', (sheet) => {
  const part = PARTS[sheet];
  for (const place of outermost(read(sheet)))
    expect(place).toMatch(
      part && !place.startsWith('@') ? part : /^@(?:scope \(|keyframes |property |media )/,
    );
});

test.each(sheets)('%s is no longer than one can read', (sheet) => {
  expect(read(sheet).split('\n').length).toBeLessThanOrEqual(400);
});
