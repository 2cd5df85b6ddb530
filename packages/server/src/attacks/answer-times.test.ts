// The attack: with one legal card a bot once answered in 11 ms, with several in 1,016 ms, and a watch told them apart
// every time. The law that no time depends on a hidden hand is in the host (answer-times.test.ts); here bots think in
// real threads.

import { findGame, type Game, legalTexts, Match, type MatchRecord } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { call, events, playSeat, seatAll, startServer } from '../server.testing.ts';

const DO_BOY = findGame('do-boy') as Game;
const THINKS = 200;
const BOTS = { 1: `search:${THINKS}ms`, 2: `search:${THINKS}ms`, 3: `search:${THINKS}ms` };

/** For each event of the log, when somebody who looks on hears of it. */
async function heardAt(base: string, table: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for await (const { event, data } of events(base, `/api/tables/${table}/stream`, { token })) {
    if (event === 'entry') times.push(performance.now());
    if (event === 'table' && JSON.parse(data).state === 'over') break;
  }
  return times;
}

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
      found[choices > 1 ? 'several' : 'one'].push(times[step] - times[step - 1]);
    }
    match.act(by, text);
  }
  return found;
}

/** On a busy machine slow answers come some ticks later: the fast ones are compared. */
const quartile = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 2];

test('a watch does not tell a bot with one legal card from a bot with several', async () => {
  const bots = new BotPool(1);
  const server = await startServer({ seatBot: bots.seatBot });
  const wanted = { game: 'do-boy', seats: 4, rules: { match: 'hand', exchange: false }, bots: BOTS };
  const { seats, table, watch } = await seatAll(server.base, wanted);
  const watching = heardAt(server.base, table, watch);
  await playSeat(server.base, seats[0]);
  const times = await watching;
  const { body: record } = await call(server.base, 'GET', `/api/tables/${table}/record`, { token: watch });
  await server.close();
  await bots.close();
  expect(times).toHaveLength(record.log.length);
  const { one, several } = answers(record, times);
  expect(one.length).toBeGreaterThan(2);
  expect(several.length).toBeGreaterThan(4);
  // They thought, and still the answers come alike.
  expect(quartile(one)).toBeGreaterThan(THINKS);
  expect(Math.abs(quartile(one) - quartile(several))).toBeLessThan(THINKS / 2);
});
