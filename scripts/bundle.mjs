// Puts the built command and its server into a few files: Node reads those in half the time that hundreds of small ones
// take, and a server that starts again is back sooner. Anyone who runs from them has built everything first.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { bundled, root } from './prepare.mjs';

const built = (name) => join(root, 'packages', name);
const bundle = await rolldown({
  input: {
    messdeck: built('cli/dist/main.js'),
    server: built('server/dist/index.js'),
    // Threads lie beside what starts them.
    thread: built('cli/dist/run/thread.js'),
    'thinking-thread': built('cli/dist/play/thinking-thread.js'),
    'shard-thread': built('cli/dist/lab/shard-thread.js'),
    committer: built('server/dist/store/committer.js'),
    thinker: built('server/dist/bots/thinker.js'),
  },
  platform: 'node',
  external: [
    // Only anyone who hosts a game of their own needs it.
    'rolldown',
    // It finds its binary beside its own files.
    '@photostructure/sqlite',
    // It starts threads from files of its own, and looks for its drivers beside them.
    'bullmq',
    // Fastify has them for schemas and for tests; a server that has neither does not read them.
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
    'light-my-request',
  ],
  logLevel: 'silent',
});
rmSync(bundled(), { recursive: true, force: true });
await bundle.write({ dir: bundled(), format: 'esm', chunkFileNames: 'part-[hash].js' });
