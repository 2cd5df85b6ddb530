// The packages as others get them: packed, unpacked into a folder of their own without a network, and used there from
// plain JavaScript, from TypeScript and from the command line.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, tool } from './prepare.mjs';

const NAMES = ['engine', 'bots', 'lab', 'host', 'faces', 'print', 'server', 'cli'];

const site = mkdtempSync(join(tmpdir(), 'messdeck-packages-'));
const modules = join(site, 'node_modules');
const inPackage = (name: string, ...path: string[]): string => join(modules, '@messdeck', name, ...path);

beforeAll(() => {
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const name of NAMES) install(name);
}, 300_000);
afterAll(() => rmSync(site, { recursive: true }));

/** Unpacks the tarball of a package, and beside it what others its manifest asks for, from this checkout. */
function install(name: string): void {
  const packed = run('npm', ['pack', '--pack-destination', site, '--silent'], join(root, 'packages', name));
  expect(packed.status, packed.stderr).toBe(0);
  const tarball = join(site, packed.stdout.trim().split('\n').at(-1)!);
  mkdirSync(inPackage(name), { recursive: true });
  expect(run('tar', ['-xzf', tarball, '--strip-components=1', '-C', inPackage(name)]).status).toBe(0);
  for (const wanted of Object.keys(manifest(name).dependencies ?? {})) {
    const link = join(modules, wanted);
    if (wanted.startsWith('@messdeck/') || existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    const own = join(root, 'packages', name, 'node_modules', wanted);
    symlinkSync(existsSync(own) ? own : join(root, 'node_modules', wanted), link);
  }
}

interface Manifest {
  readonly license: string;
  readonly repository?: { readonly directory: string };
  readonly engines?: { readonly node: string };
  readonly exports?: Record<string, Record<string, string>>;
  readonly dependencies?: Record<string, string>;
}

function manifest(name: string): Manifest {
  return JSON.parse(readFileSync(inPackage(name, 'package.json'), 'utf8'));
}

function run(
  command: string,
  args: readonly string[],
  cwd = site,
): { [out in 'stdout' | 'stderr']: string } & { status: number | null } {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  return { stdout: done.stdout, stderr: done.stderr, status: done.status };
}

function runs(args: readonly string[]): string {
  const done = run(process.execPath, args);
  expect(done.stderr).toBe('');
  expect(done.status).toBe(0);
  return done.stdout;
}

describe.each(NAMES)('%s', (name) => {
  test('has what a package needs, and no tests', () => {
    const { license, repository, engines, exports = {} } = manifest(name);
    expect({ license, directory: repository?.directory, node: engines?.node }).toEqual({
      license: 'MIT',
      directory: `packages/${name}`,
      node: '>=20.19',
    });
    expect(readFileSync(inPackage(name, 'LICENSE'), 'utf8')).toBe(
      readFileSync(join(root, 'LICENSE'), 'utf8'),
    );
    expect(readFileSync(inPackage(name, 'README.md'), 'utf8')).toMatch(/^# /);
    const files = readdirSync(inPackage(name), { recursive: true }) as string[];
    expect(files.filter((file) => /\.test(ing)?\.|tsbuildinfo/.test(file))).toEqual([]);
    const targets = Object.values(exports).flatMap(({ types, default: code }) => [types, code]);
    for (const target of targets.filter((path) => !path.includes('*')))
      expect(existsSync(inPackage(name, target))).toBe(true);
  });

  test('the first use in its README runs', () => {
    const readme = readFileSync(inPackage(name, 'README.md'), 'utf8');
    for (const [, snippet] of readme.matchAll(/^```js\n(.*?)^```$/gms)) {
      const file = join(site, `${name}-first-use.js`);
      writeFileSync(file, snippet);
      expect(runs([file])).not.toBe('');
    }
  });
});

test('the types hold for strict TypeScript', () => {
  writeFileSync(
    join(site, 'types.ts'),
    `import { type Bot, parseBot } from '@messdeck/bots';
import { type Game, isRefusal, Match, makePack, type MatchRecord, type Pack, settleRules, type View } from '@messdeck/engine';
import { type TacticsFacts, tactics } from '@messdeck/engine/games/tactics';
import { LawBroken, playByLaw, type TableOf } from '@messdeck/engine/laws';
import { dealUnknown } from '@messdeck/engine/mechanics/imagine';
import { parker } from '@messdeck/engine/packs/parker';
import { type Faces, loadFaces } from '@messdeck/faces';
import { SharedMatchHost, type HostMessage } from '@messdeck/host';

const game: Game = tactics as Game;
const rules = settleRules(game, {}, 4);
if (isRefusal(rules)) throw new Error(rules.refused);
const table: TableOf = { seats: 4, rules };
const view: View = new Match(game, rules, 4).view(0);
const { engagements } = view.facts as unknown as TacticsFacts;
const pack: Pack<{ id: string; worth: number }> = makePack('p', 'P', [{ id: 'A', worth: 1 }], (card) => card.id);
const bot = parseBot('random') as Bot;
export const record: Promise<MatchRecord> = playByLaw(game, table, 1, { care: 9 });
export const faces: Promise<Faces> = loadFaces(parker.id);
export const told: (told: HostMessage) => void = () => undefined;
export const all = [engagements, pack, bot, dealUnknown, LawBroken, SharedMatchHost];
// @ts-expect-error: care is a number
export const wrong = playByLaw(game, table, 1, { care: 'much' });
`,
  );
  const strict = ['--noEmit', '--strict', '--target', 'es2023', '--types', '', 'types.ts'];
  for (const way of [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ]) {
    const done = run(tool('tsc'), [...strict, ...way]);
    expect(done.stdout).toBe('');
    expect(done.status).toBe(0);
  }
});

test('the first uses compile under strict TypeScript', () => {
  const files = NAMES.flatMap((name) => {
    const readme = readFileSync(inPackage(name, 'README.md'), 'utf8');
    return [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, snippet], i) => {
      writeFileSync(join(site, `${name}-use-${i}.ts`), snippet);
      return `${name}-use-${i}.ts`;
    });
  });
  expect(files.length).toBeGreaterThanOrEqual(5);
  const strict = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'nodenext'];
  const node = ['--types', 'node', '--typeRoots', join(root, 'node_modules', '@types')];
  const done = run(tool('tsc'), [...strict, ...node, ...files]);
  expect([done.stdout, done.status]).toEqual(['', 0]);
});

test('a game of one’s own passes the laws and is played', () => {
  const messdeck = inPackage('cli', 'bin', 'messdeck.js');
  cpSync(join(root, 'docs', 'examples', 'lookout.js'), join(site, 'lookout.js'));
  const page = readFileSync(join(root, 'docs', 'adding-a-game.md'), 'utf8');
  writeFileSync(join(site, 'laws.mjs'), /^```js laws\.mjs\n(.*?)^```$/ms.exec(page)![1]);
  expect(runs(['laws.mjs'])).toBe('the laws hold\n');
  expect(runs([messdeck, 'play', './lookout.js', '--watch', '--seed', '1'])).toMatch(/ wins?\b/);
  const records = runs([messdeck, 'simulate', './lookout.js', '--matches', '2']);
  expect(records.trim().split('\n')).toHaveLength(2);
});

test('the command lists, simulates, replays and knows the rules', () => {
  const messdeck = inPackage('cli', 'bin', 'messdeck.js');
  expect(runs([messdeck, 'games', '--json']).trim().split('\n')).toHaveLength(12);
  writeFileSync(
    join(site, 'matches.jsonl'),
    runs([messdeck, 'simulate', 'flag', '--matches', '2', '--bots', 'search:20']),
  );
  expect(runs([messdeck, 'replay', 'matches.jsonl'])).toContain('"ok":true');
  expect(
    runs([
      '-e',
      `import(${JSON.stringify(inPackage('cli', 'dist', 'play', 'rules-page.js'))}).then(async (page) => {
    const { tactics } = await import('@messdeck/engine/games/tactics');
    console.log(page.rulesOf(tactics));
  })`,
    ]),
  ).toContain('Ordnance');
});
