// `npm run test:evening`: a host's evening, following docs/hosting.md alone. From a fresh checkout to two nodes on
// PostgreSQL behind nginx with TLS; a restart under players, a ban, a backup that is restored and looked at. Every
// command and every block of settings is taken from the guide, with the addresses of this machine put in; one that is no
// longer there fails. `-- --here` uses this checkout instead of a fresh one.

import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { install } from './apt.mjs';
import { ensureBuilt, root } from './prepare.mjs';
import { freePort, startPostgres } from './services.mjs';

ensureBuilt();
const { connectTo, readerOf } = await import('./kill/database.mjs');
const { ackedBy, ask, faultsOf, playAWhile, seatTable, trial } = await import('./kill/players.mjs');

const { values } = parseArgs({ options: { here: { type: 'boolean', default: false } } });
const NAME = 'cards.example.org';
const TABLES = 4;
const guide = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'messdeck-evening-'));
// What serves as another user must get in.
chmodSync(folder, 0o755);
const isRoot = process.getuid?.() === 0;

function must(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

/** Something that stands in the guide, with what is different here put in. */
function said(text, changes = {}) {
  must(guide.includes(text), `docs/hosting.md no longer says: ${text}`);
  return Object.entries(changes).reduce((sum, [there, here]) => sum.replaceAll(there, here), text);
}

/** The block of settings that begins like this. */
function block(first) {
  const [, found] =
    guide
      .split('```')
      .filter((_, at) => at % 2 === 1)
      .map((each) => /^\w*\n([\s\S]*)$/.exec(each))
      .find((each) => each?.[1].startsWith(first)) ?? [];
  must(found, `docs/hosting.md has no block that begins with ${first}`);
  return found;
}

/** Runs a command in the checkout; what it says. */
function run(command, env = {}) {
  const done = spawnSync('sh', ['-c', command], {
    cwd: home,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  must(done.status === 0, `${command} failed: ${done.stderr}`);
  return done.stdout;
}

/** Starts what goes on; resolves when it says that it is ready. */
async function start(command, env = {}) {
  const child = spawn('sh', ['-c', command], {
    cwd: home,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const one = { child, said: '', ended: new Promise((resolve) => child.once('exit', resolve)) };
  running.add(one);
  void one.ended.then(() => running.delete(one));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (one.said += bytes));
  while (!/Messdeck is ready/.test(one.said)) {
    must(child.exitCode === null, `${command} ended: ${one.said}`);
    await delay(50);
  }
  return one;
}

/** As a supervisor does: all processes of it, in order. */
async function stop({ child, ended }) {
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

const running = new Set();
process.once('exit', () => {
  for (const { child } of running) process.kill(-child.pid, 'SIGKILL');
});
const began = performance.now();
const step = (text) => console.log(`${Math.round((performance.now() - began) / 1000)} s: ${text}`);

// ── A fresh machine ────────────────────────────────────────────────────────────────────────────────────────────────
const home = values.here ? root : join(folder, 'messdeck');
if (!values.here) {
  mkdirSync(home);
  const { stdout } = spawnSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 });
  spawnSync('tar', ['-x', '-C', home], { input: stdout });
}
const first = await start(
  said('npm start -- --port 8080 --data /srv/messdeck/tables.db', {
    8080: await freePort(),
    '/srv/messdeck': folder,
  }),
);
must(/shown only now: \S+/.test(first.said), 'The first start shows no key.');
await stop(first);
step('installed, built and started once');

// ── Two nodes on PostgreSQL, behind nginx ──────────────────────────────────────────────────────────────────────────
if (spawnSync('pg_dump', ['--version']).error)
  install('postgresql', 'pg_dump is needed: install PostgreSQL (on Debian: apt-get install postgresql).');
const postgres = await startPostgres();
const admin = await connectTo(postgres.url());
await admin.query('CREATE DATABASE messdeck');
await admin.query('CREATE DATABASE drill');
said('createdb --owner messdeck messdeck');
const env = { DATABASE_URL: postgres.url('messdeck'), DRILL_URL: postgres.url('drill') };
const ports = [await freePort(), await freePort()];
const inner = [await freePort(), await freePort()];
const node = (at) =>
  start(
    said(`npm start -- --host 0.0.0.0 --name ${NAME} --inner http://10.0.0.${5 + at}:4849`, {
      '0.0.0.0': '127.0.0.1',
      [`http://10.0.0.${5 + at}:4849`]: `http://127.0.0.1:${inner[at]} --port ${ports[at]}`,
    }),
    env,
  );
const nodes = [await node(0), await node(1)];
const key = /shown only now: (\S+)/.exec(nodes[0].said)?.[1];
must(key, 'The first start on the database shows no key.');

const tlsPort = await freePort();
const [certificate, secret] = ['cert.pem', 'key.pem'].map((name) => join(folder, name));
spawnSync('openssl', [
  'req',
  '-x509',
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:prime256v1',
  '-nodes',
  '-days',
  '2',
  '-subj',
  `/CN=${NAME}`,
  '-addext',
  `subjectAltName=DNS:${NAME}`,
  '-keyout',
  secret,
  '-out',
  certificate,
]);
const upstream = [0, 1].reduce(
  (text, at) => text.replace(`10.0.0.${5 + at}:4848`, `127.0.0.1:${ports[at]}`),
  block('upstream messdeck {'),
);
said('`proxy_pass http://messdeck;`');
const site = block('server {\n    listen 443 ssl http2;')
  .replace('listen 443', `listen 127.0.0.1:${tlsPort}`)
  .replace('http://127.0.0.1:4848', 'http://messdeck')
  .replace(/\/etc\/letsencrypt\S*fullchain\.pem/, certificate)
  .replace(/\/etc\/letsencrypt\S*privkey\.pem/, secret);
const nginxFolder = join(folder, 'nginx');
mkdirSync(nginxFolder);
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${nginxFolder}/${name};`,
);
writeFileSync(
  join(nginxFolder, 'nginx.conf'),
  `${isRoot ? 'user root;' : ''} daemon off; pid ${nginxFolder}/pid; error_log ${nginxFolder}/error.log; events {}
  http { access_log off; ${temporary.join(' ')}\n${upstream}\n${site} }`,
);
const nginx = spawn(nginxProgram(), ['-p', nginxFolder, '-c', join(nginxFolder, 'nginx.conf')], {
  stdio: 'inherit',
});
process.once('exit', () => nginx.kill());

/** From Debian's package where it is not installed; nothing of the system is changed. */
function nginxProgram() {
  const found = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')].map((path) => join(path, 'nginx'));
  const own = found.find((path) => existsSync(path));
  if (own) return own;
  const get = () =>
    spawnSync('apt-get', ['download', 'nginx'], { cwd: folder, stdio: 'ignore' }).status === 0;
  if (!get()) {
    spawnSync('apt-get', ['-q', 'update'], { stdio: 'ignore' });
    must(get(), 'nginx is needed (on Debian: apt-get install nginx).');
  }
  const archive = readdirSync(folder).find((name) => /^nginx_.*\.deb$/.test(name));
  spawnSync('dpkg', ['-x', archive, 'nginx-files'], { cwd: folder });
  return join(folder, 'nginx-files/usr/sbin/nginx');
}

trial.reach = () => ({
  host: '127.0.0.1',
  port: tlsPort,
  servername: NAME,
  setHost: false,
  headers: { host: `${NAME}:${tlsPort}` },
  ca: readFileSync(certificate),
  agent: undefined,
});
for (let tries = 0; (await ask('GET', '/readyz'))?.status !== 200; tries++) {
  must(tries < 100, 'The proxy does not lead to a node.');
  await delay(100);
}
step('two nodes serve behind nginx with TLS');

// ── Players, and a restart under them ──────────────────────────────────────────────────────────────────────────────
const tables = await Promise.all(Array.from({ length: TABLES }, seatTable));
const players = tables.flat();
const living = players.map((player) => player.live());
const office = (command) =>
  run(`${said(command.guide, command.here)} --url http://localhost:${ports[0]}`, { MESSDECK_ADMIN_KEY: key });
await playAWhile(players, TABLES);
office({ guide: "npx messdeck admin announce 'A new version comes.' --minutes 5" });
for (const at of [0, 1]) {
  await stop(nodes[at]);
  nodes[at] = await node(at);
  await playAWhile(players, TABLES);
}
must(
  players.some(({ notice }) => notice === 'A new version comes.'),
  'Nobody heard what was announced.',
);
step(`both nodes were restarted under play; ${ackedBy(players)} actions acknowledged`);

// ── A ban ──────────────────────────────────────────────────────────────────────────────────────────────────────────
const banned = (await seatTable())[2];
const listed = office({ guide: 'npx messdeck admin tables' });
const line = listed.split('\n').find((each) => each.includes(banned.table));
const [, who] =
  new RegExp(`${banned.seat}: \\S+ \\[(\\S+)\\]`).exec(listed.slice(listed.indexOf(line))) ?? [];
must(who, `The list does not say who sits at seat ${banned.seat}: ${listed}`);
office({ guide: "npx messdeck admin ban Ab3dEf6h --hours 24 --why 'insults'", here: { Ab3dEf6h: who } });
// The other node hears of it within five seconds.
const refused = async () => {
  const answers = [];
  for (let tries = 0; tries < 6; tries++)
    answers.push(await ask('GET', `/api/tables/${banned.table}`, { token: banned.token }));
  return answers.every((answer) => answer?.status === 403);
};
for (let tries = 0; !(await refused()); tries++) {
  must(tries < 80, 'Somebody who was banned is still let in.');
  await delay(100);
}
await playAWhile(players, TABLES);
step('one person was banned at both nodes; the others play on');

// ── A backup that is restored ──────────────────────────────────────────────────────────────────────────────────────
const LONG = 120_000;
const until = performance.now() + LONG;
while (!tables.some((seats) => seats.every(({ over }) => over)) && performance.now() < until)
  await delay(100);
const done = tables.find((seats) => seats.every(({ over }) => over));
must(done, 'No match came to its end.');
const recordOf = async () =>
  (await ask('GET', `/api/tables/${done[0].table}/record`, { token: done[0].token }))?.body;
const record = JSON.stringify(await recordOf());
const dump = { 'monday.dump': join(folder, 'monday.dump') };
run(
  said('pg_dump --schema=messdeck --schema=bullmq --format=custom --file=monday.dump "$DATABASE_URL"', dump),
  env,
);
trial.stopped = true;
for (const player of players) player.line?.destroy();
await Promise.all(living);
const database = await connectTo(postgres.url('messdeck'));
const faults = await faultsOf(tables, readerOf(database));
await Promise.all([database.end(), admin.end()]);
must(faults.length === 0, faults.join('\n'));
for (const each of nodes) await stop(each);
nginx.kill();
run(said('pg_restore --no-owner --dbname="$DRILL_URL" monday.dump', dump), env);
run(said('npx messdeck doctor --database "$DRILL_URL"'), env);
const drillPort = await freePort();
const drill = await start(said('npm start -- --database "$DRILL_URL" --port 4999', { 4999: drillPort }), {
  DRILL_URL: env.DRILL_URL,
});
trial.reach = () => ({ host: '127.0.0.1', port: drillPort });
must(JSON.stringify(await recordOf()) === record, 'The restored match is not the one that was played.');
await stop(drill);
step('the backup was restored and has the match that was played; nothing was lost');
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
