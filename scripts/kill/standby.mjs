// Two nodes on two synchronous PostgreSQL servers: the primary is killed, the other is promoted, and play goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startPostgres } from '../services.mjs';
import { connectTo, readerOf } from './database.mjs';
import { Node } from './node.mjs';
import { nodeCount, tableCount, trials, within } from './options.mjs';
import { ackedBy, faultsOf, playAWhile, seatTable, trial } from './players.mjs';

/** Every table plays on so soon after the primary was killed. */
const GOAL = Math.max(15_000, within);
const GIVE_UP = 60_000;
/** Anyone who watches over the databases needs a moment. */
const NOTICED = 1000;

let failed = 0;
for (let n = 1; n <= trials; n++) {
  const { acked, took, faults } = await failover();
  console.log(
    `trial ${n}: the primary was killed; after ${took} ms every table had played on (goal ${GOAL}); ${acked} acknowledged actions, ${faults.length === 0 ? 'nothing lost or applied twice' : `${faults.length} faults`}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
  if (faults.length > 0 || took > GOAL) failed++;
}
process.exit(failed === 0 ? 0 : 1);

async function failover() {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-standby-'));
  const primary = await startPostgres({ settings: ['synchronous_standby_names=*'] });
  const standby = await startPostgres({ follows: primary.url() });
  const [first, second] = [primary, standby].map(({ url }) => new URL(url()).host);
  const url = `postgres://messdeck@${first},${second}/postgres`;
  const nodes = [];
  for (let i = 0; i < nodeCount; i++)
    nodes.push(new Node(url, `http://127.0.0.1:${await freePort()}`, folder));
  await Promise.all(nodes.map((node) => node.start()));
  trial.stopped = false;
  trial.reach = () => ({ host: '127.0.0.1', port: nodes[Math.floor(Math.random() * nodes.length)].port });
  const tables = await Promise.all(Array.from({ length: tableCount }, seatTable));
  const players = tables.flat();
  const living = players.map((player) => player.live());
  await playAWhile(players, tableCount);
  const database = await connectTo(standby.url());
  await primary.end('SIGKILL');
  const since = performance.now();
  const before = tables.map((seats) => ackedBy(seats));
  await delay(NOTICED);
  await database.query('SELECT pg_promote()');
  const playsOn = (seats, at) => seats.every(({ over }) => over) || ackedBy(seats) > before[at];
  while (!tables.every(playsOn) && performance.now() - since < GIVE_UP) await delay(20);
  const took = Math.round(performance.now() - since);
  await playAWhile(players, tableCount);
  trial.stopped = true;
  for (const player of players) player.line?.destroy();
  await Promise.all(living);
  await Promise.all(nodes.map((node) => node.end('SIGTERM')));
  const faults = await faultsOf(tables, readerOf(database));
  await database.end();
  await Promise.all([primary.stop(), standby.stop()]);
  rmSync(folder, { recursive: true });
  return { acked: ackedBy(players), took, faults };
}
