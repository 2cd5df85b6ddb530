// Two matches that differ only in cards hidden from a seat send it, and spectators, the same bytes with the same ids at
// the same times. The clock is ours, and so are chance and the random bytes.

import { type Chance, Random, SPECTATOR, type View } from '@messdeck/engine';
import type { Time } from '@messdeck/host';
import { expect, test } from 'vitest';
import { StoredJobs } from '../jobs/stored-jobs.ts';
import { USUAL_LIMITS } from '../limits.ts';
import { Office } from '../office/office.ts';
import { AT_ONCE } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';
import { Reader } from './reader.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';

class OwnTime implements Time {
  private at = 1_000_000;
  private tasks: { at: number; task: () => void }[] = [];

  now(): number {
    return this.at;
  }

  later(ms: number, task: () => void): () => void {
    const entry = { at: this.at + ms, task };
    this.tasks.push(entry);
    return () => {
      this.tasks = this.tasks.filter((other) => other !== entry);
    };
  }

  /** Lets so much time pass, task by task. */
  async pass(ms: number): Promise<void> {
    const end = this.at + ms;
    for (;;) {
      await quiet();
      const [next] = this.tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.at = Math.max(this.at, next.at);
      this.tasks = this.tasks.filter((other) => other !== next);
      next.task();
    }
    this.at = end;
    await quiet();
  }
}

/** Until nothing is left to do but wait. */
async function quiet(): Promise<void> {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Seeded chance; in its first shuffle of a whole pack two cards may have changed places. */
function chanceWith(seed: string, swap: readonly [number, number] | undefined): Chance {
  let swapped = false;
  let drawn = 0;
  return ({ hand, draw }) => ({
    shuffle<T>(list: T[]): T[] {
      new Random(seed, hand, draw).shuffle(list);
      if (!swap || swapped || drawn++ !== shuffleAt) return list;
      swapped = true;
      const [a, b] = swap.map((card) => list.indexOf(card as T));
      [list[a], list[b]] = [list[b], list[a]];
      return list;
    },
  });
}

/** Which draw deals, counted from the start of the match. */
let shuffleAt = 0;

class Sitting {
  readonly time: OwnTime = new OwnTime();
  readonly heard: Map<number, string[]> = new Map();
  table!: Table;

  async open(game: string, seats: number, rules: object, chance: Chance): Promise<void> {
    let bytes = 0;
    const store = new MemoryStore();
    const { time } = this;
    const tables = new Tables({
      store,
      time,
      office: await Office.open(store, time),
      jobs: new StoredJobs(store, time, { note: () => undefined, alarm: () => undefined }),
      random: (count) => Buffer.alloc(count, ++bytes),
      chance,
      dice: () => 0.5,
      seatBot: () => {
        throw new Error('No bot sits here.');
      },
      limits: USUAL_LIMITS,
      pace: AT_ONCE,
      fault: (sentence) => {
        throw new Error(sentence);
      },
    });
    const sitter = (seat: number) => ({ owner: `owner ${seat}`, token: 'token', from: '' });
    const wanted = {
      game,
      name: 'Ann',
      seats,
      rules: rules as Record<string, boolean>,
      clock: { perAction: 30 },
    };
    const made = (await tables.make(wanted, sitter(0), 'owner 0', undefined)) as { table: string };
    this.table = (await tables.find(made.table))!;
    for (let seat = 1; seat < seats; seat++)
      await tables.sit(this.table, { name: `P${seat}`, seat }, sitter(seat), undefined);
    for (let seat = SPECTATOR; seat < seats; seat++) {
      const lines: string[] = [];
      this.heard.set(seat, lines);
      const line = {
        write: (text: string) => void lines.push(`${this.time.now()} ${text}`),
        unsent: () => 0,
        cut: () => undefined,
      };
      this.table.attach(
        new Reader(seat, line, { patch: false, state: true }, { entries: 0, talk: 0, backs: 0 }),
      );
    }
    await this.table.start();
    await this.time.pass(2000);
  }

  /** The view a seat was sent last, and its number. */
  last(seat: number): { n: number; view: View } | undefined {
    const line = this.heard.get(seat)!.findLast((text) => text.includes('event: entry'));
    return line === undefined ? undefined : JSON.parse(line.slice(line.indexOf('data: ') + 6));
  }
}

test.each([
  ['do-boy', 4, {}],
  ['tactics', 4, {}],
  ['militac', 4, {}],
  ['skirmish', 4, {}],
  ['sigs', 3, {}],
  ['armed-forces', 3, { honor: true }],
  ['united-states', 3, {}],
  ['sammy', 4, {}],
] as const)('%s: what is hidden changes no byte, no id and no time', async (game, seats, rules) => {
  let compared = 0;
  for (let trial = 0; trial < 4; trial++) {
    const seed = `${game} ${trial}`;
    const plain = new Sitting();
    await plain.open(game, seats, rules, chanceWith(seed, undefined));
    const log = JSON.stringify(plain.heard.get(0));
    shuffleAt = (log.match(/"by\\":\\"chance/g)?.length ?? 1) - 1;
    const other = new Sitting();
    const hands = [1, 2].map((seat) => plain.last(seat)?.view.places[`hand:${seat}`] ?? []);
    const { pack } = plain.table.game;
    const ids = hands.map((hand) => hand.filter((card) => card !== null).at(-1));
    if (ids.includes(undefined)) continue;
    const swap = ids.map((id) => pack.find(id as string)) as unknown as [number, number];
    await other.open(game, seats, rules, chanceWith(seed, swap));
    const both = [plain, other];
    // Truly another deal, and not seen by seat 0.
    if (JSON.stringify(plain.last(1)?.view.places) === JSON.stringify(other.last(1)?.view.places)) continue;
    const random = new Random(seed, 'choices');
    for (let step = 0; step < 40; step++) {
      const acted = await actAlike(both, seats, ids as string[], random);
      for (const sitting of both) await sitting.time.pass(acted ? 700 : 4000);
      // The table may have entered a forced last card: then what was exchanged is no longer hidden.
      if (both.some((sitting) => hasShown(sitting, ids as string[]))) break;
      for (const seat of [0, SPECTATOR]) expect(other.heard.get(seat)).toEqual(plain.heard.get(seat));
      if (!acted) break;
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(5);
});

function hasShown({ heard }: Sitting, cards: readonly string[]): boolean {
  const played = heard.get(0)!.flatMap((line) => /"do":"([^"]*)"/.exec(line)?.[1].split(' ') ?? []);
  return cards.some((card) => played.includes(card));
}

/** Somebody does in both matches what is allowed in both and touches neither of the exchanged cards. */
async function actAlike(
  both: readonly Sitting[],
  seats: number,
  hidden: readonly string[],
  random: Random,
): Promise<boolean> {
  for (let seat = 0; seat < seats; seat++) {
    const [one, two] = both.map((sitting) => sitting.last(seat)!);
    if (!one?.view.actors.includes(seat) || !two?.view.actors.includes(seat)) continue;
    const common = one.view.legal.filter(
      (text) => two.view.legal.includes(text) && !hidden.some((card) => text.split(' ').includes(card)),
    );
    if (common.length === 0) continue;
    const text = common[random.below(common.length)];
    const done = await Promise.all(
      both.map((sitting, i) =>
        sitting.table.act(seat, text, [one, two][i].n).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (done.every((right) => right)) return true;
  }
  return false;
}
