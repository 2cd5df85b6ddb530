// Records in brief: there and back for every record kept, small enough for a link, and deaf to damage.

import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import {
  findGame,
  games,
  isRefusal,
  Match,
  type MatchRecord,
  makeRecord,
  playMatch,
  Random,
  randomPlayer,
  settleRules,
} from '@messdeck/engine';
import { expect, test } from 'vitest';
import { makeBrief, parseBrief } from './brief.ts';

const folder = new URL('../../../records/conformance/full/', import.meta.url);

function gameOf(id: string): (typeof games)[number] {
  const game = findGame(id);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

test.each(readdirSync(folder))('every record of %s comes back as it went', (file) => {
  for (const line of readFileSync(new URL(file, folder), 'utf8').trim().split('\n')) {
    const { legal: _, ...record } = JSON.parse(line) as MatchRecord & { legal: unknown };
    const back = parseBrief(makeBrief(record, gameOf(record.game)), games);
    expect(back).toEqual(record);
  }
});

test('the seals of a match stand in its brief', () => {
  const text = readFileSync(new URL('../../../records/sealed/do-boy.jsonl', import.meta.url), 'utf8');
  const record = JSON.parse(text) as MatchRecord;
  expect(parseBrief(makeBrief(record, gameOf('do-boy')), games)).toEqual(record);
});

test('a whole match of Tactics fits into a link of 6 kB', async () => {
  const game = gameOf('tactics');
  const rules = settleRules(game, {}, 4);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const lengths = [];
  for (let k = 0; k < 5; k++) {
    const match = new Match(game, rules, 4);
    const players = [0, 1, 2, 3].map((seat) => randomPlayer(new Random('link', k, seat)));
    await playMatch(match, players, `link ${k}`);
    const record = makeRecord(match, [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cora' }, { name: 'Dan' }]);
    lengths.push((deflateRawSync(makeBrief(record, game)).length * 4) / 3);
  }
  expect(Math.max(...lengths)).toBeLessThan(6000);
});

test('what is damaged is refused in a sentence, or is another record; nothing is thrown', () => {
  const [line] = readFileSync(new URL('tactics.jsonl', folder), 'utf8').split('\n');
  const whole = makeBrief(JSON.parse(line) as MatchRecord, gameOf('tactics'));
  const random = new Random('damage');
  for (let i = 0; i < 200; i++) {
    const bytes = whole.slice(0, i % 3 === 0 ? random.below(whole.length) : whole.length);
    for (let k = random.below(4); k >= 0; k--) bytes[random.below(bytes.length)] = random.below(256);
    const read = parseBrief(bytes, games);
    if (isRefusal(read)) expect(read.refused).toMatch(/\.$/);
  }
  expect(parseBrief(new Uint8Array(), games)).toHaveProperty('refused');
});
