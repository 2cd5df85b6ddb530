// Max-n against another way to the same end: lines of play as texts of a match, judged by the points the sheet shows.

import {
  findGame,
  type Game,
  isRefusal,
  legalMoves,
  Match,
  playMatch,
  Random,
  type Rules,
  randomPlayer,
  SPECTATOR,
  seatsOf,
  settleRules,
} from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { solveForAll } from './max-n.ts';

type Log = readonly (readonly [by: 'chance' | 'clock' | number, text: string])[];

function mustFind(id: string): Game {
  const game = findGame(id);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

const cardsLeft = (game: Game, position: unknown): number =>
  Math.max(
    ...Object.entries(game.view(position, SPECTATOR).places).map(([place, cards]) =>
      place.startsWith('hand:') ? cards.length : 0,
    ),
  );

/** Logs of random matches up to a choice in the first hand with at most two cards left. */
async function shortEndings(game: Game, rules: Rules, seats: number, count: number): Promise<Log[]> {
  const found: Log[] = [];
  for (let n = 0; found.length < count; n++) {
    const match = new Match(game, rules, seats);
    const log: [by: 'chance' | 'clock' | number, text: string][] = [];
    await playMatch(match, new Array(seats).fill(randomPlayer(new Random('max-n', n))), `max-n ${n}`);
    for (const { by, do: text } of match.log) log.push([by, text]);
    const again = new Match(game, rules, seats);
    for (const [i, [by, text]] of log.entries()) {
      if (game.tally(again.position).hands.length > 0) break;
      const left = cardsLeft(game, again.position);
      const choice = typeof by === 'number' && legalMoves(game, again.position, by).length > 1;
      if (choice && left > 0 && left <= 2) {
        found.push(log.slice(0, i));
        break;
      }
      again.act(by, text);
    }
  }
  return found;
}

function replayed(game: Game, rules: Rules, seats: number, log: Log): Match {
  const match = new Match(game, rules, seats);
  for (const [by, text] of log) match.act(by, text);
  return match;
}

/** The points of the hand for each seat when everybody maximises his lead over the best of the others. */
function linesOf(game: Game, rules: Rules, seats: number, log: Log, hands: number): readonly number[] {
  const match = replayed(game, rules, seats, log);
  const scored = game.tally(match.position).hands;
  if (scored.length > hands) return scored[hands].points;
  const [seat] = seatsOf(game.actors(match.position));
  let best: readonly number[] | undefined;
  for (const move of legalMoves(game, match.position, seat)) {
    const text = game.text(match.position, seat, move);
    const points = linesOf(game, rules, seats, [...log, [seat, text]], hands);
    if (!best || lead(points, seat) > lead(best, seat)) best = points;
  }
  return best!;
}

const lead = (points: readonly number[], seat: number): number =>
  points[seat] - Math.max(...points.filter((_, other) => other !== seat));

describe.each([2, 3, 4])('Armed Forces, %i seats', (seats) => {
  test('agrees with every line of play through the texts of the match', async () => {
    const game = mustFind('armed-forces');
    const rules = settleRules(game, { target: 201 }, seats) as Rules;
    for (const log of await shortEndings(game, rules, seats, 6)) {
      const { position } = replayed(game, rules, seats, log);
      const [seat] = seatsOf(game.actors(position));
      const solved = solveForAll(game, position, seats, 1_000_000)!;
      const moves = legalMoves(game, position, seat);
      const expected = moves.map((move) => {
        const text = game.text(position, seat, move);
        return lead(linesOf(game, rules, seats, [...log, [seat, text]], 0), seat);
      });
      expect(solved.moves).toEqual(moves);
      expect(solved.values).toEqual(expected);
    }
  });
});

test('work beyond the limit is refused', async () => {
  const game = mustFind('armed-forces');
  const rules = settleRules(game, { target: 201 }, 4) as Rules;
  const [log] = await shortEndings(game, rules, 4, 1);
  expect(solveForAll(game, replayed(game, rules, 4, log).position, 4, 1)).toBeUndefined();
});
