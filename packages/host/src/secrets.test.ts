// The law of no leak, over everything the host says: where two matches differ only in cards that a seat cannot know,
// the seat is sent the same messages, byte for byte, at the same times, and has the same answers.

import { type Game, games, type LogEvent, Random, SPECTATOR } from '@messdeck/engine';
import { randomRecord } from '@messdeck/engine/laws';
import { describe, expect, test } from 'vitest';
import { FakeTime } from './fake-time.testing.ts';
import { SharedMatchHost } from './index.ts';
import { chanceIn, type Played, twinsOf } from './twins.testing.ts';

const MOST_EVENTS = 90;

/** Lets people play a log at a table, and gives everything that one of them is sent or answered, event by event. */
async function sentTo(
  game: Game,
  record: Played,
  log: readonly LogEvent[],
  observer: number,
): Promise<string[][]> {
  const time = new FakeTime();
  const sent: string[][] = [[]];
  const note = (what: unknown): void => void sent.at(-1)!.push(`${time.now()} ${JSON.stringify(what)}`);
  const matchHost = new SharedMatchHost(
    { game, rules: record.rules, seats: record.seats.map(({ name }) => ({ name })) },
    {
      time,
      dice: () => 0.5,
      chance: chanceIn(game, record, log),
      write: async () => {},
      able: { pause: false, takeback: true },
      clock: { perAction: 100_000 },
      dealWait: 5_000,
      report: (fault) => {
        throw fault;
      },
    },
  );
  for (const seat of [SPECTATOR, ...record.seats.keys()])
    matchHost.listen(seat, seat === observer ? note : () => {});
  matchHost.begin();
  await matchHost.settled();
  const settle = (): Promise<void> => matchHost.settled();
  const random = new Random('probes', record.log.length);
  for (const [step, { by, do: text }] of log.slice(0, MOST_EVENTS).entries()) {
    if (typeof by === 'number') {
      await time.pass(7, settle);
      if (matchHost.match.log.length === step) {
        const done = await matchHost.act(by, text);
        if ('refused' in done) break;
        if (by === observer) note(done);
      }
      // Questions and refusals are messages too; so are declined windows and what cannot be taken back.
      if (observer !== SPECTATOR) {
        const probe = log[random.below(step + 1)].do;
        if (!probe.startsWith('shuffle')) note([probe, await matchHost.why(observer, probe)]);
        if (random.below(4) === 0) note(await matchHost.decline(observer));
        if (random.below(8) === 0) note(await matchHost.takeBack(observer, true));
        if (random.below(2) === 0) note(await matchHost.takeBack(observer, false));
      }
    } else {
      for (let i = 0; i < 100 && matchHost.match.log.length === step; i++) await time.pass(15_000, settle);
    }
    const now = matchHost.match.log[step];
    if (now?.by !== by || (by !== 'chance' && now.do !== text)) break;
    sent.push([]);
  }
  matchHost.stop();
  return sent;
}

/** Compares what a seat is sent of a match and of its twin, as long as it sees neither of two exchanged cards. */
async function compare(game: Game, record: Played, random: Random): Promise<number> {
  const observer = random.below(record.seats.length + 1) + SPECTATOR;
  const twins = twinsOf(game, record, observer, MOST_EVENTS, random);
  if (!twins) return 0;
  const truth = await sentTo(game, record, record.log, observer);
  const other = await sentTo(game, record, twins.log, observer);
  let compared = 0;
  // Of the last event of either run not everything may have been said.
  for (let i = 0; i < Math.min(truth.length, other.length) - 1; i++) {
    const [mine, its] = [truth[i].join('\n'), other[i].join('\n')];
    if (i >= twins.told && (twins.shows(mine) || twins.shows(its))) break;
    expect(its, `${game.id}, seat ${observer}, event ${i}: ${twins.exchanged}`).toBe(mine);
    compared += truth[i].length;
  }
  return compared;
}

describe('nobody is told anything that depends on cards hidden from the seat', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s', async (_, game) => {
    const random = new Random('messages', game.id);
    let compared = 0;
    for (let i = 0; i < 4; i++) {
      const record = await randomRecord(game, random);
      compared += await compare(game, record, random);
    }
    expect(compared).toBeGreaterThan(10);
  });
});

/** A game whose score sheet or sides tell of a hidden hand. */
const MUTANTS: Readonly<Record<string, Partial<Game>>> = {
  tally: { tally: (position) => ({ hands: [{ points: [], lines: [JSON.stringify(position)] }] }) },
  sides: {
    side: (position, seat) => [...JSON.stringify(position)].reduce((sum, c) => sum + c.charCodeAt(0), seat),
  },
  forced: { forced: (position) => JSON.stringify(position).length % 2 === 0 },
};

test.each(['tally', 'sides', 'forced'])('the law catches %s made from the true position', async (field) => {
  const mutant = { ...(games.find(({ id }) => id === 'do-boy') as Game), ...MUTANTS[field] };
  const random = new Random('mutants');
  await expect(async () => {
    for (let i = 0; i < 12; i++) await compare(mutant, await randomRecord(mutant, random), random);
  }).rejects.toThrow();
});
