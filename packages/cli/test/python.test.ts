// The Python client and the programs of docs/research.md, with Debian's python3 and nothing else.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ensurePython } from '../../../scripts/python.mjs';
import { hasty, startServer } from '../../server/src/server.testing.ts';
import { jsonLines, messdeck, self } from './messdeck.ts';

const client = fileURLToPath(new URL('../../../clients/python', import.meta.url));
const page = readFileSync(new URL('../../../docs/research.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'messdeck-python-'));
afterAll(() => rmSync(folder, { recursive: true }));

function python(args: readonly string[], env: object = {}): Promise<{ said: string; status: number | null }> {
  const child = spawn(ensurePython(), ['-W', 'error', ...args], {
    cwd: folder,
    env: { ...process.env, PYTHONPATH: client, PYTHONDONTWRITEBYTECODE: '1', MESSDECK: self, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes));
  return new Promise((resolve) => child.on('close', (status) => resolve({ said, status })));
}

/** The program of the page that holds these words, with some of them replaced. */
function program(words: string, ...changes: readonly (readonly [string, string])[]): string {
  const found = [...page.matchAll(/^```python\n(.*?)^```$/gms)].map(([, text]) => text);
  let [text] = found.filter((one) => one.includes(words));
  expect(text, words).toBeDefined();
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  const file = join(folder, 'program.py');
  writeFileSync(file, text);
  return file;
}

test('the client passes its own tests, a match on a server among them', async () => {
  const server = await startServer({ time: hasty(20) });
  const { said, status } = await python(['-m', 'unittest', 'discover', '-s', join(client, 'tests')], {
    MESSDECK_SERVER: server.base,
  });
  await server.close();
  expect([status, said]).toEqual([0, expect.stringMatching(/\nOK\n$/)]);
});

test('its version is that of the command', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(readFileSync(join(client, 'pyproject.toml'), 'utf8')).toContain(`\nversion = "${version}"\n`);
  expect(readFileSync(join(client, 'messdeck/__init__.py'), 'utf8')).toContain(`__version__ = "${version}"`);
});

test('the random hands of docs/research.md hold in replay', async () => {
  const { said, status } = await python([program('hands.jsonl', ['10_000', '300'])]);
  expect([status, said]).toEqual([0, expect.stringMatching(/^300 hands/)]);
  const { stdout } = await messdeck(['replay', join(folder, 'hands.jsonl')]);
  const checked = jsonLines(stdout);
  expect(checked).toHaveLength(300);
  expect(checked.every(({ ok }) => ok === true)).toBe(true);
});

test('the match of docs/research.md is played to its end', async () => {
  const { said, status } = await python([program('env.agent_iter()')]);
  expect([status, said]).toEqual([0, expect.stringMatching(/^\[.*\] \[.*\]\n$/)]);
});

test('the program of docs/research.md in TypeScript plays a hand', async () => {
  const [, code] = /^```ts\n(.*?)^```$/ms.exec(page)!;
  const modules = mkdtempSync(fileURLToPath(new URL('./snippets-', import.meta.url)));
  writeFileSync(join(modules, 'research.ts'), code);
  const { randomHand } = (await import(/* @vite-ignore */ join(modules, 'research.ts'))) as {
    randomHand(seed: string): Promise<readonly number[]>;
  };
  rmSync(modules, { recursive: true });
  const returns = await randomHand('1');
  expect(returns).toHaveLength(4);
  expect(returns[0] + returns[1]).toBeCloseTo(0);
});

test('the learner of docs/research.md learns', async () => {
  const { said, status } = await python([program('worth')]);
  expect(status, said).toBe(0);
  const [before, after] = said.trim().split(' ').map(Number);
  expect(after).toBeGreaterThan(before + 1);
});

test('CFR in docs/research.md finds the value that fictitious play finds (engine/test/tree.test.ts)', async () => {
  const { said, status } = await python([program('best_response')]);
  expect(status, said).toBe(0);
  const rounds = [...said.matchAll(/^(\d+) exploitability (\S+) value between (\S+) and (\S+)$/gm)].map(
    (found) => found.slice(1).map(Number),
  );
  expect(rounds.map(([round]) => round)).toEqual([1, 10, 100]);
  // CFR+ falls about as 1 / rounds; the bound of plain regrets is 1 / √rounds.
  expect(rounds[1][1]).toBeLessThan(rounds[0][1] / 10);
  expect(rounds[2][1]).toBeLessThan(rounds[1][1] / 10);
  const [, , least, most] = rounds[2];
  expect([least, most]).toEqual([expect.closeTo(0.0141, 4), expect.closeTo(0.015, 4)]);
});

test('the wheel of the client holds all of it, made with nothing but Python', async () => {
  const build = `import sys; sys.path.insert(0, ${JSON.stringify(join(client, 'packaging'))}); import build_messdeck; print(build_messdeck.build_wheel('.'))`;
  const { said, status } = await python(['-c', build]);
  expect(status, said).toBe(0);
  const use = `import messdeck, zipfile; print(messdeck.__file__, 'messdeck/py.typed' in zipfile.ZipFile(${JSON.stringify(said.trim())}).namelist())`;
  const used = await python(['-c', use], { PYTHONPATH: said.trim() });
  expect(used.said).toMatch(/\.whl\/messdeck\/__init__\.py True\n$/);
});
