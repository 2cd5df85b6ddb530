// The figures of a match, read from what a seat saw of it, agree with its score sheet: in every conformance record that
// goes to its end.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, View } from '../game.ts';
import { linesOf, type MatchRecord } from '../index.ts';
import { Match } from '../match.ts';
import { armedForces as armedForcesPack } from '../packs/armed-forces.ts';
import { armedForces } from './armed-forces/index.ts';
import { matchFigures as ofArmedForces } from './armed-forces/words-figures.ts';
import { doBoy } from './do-boy/index.ts';
import { matchFigures as ofDoBoy } from './do-boy/words-figures.ts';
import type { MatchFigure } from './match-figures.ts';
import { militac } from './militac/index.ts';
import { matchFigures as ofMilitac } from './militac/words-figures.ts';
import { sammy } from './sammy/index.ts';
import { matchFigures as ofSammy } from './sammy/words-figures.ts';
import { sigs } from './sigs/index.ts';
import { matchFigures as ofSigs } from './sigs/words-figures.ts';
import { skirmish } from './skirmish/index.ts';
import { matchFigures as ofSkirmish } from './skirmish/words-figures.ts';
import { tactics } from './tactics/index.ts';
import { matchFigures as ofTactics } from './tactics/words-figures.ts';
import { unitedStates } from './united-states/index.ts';
import { matchFigures as ofUnitedStates } from './united-states/words-figures.ts';

const RECORDS = new URL('../../../../records/conformance/full/', import.meta.url);

interface Told {
  readonly match: Match;
  readonly seat: number;
  /** Every hand of the sheet in one line. */
  readonly hands: readonly string[];
  readonly figures: ReadonlyMap<string, string>;
}

/** What each seat of each finished match is told at its end. */
function allTold(game: Game, figures: (views: readonly View[], seat: number) => MatchFigure[]): Told[] {
  const lines = readFileSync(new URL(`${game.id}.jsonl`, RECORDS), 'utf8')
    .trim()
    .split('\n');
  const told = lines.flatMap((line) => {
    const { rules, seats, log } = JSON.parse(line) as MatchRecord;
    const match = new Match(game, rules, seats.length);
    const views: View[][] = seats.map(() => []);
    for (const [seat, seen] of views.entries()) match.watch(seat, ({ view }) => seen.push(view));
    for (const { by, do: text } of log) match.act(by, text);
    if (!match.over) return [];
    const hands = game.tally(match.position).hands.map((hand) => linesOf(game, hand).join(' | '));
    return views.map((seen, seat) => ({
      match,
      seat,
      hands,
      figures: new Map(figures(seen, seat).map(({ figure, words }) => [words, figure])),
    }));
  });
  expect(told.length).toBeGreaterThan(3);
  return told;
}

const figureOf = ({ figures }: Told, words: RegExp): string | undefined =>
  [...figures].find(([what]) => words.test(what))?.[1];

const numberOf = (told: Told, words: RegExp): number => Number(figureOf(told, words)!.replace(/,/g, ''));

/** "3 of 5"; undefined where there was none. */
const outOf = (hands: readonly string[], some: RegExp): string | undefined =>
  hands.length === 0 ? undefined : `${hands.filter((hand) => some.test(hand)).length} of ${hands.length}`;

const sum = (hands: readonly string[], pattern: RegExp): number =>
  hands.reduce((total, hand) => total + Number(pattern.exec(hand)?.[1] ?? 0), 0);

const ofSide = (hands: readonly string[], side: number): string[] =>
  hands.filter((hand) => hand.startsWith(`{${side}} and {${side + 2}} bid`));

test('Tactics: contracts, and all 50 of the Ordnance in every hand', () => {
  const all = allTold(tactics as Game, ofTactics);
  for (const told of all) {
    const own = ofSide(told.hands, told.seat & 1);
    expect(figureOf(told, /contracts made/)).toBe(outOf(own, /^(?!.*too few)/));
    const other = all.find(({ match, seat }) => match === told.match && seat === (told.seat + 1) % 4)!;
    const both = numberOf(told, /Ordnance/) + numberOf(other, /Ordnance/);
    expect(both).toBe(50 * told.hands.length);
  }
});

test('Militac: contracts made and broken', () => {
  for (const told of allTold(militac as Game, ofMilitac)) {
    const [own, theirs] = [told.seat & 1, 1 - (told.seat & 1)].map((side) => ofSide(told.hands, side));
    expect(figureOf(told, /your contracts made/)).toBe(outOf(own, /^(?!.*: nothing)/));
    expect(figureOf(told, /their contracts broken/)).toBe(outOf(theirs, /: nothing/));
  }
});

test('Sammy: contracts with every partner, and Presidents', () => {
  for (const told of allTold(sammy as Game, ofSammy)) {
    const me = `{${told.seat}}`;
    const own = told.hands.filter((hand) => hand.split(' bid ')[0].includes(me));
    expect(figureOf(told, /contracts made/)).toBe(outOf(own, /^[^|]*: \+\d+( \||$)/));
    const presidents = told.hands
      .flatMap((hand) => hand.split(' | '))
      .filter((line) => line.split(' took ')[0].includes(me));
    expect(numberOf(told, /Presidents? taken/)).toBe(sum(presidents, /took (\d) President/));
  }
});

test('Do-Boy: hands without a point, and the President', () => {
  for (const told of allTold(doBoy as Game, ofDoBoy)) {
    const own = told.hands.map((hand) => hand.split(' | ')[told.seat]);
    const having = (words: string): number => own.filter((line) => line.includes(words)).length;
    expect(numberOf(told, /without a point/)).toBe(having('took nothing that counts'));
    expect(numberOf(told, /Presidents? taken/)).toBe(having('the President'));
  }
});

test('Skirmish: what both sides were set', () => {
  for (const told of allTold(skirmish as Game, ofSkirmish)) {
    const [own, enemy] = [told.seat & 1, 1 - (told.seat & 1)].map((side) =>
      told.hands.map((hand) => hand.split(' | ')[side]),
    );
    expect(numberOf(told, /you were set/)).toBe(sum(own, /were set (\d+)/));
    expect(numberOf(told, /enemy was set/)).toBe(sum(enemy, /were set (\d+)/));
  }
});

test('SIGS: hands in which the player went out', () => {
  for (const told of allTold(sigs as Game, ofSigs)) {
    const out = new RegExp(`^\\{${told.seat}\\} went out`);
    expect(figureOf(told, /went out/)).toBe(outOf(told.hands, out));
  }
});

test('United States: hands won, and what was left on the hand', () => {
  for (const told of allTold(unitedStates as Game, ofUnitedStates)) {
    const won = new RegExp(`^\\{${told.seat}\\} (went out|held)`);
    expect(figureOf(told, /hands won/)).toBe(outOf(told.hands, won));
    // The sheet names what was left with those who did not win a hand that counts.
    const left = sum(told.hands, new RegExp(`others:.*\\{${told.seat}\\} (\\d+)`));
    if (told.hands.some((hand) => /does not count|held the fewest/.test(hand))) continue;
    expect(numberOf(told, /left on your hand/)).toBe(left);
  }
});

test('Armed Forces: every kinetic card played was taken by somebody', () => {
  const all = allTold(armedForces as Game, ofArmedForces).filter(({ match }) => !match.rules['honor']);
  expect(all.length).toBeGreaterThan(3);
  for (const { match } of all) {
    const taken = all
      .filter((told) => told.match === match)
      .reduce((total, told) => total + numberOf(told, /scoring/), 0);
    const played = match.log
      .filter(({ do: text }) => /^(play|improvise) /.test(text))
      .map(({ do: text }) => armedForcesPack.cards[armedForcesPack.find(text.split(' ')[1])!])
      .filter(({ kind }) => kind === 'kinetic');
    expect(taken).toBe(played.length);
  }
});
