// What a pack weighs: the code that draws it, and all its faces as drawn, at most 60 kB gzip each.

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { armedForces } from '@messdeck/engine/packs/armed-forces';
import { parker } from '@messdeck/engine/packs/parker';
import { sammy } from '@messdeck/engine/packs/sammy';
import { sigs } from '@messdeck/engine/packs/sigs';
import { skirmish } from '@messdeck/engine/packs/skirmish';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { loadFaces } from './index.ts';

const LIMIT = 60_000;

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** The code of a pack with everything it needs, as a page would load it. */
async function codeOf(packId: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(`./${packId}/index.ts`, import.meta.url)), formats: ['es'] },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[];
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

test.each([parker, skirmish, sigs, sammy, armedForces])('$id weighs at most 60 kB gzip', async (pack) => {
  const faces = await loadFaces(pack.id);
  const drawn = [...pack.ids.map((cardId) => faces.face(cardId)), faces.back()].join('\n');
  expect(gzipped(drawn)).toBeLessThan(LIMIT);
  const code = gzipped(await codeOf(pack.id));
  expect(code).toBeGreaterThan(LIMIT / 20);
  expect(code).toBeLessThan(LIMIT);
});
