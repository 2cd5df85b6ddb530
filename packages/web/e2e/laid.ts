// Tables that are laid out rather than played: a moment of one of the conformance records, written into the browser as
// a kept match, with a person in one of its seats.

import { parseBot } from '@messdeck/bots';
import {
  botRandom,
  type Game,
  games,
  isRefusal,
  type LogEvent,
  Match,
  type MatchRecord,
  playMatch,
  Random,
  type Rules,
  settleRules,
} from '@messdeck/engine';
import type { Page } from 'playwright-core';
import type { StoredMatch } from '../src/sources/local/store.ts';
import { recordLines } from './records.ts';

const NAMES = ['Mabel', 'Roy', 'Otto', 'Ida', 'Carl', 'Ruth', 'Hugo'];

/** A moment of a match, and whose eyes it is seen with. */
export interface Moment {
  readonly match: Match;
  readonly seat: number;
}

/** Whether a moment is the one that is wanted, for this seat. */
export type When = (match: Match, seat: number) => boolean;

/** Finds the first moment of the records of a game of which `when` is true; undefined: there is none. */
export function momentOf(
  id: string,
  when: (match: Match, seat: number, record: MatchRecord) => boolean,
): Moment | undefined {
  const game = games.find((each) => each.id === id) as Game;
  for (const line of recordLines(id)) {
    const record = JSON.parse(line) as MatchRecord;
    const match = new Match(game, record.rules, record.seats.length);
    for (const { by, do: text } of record.log) {
      match.act(by, text);
      const seat = record.seats.findIndex((_, each) => when(match, each, record));
      if (seat >= 0) return { match, seat };
    }
  }
  return undefined;
}

/** A match played by whim up to the first moment of which `when` is true, for what the records do not hold. */
export function byWhim(id: string, when: When): Moment {
  const game = games.find((each) => each.id === id) as Game;
  const seats = game.seats.includes(4) ? 4 : game.seats[0];
  const random = new Random(id, 'by whim', 0);
  for (;;) {
    const match = new Match(game, settleRules(game, {}, seats) as Rules, seats);
    const moment = goOn(match, random, when);
    if (moment) return moment;
  }
}

/** Plays a match on by whim; undefined: it ended before there was such a moment. */
function goOn(match: Match, random: Random, when: When): Moment | undefined {
  for (;;) {
    const seat = Array.from({ length: match.seats }, (_, each) => each).find((each) => when(match, each));
    if (seat !== undefined) return { match, seat };
    if (match.over) return undefined;
    const [by] = match.view(-1).actors;
    if (by === 'chance') match.chance(random);
    else if (by === 'clock') match.act('clock', 'tick');
    else {
      const { legal } = match.view(by);
      match.act(by, legal[random.below(legal.length)]);
    }
  }
}

/** A match between bots who play as people do, to its end or until so far. */
export async function byBots(
  id: string,
  rules: Readonly<Record<string, string | number | boolean>>,
  seats: number,
  seed: string,
  until?: (match: Match) => boolean,
): Promise<Match> {
  const game = games.find((each) => each.id === id) as Game;
  const settled = settleRules(game, rules, seats);
  const bot = parseBot(seats === 1 ? 'recruit' : 'sergeant');
  if (isRefusal(settled) || isRefusal(bot)) throw new Error('No such match.');
  const match = new Match(game, settled, seats);
  const players = Array.from({ length: seats }, (_, seat) =>
    bot.seat(game, settled, seats, seat, botRandom(seed, seat)),
  );
  await playMatch(match, players, seed, until);
  return match;
}

/** The first moment of such a match of which `when` is true, seen from the first seat. */
export async function amongBots(
  id: string,
  seats: number,
  seed: string,
  when: When,
  rules: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Moment> {
  const match = await byBots(id, rules, seats, seed, (so) => when(so, 0));
  return { match, seat: 0 };
}

/** A Campaign of Tactics that went to its third Engagement, for somebody who won or lost it. */
export async function campaign(outcome: 'won' | 'lost'): Promise<Moment> {
  return { match: await byBots('tactics', {}, 4, outcome === 'won' ? 'c6' : 'c5'), seat: 0 };
}

/** A hand of a game with an auction in which everybody passes. */
export function thrownIn(id: string): Moment {
  const game = games.find((each) => each.id === id) as Game;
  const match = new Match(game, settleRules(game, {}, 4) as Rules, 4);
  const random = new Random('thrown in', id, 0);
  // Before the first to speak the deal is cut for and dealt.
  while (match.view(0).actors[0] === 'chance') match.chance(random);
  while (match.view(0).actors[0] !== 'chance') match.act(match.view(0).actors[0], 'pass');
  return { match, seat: 0 };
}

/** The next hand after one that was thrown in, played to its end. */
export function afterThrownIn(id: string): Moment {
  const played: When = (match, seat) => handEnded(match, seat) && match.log.at(-1)?.do !== 'pass';
  // A hand may also end the match.
  for (let attempt = 0; ; attempt++) {
    const moment = goOn(thrownIn(id).match, new Random('after', id, attempt), played);
    if (moment) return moment;
  }
}

/** The seat is asked for a card, in a hand that has come so far. */
export const asked =
  (phase: RegExp, events: number): When =>
  (match, seat) => {
    if (match.log.length < events) return false;
    const view = match.view(seat);
    return phase.test(view.phase) && view.actors.includes(seat) && view.legal.length > 1;
  };

/** Such a moment in a match of these rules. */
export const under =
  (rules: Readonly<Record<string, unknown>>, when: When): When =>
  (match, seat) =>
    Object.entries(rules).every(([key, value]) => match.rules[key] === value) && when(match, seat);

/** A whole hand has been played and the next is about to be dealt. */
export const handEnded: When = (match, seat) =>
  seat === 0 &&
  match.view(0).actors.includes('chance') &&
  match.log.at(-1)?.by !== 'chance' &&
  match.game.tally(match.position).hands.length > 0;

export const isOver = (match: Match): boolean => match.over;

/** Writes the moment down as a match of this browser and opens its table; where a deal has a number, the seed is shown. */
export async function layTable(
  page: Page,
  { match, seat }: Moment,
  name = 'laid',
  seed: string = name,
  names: readonly string[] = NAMES,
): Promise<void> {
  const { game, rules, seats, log } = match;
  const others = [...names];
  const stored: StoredMatch = {
    game: game.id,
    edition: game.edition,
    rules,
    id: name,
    seats: Array.from({ length: seats }, (_, each) =>
      each === seat ? { name: 'You' } : { name: others.shift()!, bot: 'random' },
    ),
    seed,
    began: 0,
    touched: 0,
    steps: log.length,
    scores: [],
    over: match.over,
  };
  await page.goto('./#/');
  await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
  await page.evaluate(writeDown, { match: stored, log });
  await page.goto(`./#/play/${name}`);
  await page.locator('.table .ask, .ceremony').first().waitFor();
}

/** Runs in the page. */
async function writeDown({ match, log }: { match: StoredMatch; log: readonly LogEvent[] }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('messdeck');
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction(['matches', 'events'], 'readwrite');
  transaction.objectStore('matches').put(match);
  transaction.objectStore('events').delete(IDBKeyRange.bound([match.id, 0], [match.id, Infinity]));
  log.forEach((event, step) => {
    transaction.objectStore('events').put({ match: match.id, step, at: 0, ...event });
  });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
