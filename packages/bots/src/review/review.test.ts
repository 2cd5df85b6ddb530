// The review of matches: every choice is judged, exact and estimated costs told apart, the same every time.

import {
  findGame,
  type Game,
  games,
  isRefusal,
  legalMoves,
  Match,
  type MatchRecord,
  makeRecord,
  playMatch,
  Random,
  type Rules,
  randomPlayer,
  seatsOf,
  settleRules,
} from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { bruteForce, endings } from '../solve/brute-force.testing.ts';
import { solveKnown } from './known.ts';
import { type ReviewedChoice, reviewMatch, reviewRefusal } from './review.ts';

function mustFind(id: string): Game {
  const game = findGame(id);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

async function randomRecord(game: Game, given: Rules, seats: number, seed: string): Promise<MatchRecord> {
  const match = new Match(game, settleRules(game, given, seats) as Rules, seats);
  const random = new Random(seed);
  await playMatch(match, new Array(seats).fill(randomPlayer(random)), seed);
  return makeRecord(match, new Array(seats).fill({ name: '' }));
}

async function review(record: MatchRecord, game: Game, positions: number): Promise<ReviewedChoice[]> {
  const choices: ReviewedChoice[] = [];
  for await (const choice of reviewMatch(record, game, { positions, nodes: 20_000 })) choices.push(choice);
  return choices;
}

/** The steps at which a seat had more than one action to choose from. */
function choicesOf(record: MatchRecord, game: Game): number[] {
  const match = new Match(game, record.rules, record.seats.length);
  return record.log.flatMap(({ by, do: text }, step) => {
    const choice = typeof by === 'number' && legalMoves(game, match.position, by).length > 1;
    match.act(by, text);
    return choice ? [step] : [];
  });
}

test('costs with few cards left are those of brute force through the rules', async () => {
  const game = mustFind('militac');
  const record = await randomRecord(game, { match: 'hand' }, 4, 'review');
  const choices = await review(record, game, 2);
  const match = new Match(game, record.rules, 4);
  let compared = 0;
  for (const [step, event] of record.log.entries()) {
    const tricks = game.tricks!(match.position);
    const choice = choices.find((one) => one.step === step);
    if (choice && tricks && Math.max(...tricks.hands.map((hand) => hand.length)) <= 3) {
      const [seat] = seatsOf(game.actors(match.position));
      const values = bruteForce(game, match.position, seat);
      expect(choice.kind).toBe('exact');
      expect(choice.error).toBe(0);
      expect(choice.options.map(({ value }) => value)).toEqual(values.sort((a, b) => b - a));
      const own = choice.options.find(({ action }) => action === choice.chosen)!;
      expect(choice.cost).toBe(Math.max(...values) - own.value);
      compared++;
    }
    match.act(event.by, event.do);
  }
  expect(compared).toBeGreaterThan(3);
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every choice is judged, the same each time', async () => {
    const seats = game.seats.at(-1)!;
    const record = await randomRecord(game, {}, seats, 'short');
    const short = { ...record, log: record.log.slice(0, 16) };
    const once = await review(short, game, 2);
    expect(once.map(({ step }) => step)).toEqual(choicesOf(short, game));
    expect(await review(short, game, 2)).toEqual(once);
    for (const choice of once) {
      expect(choice.cost).toBeGreaterThanOrEqual(0);
      expect(choice.options.map(({ action }) => action)).toContain(choice.chosen);
      expect(choice.options.map(({ action }) => action)).toContain(choice.best);
      if (choice.kind === 'exact') expect(choice.error).toBe(0);
    }
  });
});

test('costs that could be known are told apart from those that only open cards show', async () => {
  const game = mustFind('skirmish');
  const choices = await review(await randomRecord(game, { limit: 0 }, 4, 'known'), game, 8);
  const costly = choices.filter(({ kind, cost }) => kind === 'exact' && cost > 0);
  expect(costly.length).toBeGreaterThan(3);
  for (const { known, foreseeable, options } of costly) {
    expect(foreseeable).toBe(known!.cost > 2 * known!.error);
    expect(options.map(({ action }) => action)).toContain(known!.best);
  }
  expect(new Set(costly.map(({ foreseeable }) => foreseeable))).toEqual(new Set([true, false]));
  for (const choice of choices) {
    if (choice.kind === 'estimated') expect(choice.foreseeable).toBe(choice.cost > 2 * choice.error);
    else if (choice.cost === 0) expect(choice.foreseeable).toBe(false);
  }
});

test('whoever can imagine the real position alone knows the exact cost', async () => {
  const game = mustFind('skirmish');
  const [position] = await endings(game, { limit: 0 }, 4, 1, 3, new Random('one position'));
  const [seat] = seatsOf(game.actors(position));
  const moves = legalMoves(game, position, seat);
  const values = bruteForce(game, position, seat);
  const open: Game = { ...game, imagine: () => position };
  for (const [chosen, value] of values.entries()) {
    const known = solveKnown(open, undefined, moves, chosen, new Random('known'))!;
    expect(known).toMatchObject({ cost: Math.max(...values) - value, error: 0, values });
  }
});

test('a review tells how far it is and ends when asked to', async () => {
  const game = mustFind('skirmish');
  const record = await randomRecord(game, { limit: 0 }, 4, 'stop');
  const signal = { aborted: false };
  const seen: number[] = [];
  for await (const choice of reviewMatch(record, game, {
    signal,
    seats: [1],
    positions: 2,
    nodes: 100,
    onProgress: ({ done, of }) => {
      expect(of).toBe(record.log.length);
      seen.push(done);
    },
  })) {
    expect(choice.seat).toBe(1);
    signal.aborted = true;
  }
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThan(record.log.length);
});

test('a choice judged alone is judged as among all others', async () => {
  const game = mustFind('militac');
  const record = await randomRecord(game, { match: 'hand' }, 4, 'review');
  const all: ReviewedChoice[] = [];
  for await (const choice of reviewMatch(record, game, { positions: 4, nodes: 0 })) all.push(choice);
  const one = all[9];
  const log = record.log.slice(0, one.step + 1);
  const alone: ReviewedChoice[] = [];
  for await (const choice of reviewMatch({ ...record, log }, game, {
    positions: 4,
    nodes: 0,
    seats: [one.seat],
    from: one.step,
  }))
    alone.push(choice);
  expect(alone).toEqual([one]);
  expect(one.kind).toBe('estimated');
});

test('a record that does not hold is refused with its step', async () => {
  const game = mustFind('militac');
  const record = await randomRecord(game, { match: 'hand' }, 4, 'review');
  expect(reviewRefusal(record, game)).toBeUndefined();
  const broken = { ...record, log: [...record.log.slice(0, 3), { by: 0, do: 'play I1' }] };
  expect(reviewRefusal(broken, game)).toMatch(/^step 3: /);
});
