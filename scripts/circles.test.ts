// Circles between files are found, whatever the way round; diamonds are none.

import { expect, test } from 'vitest';
import { findCircles, importsOf } from './circles.mjs';

test('a circle is named from file to file', () => {
  const imports = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['c']],
  ]);
  expect(findCircles(imports)).toEqual([['a', 'b', 'c', 'a']]);
});

test('two ways to one file are no circle', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ]);
  expect(findCircles(imports)).toEqual([]);
});

test('imports of types count, imports on demand do not', () => {
  const source = [
    "import type { View } from './view.ts';",
    'import {',
    '  apply,',
    "} from '../play.ts';",
    "export { text } from './words.ts';",
    "import './style.css';",
    "const later = () => import('./later.ts');",
    "import { test } from 'vitest';",
  ].join('\n');
  expect(importsOf('/games/x/index.ts', source)).toEqual([
    '/games/x/view.ts',
    '/games/play.ts',
    '/games/x/words.ts',
  ]);
});
