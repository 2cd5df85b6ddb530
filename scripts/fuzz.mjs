// npm run fuzz: throws whatever can be sent at a server and at what reads files, links and addresses, for so many minutes.
// `-- --minutes 1 --seed S --pace 0.15`. Every case comes from the seed and its number: what is printed when one fails
// runs it again. Nothing may answer 5xx, crash, take more than 100 ms of CPU for an answer, or grow.

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundled, ensureBuilt, root } from './prepare.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    /** The number of the first case. */
    from: { type: 'string', default: '0' },
    /** The part of a core that all this may use. */
    pace: { type: 'string', default: '1' },
  },
});
const until = performance.now() + Number(values.minutes) * 60_000;
const { seed } = values;
const pace = Number(values.pace);

/** An answer may take so much of the processor, in milliseconds. */
const MOST_CPU = 100;
/** Cases between two looks at the server. */
const BATCH = 10;
/** The server may have grown by so much after the first third, in megabytes and as a part. */
const GROWTH = { megabytes: 16, part: 1.25 };

ensureBuilt();
const load = (name) => import(pathToFileURL(join(root, 'packages', name)).href);
const { findGame, games, Random, isRefusal, parseRecord, replay } = await load('engine/dist/src/index.js');
const { verify } = await load('engine/dist/src/sealed/index.js');
const { parseAddress, parseLimits } = await import(pathToFileURL(bundled('server.js')).href);

class Failed extends Error {}

// ── The server ────────────────────────────────────────────────────────────────────────────────────────────────────

const folder = mkdtempSync(join(tmpdir(), 'messdeck-fuzz-'));
const script = join(folder, 'server.mjs');
writeFileSync(
  script,
  `import { NO_LIMITS, serve } from ${JSON.stringify(pathToFileURL(bundled('server.js')).href)};
   const data = ${JSON.stringify(join(folder, 'tables.db'))};
   const served = await serve({ host: '127.0.0.1', port: 0, data, log: 'silent', limits: NO_LIMITS });
   process.on('message', (what) => {
     if (what === 'collect') gc();
     process.send({ cpu: process.cpuUsage(), heap: process.memoryUsage().heapUsed });
   });
   process.send({ port: served.port, key: served.operatorKey });`,
);
const server = spawn(process.execPath, ['--expose-gc', script], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
let ended;
server.on('exit', (status, signal) => {
  ended = `The server ended (${signal ?? status}).`;
});
const heard = () =>
  new Promise((resolve, reject) => {
    const died = () => reject(new Failed(ended));
    server.once('exit', died);
    server.once('message', (message) => {
      server.off('exit', died);
      resolve(message);
    });
  });
const { port, key: operatorKey } = await heard();

/** What the server has used so far: milliseconds of the processor, and bytes. */
async function usage(collect = false) {
  if (ended) throw new Failed(ended);
  const answer = heard();
  server.send(collect ? 'collect' : 'look');
  const { cpu, heap } = await answer;
  return { cpu: (cpu.user + cpu.system) / 1000, heap };
}

/** One request; a stream is left after its first bytes. */
function ask({ method, path, headers = {}, body }) {
  return new Promise((resolve) => {
    let sent;
    try {
      sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        let text = '';
        const done = () => resolve({ status: answer.statusCode, text });
        answer.on('data', (bytes) => {
          text += bytes;
          if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
            sent.destroy();
            done();
          }
        });
        answer.on('end', done);
        answer.on('error', done);
      });
    } catch {
      // What Node does not send, no client of Node's sends.
      return resolve({ status: 0, text: '' });
    }
    sent.setTimeout(20_000, () => sent.destroy());
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
}

const json = async (method, path, token, body) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const { text } = await ask({ method, path, headers, body: JSON.stringify(body ?? {}) });
  return text === '' ? {} : JSON.parse(text);
};

/** A table that plays, with its credentials. */
async function seatFour() {
  const made = await json('POST', '/api/tables', undefined, {
    game: 'do-boy',
    name: 'Ann',
    public: true,
    chat: true,
  });
  const seats = [made];
  for (let i = 1; i < 4; i++)
    seats.push(await json('POST', `/api/tables/${made.table}/seats`, made.invite, { name: `Guest ${i}` }));
  await json('POST', `/api/tables/${made.table}/start`, made.token);
  const { link } = await json('POST', `/api/tables/${made.table}/seats/0/link`, made.token);
  return { table: made.table, keys: [...seats.map(({ token }) => token), made.invite, made.watch, link] };
}

// ── What is thrown ────────────────────────────────────────────────────────────────────────────────────────────────

const records = readdirSync(join(root, 'records'), { recursive: true })
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) =>
    readFileSync(join(root, 'records', name), 'utf8')
      .trim()
      .split('\n')
      .slice(0, 3),
  )
  .filter((line) => line.length < 60_000);
const DEEDS = [...new Set(records.flatMap((text) => text.match(/(?<="do":")[^"]+/g) ?? []))].slice(0, 2000);
const STRANGE = [
  '',
  '-',
  'null',
  '\\u0000',
  '%00',
  '../',
  '👩‍🚀',
  '\u202e',
  "'; --",
  '<b>',
  '1e309',
  '-0',
  'ﬁ',
  'x'.repeat(300),
];

const pick = (random, list) => list[random.below(list.length)];
const chance = (random, part) => random.below(1000) < part * 1000;

/** A text with a few letters changed, dropped, doubled or put in. */
function mutated(random, text) {
  let made = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(made.length + 1);
    const strange = chance(random, 0.3) ? pick(random, STRANGE) : String.fromCharCode(32 + random.below(95));
    const cut = random.below(4);
    made = made.slice(0, at) + (chance(random, 0.7) ? strange : '') + made.slice(at + cut);
    if (chance(random, 0.1)) made += made.slice(0, 200);
  }
  return made;
}

const maybe = (random, text) => (chance(random, 0.5) ? mutated(random, text) : text);
/** What a header can carry. */
const inHeader = (text) => text.replace(/[^\t\x20-\x7e]/g, '?').slice(0, 4000);
const inPath = (text) => encodeURI(text.toWellFormed()).slice(0, 3000);

const FORMS = [
  ['POST', '/actions', (random) => ({ do: maybe(random, pick(random, DEEDS)), seen: random.below(9) - 2 })],
  ['POST', '/chat', (random) => ({ text: maybe(random, 'Good luck!') })],
  ['POST', '/chat', (random) => ({ phrase: maybe(random, 'hello') })],
  ['POST', '/takeback', (random) => ({ agree: chance(random, 0.5) })],
  [
    'POST',
    '/seal',
    (random) => ({ commit: maybe(random, 'ab'.repeat(32)), bits: maybe(random, '0f'.repeat(16)) }),
  ],
  ['POST', '/report', (random) => ({ seat: random.below(6), reason: maybe(random, 'Insults') })],
  ['POST', '/link', () => ({})],
  ['POST', '/devices', () => ({})],
  ['POST', '/stand-in', () => ({})],
  ['POST', '/rematch', () => ({})],
  ['GET', '', undefined],
  ['GET', '/stream', undefined],
];
const ELSEWHERE = [
  ['GET', '/api/tables'],
  ['GET', '/api/you'],
  ['GET', '/api/openapi.json'],
  ['POST', '/api/browser'],
  ['GET', '/api/admin/tables'],
  ['POST', '/api/admin/bans'],
  ['GET', '/api/admin/people/abcdefgh'],
  ['POST', '/api/tables'],
  ['GET', '/'],
];

/** What is sent to the server, from one case's numbers. */
function requestOf(random, { table, keys }) {
  const isElsewhere = chance(random, 0.15);
  const [method, rest, form] = isElsewhere ? pick(random, ELSEWHERE) : pick(random, FORMS);
  const seat = chance(random, 0.9) ? random.below(4) : pick(random, [4, 99, '-1', 'x', '0x1', '1e1', '']);
  const path = isElsewhere ? rest : `/api/tables/${table}/seats/${seat}${rest}`;
  const value = form
    ? JSON.stringify(form(random))
    : chance(random, 0.5)
      ? '{"game":"do-boy","name":"Ann"}'
      : '';
  const body = method === 'GET' ? undefined : chance(random, 0.3) ? mutated(random, value) : value;
  const headers = {
    ...(body !== undefined && { 'content-type': chance(random, 0.95) ? 'application/json' : 'text/plain' }),
    ...(chance(random, 0.8) && { authorization: inHeader(`Bearer ${maybe(random, pick(random, keys))}`) }),
    ...(chance(random, 0.3) && { cookie: inHeader(maybe(random, `messdeck=${'a'.repeat(24)}; other=1`)) }),
    ...(chance(random, 0.4) && {
      'last-event-id': inHeader(maybe(random, `${random.below(40)}.${random.below(3)}.${random.below(3)}`)),
    }),
    ...(chance(random, 0.2) && { 'idempotency-key': inHeader(maybe(random, `key-${random.below(50)}`)) }),
    ...(chance(random, 0.1) && { origin: inHeader(maybe(random, `http://127.0.0.1:${port}`)) }),
    ...(chance(random, 0.05) && { 'x-forwarded-for': inHeader(maybe(random, '203.0.113.7')) }),
    ...(chance(random, 0.05) && { host: inHeader(maybe(random, 'localhost')) }),
  };
  return {
    method: chance(random, 0.95) ? method : pick(random, ['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']),
    path: inPath(chance(random, 0.2) ? mutated(random, path) : path),
    headers,
    body,
  };
}

/** Reads something that came from outside; it may refuse it with a sentence, and nothing else. */
const READERS = {
  record(random) {
    const record = parseRecord(mutated(random, pick(random, records)), games);
    if (isRefusal(record)) return;
    const game = findGame(record.game);
    replay(record, game);
    if (record.seals) verify(record, game);
  },
  address(random) {
    const secret = 'swordfish';
    const url = mutated(random, `postgres://ann:${secret}@db1:5432,db2/cards?sslmode=verify-full`);
    refusing(() => parseAddress(url), url.includes(secret) ? secret : undefined);
  },
  limits(random) {
    refusing(() => parseLimits(mutated(random, '{"tables": 30, "megabytes": 200}')));
  },
};

/** Only an error with a sentence of ours counts as a refusal, and it gives no secret away. */
function refusing(work, secret) {
  try {
    work();
  } catch (error) {
    const ours = error instanceof Error && error.constructor === Error && /[.!?]$/.test(error.message);
    if (!ours) throw error;
    if (secret && error.message.includes(secret)) throw new Failed(`A secret is told: ${error.message}`);
  }
}

// ── The run ───────────────────────────────────────────────────────────────────────────────────────────────────────

const began = performance.now();
const own = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const caseOf = (number) => new Random(seed, String(number));
let world = await seatFour();
let cases = 0;
let slowest = 0;

/** The n-th case; what came of it where the server was asked. */
async function runCase(number) {
  const random = caseOf(number);
  if (number % 8 === 0) {
    const names = Object.keys(READERS);
    const before = own();
    READERS[pick(random, names)](random);
    const took = own() - before;
    // A pause of the garbage collector is not the reader's.
    if (took > 10 * MOST_CPU) throw new Failed(`It took ${Math.round(took)} ms of CPU to read.`);
    return;
  }
  const sent = requestOf(random, world);
  const { status, text } = await ask(sent);
  if (status >= 500 && status !== 503)
    throw new Failed(`${JSON.stringify(sent)}: ${status} ${text.slice(0, 300)}`);
  if (text.includes(operatorKey)) throw new Failed('The operator’s key is told.');
}

/** Where ten cases together took too much, each is looked at alone; it has to be slow three times. */
async function findSlow(first) {
  for (let number = first; number < first + BATCH; number++) {
    const times = [];
    for (let round = 0; round < 3; round++) {
      const before = await usage();
      await runCase(number);
      times.push((await usage()).cpu - before.cpu);
    }
    const least = Math.min(...times);
    slowest = Math.max(slowest, least);
    if (least > MOST_CPU) throw new Failed(`Case ${number} takes ${Math.round(least)} ms of CPU.`);
  }
}

console.log(`Fuzzing for ${values.minutes} min with --seed ${seed}`);
let number = Number(values.from);
let fault;
let grown;
try {
  const spent = own() + (await usage()).cpu;
  let third;
  while (performance.now() < until) {
    const before = await usage();
    for (let i = 0; i < BATCH; i++, number++) await runCase(number);
    cases += BATCH;
    const { cpu } = await usage();
    if (cpu - before.cpu > MOST_CPU) await findSlow(number - BATCH);
    const part = (performance.now() - began) / (until - began);
    if (third === undefined && part > 1 / 3) third = (await usage(true)).heap;
    // A table that is full or over is replaced: what is sent to it would all be refused alike.
    if (cases % 2000 === 0) world = await seatFour();
    const busy = own() + (await usage()).cpu - spent;
    const wait = busy / pace - (performance.now() - began);
    if (wait > 0) await delay(Math.min(wait, 1000));
  }
  const { heap } = await usage(true);
  grown = (heap - (third ?? heap)) / 1_000_000;
  const most = (third ?? heap) * (GROWTH.part - 1) + GROWTH.megabytes * 1_000_000;
  if (heap - (third ?? heap) > most) throw new Failed(`The server has grown by ${Math.round(grown)} MB.`);
} catch (error) {
  fault = error;
}
server.removeAllListeners('exit');
server.kill('SIGKILL');
rmSync(folder, { recursive: true, force: true });
if (fault) {
  console.log(
    `${fault.stack ?? fault}\nAgain: npm run fuzz -- --seed ${seed} --from ${Math.max(0, number - BATCH)}`,
  );
  process.exit(1);
}
console.log(
  `${cases} cases: no 5xx, no crash, no answer over ${MOST_CPU} ms of CPU, the heap grew by ${grown.toFixed(1)} MB.`,
);
