// Laws of scores: the points of a hand are what it changed, the standing moves with the match, and winners stand better
// than anyone who has not won.

import { BY_CHANCE, linesOf, type Match, type Result, type Tally } from '../src/index.ts';
import type { Fail } from './broken.ts';
import type { Watched } from './watched.ts';

/** Whether a hand has just ended, if any is scored: the match is over, or the next one opens. */
export function isHandOver({ game, position }: Match): boolean {
  const actors = game.actors(position);
  return actors === 0 || ((actors & BY_CHANCE) !== 0 && game.draw(position).opens);
}

export class Scores {
  private hands = 0;
  /** What `standing` has said so far, by seat. */
  private readonly standings: Set<number>[];

  constructor(seats: number) {
    this.standings = Array.from({ length: seats }, () => new Set<number>());
  }

  /** How well each seat stands is a number. */
  checkStanding(match: Match, fail: Fail): void {
    for (const [seat, said] of this.standings.entries()) {
      const standing = match.game.evaluate(match.position, seat);
      if (!Number.isFinite(standing)) fail(`the standing of seat ${seat} is a number, not ${standing}`);
      said.add(standing);
    }
  }

  /** The points of a scored hand are the change of the scores, or all points together are the scores. */
  checkHand(match: Match, spectator: Watched, fail: Fail): void {
    const { hands } = match.game.tally(match.position);
    const scored = hands.length - this.hands;
    this.hands = hands.length;
    if (scored === 0 || !spectator.last) return;
    if (scored !== 1) fail(`one hand is scored at a time, not ${scored}`);
    const { points } = hands[hands.length - 1];
    const lines = linesOf(match.game, hands[hands.length - 1]);
    if (points.length !== match.seats || lines.length === 0) fail('a scored hand has points and lines');
    const { scores } = spectator.last.view;
    const change = scores.map((score, seat) => score - (spectator.before?.[seat] ?? 0));
    if (!same(change, points) && !same(sumOf(hands, match.seats), scores)) {
      fail(`the points of a hand agree with the scores: ${points} changed ${spectator.before} to ${scores}`);
    }
  }

  /** The result has the scores that all have seen, and its winners stand better than the others. */
  checkResult(match: Match, spectator: Watched, fail: Fail): void {
    const { hands, result } = match.game.tally(match.position);
    if (match.over !== (result !== undefined)) fail('a match has a result when it is over');
    if (!result || !spectator.last) return;
    const { scores } = spectator.last.view;
    // Where scores start over within a match, the result counts something else.
    if (same(sumOf(hands, match.seats), scores) && !same(result.scores, scores)) {
      fail(`the result has the scores of the match: ${scores}, not ${result.scores}`);
    }
    if (new Set(scores).size > 1 && this.standings.every((said) => said.size === 1)) {
      fail('the standing moves with the match');
    }
    lawfulWinners(match, result, fail);
  }
}

function lawfulWinners({ game, position, seats }: Match, { winners, scores }: Result, fail: Fail): void {
  const sorted = [...new Set(winners)].sort((a, b) => a - b);
  if (!same(sorted, winners) || winners.some((seat) => !(seat >= 0 && seat < seats))) {
    fail(`winners are seats in ascending order, not ${winners}`);
  }
  const standing = (seat: number): number => game.evaluate(position, seat);
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  for (const winner of winners) {
    for (const other of others) {
      if (standing(winner) > standing(other)) continue;
      fail(
        `who has won stands better than who has not: seat ${winner} has won, seat ${other} stands as well`,
      );
    }
  }
}

function sumOf(hands: Tally['hands'], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => hands.reduce((sum, { points }) => sum + points[seat], 0));
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}
