// The repository keeps the pictures that its docs show, and no others.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picturesOfDocs } from './pictures-of-docs.mjs';
import { root } from './prepare.mjs';

/** More would swell every clone. */
const MOST = 40;

test('docs/gallery holds the pictures of the docs and nothing else', () => {
  const kept = readdirSync(join(root, 'docs/gallery')).map((name) => name.replace(/\.png$/, ''));
  expect(kept.sort()).toEqual([...picturesOfDocs()].sort());
  expect(kept.length).toBeLessThanOrEqual(MOST);
});
