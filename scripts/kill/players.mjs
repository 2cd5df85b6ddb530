// Players for the trials: at tables of four, each reads its stream across every crash, and acts whenever it may, safely
// sent again. What they were told is compared with the log in the end.

import { Agent, request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../prepare.mjs';

const PATIENCE = 4000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** Over TLS where `reach` names a certificate, with an agent of its own. */
const httpRequest = (options, heard) => (options.ca ? safeRequest : plainRequest)(options, heard);
const engine = await import(pathToFileURL(join(root, 'packages/engine/dist/src/index.js')).href);

/** What all players share: `reach` says which server is asked next, by host and port; `lives` counts the crashes. */
export const trial = { reach: () => ({}), lives: 0, stopped: false };

/** One request; undefined where no answer came. */
export function ask(method, path, { body, token, key } = {}) {
  return new Promise((resolve) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const reach = trial.reach();
    const request = httpRequest(
      {
        agent,
        ...reach,
        method,
        path,
        headers: {
          ...reach.headers,
          ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (bytes) => (text += bytes));
        response.on('end', () => resolve({ status: response.statusCode, body: parsed(text) }));
        response.on('error', () => resolve(undefined));
        response.on('close', () => resolve(undefined));
      },
    );
    request.on('error', () => resolve(undefined));
    // A server that was paused answers when it wakes; nobody waits for that.
    request.setTimeout(PATIENCE, () => request.destroy());
    request.end(sent);
  });
}

/** A proxy without a server behind it answers in HTML. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As our page tries again: soon, and not all at the same moment. */
const soon = () => new Promise((done) => setTimeout(done, 100 + Math.random() * 100));

/** A seat that reads its stream across every crash, and acts whenever it may, safely sent again. */
export class Player {
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
    this.base = trial.reach();
    return new Promise((resolve) => {
      const headers = {
        ...this.base.headers,
        authorization: `Bearer ${this.token}`,
        ...(this.id && { 'last-event-id': this.id }),
      };
      const request = httpRequest(
        { ...this.base, agent: false, path: `${this.path}/stream`, headers },
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
    if (fields.event === 'notice') this.notice = JSON.parse(fields.data).text;
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
    while (!this.over && !trial.stopped) {
      const life = trial.lives;
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
      if (life === trial.lives) await soon();
    }
  }

  async live() {
    while (!trial.stopped && !this.over) {
      await this.read();
      if (!this.over && !trial.stopped) await soon();
    }
  }
}

export async function seatTable() {
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

export const ackedBy = (players) => players.reduce((sum, player) => sum + player.acked.size, 0);

/** Lets the tables play, on a slow machine until so many actions were acknowledged. */
export async function playAWhile(players, actions) {
  const before = ackedBy(players);
  const began = performance.now();
  const wait = 300 + Math.random() * 700;
  const enough = () => ackedBy(players) - before >= actions || performance.now() - began > 15_000;
  while (performance.now() - began < wait || !enough()) await new Promise((done) => setTimeout(done, 20));
}

/**
 * The log of every table against what its players were told; `readTable` finds the table as it is kept, and the rows of
 * its log. Returns what is wrong.
 */
export async function faultsOf(tables, readTable) {
  const faults = [];
  for (const seats of tables) {
    const [{ table }] = seats;
    const { kept, rows } = await readTable(table);
    const { rules, game } = JSON.parse(kept);
    const log = [];
    for (const row of rows) {
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
  return faults;
}
