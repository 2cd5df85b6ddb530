// A million sealed shuffles of each pack; every test run looks at four thousand (seal.test.ts).

import { test } from 'vitest';
import { mustBeUniform, PACKS } from './uniform.testing.ts';

test.each(PACKS)('%s: a million shuffles, every card in every place equally often', (id, count) => {
  mustBeUniform(id, count, 1_000_000);
});
