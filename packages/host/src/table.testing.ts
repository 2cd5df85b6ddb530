// Tables for tests: laid in fake time, with everything written and told kept for looking at.

import type { Entry, Game, LogEvent, Rules, View } from '@messdeck/engine';
import { expect, vi } from 'vitest';
import {
  type HostMessage,
  type HostServices,
  type Played,
  SharedMatchHost,
  type Sitting,
  type TableState,
} from './index.ts';
import { MatchHost } from './match-host.ts';
import { Pacing } from './pacing.ts';
import { WindowPacing } from './window-pacing.ts';

export interface TestTable {
  readonly matchHost: SharedMatchHost;
  readonly written: LogEvent[];
  /** By seat what was told, for those who listen. */
  readonly told: Map<number, HostMessage[]>;
  entries(seat: number): Entry[];
  view(seat: number): View;
  state(seat: number): TableState;
  /** Acts with what the seat has seen so far. */
  act(seat: number, text: string): ReturnType<SharedMatchHost['act']>;
  /** Lets time pass. */
  wait(milliseconds: number): Promise<void>;
  /** Lets time pass in small steps until a condition holds. */
  until(condition: () => boolean, milliseconds: number): Promise<void>;
}

export interface Setting {
  /** Bots by seat; undefined for people. */
  readonly seats: readonly (string | undefined)[];
  readonly rules: Rules;
  readonly log?: readonly Played[];
  readonly trusted?: boolean;
  /** Whether several people may play; where it is left out, as many as there are. */
  readonly shared?: boolean;
  readonly services?: Partial<HostServices>;
  /** Who listens; everybody without a bot where it is left out. */
  readonly listeners?: readonly number[];
}

export function layTable(game: unknown, setting: Setting): TestTable {
  const { seats, rules, log = [], trusted = false, services, listeners } = setting;
  const people = seats.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
  const { shared = people.length !== 1 } = setting;
  const written: LogEvent[] = log.map(({ by, do: text }) => ({ by, do: text }));
  const told = new Map<number, HostMessage[]>();
  const sitting: Sitting = {
    game: game as Game,
    rules,
    seats: seats.map((bot, seat) => (bot === undefined ? { name: `P${seat}` } : { name: `B${seat}`, bot })),
    log,
    trusted,
  };
  const houseHere: HostServices = {
    seed: 'a seed',
    write: async ({ from, events }) => {
      written.splice(from, written.length, ...events.map(({ by, do: text }) => ({ by, do: text })));
    },
    report: (fault) => {
      throw fault;
    },
    ...services,
  };
  const matchHost = shared
    ? new SharedMatchHost(sitting, houseHere)
    : (new MatchHost(
        sitting,
        houseHere,
        sitting.game.parts?.clock ? WindowPacing : Pacing,
      ) as SharedMatchHost);
  for (const seat of listeners ?? people) {
    const heard: HostMessage[] = [];
    told.set(seat, heard);
    // What is told is looked at when it is heard.
    matchHost.listen(seat, (message) => heard.push({ ...message }));
  }
  matchHost.begin();
  const streams = (seat: number) => told.get(seat)!.filter((message) => message.is === 'stream');
  const entries = (seat: number): Entry[] => {
    let all: Entry[] = [];
    for (const { from, entries: more } of streams(seat)) all = [...all.slice(0, from), ...more];
    return all;
  };
  const wait = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await matchHost.settled();
  };
  return {
    matchHost,
    written,
    told,
    entries,
    view: (seat) => matchHost.match.view(seat),
    state: (seat) => streams(seat).at(-1)!.state,
    act: (seat, text) => matchHost.act(seat, text, { seen: entries(seat).length - 1 }),
    wait,
    async until(condition, milliseconds) {
      for (let passed = 0; passed < milliseconds && !condition(); passed += 50) await wait(50);
      expect(condition()).toBe(true);
    },
  };
}
