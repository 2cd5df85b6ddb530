// Damaged records and damaged streams, by the ten thousands: each is refused with a sentence or played on, never more.

import { parseBot } from '@messdeck/bots';
import {
  type Entry,
  type Game,
  games,
  isFault,
  isRefusal,
  Match,
  makeRecord,
  parseRecord,
  playMatch,
  Random,
  randomPlayer,
  replay,
  settleRules,
} from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { answersTo } from '../src/commands/bot.ts';
import { Complaint, must } from '../src/complaint.ts';
import { mutated } from './mutations.testing.ts';

/** `npm run test:all` damages three times as many. */
const TIMES = process.env['EVERY_TEST'] ? 3 : 1;
const RECORDS = 500 * TIMES;
const STREAMS = 150 * TIMES;
/** As many events of a match as bring it well under way. */
const EVENTS = 50;
/** A sentence for a person, without a word of the machine's. */
const SENTENCE = /^(?!.*(undefined|NaN|\[object|Cannot read)).+[.?]$/s;

interface Played {
  readonly record: object;
  /** The lines that seat 0 was told, with its questions. */
  readonly lines: readonly object[];
}

async function played(game: Game, seed: number, events = EVENTS): Promise<Played> {
  const seats = game.seats[seed % game.seats.length];
  const rules = must(settleRules(game, {}, seats));
  const match = new Match(game, rules, seats);
  const lines: object[] = [{ match: { game: game.id, edition: game.edition, rules, seats, seat: 0 } }];
  let last: Entry | undefined;
  const players = Array.from({ length: seats }, (_, seat) => {
    const player = randomPlayer(new Random(seed, seat));
    if (seat > 0) return player;
    return {
      hear: (entry: Entry) => {
        if (last) lines.push(last);
        last = entry;
      },
      choose: (ask: Parameters<typeof player.choose>[0]) => {
        lines.push(last ? { ...last, ask: true } : { ask: true, view: match.view(0) });
        last = undefined;
        return player.choose(ask);
      },
    };
  });
  await playMatch(match, players, String(seed), ({ log }) => log.length >= events);
  const record = makeRecord(
    match,
    players.map((_, seat) => ({ name: `Seat ${seat}`, bot: 'random' })),
  );
  return { record: record as object, lines };
}

/** Where a match of the game begins. */
function firstPosition(game: Game): unknown {
  const [seats] = game.seats;
  return new Match(game, must(settleRules(game, {}, seats)), seats).position;
}

/** The lines before a damaged one. A bot sits down when it is first asked; after that it is only told. */
function toldBefore(lines: readonly object[]): (at: number) => string[] {
  const first = lines.findIndex((line) => 'ask' in line);
  const quiet = lines.map((line, i) => {
    if (i <= first || !('ask' in line)) return [JSON.stringify(line)];
    const { ask: _, ...entry } = line;
    return 'n' in entry ? [JSON.stringify(entry)] : [];
  });
  return (at) => quiet.slice(0, at).flat();
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('damaged records', async () => {
    const random = new Random('records', game.id);
    const [begun, whole] = [await played(game, 1), await played(game, 1, Number.POSITIVE_INFINITY)];
    for (let i = 0; i < RECORDS; i++) {
      const text = JSON.stringify(mutated((i % 30 === 0 ? whole : begun).record, random)) ?? '';
      try {
        const read = parseRecord(text, games);
        const end = isRefusal(read) ? read : replay(read, game);
        if (isRefusal(end)) expect(end.refused).toMatch(SENTENCE);
        else if (isFault(end)) expect(end.error).toBeTruthy();
      } catch (error) {
        throw new Error(`${(error as Error).stack} at mutation ${i}: ${text.slice(0, 2000)}`);
      }
    }
  });

  test('damaged streams', async () => {
    const random = new Random('streams', game.id);
    const { lines } = await played(game, 2);
    const begun = structuredClone(firstPosition(game));
    const texts = lines.map((line) => JSON.stringify(line));
    const told = toldBefore(lines);
    for await (const answer of answersTo(texts, must(parseBot('search:3')), '1')) expect(answer).toBeTruthy();
    for (let i = 0; i < STREAMS; i++) {
      const at = random.below(lines.length);
      const bad = mutated(lines[at], random);
      const bot = must(parseBot(i % 10 === 0 ? 'search:3' : 'random'));
      try {
        const stream = [...told(at), JSON.stringify(bad) ?? '', ...texts.slice(at + 1, at + 12)];
        for await (const answer of answersTo(stream, bot, '1')) expect(answer).toBeTruthy();
      } catch (error) {
        if (!(error instanceof Complaint)) {
          throw new Error(
            `${(error as Error).stack} at mutation ${i}, line ${at}: ${JSON.stringify(bad).slice(0, 2000)}`,
          );
        }
        expect(error.message).toMatch(SENTENCE);
      }
    }
    // No damage reaches another match.
    expect(structuredClone(firstPosition(game))).toEqual(begun);
  });
});
