// The server's tests of requests and tables once more, on a file and on PostgreSQL: `npm test` runs most of them in memory.

import { spawnSync } from 'node:child_process';
import { ensureBuilt, root, tool } from './prepare.mjs';
import { startPostgres } from './services.mjs';

ensureBuilt();
const postgres = await startPostgres();
const folders = ['http', 'table'].map((name) => `packages/server/src/${name}`);
let failed = 0;
for (const [name, store] of [
  ['a file', 'file'],
  ['PostgreSQL', postgres.url()],
]) {
  const { status } = spawnSync(tool('vitest'), ['run', ...folders, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, TEST_STORE: store },
    stdio: 'inherit',
  });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: on ${name}`);
  if (status !== 0) failed++;
}
await postgres.stop();
process.exit(failed === 0 ? 0 : 1);
