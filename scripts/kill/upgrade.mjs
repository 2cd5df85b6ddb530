// A rolling upgrade: two nodes of an earlier commit play many tables on one PostgreSQL; one after the other is told to
// stop, and a node of today takes its place. Afterwards every action that was acknowledged is there.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../prepare.mjs';
import { freePort, startPostgres } from '../services.mjs';
import { connectTo, readerOf } from './database.mjs';
import { Node } from './node.mjs';
import { earlier, tableCount } from './options.mjs';
import { ackedBy, faultsOf, playAWhile, seatTable, trial } from './players.mjs';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-upgrade-'));

/** The server of an earlier commit, in a few files. */
async function serverOf(commit) {
  const tree = join(folder, 'earlier');
  mkdirSync(tree);
  const archive = spawnSync('git', ['archive', commit, 'packages', 'package.json', 'tsconfig.base.json'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  if (archive.status !== 0) {
    throw new Error(
      `There is no commit ${commit} here; a clone without history has it after "git fetch --deepen 1".`,
    );
  }
  spawnSync('tar', ['-x', '-C', tree], { input: archive.stdout });
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@messdeck'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@messdeck') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(tree, 'packages')))
    symlinkSync(join(tree, 'packages', name), join(modules, '@messdeck', name));
  const source = (path) => join(tree, 'packages/server/src', path);
  const bundle = await rolldown({
    input: {
      server: source('index.ts'),
      // Threads lie beside what starts them.
      committer: source('store/committer.ts'),
      thinker: source('bots/thinker.ts'),
    },
    platform: 'node',
    resolve: { conditionNames: ['source', 'node'] },
    external: ['@photostructure/sqlite', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'],
    logLevel: 'silent',
  });
  await bundle.write({ dir: join(tree, 'bundled'), format: 'esm', chunkFileNames: 'part-[hash].js' });
  const server = join(tree, 'bundled/server.js');
  if (!existsSync(server)) throw new Error(`The server of ${commit} could not be built.`);
  return server;
}

const server = await serverOf(earlier);
const postgres = await startPostgres();
const database = await connectTo(postgres.url());
const innerAddress = async () => `http://127.0.0.1:${await freePort()}`;
const nodes = [];
for (let at = 0; at < 2; at++) nodes.push(new Node(postgres.url(), await innerAddress(), folder, server));
for (const node of nodes) await node.start();
trial.reach = () => {
  const up = nodes.filter(({ isUp }) => isUp);
  return { host: '127.0.0.1', port: up[Math.floor(Math.random() * up.length)].port };
};

const tables = await Promise.all(Array.from({ length: tableCount }, seatTable));
const players = tables.flat();
const living = players.map((player) => player.live());
const version = async () => (await database.query('SELECT version FROM messdeck.life')).rows[0].version;
const versions = [await version()];
for (const at of nodes.keys()) {
  await playAWhile(players, tableCount);
  await nodes[at].end('SIGTERM');
  nodes[at] = new Node(postgres.url(), await innerAddress(), folder);
  await nodes[at].start();
  versions.push(await version());
  console.log(`node ${at + 1} is of today; ${ackedBy(players)} actions acknowledged so far`);
}
await playAWhile(players, tableCount);
trial.stopped = true;
for (const player of players) player.line?.destroy();
await Promise.all(living);
await Promise.all(nodes.map((node) => node.end('SIGTERM')));
const faults = await faultsOf(tables, readerOf(database));
await database.end();
await postgres.stop();
rmSync(folder, { recursive: true });
console.log(
  `from ${earlier}, schema ${versions[0]} to ${versions.at(-1)}: ${ackedBy(players)} acknowledged actions, ${faults.length === 0 ? 'nothing lost or applied twice' : `${faults.length} faults`}`,
);
for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
