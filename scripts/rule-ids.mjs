// Holds rules and tests against each other: every numbered rule of docs/rules has a test that cites it, every worked
// example has one too, and no test cites a rule that does not exist.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

/** Ids like TAC-12 or ARM-H3 defined on a page: in bold, or as an item "- SKI-1.". */
export function definedIds(page) {
  return [...page.matchAll(/^\s*-\s+(?:\*\*)?([A-Z]{2,3}-H?\d+)(?:\*\*|\.)/gm)].map((match) => match[1]);
}

/** How many worked examples a page numbers. */
export function countExamples(page) {
  const section = page.split(/^## /m).find((part) => part.startsWith('Worked examples')) ?? '';
  return [...section.matchAll(/^\d+\. /gm)].length;
}

/** Ids and examples cited in the names of tests. */
export function citations(source) {
  const names = [
    ...source.matchAll(/\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g),
  ].map((match) => match[2]);
  const ids = new Set();
  const examples = new Set();
  for (const name of names) {
    for (const [, id] of name.matchAll(/\b([A-Z]{2,3}-H?\d+)\b/g)) ids.add(id);
    for (const [, prefix, first, last] of name.matchAll(
      /\b([A-Z]{2,3}) examples? (\d+)(?:(?: to |[-–])(\d+))?/g,
    )) {
      for (let n = Number(first); n <= Number(last ?? first); n++) examples.add(`${prefix} example ${n}`);
    }
  }
  return { ids, examples };
}

export function checkRuleIds() {
  const defined = new Set();
  const wanted = new Set();
  const prefixes = new Set();
  const pages = join(root, 'docs', 'rules');
  for (const name of readdirSync(pages).filter((file) => file.endsWith('.md') && file !== 'README.md')) {
    const page = readFileSync(join(pages, name), 'utf8');
    const ids = definedIds(page);
    if (ids.length === 0) throw new Error(`docs/rules/${name} defines no rule ids.`);
    const prefix = ids[0].split('-')[0];
    prefixes.add(prefix);
    for (const id of ids) defined.add(id);
    for (let n = 1; n <= countExamples(page); n++) wanted.add(`${prefix} example ${n}`);
  }
  const cited = new Set();
  const shown = new Set();
  const sources = join(root, 'packages', 'engine');
  for (const name of readdirSync(sources, { recursive: true })) {
    if (!name.endsWith('.test.ts') || name.includes('node_modules')) continue;
    const { ids, examples } = citations(readFileSync(join(sources, name), 'utf8'));
    for (const id of ids) if (prefixes.has(id.split('-')[0])) cited.add(id);
    for (const example of examples) shown.add(example);
  }
  return {
    rules: defined.size,
    examples: wanted.size,
    missing: [...defined].filter((id) => !cited.has(id)),
    unknown: [...cited].filter((id) => !defined.has(id)),
    missingExamples: [...wanted].filter((example) => !shown.has(example)),
    unknownExamples: [...shown].filter((example) => !wanted.has(example)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = checkRuleIds();
  const lists = {
    'rules without a test': found.missing,
    'unknown rules in tests': found.unknown,
    'worked examples without a test': found.missingExamples,
    'unknown examples in tests': found.unknownExamples,
  };
  for (const [title, list] of Object.entries(lists))
    if (list.length) console.log(`${title}: ${list.join(', ')}`);
  if (Object.values(lists).some((list) => list.length)) process.exit(1);
  console.log(`${found.rules} rules and ${found.examples} worked examples, each cited by a test`);
}
