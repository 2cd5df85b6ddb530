// Several nodes on one PostgreSQL play many tables; by turns one of them is killed, paused, cut off from the database, or
// has its line to the database held up. Players ask nodes at random, as a load balancer would have them.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundled, root } from '../prepare.mjs';
import { freePort, startPostgres } from '../services.mjs';
import { nodeCount, tableCount, trials, within } from './options.mjs';
import { ackedBy, faultsOf, playAWhile, seatTable, trial } from './players.mjs';

/** So long a node is paused, and so long its line to the database is cut or held up. */
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
const { Client } = pg();
const database = new Client({ connectionString: postgres.url() });
await database.connect();

/** A line to the database that can be cut, and held up. */
async function lineToDatabase() {
  const to = Number(new URL(postgres.url()).port);
  const sockets = new Set();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(to, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(postgres.url());
  url.port = String(server.address().port);
  return {
    url: String(url),
    async cut(ms) {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      await delay(ms);
      isCut = false;
    },
    async holdUp(ms) {
      for (const socket of sockets) socket.pause();
      await delay(ms);
      for (const socket of sockets) socket.resume();
    },
    close: () => server.close(),
  };
}

class Node {
  constructor(line, inner) {
    Object.assign(this, { line, inner, port: 0, isUp: false });
  }

  async start() {
    const options = { host: '127.0.0.1', port: this.port, data: '', database: this.line.url, log: 'silent' };
    const script = `
      import { NO_LIMITS, serve } from ${JSON.stringify(pathToFileURL(bundled('server.js')).href)};
      const served = await serve({ ...${JSON.stringify(options)}, inner: new URL(${JSON.stringify(this.inner)}),
        limits: NO_LIMITS, pace: { pace: 'instant', reaction: 'quick', windows: 'short' } });
      process.send(served.port);
      process.on('SIGTERM', () => served.stop().then(() => process.exit(0)));`;
    const file = join(folder, `node-${new URL(this.inner).port}.mjs`);
    writeFileSync(file, script);
    const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
    this.process = spawn(process.execPath, [file], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.port = await new Promise((resolve, reject) => {
      this.process.once('message', resolve);
      this.process.once('exit', (code) => reject(new Error(`A node ended with status ${code}.`)));
    });
    this.isUp = true;
  }

  /** Ends it; resolves when it has ended. */
  end(signal) {
    this.isUp = false;
    return new Promise((resolve) => {
      this.process.removeAllListeners('exit');
      this.process.once('exit', resolve);
      this.process.kill(signal);
    });
  }

  async untilReady() {
    for (const until = performance.now() + GIVE_UP; performance.now() < until; await delay(50)) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => undefined);
      if (answer?.status === 200) break;
    }
    this.isUp = true;
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
      [this.inner],
    );
    const own = new Set(rows.map(({ id }) => id));
    return playing().filter(({ base, table }) => base.port === this.port || own.has(table));
  }
}

const nodes = [];
for (let i = 0; i < nodeCount; i++) {
  nodes.push(new Node(await lineToDatabase(), `http://127.0.0.1:${await freePort()}`));
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
    await node.line.cut(CUT);
    await node.untilReady();
    return {};
  },
  async 'held up by the database'(node) {
    await node.line.holdUp(HELD_UP);
    await node.untilReady();
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
faults.push(
  ...(await faultsOf(tables, async (table) => {
    const [kept, rows] = [
      await database.query('SELECT kept FROM messdeck.tables WHERE id = $1', [table]),
      await database.query('SELECT row FROM messdeck.actions WHERE match = $1 ORDER BY seq', [table]),
    ];
    return { kept: kept.rows[0].kept, rows: rows.rows.map(({ row }) => row) };
  })),
);
await database.end();
await postgres.stop();
for (const { line } of nodes) line.close();
rmSync(folder, { recursive: true });
const read = players().reduce((sum, { entries }) => sum + entries.length, 0);
const ends = Object.entries(longest).map(([what, ms]) => `${what} ${ms} ms`);
console.log(
  `${ackedBy(players())} acknowledged actions, ${read} entries read; slowest return when ${ends.join(', ')}; ${faults.length === 0 ? 'nothing lost, nothing doubled' : `${faults.length} faults`}`,
);
if (slow > 0) console.log(`${slow} of ${trials} returns took longer than they may`);
for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
process.exit(faults.length + slow === 0 ? 0 : 1);

function pg() {
  return process.getBuiltinModule('node:module').createRequire(join(root, 'packages/server/package.json'))(
    'pg',
  );
}
