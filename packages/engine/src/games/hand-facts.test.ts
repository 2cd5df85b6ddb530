// What a hand came about from is told as facts: they agree with the lines of the score sheet, so nobody has to read those.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, ScoredHand } from '../game.ts';
import type { MatchRecord } from '../make-record.ts';
import { isFault, replay } from '../record.ts';
import { linesOf } from '../words.ts';
import { type ArmedForcesHandFacts, armedForces } from './armed-forces/index.ts';
import { type DoBoyHandFacts, doBoy } from './do-boy/index.ts';
import { type NationalContestHandFacts, nationalContest } from './national-contest/index.ts';
import { type SkirmishHandFacts, skirmish } from './skirmish/index.ts';
import { type TacticsHandFacts, tactics } from './tactics/index.ts';
import { type UnitedStatesHandFacts, unitedStates } from './united-states/index.ts';

const folder = new URL('../../../../records/conformance/full/', import.meta.url);

interface HandOf<Facts> extends ScoredHand {
  readonly facts: Facts;
  readonly lines: readonly string[];
}

/** All hands of the conformance records of a game, with what their sheets say. */
function handsOf<Facts>(game: unknown): readonly HandOf<Facts>[] {
  const played = game as Game;
  const lines = readFileSync(new URL(`${played.id}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const match = replay(JSON.parse(line) as MatchRecord, played);
    if (isFault(match)) throw new Error(match.error);
    const { hands } = played.tally(match.position);
    return hands.map((hand) => ({ ...hand, facts: hand.facts as Facts, lines: linesOf(played, hand) }));
  });
}

test('DOB-8: who took the President', () => {
  for (const { facts, lines } of handsOf<DoBoyHandFacts>(doBoy))
    expect(lines.findIndex((line) => line.includes('the President'))).toBe(facts.president);
});

test('TAC-16: the Engagement that a hand ended', () => {
  for (const { facts, lines } of handsOf<TacticsHandFacts>(tactics)) {
    const told = lines.filter((line) => line.includes('win Engagement'));
    expect(told).toHaveLength(facts.won ? 1 : 0);
    if (facts.won) expect(told[0]).toContain(`Engagement ${facts.won.engagement}`);
  }
});

test('NC-15 to NC-18: the branches won, each one point of its side', () => {
  for (const { facts, points, lines } of handsOf<NationalContestHandFacts>(nationalContest)) {
    const won = [0, 1].map((side) => facts.won.filter((branch) => branch.side === side).length);
    expect([...won, ...won]).toEqual(points);
    expect(lines.filter((line) => line.endsWith('+1'))).toHaveLength(facts.won.length);
    for (const { votes, of, elected } of facts.won) {
      expect(2 * votes).toBeGreaterThanOrEqual(of);
      if (elected) expect(lines.join()).toContain(`{${elected.president}} is elected President`);
    }
  }
});

test('a tie that was broken', () => {
  for (const { facts, lines } of handsOf<ArmedForcesHandFacts>(armedForces)) {
    const told = lines.find((line) => line.includes('wins the tie'));
    expect(told?.startsWith(`{${facts.wonTie}}`)).toBe(facts.wonTie === undefined ? undefined : true);
  }
});

test('SKI-19: the side that took all cards', () => {
  for (const { facts, lines } of handsOf<SkirmishHandFacts>(skirmish))
    expect(lines.some((line) => line.includes('whole game'))).toBe(facts.whole !== undefined);
});

test('US-16: whether the hand was blocked', () => {
  for (const { facts, lines } of handsOf<UnitedStatesHandFacts>(unitedStates))
    expect(lines.some((line) => line.includes('fewest cards'))).toBe(facts.blocked);
});
