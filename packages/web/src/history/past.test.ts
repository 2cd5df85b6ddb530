// A finished match is read from its log by the rules: the conformance records of all games.

import { readFileSync } from 'node:fs';
import type { LogEvent, MatchRecord } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { boxes } from '../games/catalog.ts';
import { loadGame } from '../sources/games.ts';
import { pastOf } from './past.ts';
import { found, lengthOf, markOf, noteOf, scoreOf, withWhom } from './words.ts';

const ids = boxes.flatMap(({ games }) => games.map(({ id }) => id));
const records = (id: string): MatchRecord[] =>
  readFileSync(new URL(`../../../../records/conformance/full/${id}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .slice(0, 3)
    .map((line) => JSON.parse(line) as MatchRecord);

test.each(ids)('%s: outcome, scores and words', async (id) => {
  const game = await loadGame(id);
  for (const { rules, seats, log, result, edition } of records(id)) {
    const people = seats.map((_, seat) =>
      seat === 0 ? { name: 'You' } : { name: `B${seat}`, bot: 'random' },
    );
    const stored = {
      id: 'x',
      game: id,
      edition,
      rules,
      seats: people,
      seed: '4711',
      began: 0,
      touched: 60_000,
      steps: log.length,
      scores: [],
      over: true,
    };
    const past = pastOf(game, stored, log as LogEvent[])!;
    expect(past.scores).toEqual(result!.scores);
    expect(past.outcome === 'won' || past.outcome === 'shared').toBe(
      people.length > 1 && (result!.winners.includes(0) || result!.winners.length === 0),
    );
    expect([markOf(past), scoreOf(past), withWhom(past)].join(' ')).not.toMatch(/undefined|NaN/);
    expect(noteOf({ ...past, hints: 2 })).toContain('2 hints');
    if (id !== 'flag' && past.outcome !== 'shared') expect(past.told).toMatch(/^[^{}]+[.!?]$/);
    expect(found(past, game.title, '4711', new Date())).toBe(true);
    expect(found(past, game.title, 'nobody', new Date())).toBe(false);
    expect(pastOf(game, stored, log.slice(0, -1) as LogEvent[])).toBeUndefined();
  }
});

test('Tactics: the contracts of the own side, made or not', async () => {
  const game = await loadGame('tactics');
  for (const { rules, seats, log, edition } of records('tactics')) {
    const stored = {
      id: 'x',
      game: 'tactics',
      edition,
      rules,
      seats: seats.map((seat, i) => (i === 0 ? { name: 'You' } : { ...seat, bot: 'random' })),
      seed: '',
      began: 0,
      touched: 0,
      steps: 0,
      scores: [],
      over: true,
    };
    const past = pastOf(game, stored, log as LogEvent[])!;
    for (const { bid } of past.contracts) expect(bid % 5).toBe(0);
    expect(past.contracts.length).toBeLessThanOrEqual(past.hands);
  }
});

test('a match with friends is told from the seat that is named: what came of it, and who the others were', async () => {
  const game = await loadGame('do-boy');
  const [{ rules, seats, log, edition, result }] = records('do-boy');
  const stored = {
    id: 'x',
    game: 'do-boy',
    edition,
    rules,
    seats: seats.map((_, at) => ({ name: `P${at}` })),
    seed: '',
    began: 60_000,
    touched: 60_000,
    steps: 0,
    scores: [],
    over: true,
  };
  for (const seat of seats.keys()) {
    const past = pastOf(game, { ...stored, seat }, log as LogEvent[])!;
    expect([past.seat, past.own]).toEqual([seat, result!.scores[seat]]);
    expect(past.outcome === 'lost').toBe(!result!.winners.includes(seat));
    expect(withWhom(past)).not.toContain(`P${seat}`);
    expect(lengthOf(past)).toBe('');
  }
});
