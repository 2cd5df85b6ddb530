// `npm run bench:requests`: what each kind of request costs the main thread of a server whose tables are long (United
// States, 2,300 entries; one finished match of 3,451), in CPU time, and for how much of it nobody else has a turn.
// `-- --times 30`: how often each is sent; `--json`.

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, root } from '../scripts/prepare.mjs';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '30' }, json: { type: 'boolean', default: false } },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 3) {
  process.stderr.write('--times takes a whole number from 3.\n');
  process.exit(1);
}
/** Milliseconds for which a request may keep the main thread. */
const MOST = 10;
const LISTED = 200;

ensureBuilt();
// Each is loaded once, by the kind of request that finds its table in the database alone.
const cold = Array.from({ length: 2 * times + 1 }, (_, i) => `cold-${i}`);
const server = fork(join(root, 'bench/peers/long-server.mjs'), cold, { cwd: root, execArgv: [] });
const told = () => new Promise((resolve) => server.once('message', resolve));
const ask = (what) => {
  const answer = told();
  server.send(what);
  return answer;
};
const { port, tables } = await told();
const address = `http://127.0.0.1:${port}`;

async function send(method, path, { token, body, headers } = {}) {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${method} ${path}: ${text}`);
  return text && JSON.parse(text);
}

/** A stream, and what came last by it. */
async function follow(path, token, from) {
  const leave = new AbortController();
  const headers = { authorization: `Bearer ${token}`, ...(from && { 'last-event-id': from }) };
  const response = await fetch(address + path, { headers, signal: leave.signal });
  const reader = { leave: () => leave.abort(), until: undefined, id: undefined, entry: undefined };
  const waiting = new Set();
  const hear = (block) => {
    reader.id = /^id: (.*)$/m.exec(block)?.[1] ?? reader.id;
    if (block.startsWith('event: entry')) reader.entry = JSON.parse(/^data: (.*)$/m.exec(block)[1]);
    for (const look of waiting) look(block);
  };
  reader.until = (found) =>
    new Promise((resolve) => {
      const look = (block) => {
        if (!found(reader, block)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look('');
    });
  const listen = async () => {
    let text = '';
    for await (const bytes of response.body) {
      const blocks = (text + Buffer.from(bytes).toString('latin1')).split('\n\n');
      text = blocks.pop();
      for (const block of blocks) hear(block);
    }
  };
  listen().catch(() => undefined);
  return reader;
}

const { long, over } = tables;
const path = '/api/tables/long';
const [token] = long.tokens;
const quiet = `${path}/seats/${long.quiet}`;
const asQuiet = long.tokens[long.quiet];

const make = (more) =>
  send('POST', '/api/tables', { body: { game: 'do-boy', seats: 4, name: 'Ann', ...more } });
const sit = ({ table, invite }, name) =>
  send('POST', `/api/tables/${table}/seats`, { token: invite, body: { name } });
const full = async () => {
  const table = await make();
  for (const name of ['Bea', 'Cem', 'Dan']) await sit(table, name);
  return table;
};

// The lobby lists a table while somebody is there.
for (let i = 0; i < LISTED; i++) {
  const { table, token } = await make({ public: true });
  await follow(`/api/tables/${table}/seats/0/stream`, token);
}
const watching = await follow(`${quiet}/stream`, asQuiet);
await watching.until(({ entry }) => entry?.n >= long.seen - 1);
/** The quiet seat acts on what it saw `back` entries ago. */
const act = (text, back) =>
  send('POST', `${quiet}/actions`, { token: asQuiet, body: { do: text, seen: watching.entry.n - back } });
const readAll = async (from) => {
  const reader = await follow(`${path}/seats/0/stream`, token, from);
  await reader.until(({ entry }) => from || entry?.n >= long.events - 1);
  reader.leave();
  return reader;
};
const last = (await readAll()).id;
const readByte = async () => {
  const reader = await follow(`${path}/stream`, token);
  await reader.until((_, block) => block !== '');
  reader.leave();
};
const leaveFor = (where) => send('DELETE', `/api/tables/${where.table}/seats/1`, { token: where.token });
let count = 0;

/** Each kind: how it is sent; where something has to be there before, how that is made is not measured. */
const KINDS = [
  ['GET /healthz', () => send('GET', '/healthz')],
  ['GET /readyz', () => send('GET', '/readyz')],
  ['GET /api/games', () => send('GET', '/api/games')],
  ['GET /api/openapi.json', () => send('GET', '/api/openapi.json')],
  ['POST /api/browser', () => send('POST', '/api/browser', { headers: { origin: address } })],
  [`GET /api/tables (${LISTED} listed)`, () => send('GET', '/api/tables')],
  ['POST /api/tables', () => make()],
  ['POST …/seats', (table) => sit(table, 'Bea'), make],
  ['PUT …/seats/1 (a bot)', putBot, make],
  ['DELETE …/seats/1', leaveFor, full],
  ['POST …/invite', ({ table, token }) => send('POST', `/api/tables/${table}/invite`, { token }), make],
  ['POST …/start', ({ table, token }) => send('POST', `/api/tables/${table}/start`, { token }), full],
  ['GET of the long table', () => send('GET', path, { token })],
  ['GET …/seats/0', () => send('GET', `${path}/seats/0`, { token })],
  ['GET …/record', () => send('GET', '/api/tables/over/record', { token: over.tokens[0] })],
  ['an action', () => act(watching.entry.view.legal[0], 0)],
  ['an action that is impossible', () => act('play NOTHING', 0)],
  ['an action that comes late', () => act('play NOTHING', 400)],
  ['taking back', () => takeBack(true)],
  ['talk', () => send('POST', `${quiet}/chat`, { token: asQuiet, body: { text: `Hello ${count++}` } })],
  ['POST …/seats/0/link', () => send('POST', `${path}/seats/0/link`, { token })],
  ['a table loaded', (id) => send('GET', `/api/tables/${id}`, { token: tables[id].tokens[0] }), nextCold],
  ['a stream from the beginning', () => readAll()],
  ['a stream left after one event', () => readByte()],
  ['a stream with nothing missed', () => readAll(last)],
  ['a bot takes over', () => send('DELETE', `${path}/seats/1`, { token: long.tokens[1] })],
];

function putBot({ table, token }) {
  return send('PUT', `/api/tables/${table}/seats/1`, { token, body: { bot: 'recruit' } });
}

function takeBack(agree) {
  return send('POST', `${quiet}/takeback`, { token: asQuiet, body: { agree } });
}

function nextCold() {
  return cold.pop();
}

/** The CPU time of one, in the mean, and its longest turn, in the middle of all. */
async function measure(request, prepare) {
  const ready = [];
  for (let i = 0; prepare && i <= 2 * times; i++) ready.push(await prepare());
  await request(ready.pop());
  const before = await ask('used');
  for (let i = 0; i < times; i++) await request(ready.pop());
  const cpu = ((await ask('used')).used - before.used) / times;
  const longest = [];
  for (let i = 0; i < times; i++) {
    await ask('watch');
    await request(ready.pop());
    longest.push((await ask('longest')).longest);
  }
  longest.sort((a, b) => a - b);
  return { cpu, longest: longest[longest.length >> 1] };
}

if (!values.json) console.log('| request | CPU | longest turn | |\n|---|---|---|---|');
let met = true;
for (const [name, request, prepare] of KINDS) {
  const { cpu, longest } = await measure(request, prepare);
  met &&= longest <= MOST;
  const told = longest <= MOST ? '' : `more than ${MOST} ms`;
  if (values.json) console.log(JSON.stringify({ name, cpu, longest }));
  else console.log(`| ${name} | ${cpu.toFixed(2)} ms | ${longest.toFixed(2)} ms | ${told} |`);
}
server.kill();
process.exit(met ? 0 : 1);
