// The plays of one deal: which cards go round how far, and who sits where. All of them together are one case.

import { type Game, matchSeed, type Rules, sidesOf } from '@messdeck/engine';
import type { Arm, Question } from './plan.ts';

/** One match of an arm. */
export interface Sitting {
  readonly deal: number;
  /** How far the hands have moved on around the table: seat s has what seat s - turn was dealt. */
  readonly turn: number;
  readonly players: readonly string[];
  /** The seats of the first of two players. */
  readonly mine: readonly number[];
}

/**
 * Every play of a deal: one bot in all seats gets the cards from each seat; of two, the first sits on every side; alone,
 * the deal is played as often as the question says.
 */
export function sittingsOf(
  game: Game,
  rules: Rules,
  seats: number,
  arm: Arm,
  deal: number,
  plays = 1,
): Sitting[] {
  const [first, second] = arm.players;
  if (second === undefined) {
    const players = new Array<string>(seats).fill(first);
    const turns = seats === 1 ? plays : seats;
    return Array.from({ length: turns }, (_, turn) => ({ deal, turn, players, mine: [] }));
  }
  return sidesOf(game, game.start(rules, seats), seats).map((mine) => ({
    deal,
    turn: 0,
    players: Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? first : second)),
    mine,
  }));
}

const DAY = 86_400_000;

/** The seed of a deal: that of a match of a run, or that of a day. */
export function dealSeed(
  seed: string,
  { days, every = 1 }: Pick<Question, 'days' | 'every'>,
  deal: number,
): string {
  if (days === undefined) return matchSeed(seed, deal);
  return `daily ${new Date(Date.parse(days) + deal * every * DAY).toISOString().slice(0, 10)}`;
}
