// `messdeck doctor` prints a sentence for each part, and its exit status says whether anything is wrong.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { messdeck } from './messdeck.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is wrong is marked, and the status is 1', async () => {
  const data = join(folder, 'tables.db');
  writeFileSync(data, 'no database '.repeat(100), { mode: 0o600 });
  writeFileSync(join(folder, 'limits.json'), '{"tabels": 3}');
  const args = ['doctor', '--data', data, '--page', folder, '--limits', join(folder, 'limits.json')];
  const { status, stdout, stderr } = await messdeck(args);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^WRONG {2}store {3}.*tables\.db cannot be used: file is not a database\.$/m);
  expect(stdout).toMatch(/^well {3}disk {4}.* MB are free/m);
  expect(stdout).toMatch(/^WRONG {2}page {4}.* has no built page/m);
  expect(stdout).toMatch(/^WRONG {2}limits {2}--limits: .*There is no limit "tabels"/m);
});
