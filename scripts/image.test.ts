// What a container would do, by hand, since none runs where tests run: the steps of the Dockerfile, as an unprivileged
// user on files that cannot be written. It takes the page's build, so test:all runs it.

import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './prepare.mjs';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-image-'));
const app = join(folder, 'app');
const data = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const steps = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => /^(\S+) (.*)$/.exec(line)!.slice(1) as [string, string]);
const last = (name: string): string => steps.findLast(([step]) => step === name)![1];
const list = (text: string): string[] => JSON.parse(/\[.*\]$/.exec(text)![0]) as string[];
/** A path of the image as it is here. */
const here = (text: string): string => text.replaceAll('/app', app).replaceAll('/data', data);

interface Ended {
  readonly status: number | null;
  readonly said: string;
}

function run(command: string, args: readonly string[], options: object = {}): Promise<Ended> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (bytes) => (said += bytes));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, said })));
}

test('the image is built, serves as its user, is healthy, looks after itself and stops in order', async () => {
  const [program, ...args] = steps
    .find(([step, what]) => step === 'RUN' && what.startsWith('node '))![1]
    .split(' ');
  expect(await run(program, args.map(here))).toMatchObject({ status: 0 });
  const [uid, gid] = last('USER').split(':').map(Number);
  expect([uid > 1000, gid > 1000]).toEqual([true, true]);
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  const asUser = process.getuid?.() === 0 ? { uid, gid } : {};
  if ('uid' in asUser) chownSync(data, uid, gid);
  for (const entry of readdirSync(app, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  chmodSync(app, 0o555);

  const settings = Object.fromEntries(
    last('ENV')
      .split(' ')
      .map((each) => each.split('=')),
  );
  const port = 20_000 + (process.pid % 20_000);
  const env = {
    PATH: process.env['PATH'],
    ...settings,
    MESSDECK_DATA: here(settings['MESSDECK_DATA']),
    PORT: `${port}`,
  };
  const [command, ...fixed] = list(last('ENTRYPOINT')).map(here);
  const options = { cwd: app, env, ...asUser };
  const serving = spawn(command, [...fixed, ...list(last('CMD')).map(here)], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [serving.stdout, serving.stderr]) stream!.on('data', (bytes) => (said += bytes));
  const ended = new Promise((resolve) => serving.on('exit', (status, signal) => resolve(signal ?? status)));
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/shown only now/);
  const [check, ...asks] = list(last('HEALTHCHECK')).map((each) => each.replace(':4848', `:${port}`));
  expect(await run(check, asks, options)).toEqual({ status: 0, said: '' });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('Messdeck');
  const [, key] = /shown only now: ([\w-]+)/.exec(said)!;
  const at = ['--url', `http://127.0.0.1:${port}`, '--key', key];
  expect(await run(command, [...fixed, 'admin', 'tables', ...at], options)).toEqual({
    status: 0,
    said: 'Tables stored: 0.\n',
  });
  const { said: found } = await run(command, [...fixed, 'doctor', '--page', here('/app/page')], options);
  expect(found).toMatch(/^well {3}store/m);
  expect(found).toMatch(/^well {3}page/m);
  serving.kill(last('STOPSIGNAL') as NodeJS.Signals);
  expect(await ended).toBe(0);
  expect(await run(check, asks, options)).toMatchObject({ status: 1 });
  expect(readdirSync(data)).toContain('tables.db');
});
