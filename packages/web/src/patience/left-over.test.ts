// How a Flag was left, read from its log.

import { readFileSync } from 'node:fs';
import { Match, type MatchRecord, type Rules, settleRules } from '@messdeck/engine';
import { attained, flag } from '@messdeck/engine/games/flag';
import { expect, test } from 'vitest';
import { leftOver } from './left-over.ts';

const RECORDS = new URL('../../../../records/conformance/full/flag.jsonl', import.meta.url);
const records = readFileSync(RECORDS, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as MatchRecord);

test('what the next flag wanted, and what lay open', () => {
  for (const { rules, log } of records.slice(0, 20)) {
    const { wanted, tops } = leftOver(flag, rules, log)!;
    const match = new Match(flag, settleRules(flag, rules, 1) as Rules, 1);
    for (const { by, do: text } of log) match.act(by, text);
    const { places, scores } = match.view(0);
    const next = attained[scores[0] + 1];
    if (next === undefined) expect(wanted).toBe('');
    else expect(wanted).toMatch(new RegExp(`^The \\w.* wanted .*, and you would have been a ${next}\\.$`));
    for (const top of tops) expect(Object.values(places).some((cards) => cards.at(-1) === top)).toBe(true);
  }
});

test('a log that does not reach the end says nothing', () => {
  const { rules, log } = records[0];
  expect(leftOver(flag, rules, log.slice(0, -1))).toBeUndefined();
});
