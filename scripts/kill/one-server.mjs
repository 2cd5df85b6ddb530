// One server that plays many tables is killed again and again.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled, root } from '../prepare.mjs';
import { tableCount, trials, within } from './options.mjs';
import { ackedBy, faultsOf, playAWhile, seatTable, trial } from './players.mjs';

/** Anyone who is not back by then is lost. */
const GIVE_UP = 30_000;
const folder = mkdtempSync(join(tmpdir(), 'messdeck-kill-'));
const data = join(folder, 'tables.db');

let server;

/** Starts the server on the file that the last one left behind. */
async function start(port) {
  const script = `
    import { NO_LIMITS, serve } from ${JSON.stringify(pathToFileURL(bundled('server.js')).href)};
    const served = await serve({ host: '127.0.0.1', port: ${port}, data: ${JSON.stringify(data)}, log: 'error',
      limits: NO_LIMITS,
      pace: { pace: 'instant', reaction: 'quick', windows: 'short' } });
    process.send(served.port);
    process.on('message', () => process.send(process.cpuUsage()));`;
  const file = join(folder, 'server.mjs');
  writeFileSync(file, script);
  // It speaks TLS to nobody: to read a machine's own certificates at every start would only delay it.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  server = spawn(process.execPath, [file], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const found = await new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', (code) => reject(new Error(`The server ended with status ${code}.`)));
  });
  trial.reach = () => ({ host: '127.0.0.1', port: found });
  return found;
}

/** Milliseconds of CPU the server has used, its start included: what a return costs where others use the machine too. */
function cpuUsed() {
  return new Promise((resolve) => {
    server.once('message', ({ user, system }) => resolve(Math.round((user + system) / 1000)));
    server.send('usage');
  });
}

const ackedSoFar = () => ackedBy(players);

function kill() {
  return new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', resolve);
    server.kill('SIGKILL');
  });
}

const faults = [];
const port = await start(0);
const tables = [];
for (let i = 0; i < tableCount; i += 20) {
  tables.push(...(await Promise.all(Array.from({ length: Math.min(20, tableCount - i) }, seatTable))));
}
const players = tables.flat();
const living = players.map((player) => player.live());
let slowest = 0;
let slow = 0;
for (let n = 1; n <= trials; n++) {
  await playAWhile(players, tableCount);
  const acked = ackedSoFar();
  await kill();
  trial.lives++;
  const began = performance.now();
  await start(port);
  const ready = Math.round(performance.now() - began);
  const waiting = players.filter((player) => !player.over);
  for (;;) {
    if (waiting.every((player) => player.over || player.backAt > began)) break;
    if (performance.now() - began > GIVE_UP) break;
    await new Promise((done) => setTimeout(done, 10));
  }
  const took = Math.round(performance.now() - began);
  const cpu = await cpuUsed();
  slowest = Math.max(slowest, took);
  const late = waiting.filter((player) => !player.over && player.backAt <= began).length;
  const last = waiting.reduce((latest, player) => (player.backAt > latest.backAt ? player : latest));
  const knocked = Math.round(last.triedAt - began);
  if (late > 0) faults.push(`trial ${n}: ${late} streams were not back after ${took} ms`);
  else if (took > within) slow++;
  console.log(
    `trial ${n}: killed amid ${waiting.length} streams, ${acked} actions acknowledged; ready after ${ready} ms, ${late > 0 ? `${late} not` : 'all'} back after ${took} ms (the last knocked after ${knocked} ms; ${cpu} ms of CPU)`,
  );
}
// What is still in play is cut off where it stands.
await new Promise((done) => setTimeout(done, 500));
trial.stopped = true;
for (const player of players) player.line?.destroy();
await Promise.all(living);
await kill();
const { DatabaseSync } = sqlite();
const db = new DatabaseSync(data);
faults.push(...(await faultsOf(tables, reader(db))));
db.close();
rmSync(folder, { recursive: true });
console.log(
  `${ackedSoFar()} acknowledged actions, ${players.reduce((sum, { entries }) => sum + entries.length, 0)} entries read; slowest return ${slowest} ms; ${faults.length === 0 ? 'nothing lost or applied twice' : `${faults.length} faults`}`,
);
if (slow > 0) console.log(`${slow} of ${trials} returns took longer than ${within} ms`);
for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
process.exit(faults.length + slow === 0 ? 0 : 1);

/** What the file holds of a table. */
function reader(db) {
  return (table) => ({
    kept: db.prepare('SELECT kept FROM tables WHERE id = ?').get(table).kept,
    rows: db
      .prepare('SELECT row FROM actions WHERE match = ? ORDER BY seq')
      .all(table)
      .map(({ row }) => row),
  });
}

function sqlite() {
  return process.getBuiltinModule('node:module').createRequire(join(root, 'packages/server/package.json'))(
    '@photostructure/sqlite',
  );
}
