// `messdeck serve` says where tables are stored, and what it had to make for that: a slip in `--data` shows at once.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ended } from './ended.ts';
import { start } from './messdeck.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function servedFrom(data: string): Promise<string> {
  const child = start(['serve', '--port', '0', '--log', 'silent', '--data', data], folder);
  return (await ended(child, 'SIGTERM', (written) => written.includes('Tables are stored'))).stdout;
}

test('a missing folder or file is made, and the command says so', async () => {
  const data = join(folder, 'srv', 'cards', 'tables.db');
  expect(await servedFrom(data)).toContain(`Tables are stored in ${data}, a new database in a new folder.\n`);
  expect(existsSync(data)).toBe(true);
  expect(await servedFrom(data)).toContain(`Tables are stored in ${data}.\n`);
  const beside = join(folder, 'srv', 'cards', 'table.db');
  expect(await servedFrom(beside)).toContain(`Tables are stored in ${beside}, a new database.\n`);
});
