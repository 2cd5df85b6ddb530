// One hash a game over 1,000 seeded matches: if it changes, behaviour has changed (`npm run signatures`, on purpose).

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIGNATURE_MATCHES, signatureLines } from '../laws/index.ts';
import { games } from '../src/index.ts';

const kept = JSON.parse(readFileSync(new URL('../../../records/signatures.json', import.meta.url), 'utf8'));

test.each(games.map((game) => [game.id, game] as const))('%s behaves as it did', async (id, game) => {
  const hash = createHash('sha256');
  for await (const line of signatureLines(game, SIGNATURE_MATCHES)) hash.update(`${line}\n`);
  expect(hash.digest('hex')).toBe(kept[id]);
});
