// The law of secrecy for the time of bots: where two matches differ only in cards that somebody cannot know, bots answer
// at the same times, however long they think about the hands they have.

import { type Entry, type Game, games, type LogEvent, Random, SPECTATOR, WAIT } from '@messdeck/engine';
import { randomRecord } from '@messdeck/engine/laws';
import { describe, expect, test } from 'vitest';
import { FakeTime } from './fake-time.testing.ts';
import { type Chair, SharedMatchHost, type Thinker } from './index.ts';
import { chanceIn, type Played, type Twins, twinsOf } from './twins.testing.ts';

const MOST_EVENTS = 70;
const TAKES = 400;

/** What happened at once: when, what, and what of it the observer was sent. */
interface Step {
  readonly at: number;
  readonly events: string;
  readonly sent: string[];
}

interface Setting {
  readonly game: Game;
  readonly record: Played;
  readonly log: readonly LogEvent[];
  readonly observer: number;
  /** Left out: bots answer when they have thought. */
  readonly takes?: number;
}

/** A bot that does what its seat did in a log, after thinking for as long as its cards say. */
function slowThinker({ log, takes }: Setting, { seat }: Chair, time: FakeTime): Thinker {
  const own = log.flatMap(({ by, do: text }) => (by === seat ? [text] : []));
  let hand = '';
  return {
    ...(takes !== undefined && { takes }),
    hear({ by, do: text, view }: Entry) {
      hand = JSON.stringify(view);
      if (by === seat && text === own[0]) own.shift();
    },
    choose: ({ count, text, mayWait }) =>
      new Promise((answer) => {
        const choices = Array.from({ length: count }, (_, i) => text(i));
        const next = choices.indexOf(own[0]);
        const choice = next >= 0 ? next : mayWait ? WAIT : 0;
        // With one card there is nothing to think about.
        const thinks = count < 2 ? 1 : [...hand].reduce((sum, c) => (31 * sum + c.charCodeAt(0)) % 389, 7);
        time.later(thinks, () => answer(choice));
      }),
  };
}

/** Plays a log with bots in all seats but the observer's. */
async function play(setting: Setting): Promise<Step[]> {
  const { game, record, log, observer } = setting;
  const time = new FakeTime();
  const steps: Step[] = [{ at: 0, events: '', sent: [] }];
  const dice = new Random('dice', log.length);
  const matchHost = new SharedMatchHost(
    {
      game,
      rules: record.rules,
      seats: record.seats.map(({ name }, seat) => (seat === observer ? { name } : { name, bot: 'slow' })),
    },
    {
      time,
      dice: () => dice.below(1000) / 1000,
      chance: chanceIn(game, record, log),
      seatBot: (_, chair) => slowThinker(setting, chair, time),
      write: async ({ events }) => {
        const texts = events.map(({ by, do: text }) => `${by} ${text}`);
        steps.push({ at: time.now(), events: texts.join('\n'), sent: [] });
      },
      able: { pause: false },
      dealWait: 5_000,
      report: (fault) => {
        throw fault;
      },
    },
  );
  matchHost.listen(observer, (told) => steps.at(-1)!.sent.push(`${time.now()} ${JSON.stringify(told)}`));
  matchHost.begin();
  const settle = async (): Promise<void> => {
    await new Promise(setImmediate);
    await matchHost.settled();
  };
  await settle();
  const own = log.flatMap(({ by, do: text }) => (by === observer ? [text] : []));
  for (let i = 0; i < 1000 && matchHost.match.log.length < MOST_EVENTS && !matchHost.match.over; i++) {
    const { length } = matchHost.match.log;
    await time.pass(15_000, settle);
    if (observer === SPECTATOR || matchHost.match.log.length === length) continue;
    const { legal, actors } = matchHost.match.view(observer);
    if (!actors.includes(observer)) continue;
    if (legal.includes(own[0])) await matchHost.act(observer, own.shift()!);
    else if (actors.includes('clock')) await matchHost.decline(observer);
    await settle();
  }
  matchHost.stop();
  return steps;
}

/** The times that differ, and how many were compared: as long as the matches differ in nothing but the hidden cards. */
function compare(truth: readonly Step[], other: readonly Step[], twins: Twins): [differ: number, of: number] {
  let [differ, of] = [0, 0];
  let dealt = false;
  for (let i = 0; i < Math.min(truth.length, other.length) - 1; i++) {
    const [mine, its] = [truth[i], other[i]];
    if (mine.events !== its.events && (dealt || !twins.shows(mine.events))) break;
    dealt ||= mine.events !== its.events;
    const sent = [mine.sent.join('\n'), its.sent.join('\n')];
    if (dealt && sent.some(twins.shows)) break;
    if (mine.at !== its.at || sent[0] !== sent[1]) differ++;
    of++;
  }
  return [differ, of];
}

async function measure(game: Game, matches: number, takes?: number): Promise<[differ: number, of: number]> {
  const random = new Random('answer times', game.id);
  let [differ, of] = [0, 0];
  for (let i = 0; i < matches; i++) {
    const record = await randomRecord(game, random);
    const observer = random.below(record.seats.length + 1) + SPECTATOR;
    const twins = twinsOf(game, record, observer, MOST_EVENTS, random);
    if (!twins) continue;
    const setting = { game, record, observer, ...(takes !== undefined && { takes }) };
    const truth = await play({ ...setting, log: record.log });
    const other = await play({ ...setting, log: twins.log });
    const [differing, compared] = compare(truth, other, twins);
    differ += differing;
    of += compared;
  }
  return [differ, of];
}

describe('the time of a bot tells nothing of its hand', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s', async (_, game) => {
    const [differ, of] = await measure(game, 4, TAKES);
    expect(of).toBeGreaterThan(10);
    expect(differ).toBe(0);
  });
});

test.each(['do-boy', 'tactics', 'armed-forces'])(
  'the law catches bots of %s that answer when they have thought',
  async (id) => {
    const [differ] = await measure(games.find((game) => game.id === id) as Game, 6);
    expect(differ).toBeGreaterThan(0);
  },
);
