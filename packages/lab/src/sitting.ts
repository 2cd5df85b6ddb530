// The plays of one deal: which cards go round how far, and who sits where. All of them together are one case.

import { type Game, type Rules, sidesOf } from '@messdeck/engine';
import type { Arm } from './plan.ts';

/** One match of an arm. */
export interface Sitting {
  readonly deal: number;
  /** How far the hands have moved on around the table: seat s has what seat s - turn was dealt. */
  readonly turn: number;
  readonly players: readonly string[];
  /** The seats of the first of two players. */
  readonly mine: readonly number[];
}

/** Every play of a deal: one bot in all seats gets the cards from each seat; of two, the first sits on every side. */
export function sittingsOf(game: Game, rules: Rules, seats: number, arm: Arm, deal: number): Sitting[] {
  const [first, second] = arm.players;
  if (second === undefined) {
    const players = new Array<string>(seats).fill(first);
    return Array.from({ length: seats }, (_, turn) => ({ deal, turn, players, mine: [] }));
  }
  return sidesOf(game, game.start(rules, seats), seats).map((mine) => ({
    deal,
    turn: 0,
    players: Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? first : second)),
    mine,
  }));
}
