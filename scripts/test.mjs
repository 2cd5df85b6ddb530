// `npm test`: installs what is missing, runs every check and the suites, prints one total. `npm run test:all` (--all)
// adds what takes longer: every browser test, laws over more matches, kill trials.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, root, tool } from './prepare.mjs';

const all = process.argv.includes('--all');

ensureBuilt();

const checks = [
  ['types', tool('tsc'), ['-b']],
  ['types of the tests', tool('tsc'), ['-p', 'tsconfig.tests.json']],
  ['lint and format', tool('biome'), ['check', '.']],
  ['dead code', tool('knip'), []],
  ['rule ids', process.execPath, ['scripts/rule-ids.mjs']],
  ['no circles between files', process.execPath, ['scripts/circles.mjs']],
  // A busy machine may take its time; nothing may be lost on any.
  [
    'five crashes',
    process.execPath,
    ['scripts/test-kill.mjs', '--trials', '5', '--tables', '40', '--within', '30000'],
  ],
  ['API reference', process.execPath, ['scripts/api.mjs', '--check']],
];

/** What is longer than a test run should be. */
const trials = [
  ['laws over more matches', process.execPath, ['scripts/laws.mjs', '--matches', '100']],
  ['laws of bots and hints', process.execPath, ['scripts/bot-laws.mjs']],
  ['kill trials', process.execPath, ['scripts/test-kill.mjs']],
];

let passed = 0;
let failed = 0;

function check([name, command, args]) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  console.log(`${done.status === 0 ? 'ok' : 'FAILED'}: ${name}`);
  if (done.status === 0) passed++;
  else failed++;
}

checks.forEach(check);

/** The browser tests of every run; all others, whole matches among them, are run by test:all. */
const BROWSER = ['names', 'nothing-lost', 'online', 'refusals', 'study', 'taking-back'];

/** The suites: everything but the browser, then what drives one. */
const suites = [
  ['vitest.config.ts'],
  ['vitest.e2e.config.ts', ...(all ? [] : BROWSER.map((name) => `packages/web/e2e/${name}.test.ts`))],
];

for (const [config, ...only] of suites) {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
  const report = join(folder, 'report.json');
  const args = [
    'run',
    ...only,
    '--config',
    config,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const done = spawnSync(tool('vitest'), args, { cwd: root, stdio: 'inherit' });
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    // A file that does not load has no test to count.
    if (done.status !== 0 && numFailedTests === 0) failed++;
  } catch {
    failed++;
  }
  rmSync(folder, { recursive: true });
}

if (all) trials.forEach(check);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
