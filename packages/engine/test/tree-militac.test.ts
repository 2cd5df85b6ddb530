// The tree of tiny Militac, which takes seconds: npm run test:all.

import { expect, test } from 'vitest';
import { tinyTree } from './tiny.testing.ts';

test('the tree of tiny Militac is whole', async () => {
  const { nodes, sets } = await tinyTree('militac', 4);
  const [deals] = nodes;
  expect('chance' in deals && deals.chance).toHaveLength(120);
  expect([nodes.length, sets.length]).toEqual([49_081, 9015]);
  for (const node of nodes) if ('returns' in node) expect(node.returns[0]).toBe(node.returns[2]);
});
