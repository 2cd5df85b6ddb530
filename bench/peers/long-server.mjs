// Our server, durable, with long tables in its database and a meter of its main thread.

import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, serve } from '@messdeck/server';
import { runnerImport } from 'vite';
import { SqliteStore } from '../../packages/server/dist/store/sqlite.js';
import { root } from '../../scripts/prepare.mjs';

const RUNS = 2300;
const TO_ITS_END = 100_000;
const THREAD = `/proc/self/task/${process.pid}/schedstat`;

const data = join(mkdtempSync(join(tmpdir(), 'messdeck-bench-')), 'tables.db');
const store = await SqliteStore.open(data);
const { writeLongTable } = await testing('packages/server/src/attacks/long-table.testing.ts');
/** What the client has to know of each. */
const tables = {};
for (const id of ['long', 'over', ...process.argv.slice(2)]) {
  const { quiet, seen, match, log, tokenOf } = await writeLongTable(store, id, {
    events: id === 'over' ? TO_ITS_END : RUNS,
  });
  const tokens = Array.from({ length: 6 }, (_, seat) => tokenOf(seat));
  tables[id] = { quiet, seen: seen.length, legal: match.view(quiet).legal, events: log.length, tokens };
}
await store.close();

const { port } = await serve({
  host: '127.0.0.1',
  port: 0,
  data,
  log: 'error',
  limits: NO_LIMITS,
  pace: { pace: 'slow', reaction: 'slow', windows: 'long' },
});

/** Milliseconds of the processor that this thread has had; elsewhere than on Linux, of the clock. */
function used() {
  if (!existsSync(THREAD)) return performance.now();
  // The kernel counts when a thread pauses.
  Atomics.wait(pause, 0, 0, 0.01);
  return Number(readFileSync(THREAD, 'utf8').split(' ')[0]) / 1e6;
}

const pause = new Int32Array(new SharedArrayBuffer(4));
let watching = false;
let longest = 0;
let last = 0;

/** Goes round and round: a round that takes long was one in which nobody else had a turn. */
function goRound() {
  if (!watching) return;
  const now = used();
  longest = Math.max(longest, now - last);
  last = now;
  setImmediate(goRound);
}

process.on('message', (asked) => {
  if (asked === 'used') process.send({ used: used() });
  if (asked === 'watch') {
    [watching, longest, last] = [true, 0, used()];
    goRound();
    process.send({});
  }
  if (asked === 'longest') {
    watching = false;
    process.send({ longest });
  }
});
process.on('SIGINT', () => process.exit(0));
process.send({ port, tables });

/** A module of tests, which are not built. */
async function testing(file) {
  const { module } = await runnerImport(`./${file}`, { root, configFile: false, logLevel: 'error' });
  return module;
}
