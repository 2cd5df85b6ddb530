// How a Flag was left, read from its log.

import { readFileSync } from 'node:fs';
import { Match, type MatchRecord, type Rules, settleRules } from '@messdeck/engine';
import { attained, flag } from '@messdeck/engine/games/flag';
import { expect, test } from 'vitest';
import { leftOver } from './left-over.ts';

const RECORDS = new URL('../../../../../records/conformance/full/flag.jsonl', import.meta.url);
const records = readFileSync(RECORDS, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as MatchRecord);

test('what the next flag wanted, and what lay open', () => {
  for (const { rules, log } of records.slice(0, 20)) {
    const { wanted, lay, tops } = leftOver(flag, rules, log)!;
    const match = new Match(flag, settleRules(flag, rules, 1) as Rules, 1);
    for (const { by, do: text } of log) match.act(by, text);
    const { places, scores } = match.view(0);
    const next = attained[scores[0] + 1];
    expect(lay === '').toBe(next === undefined);
    // Where it is said to lie it does: face down as deep as the stacks were.
    for (const [, number] of lay.matchAll(/face down in the (first|second|third|fourth) stack/g)) {
      const stack = ['first', 'second', 'third', 'fourth'].indexOf(number);
      expect((match.view(0).facts['faceDown'] as number[])[stack]).toBeGreaterThan(0);
    }
    if (next === undefined) expect(wanted).toBe('');
    else expect(wanted).toMatch(new RegExp(`^You needed .* to make ${next}\\.$`));
    for (const top of tops) expect(Object.values(places).some((cards) => cards.at(-1) === top)).toBe(true);
  }
});

test('where the missing cards lay, those that lay together told together', () => {
  const said = records.map(({ rules, log }) => leftOver(flag, rules, log)!.lay);
  const place =
    /(face down in|on top of|deeper in) (the (first|second|third|fourth) stack|the waste)|in the hand/.source;
  const told = new RegExp(`^[A-Z][^,]*(, (the )?[A-Z][^,]*)*? lay (${place})(, .+ (${place}))*\\.$`);
  for (const lay of said) expect(lay).toMatch(told);
  expect(said.some((lay) => lay.includes('face down'))).toBe(true);
});

test('a log that does not reach the end says nothing', () => {
  const { rules, log } = records[0];
  expect(leftOver(flag, rules, log.slice(0, -1))).toBeUndefined();
});
