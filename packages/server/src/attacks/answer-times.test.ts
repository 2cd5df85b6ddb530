// The attack: with one legal card a bot once answered in 11 ms, with several in 1,016 ms, and a watch told them apart
// every time. The law that no time depends on a hidden hand is in the host (answer-times.test.ts); here bots think in
// real threads, and the server's clock stands still while they do.

import { findGame, type Game, legalTexts, Match, type MatchRecord } from '@messdeck/engine';
import { expect, test, vi } from 'vitest';
import { answerTime } from '../bots/answer-time.ts';
import { BotPool } from '../bots/pool.ts';
import { call, Heard, LeapingTime, playSeat, seatAll, startServer } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';

const DO_BOY = findGame('do-boy') as Game;
const THINKS = 50;
const BOTS = { 1: `search:${THINKS}ms`, 2: `search:${THINKS}ms`, 3: `search:${THINKS}ms` };

/** How long bots took over cards they had to play, and over cards they chose. */
function answers(
  { rules, log }: MatchRecord,
  times: readonly number[],
): { one: number[]; several: number[] } {
  const match = new Match(DO_BOY, rules, 4);
  const found = { one: [] as number[], several: [] as number[] };
  for (const [step, { by, do: text }] of log.entries()) {
    // What is forced and open to all the table enters by itself, at once.
    const chosen = typeof by === 'number' && by > 0 && !DO_BOY.forced?.(match.position, by);
    if (chosen && log[step - 1].by !== 'chance') {
      const choices = legalTexts(DO_BOY, match.position, by).length;
      found[choices > 1 ? 'several' : 'one'].push(Math.round(times[step] - times[step - 1]));
    }
    match.act(by, text);
  }
  return found;
}

test('a watch does not tell a bot with one legal card from a bot with several', async () => {
  const time = new LeapingTime();
  const bots = new BotPool(1);
  const store = new MemoryStore();
  const server = await startServer({ seatBot: bots.seatBot, store, time, dice: () => 0.5 });
  const times: number[] = [];
  const commit = store.commit.bind(store);
  vi.spyOn(store, 'commit').mockImplementation((written) => {
    for (const _ of written.action?.events ?? []) times.push(time.now());
    return commit(written);
  });
  // Time passes up to what is due next, and only when no bot thinks.
  const passing = setInterval(() => {
    if (bots.load.waiting + bots.load.thinking === 0) time.leapToNext();
  }, 1);
  const wanted = { game: 'do-boy', seats: 4, rules: { match: 'hand', exchange: false }, bots: BOTS };
  const { seats, table, watch } = await seatAll(server.base, wanted);
  const watching = new Heard(server.base, `/api/tables/${table}/stream`, { token: watch });
  await playSeat(server.base, seats[0]);
  await watching.until('table', ({ state }) => state === 'over');
  const { body: record } = await call(server.base, 'GET', `/api/tables/${table}/record`, { token: watch });
  clearInterval(passing);
  watching.leave();
  await server.close();
  await bots.close();
  vi.restoreAllMocks();
  expect(times).toHaveLength(record.log.length);
  const { one, several } = answers(record, times);
  expect(one.length).toBeGreaterThan(2);
  expect(several.length).toBeGreaterThan(4);
  // They thought for less than that, and the answers come then.
  const takes = answerTime({ milliseconds: THINKS });
  expect([...new Set(one)]).toEqual([takes]);
  expect([...new Set(several)]).toEqual([takes]);
  expect(server.faults).toEqual([]);
});
