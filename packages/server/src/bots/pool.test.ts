// Bots in threads: what they are sent is their own seat's stream, and nothing else.

import { type Entry, findGame, type Game, isFault, streamOf } from '@messdeck/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { playSeat, seatAll, startServer } from '../server.testing.ts';
import { BotPool, threadsFor } from './pool.ts';
import { ThinkingThread, type ThreadMessage } from './thread.ts';

afterEach(() => vi.restoreAllMocks());

test('a bot is sent the stream of its seat, byte for byte, and the rules', async () => {
  const tell = vi.spyOn(ThinkingThread.prototype, 'tell');
  const bots = new BotPool(1);
  const server = await startServer({ seatBot: bots.seatBot });
  const rules = { match: 'hand' };
  const wanted = { game: 'do-boy', seats: 4, rules, bots: { 1: 'search:5', 3: 'search:5' } };
  const { seats, table, watch } = await seatAll(server.base, wanted);
  await Promise.all(seats.map((seat) => playSeat(server.base, seat)));
  const response = await fetch(`${server.base}/api/tables/${table}/record`, {
    headers: { authorization: `Bearer ${watch}` },
  });
  const record = await response.json();
  const told = tell.mock.calls.map(([telling]) => telling);
  const sits = told.filter((each): each is ThreadMessage & { do: 'sit' } => each.do === 'sit');
  expect(sits.map(({ seat }) => seat).sort()).toEqual([1, 3]);
  for (const { id, seat, ...rest } of sits) {
    expect(Object.keys(rest).sort()).toEqual(['bot', 'do', 'game', 'rules', 'seats', 'seed', 'share']);
    const heard = told.flatMap((each) => (each.do === 'hear' && each.id === id ? [...each.entries] : []));
    const stream = streamOf(findGame('do-boy') as Game, record, seat);
    if (isFault(stream)) throw new Error(stream.error);
    const texts = (entries: readonly Entry[]): string[] => entries.map((entry) => JSON.stringify(entry));
    expect(heard.length).toBeGreaterThan(10);
    expect(texts(heard)).toEqual(texts(stream).slice(0, heard.length));
  }
  // All else that goes over says when to think, and for which seat.
  for (const each of told.filter(({ do: what }) => what !== 'sit' && what !== 'hear')) {
    expect(Object.keys(each).every((key) => ['do', 'id', 'ask', 'mayWait', 'waited'].includes(key))).toBe(
      true,
    );
  }
  await server.close();
  await bots.close();
});

test('bots think on all cores but one, and on one at least', async () => {
  expect([1, 2, 3, 4, 64].map(threadsFor)).toEqual([1, 1, 2, 3, 63]);
  // As many bots as there are threads sit in threads of their own.
  const began: Set<ThinkingThread> = new Set();
  vi.spyOn(ThinkingThread.prototype, 'tell').mockImplementation(function (this: ThinkingThread) {
    began.add(this);
  });
  const bots = new BotPool(threadsFor(4));
  const server = await startServer({ seatBot: bots.seatBot });
  const wanted = { game: 'do-boy', seats: 4, bots: { 1: 'search:5', 2: 'search:5', 3: 'search:5' } };
  await seatAll(server.base, wanted);
  await expect.poll(() => began.size).toBe(3);
  await server.close();
  await bots.close();
});
