// `messdeck verify`: a sealed match holds; any byte of its log, seals and contributions changed, and it does not.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonLines, messdeck } from './messdeck.ts';

const text = readFileSync(new URL('../../../records/sealed/do-boy.jsonl', import.meta.url), 'utf8').trim();

/** Another byte of the same kind. */
function another(byte: string): string {
  const kind = ['0123456789abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((bytes) =>
    bytes.includes(byte),
  );
  return kind ? kind[(kind.indexOf(byte) + 1) % kind.length] : 'x';
}

test('every shuffle of a sealed match is made anew, and who contributed is told', async () => {
  const { stdout, status } = await messdeck(['verify', '-'], text);
  expect(status).toBe(0);
  expect(jsonLines(stdout)).toEqual([{ record: 0, ok: true, draws: 2, contributions: [2, 0, 2] }]);
});

test('each changed byte of log, seals and contributions is rejected', async () => {
  const from = text.indexOf('"log":');
  const hands = [text.indexOf(',"hands":'), text.indexOf(',"seals":')];
  const changed: string[] = [];
  for (let at = from; at < text.length - 1; at++) {
    // Points and result are for `replay` to check.
    if (at >= hands[0] && at < hands[1]) continue;
    changed.push(text.slice(0, at) + another(text[at]) + text.slice(at + 1));
  }
  const { stdout, stderr, status } = await messdeck(['verify', '-'], changed.join('\n'));
  expect(status).toBe(1);
  expect(stderr).toContain(`and ${changed.length - 1} more of ${changed.length} records`);
  const accepted = jsonLines(stdout).filter(({ ok }) => ok);
  expect(accepted).toEqual([]);
});

test('a record without seals is named as one', async () => {
  const { seals: _, ...unsealed } = JSON.parse(text);
  const { stderr, status } = await messdeck(['verify', '-'], JSON.stringify(unsealed));
  expect(status).toBe(1);
  expect(stderr).toContain('record 0: The record has no seals; only matches at tables on a server do.');
});
