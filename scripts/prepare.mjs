// Brings a checkout up to date before anything runs: packages installed, sources built, a browser for the tests.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the checkout with its output shown; ends the program with its status if it fails. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (done.status === 0) return;
  if (done.error) process.stderr.write(`${command} could not be started: ${done.error.message}\n`);
  process.exit(done.status ?? 1);
}

/** The path of a command that npm has installed. */
export function tool(name) {
  return join(root, 'node_modules', '.bin', name);
}

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Messdeck needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

export function ensureInstalled() {
  ensureNode();
  const wanted = hash(readFileSync(join(root, 'package-lock.json')));
  if (stamp('installed') === wanted) return;
  process.stderr.write('Installing packages …\n');
  // Not `npm ci`: it refuses a lock file that lacks packages of other platforms, which some registries do not hold.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  setStamp('installed', wanted);
}

/** Compiles the packages when a source has changed. */
export function ensureBuilt() {
  ensureInstalled();
  if (isBuilt()) return;
  process.stderr.write('Building …\n');
  const wanted = sourcesNow();
  run(tool('tsc'), ['-b', 'packages/cli', 'packages/faces']);
  run(process.execPath, [join(root, 'scripts/bundle.mjs')]);
  setStamp('built', wanted);
}

/** Whether what was built last, in many files and in few, is of the sources as they are now. */
export function isBuilt() {
  return stamp('built') === sourcesNow() && existsSync(bundled('messdeck.js'));
}

function sourcesNow() {
  const folders = [
    'engine/src',
    'engine/laws',
    'bots/src',
    'lab/src',
    'host/src',
    'faces/src',
    'print/src',
    'server/src',
    'cli/src',
  ];
  const sources = folders.map((folder) => join('packages', folder));
  return fingerprint([...sources, 'scripts/bundle.mjs'].map((name) => join(root, name)));
}

/** A file of the command and its server as they are served, in few files; without a name, their folder. */
export function bundled(name = '') {
  return join(root, 'packages/cli/dist/bundled', name);
}

/** Installs what the benchmarks compare with, unless this package of it is there. */
export function ensurePeers(name) {
  if (existsSync(join(root, 'bench/peers/node_modules', name))) return;
  process.stderr.write('Installing the peers …\n');
  const args = [
    'install',
    '--no-save',
    '--prefix',
    'bench/peers',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // Standard output belongs to the figures.
  if (spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2] }).status !== 0) process.exit(1);
}

/** Builds the page when a source, a rules page or the shared code has changed; returns its folder. */
export function ensurePage() {
  ensureBuilt();
  const folder = join(root, 'packages/web/dist');
  const inputs = [
    'packages/engine/src',
    'packages/bots/src',
    'packages/host/src',
    'packages/faces/src',
    'packages/print/src',
    'packages/web/src',
    'packages/web/public',
    'docs/rules',
    'almanac/results',
  ];
  const single = ['packages/web/index.html', 'packages/web/language.ts', 'packages/web/vite.config.ts'];
  const wanted = fingerprint([...inputs, ...single].map((name) => join(root, name)));
  if (stamp('page') === wanted && existsSync(join(folder, 'index.html'))) return folder;
  process.stderr.write('Building the page …\n');
  buildPage(folder);
  setStamp('page', wanted);
  return folder;
}

/** Builds the page into a folder, in a language of its own (packages/web/language.ts). */
export function buildPage(folder, language = 'en') {
  const args = ['build', 'packages/web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  // A test runner's environment would make it a page for developers, which does not work without a network.
  run(tool('vite'), args, { NODE_ENV: 'production', LANGUAGE: language });
}

/** Sizes and times of files, and of all files below folders, as one hash: cheap, and changes with every edit. */
function fingerprint(paths) {
  const lines = [];
  const add = (path) => {
    const found = statSync(path);
    if (found.isFile()) lines.push(`${path} ${found.size} ${found.mtimeMs}`);
    else for (const name of readdirSync(path)) add(join(path, name));
  };
  for (const path of paths) add(path);
  return hash(lines.sort().join('\n'));
}

function hash(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function stampFile(name) {
  return join(root, 'node_modules', '.messdeck', name);
}

function stamp(name) {
  return existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : undefined;
}

function setStamp(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), value);
}
