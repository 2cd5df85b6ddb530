// npm run test:kill: kills a server that plays many tables, again and again, and looks for anything lost or doubled.
// `-- --trials 50 --tables 200 --within 2000`; prints what was killed and what was lost, and fails if anything was.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundled, ensureBuilt, root } from './prepare.mjs';

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '50' },
    tables: { type: 'string', default: '200' },
    within: { type: 'string', default: '2000' },
  },
});
const trials = Number(values.trials);
const tableCount = Number(values.tables);
/** Whoever is not back by then is lost. */
const GIVE_UP = 30_000;
/** All streams go on within so many milliseconds of the moment the new server is started. */
const within = Number(values.within);

ensureBuilt();
const engine = await import(pathToFileURL(join(root, 'packages/engine/dist/src/index.js')).href);
const folder = mkdtempSync(join(tmpdir(), 'messdeck-kill-'));
const data = join(folder, 'tables.db');
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

let server;
let base;

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
  base = { host: '127.0.0.1', port: found };
  return found;
}

/** Milliseconds of CPU the server has used, its start included: what a return costs where others use the machine too. */
function cpuUsed() {
  return new Promise((resolve) => {
    server.once('message', ({ user, system }) => resolve(Math.round((user + system) / 1000)));
    server.send('usage');
  });
}

const ackedSoFar = () => players.reduce((sum, player) => sum + player.acked.size, 0);

/** Lets the tables play, on a slow machine until as many actions as there are tables were acknowledged. */
async function playAWhile() {
  const before = ackedSoFar();
  const began = performance.now();
  const wait = 300 + Math.random() * 700;
  const enough = () => ackedSoFar() - before >= tableCount || performance.now() - began > 15_000;
  while (performance.now() - began < wait || !enough()) await new Promise((done) => setTimeout(done, 20));
}

function kill() {
  return new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', resolve);
    server.kill('SIGKILL');
  });
}

/** One request; undefined where no answer came. */
function ask(method, path, { body, token, key } = {}) {
  return new Promise((resolve) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const request = httpRequest(
      {
        ...base,
        agent,
        method,
        path,
        headers: {
          ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (bytes) => (text += bytes));
        response.on('end', () =>
          resolve({ status: response.statusCode, body: text ? JSON.parse(text) : undefined }),
        );
        response.on('error', () => resolve(undefined));
        response.on('close', () => resolve(undefined));
      },
    );
    request.on('error', () => resolve(undefined));
    request.end(sent);
  });
}

/** As our page tries again: soon, and not all at the same moment. */
const soon = () => new Promise((done) => setTimeout(done, 100 + Math.random() * 100));

/** A seat that reads its stream across every crash, and acts whenever it may, safely sent again. */
class Player {
  constructor(table, seat, token) {
    Object.assign(this, {
      table,
      seat,
      token,
      entries: [],
      id: '',
      acked: new Map(),
      over: false,
      sends: 0,
      triedAt: 0,
      backAt: 0,
    });
    this.path = `/api/tables/${table}/seats/${seat}`;
  }

  /** Reads until the line breaks or the match is over. */
  read() {
    this.triedAt = performance.now();
    return new Promise((resolve) => {
      const headers = { authorization: `Bearer ${this.token}`, ...(this.id && { 'last-event-id': this.id }) };
      const request = httpRequest(
        { ...base, agent: false, path: `${this.path}/stream`, headers },
        (response) => {
          if (response.statusCode !== 200) {
            response.resume();
            resolve();
            return;
          }
          this.backAt = performance.now();
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => {
            text += chunk;
            for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
              this.hear(text.slice(0, end));
              text = text.slice(end + 2);
            }
            if (this.over) request.destroy();
          });
          response.on('close', resolve);
          response.on('error', resolve);
        },
      );
      this.line = request;
      request.on('error', resolve);
      request.end();
    });
  }

  hear(block) {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
    if (fields.event === 'table') this.over = JSON.parse(fields.data).state === 'over';
    if (fields.event !== 'entry') return;
    this.id = fields.id;
    this.entries.push(fields.data);
    const { n, view } = JSON.parse(fields.data);
    if (view.actors.includes(this.seat) && view.legal.length > 0) void this.act(n, view);
  }

  async act(n, view) {
    const text = view.legal[Math.floor(Math.random() * view.legal.length)];
    const key = `${this.seat}-${n}`;
    while (!this.over && !stopped) {
      const life = lives;
      const reply = await ask('POST', `${this.path}/actions`, {
        body: { do: text, seen: n },
        token: this.token,
        key,
      });
      this.sends++;
      if (reply?.status === 200) {
        this.acked.set(reply.body.n, text);
        return;
      }
      if (reply && reply.status < 500) return;
      if (life === lives) await soon();
    }
  }

  async live() {
    while (!stopped && !this.over) {
      await this.read();
      if (!this.over && !stopped) await soon();
    }
  }
}

async function seatTable() {
  const made = (
    await ask('POST', '/api/tables', { body: { game: 'do-boy', name: 'A', rules: { match: 'game' } } })
  ).body;
  const players = [new Player(made.table, made.seat, made.token)];
  for (let i = 1; i < 4; i++) {
    const { body } = await ask('POST', `/api/tables/${made.table}/seats`, {
      body: { name: `P${i}` },
      token: made.invite,
    });
    players.push(new Player(made.table, body.seat, body.token));
  }
  await ask('POST', `/api/tables/${made.table}/start`, { token: made.token });
  return players;
}

let stopped = false;
let lives = 0;
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
for (let trial = 1; trial <= trials; trial++) {
  await playAWhile();
  const acked = ackedSoFar();
  await kill();
  lives++;
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
  if (late > 0) faults.push(`trial ${trial}: ${late} streams were not back after ${took} ms`);
  else if (took > within) slow++;
  console.log(
    `trial ${trial}: killed amid ${waiting.length} streams, ${acked} actions acknowledged; ready after ${ready} ms, ${late > 0 ? `${late} not` : 'all'} back after ${took} ms (the last knocked after ${knocked} ms; ${cpu} ms of CPU)`,
  );
}
// What is still in play is cut off where it stands.
await new Promise((done) => setTimeout(done, 500));
stopped = true;
for (const player of players) player.line?.destroy();
await Promise.all(living);
await kill();
checkAll();
rmSync(folder, { recursive: true });
console.log(
  `${ackedSoFar()} acknowledged actions, ${players.reduce((sum, { entries }) => sum + entries.length, 0)} entries read; slowest return ${slowest} ms; ${faults.length === 0 ? 'nothing lost, nothing doubled' : `${faults.length} faults`}`,
);
if (slow > 0) console.log(`${slow} of ${trials} returns took longer than ${within} ms`);
for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
process.exit(faults.length + slow === 0 ? 0 : 1);

/** The log of every table as the file holds it, against what its players were told. */
function checkAll() {
  const { DatabaseSync } = sqlite();
  const db = new DatabaseSync(data);
  for (const seats of tables) {
    const [{ table }] = seats;
    const { kept } = db.prepare('SELECT kept FROM tables WHERE id = ?').get(table);
    const { rules, game } = JSON.parse(kept);
    const log = [];
    for (const { row } of db.prepare('SELECT row FROM actions WHERE match = ? ORDER BY seq').all(table)) {
      const { from, events } = JSON.parse(row);
      log.length = from;
      log.push(...events.map(({ by, do: text }) => ({ by, do: text })));
    }
    for (const player of seats) {
      const stream = engine.streamOf(
        engine.findGame(game),
        { rules, seats: seats.map(() => ({ name: '' })), log },
        player.seat,
      );
      if ('error' in stream) {
        faults.push(`${table}: ${stream.error}`);
        continue;
      }
      const whole = stream.map((entry) => JSON.stringify(entry));
      const differs = player.entries.findIndex((entry, i) => entry !== whole[i]);
      if (differs >= 0) faults.push(`${table} seat ${player.seat}: entry ${differs} is not the engine's`);
      for (const [n, text] of player.acked) {
        if (stream[n]?.by !== player.seat || stream[n]?.do !== text)
          faults.push(`${table} seat ${player.seat}: "${text}" was acknowledged as ${n} and is missing`);
      }
    }
  }
  db.close();
}

function sqlite() {
  return process.getBuiltinModule('node:module').createRequire(join(root, 'packages/server/package.json'))(
    '@photostructure/sqlite',
  );
}
