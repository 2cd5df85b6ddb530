// `npm run bench:server -- --nodes 2`: what several nodes cost, beside one server on a file and one on PostgreSQL: CPU an
// action, the highest rate at which 99 of 100 answers come within 250 ms, idle seats, and how memory grows.
// `-- --nodes 2 --tables 60 --seconds 5 --idle 10000 --soak 600`: `--idle 0` and `--soak 0` leave the last two out,
// `--cost` everything but the CPU an action takes.

import { fork } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../scripts/prepare.mjs';
import { freePort, startPostgres } from '../scripts/services.mjs';
import { ourClients } from './clients.mjs';

const GOAL = 250;
const THINK = 1000;
const STEP = 1.35;
const FIRST = 40;
const WARM = 2000;

/** Servers in processes of their own, and their database. */
async function startServers(database, count) {
  const args = await Promise.all(
    Array.from({ length: count }, async () => [
      ...(database ? [database] : []),
      ...(count > 1 ? [`http://127.0.0.1:${await freePort()}`] : []),
    ]),
  );
  const children = args.map((each) =>
    fork(join(root, 'bench/peers/our-server.mjs'), each, { cwd: root, execArgv: [] }),
  );
  const told = (child) => new Promise((resolve) => child.once('message', resolve));
  const ports = (await Promise.all(children.map(told))).map(({ port }) => port);
  return {
    ports,
    /** Microseconds of CPU and bytes of memory of all of them. */
    async used() {
      const answers = children.map(told);
      for (const child of children) child.send('usage');
      const all = await Promise.all(answers);
      return {
        cpu: all.reduce((sum, { cpu }) => sum + cpu.user + cpu.system, 0),
        rss: all.reduce((sum, { rss }) => sum + rss, 0),
      };
    },
    stop() {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

/** What is done in a while: actions, CPU and how long answers took. */
async function during(servers, game, seconds) {
  const [before, done, from] = [await servers.used(), game.done(), game.times.length];
  const began = performance.now();
  await delay(seconds * 1000);
  const took = performance.now() - began;
  const after = await servers.used();
  const actions = game.done() - done;
  const times = game.times.slice(from).sort((a, b) => a - b);
  return {
    cpu: (after.cpu - before.cpu) / actions,
    perSecond: (actions / took) * 1000,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY,
    rss: after.rss,
  };
}

const rounded = ({ cpu, perSecond, p99, rss }) =>
  `${cpu.toFixed(0)} µs CPU an action, ${perSecond.toFixed(0)} actions a second, p99 ${p99.toFixed(0)} ms, ${(rss / 1e6).toFixed(0)} MB`;

/** Until the compiler has done its work, also on a crowded machine. */
async function warmUp(game) {
  for (let waited = 0; game.times.length < WARM && waited < 40; waited++) await delay(1000);
}

/** What an action costs where requests, streams or both are sent to the node that has the table. */
async function costOfPassing(servers, tables, seconds) {
  for (const home of [['requests', 'streams'], ['streams'], ['requests']]) {
    const game = await ourClients(0, true, home)(servers.ports, tables);
    await warmUp(game);
    const figure = await during(servers, game, seconds);
    game.stop();
    console.log(`  ${home.join(' and ')} at the table's node: ${rounded(figure)}`);
    await delay(1000);
  }
}

/** More and more players who think for a second, until answers take too long; returns the last that was good. */
async function highestRate(servers, seconds) {
  let best;
  for (let tables = FIRST; ; tables = Math.ceil(tables * STEP)) {
    const game = await ourClients(THINK, true)(servers.ports, tables);
    await delay(2 * THINK);
    const figure = await during(servers, game, seconds);
    game.stop();
    console.log(`  ${tables} tables: ${rounded(figure)}`);
    if (figure.p99 > GOAL) return best ?? { perSecond: 0, tables: FIRST };
    best = { perSecond: figure.perSecond, tables };
  }
}

/** Streams of seats at tables where nothing happens. */
async function idleSeats(servers, seats) {
  const before = await servers.used();
  const lines = [];
  const [port] = servers.ports;
  const ask = (path, body, token) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());
  const seatTable = async () => {
    const made = await ask('/api/tables', { game: 'do-boy', name: 'A' });
    const all = [made];
    for (let other = 1; other < 4; other++)
      all.push(await ask(`/api/tables/${made.table}/seats`, { name: `P${other}` }, made.invite));
    for (const { seat, token } of all) {
      await new Promise((resolve, reject) => {
        const path = `/api/tables/${made.table}/seats/${seat}/stream`;
        const headers = { authorization: `Bearer ${token}` };
        const line = httpRequest({ host: '127.0.0.1', port, agent: false, path, headers }, (response) => {
          response.resume();
          response.on('error', () => undefined);
          resolve();
        });
        line.on('error', reject);
        line.end();
        lines.push(line);
      });
    }
  };
  for (let i = 0; i < seats / 4; i += 20)
    await Promise.all(Array.from({ length: Math.min(20, seats / 4 - i) }, seatTable));
  await delay(5000);
  const [from, began] = [await servers.used(), performance.now()];
  await delay(20_000);
  const after = await servers.used();
  const share = (after.cpu - from.cpu) / 10 / (performance.now() - began);
  console.log(
    `  ${lines.length} idle seats: ${(after.rss / 1e6).toFixed(0)} MB (${(before.rss / 1e6).toFixed(0)} before), ${share.toFixed(1)} % of a core`,
  );
  for (const line of lines) line.destroy();
}

/** Memory at the beginning and at the end of a long time at half the highest rate. */
async function soak(servers, tables, seconds) {
  const game = await ourClients(THINK, true)(servers.ports, tables);
  const tenth = (seconds * 1000) / 10;
  const samples = [];
  for (let i = 0; i < 10; i++) {
    await delay(tenth);
    samples.push((await servers.used()).rss);
  }
  game.stop();
  // A tenth is left for the compiler and the caches to have done their work.
  const growth = (samples.at(-1) / samples[1] - 1) * 100;
  const sizes = samples.map((rss) => (rss / 1e6).toFixed(0)).join(', ');
  console.log(`  ${tables} tables for ${seconds} s: ${sizes} MB; ${growth.toFixed(1)} % from the second on`);
}

export async function benchNodes({ nodes, tables, seconds, idle, soakFor, cost }) {
  const postgres = await startPostgres({ fsync: true });
  const setups = [
    ['SQLite, one server', undefined, 1],
    ['PostgreSQL, one server', postgres.url(), 1],
    [`PostgreSQL, ${nodes} nodes`, postgres.url(), nodes],
  ];
  const costs = [];
  const restOf = async (servers, isFile, isAll) => {
    const best = await highestRate(servers, seconds);
    console.log(`  highest rate: ${best.perSecond.toFixed(0)} actions a second`);
    if (idle > 0 && isFile) await idleSeats(servers, idle);
    if (soakFor > 0 && isAll) await soak(servers, Math.ceil(best.tables / 2), soakFor);
  };
  for (const [name, database, count] of setups) {
    console.log(name);
    const servers = await startServers(database, count);
    const game = await ourClients(0, true)(servers.ports, tables);
    await warmUp(game);
    const figure = await during(servers, game, seconds);
    game.stop();
    console.log(`  ${tables} tables at full speed: ${rounded(figure)}`);
    costs.push(figure.cpu);
    await delay(1000);
    if (count > 1) await costOfPassing(servers, tables, seconds);
    if (!cost) await restOf(servers, !database, count === nodes);
    servers.stop();
    await delay(500);
  }
  const [file, alone, several] = costs;
  console.log(
    `CPU an action against SQLite: PostgreSQL ${(alone / file).toFixed(2)}, ${nodes} nodes ${(several / file).toFixed(2)} (goal at most 1.6)`,
  );
  await postgres.stop();
}
