// `npm test`: installs what is missing, runs every check and the suites, prints one total. `npm run test:all` (--all)
// adds what takes longer: every browser test, laws over more matches, kill trials.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, root, tool } from './prepare.mjs';

const all = process.argv.includes('--all');

ensureBuilt();

const TWO_NODES = ['scripts/test-kill.mjs', '--nodes', '2'];
/** A busy machine may take its time; nothing may be lost on any. */
const LENIENT = ['--within', '30000'];
const SMALL = ['--tables', '3', ...LENIENT];

const checks = [
  ['types', tool('tsc'), ['-b']],
  ['types of the tests', tool('tsc'), ['-p', 'tsconfig.tests.json']],
  ['lint and format', tool('biome'), ['check', '.']],
  ['dead code', tool('knip'), []],
  ['rule ids', process.execPath, ['scripts/rule-ids.mjs']],
  ['no words looked for', process.execPath, ['scripts/words.mjs']],
  ['no circles between files', process.execPath, ['scripts/circles.mjs']],
  ['API reference', process.execPath, ['scripts/api.mjs', '--check']],
  [
    'five crashes',
    process.execPath,
    ['scripts/test-kill.mjs', '--trials', '5', '--tables', '40', ...LENIENT],
  ],
];

/** What is longer than a test run should be. */
const trials = [
  ['laws over more matches', process.execPath, ['scripts/laws.mjs', '--matches', '100']],
  ['laws of bots and hints', process.execPath, ['scripts/bot-laws.mjs']],
  ['kill trials', process.execPath, ['scripts/test-kill.mjs']],
  ['ten of each harm to two nodes', process.execPath, [...TWO_NODES, '--trials', '60', '--tables', '20']],
  [
    'ten databases that fail over',
    process.execPath,
    [...TWO_NODES, '--standby', '--trials', '10', '--tables', '20'],
  ],
  ['the server on a file and on PostgreSQL', process.execPath, ['scripts/test-stores.mjs']],
  ['a rolling upgrade', process.execPath, ['scripts/test-kill.mjs', '--upgrade', '--tables', '10']],
  ["a host's evening", process.execPath, ['scripts/evening.mjs']],
  ['ten minutes of fuzz', process.execPath, ['scripts/fuzz.mjs', '--minutes', '10']],
  ['bots choose alike on every Node', process.execPath, ['scripts/test-nodes.mjs']],
];

/** Beside everything else, since it mostly waits. The fuzz takes a seventh of a core and has always the same cases. */
const beside = [
  [
    'a minute of fuzz',
    process.execPath,
    ['scripts/fuzz.mjs', '--minutes', '1', '--pace', '0.15', '--seed', 'messdeck'],
  ],
  ['three of each harm to two nodes', process.execPath, [...TWO_NODES, '--trials', '18', ...SMALL]],
  [
    'three databases that fail over',
    process.execPath,
    [...TWO_NODES, '--standby', '--trials', '3', ...SMALL],
  ],
];

/** The browser tests of every run; all others, whole matches among them, are run by test:all. */
const BROWSER = ['close-up', 'names', 'nothing-lost', 'online', 'taking-back'];

let passed = 0;
let failed = 0;

/** Runs a command beside others; what it says is shown in one piece when it is done. */
function run(name, command, args) {
  const began = performance.now();
  const said = [];
  return new Promise((resolve) => {
    const env = all ? { ...process.env, EVERY_TEST: '1' } : process.env;
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stdout.write(Buffer.concat(said));
      console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`);
      resolve(status === 0);
    });
  });
}

async function check([name, command, args]) {
  if (await run(name, command, args)) passed++;
  else failed++;
}

async function suite(name, config, only = []) {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
  const report = join(folder, 'report.json');
  const shown = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await run(name, tool('vitest'), ['run', ...only, '--config', config, ...shown]);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    // A file that does not load has no test to count.
    if (!ok && numFailedTests === 0) failed++;
  } catch {
    failed++;
  }
  rmSync(folder, { recursive: true });
}

async function checkAll(list) {
  for (const one of list) await check(one);
}

/** One after another: the checks, and the browser, which mostly waits. */
async function checksAndBrowser() {
  await checkAll(checks);
  const only = all ? [] : BROWSER.map((name) => `packages/web/e2e/${name}.test.ts`);
  await suite('the browser suite', 'vitest.e2e.config.ts', only);
}

console.log('The checks and the browser suite run beside all other tests …');
await Promise.all([
  checksAndBrowser(),
  suite('everything but the browser', 'vitest.config.ts'),
  checkAll(beside),
]);
if (all) await checkAll(trials);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
