// Several nodes on one PostgreSQL play many tables; by turns one of them is killed, paused, cut off from the database or
// from the other nodes, or has one of these lines held up. Players ask nodes at random, as a load balancer would have them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startPostgres } from '../services.mjs';
import { connectTo, readerOf } from './database.mjs';
import { lineTo } from './line.mjs';
import { Node } from './node.mjs';
import { nodeCount, tableCount, trials, within } from './options.mjs';
import { ackedBy, faultsOf, playAWhile, seatTable, trial } from './players.mjs';

/** So long a node is paused, and so long a line is cut or held up. */
const PAUSE = 10_000;
const CUT = 2000;
const HELD_UP = 4000;
/** Streams go on so soon after one of the nodes was paused. */
const WITHIN_OF_PAUSE = Math.max(5000, within);
/** A load balancer notices that a node does not answer. */
const NOTICED = 1000;
const GIVE_UP = 30_000;
const AT_ONCE = 10;

const folder = mkdtempSync(join(tmpdir(), 'messdeck-kill-'));
const postgres = await startPostgres();
const database = await connectTo(postgres.url());

/** A node whose lines to the database, and from the other nodes, can be harmed. */
class FragileNode extends Node {
  constructor(toDatabase, inner, toInner) {
    const url = new URL(postgres.url());
    url.port = String(toDatabase.port);
    super(String(url), inner, folder);
    this.toDatabase = toDatabase;
    this.toInner = toInner;
    /** Where the other nodes find it. */
    this.reached = `http://127.0.0.1:${toInner.port}`;
  }

  async start() {
    await super.start();
    await database.query('UPDATE messdeck.nodes SET address = $2 WHERE address = $1', [
      this.inner,
      this.reached,
    ]);
  }

  /** Lines of players that lead to it. */
  get lines() {
    return playing().filter(({ base }) => base.port === this.port);
  }

  /** Players whose tables it has, or whose lines lead to it: what happens to it happens to them. */
  async concerned() {
    const { rows } = await database.query(
      `SELECT tables.id FROM messdeck.tables JOIN messdeck.nodes ON nodes.id = owner
       WHERE address = $1 AND seen > clock_timestamp() - interval '3 s'`,
      [this.reached],
    );
    const own = new Set(rows.map(({ id }) => id));
    return playing().filter(({ base, table }) => base.port === this.port || own.has(table));
  }
}

const nodes = [];
for (let i = 0; i < nodeCount; i++) {
  const inner = await freePort();
  const toDatabase = await lineTo(Number(new URL(postgres.url()).port));
  nodes.push(new FragileNode(toDatabase, `http://127.0.0.1:${inner}`, await lineTo(inner)));
}
await Promise.all(nodes.map((node) => node.start()));
trial.reach = () => {
  const up = nodes.filter(({ isUp }) => isUp);
  return { host: '127.0.0.1', port: up[Math.floor(Math.random() * up.length)].port };
};

const tables = [];
const living = [];
const players = () => tables.flat();
const playing = () => players().filter(({ over }) => !over);

/** Finished tables are replaced by new ones. */
async function seatAll() {
  const missing = tableCount - tables.filter((seats) => seats.some(({ over }) => !over)).length;
  for (let i = 0; i < missing; i += AT_ONCE) {
    const seated = await Promise.all(Array.from({ length: Math.min(AT_ONCE, missing - i) }, seatTable));
    tables.push(...seated);
    living.push(...seated.flat().map((player) => player.live()));
  }
}

/** How long it takes until all of them read again what was cut off at `since`. */
async function untilBack(waiting, since) {
  const isBack = (player) => player.over || player.backAt > since;
  while (!waiting.every(isBack) && performance.now() - since < GIVE_UP) await delay(10);
  const late = waiting.filter((player) => !isBack(player)).length;
  if (late > 0) faults.push(`${late} streams were not back after ${GIVE_UP} ms`);
  return Math.round(performance.now() - since);
}

/** What is done to a node; each returns how long the streams concerned took to go on, and how long they may. */
const HARMS = {
  async killed(node) {
    const waiting = await node.concerned();
    const since = performance.now();
    await node.end('SIGKILL');
    trial.lives++;
    const took = await untilBack(waiting, since);
    await node.start();
    return { took, goal: within };
  },
  async paused(node) {
    const waiting = await node.concerned();
    const since = performance.now();
    node.process.kill('SIGSTOP');
    await delay(NOTICED);
    node.isUp = false;
    for (const { line } of node.lines) line.destroy();
    const took = await untilBack(waiting, since);
    await delay(Math.max(0, PAUSE - (performance.now() - since)));
    node.process.kill('SIGCONT');
    await node.untilReady();
    return { took, goal: WITHIN_OF_PAUSE };
  },
  async 'cut off from the database'(node) {
    await node.toDatabase.cut(CUT);
    await node.untilReady();
    return {};
  },
  async 'held up by the database'(node) {
    await node.toDatabase.holdUp(HELD_UP);
    await node.untilReady();
    return {};
  },
  async 'cut off from the other nodes'(node) {
    await node.toInner.cut(CUT);
    return {};
  },
  async 'held up on its way from the other nodes'(node) {
    await node.toInner.holdUp(HELD_UP);
    return {};
  },
};

const faults = [];
let slow = 0;
const longest = {};
await seatAll();
for (let n = 0; n < trials; n++) {
  await seatAll();
  await playAWhile(players(), tableCount);
  const [what, harm] = Object.entries(HARMS)[n % Object.keys(HARMS).length];
  const node = nodes[Math.floor(Math.random() * nodes.length)];
  const acked = ackedBy(players());
  const { took, goal } = await harm(node);
  if (took > goal) slow++;
  if (took !== undefined) longest[what] = Math.max(longest[what] ?? 0, took);
  const back = took === undefined ? '' : `; streams were back after ${took} ms (goal ${goal})`;
  console.log(
    `trial ${n + 1}: a node was ${what} amid ${playing().length} streams, ${acked} actions acknowledged${back}`,
  );
}
await playAWhile(players(), tableCount);
trial.stopped = true;
for (const player of players()) player.line?.destroy();
await Promise.all(living);
await Promise.all(nodes.map((node) => node.end('SIGTERM')));
faults.push(...(await faultsOf(tables, readerOf(database))));
await database.end();
await postgres.stop();
for (const { toDatabase, toInner } of nodes) for (const line of [toDatabase, toInner]) line.close();
rmSync(folder, { recursive: true });
const read = players().reduce((sum, { entries }) => sum + entries.length, 0);
const ends = Object.entries(longest).map(([what, ms]) => `${what} ${ms} ms`);
console.log(
  `${ackedBy(players())} acknowledged actions, ${read} entries read; slowest return when ${ends.join(', ')}; ${faults.length === 0 ? 'nothing lost or applied twice' : `${faults.length} faults`}`,
);
if (slow > 0) console.log(`${slow} of ${trials} returns took longer than they may`);
for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
process.exit(faults.length + slow === 0 ? 0 : 1);
