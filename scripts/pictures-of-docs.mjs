// The names of the pictures in docs/gallery that a page of the docs shows.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

export function picturesOfDocs() {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const pages = ['README.md', ...docs.map((name) => join('docs', name))];
  const text = pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n');
  return new Set([...text.matchAll(/gallery\/([\w-]+)\.png/g)].map(([, name]) => name));
}
