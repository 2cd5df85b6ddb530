// The sentences of a hint, from what the choices do and what they brought in the deals imagined.

import { drawback, type Effect, type Move, WAIT } from '@messdeck/engine';
import { expect, test } from 'vitest';
import type { Expectation } from './expert/expect.ts';
import { ranked } from './hint-rank.ts';
import { type Choice, figureOf, lineOf, marginOf, unopposedFirst, whyOf } from './hint-words.ts';

interface Given extends Partial<Omit<Expectation<string>, 'gains'>> {
  readonly made?: number;
  readonly does?: readonly Effect<string>[];
  readonly gains?: readonly number[];
}

const always = (gain: number): number[] => new Array(10).fill(gain);
const WAVERING = [9, -8, 9, -8, 9, -8, 9, -8, 9, -8];
const made = (reached: number, deals = 10) => ({ what: 'made', deals, reached });

/** The choices of a hint in its order; the book has them as they are given. */
function choices(...given: readonly Given[]): Choice[] {
  const told = given.map(
    ({ does, made, ...one }, i): Expectation<string> => ({
      move: i,
      gains: always(-i),
      isCounted: true,
      goals: [],
      came: 0,
      ...one,
    }),
  );
  const does = new Map<Move, readonly Effect<string>[]>(
    told.map(({ move }, i) => [move, given[i].does ?? []]),
  );
  const book = told.map(({ move }) => move);
  const bids = new Map<Move, number | undefined>(told.map(({ move }, i) => [move, given[i].made]));
  return ranked(told, book).map((one) => ({
    told: one,
    does: does.get(one.move)!,
    made: bids.get(one.move),
  }));
}

const linesOf = (all: readonly Choice[], because?: string): string[] =>
  all.map((one) => lineOf(one, all, because, {}));
const whyIn = (...given: readonly Given[]): string => whyOf(choices(...given), undefined, {});

test('a choice tells what it alone does, and a chance that falls as the choices do', () => {
  const near = 'won';
  const all = choices(
    { does: ['keeps the 12', 'thins Cavalry'], near, came: 9 },
    { does: ['keeps the 11', 'thins Cavalry'], near, came: 7 },
  );
  expect(linesOf(all)).toEqual(['Keeps the 12; won in 9 of 10.', 'Keeps the 11; won in 7 of 10.']);
});

test('a bid tells how often it is made, also where another pays more, and a pass nothing of it', () => {
  const beaten = { what: 'their bid falls', deals: 10, reached: 5 };
  const all = choices(
    { does: ['has 5 Artillery with 12'], made: 0.61 },
    { does: ['has 4 Cavalry with 11'], made: 0.95 },
    { does: ['leaves them 6 on Infantry'], goals: [beaten] },
  );
  expect(linesOf(all)).toEqual([
    'Has 5 Artillery with 12; made in 6 of 10.',
    'Has 4 Cavalry with 11; made in 10 of 10.',
    'Leaves them 6 on Infantry.',
  ]);
});

test('a chance that would rank the choices otherwise, or is the same for all, is not told', () => {
  const near = 'won';
  const lines = (...came: number[]): string[] =>
    linesOf(choices(...came.map((n, i) => ({ does: [`keeps the ${12 - i}`], near, came: n }))));
  expect(lines(0, 10, 10)).toEqual(['Keeps the 12.', 'Keeps the 11.', 'Keeps the 10.']);
  expect(lines(10, 10, 10)).toEqual(['Keeps the 12.', 'Keeps the 11.', 'Keeps the 10.']);
  expect(lines(10, 10, 4)[2]).toBe('Keeps the 10; won in 4 of 10.');
});

test('where the fewest points win a better choice takes less often', () => {
  const near = 'taken';
  const lines = (...came: number[]): string[] => {
    const all = choices(...came.map((n) => ({ near, came: n })));
    return all.map((one) => lineOf(one, all, undefined, { fewest: true }));
  };
  expect(lines(1, 8)).toEqual(['Taken in 1 of 10.', 'Taken in 8 of 10.']);
  expect(lines(8, 1)).toEqual(['', '']);
});

test('chances of different things are not compared', () => {
  const beaten = { what: 'their bid falls', deals: 10, reached: 5 };
  const all = choices({ does: ['keeps it'], goals: [made(9)] }, { does: ['leaves it'], goals: [beaten] });
  expect(linesOf(all)).toEqual(['Keeps it.', 'Leaves it.']);
});

test('what the reason has said is not said again beside the first and its likes', () => {
  const does = ['has 5 Artillery with 12', 'outbids them'];
  const all = choices({ does }, { does }, { does: ['has 3 Cavalry with 11'] });
  expect(linesOf(all, 'You hold 5 of Artillery.')).toEqual(['', '', 'Has 3 Cavalry with 11.']);
});

test('where there is no room what tells most stays', () => {
  const long = ['loses to 2 unplayed cards only', 'leaves you one highest Artillery card'];
  expect(linesOf(choices({ does: long }, {}))[0]).toBe('Loses to 2 unplayed cards only.');
});

test('what all choices do is no reason', () => {
  const common = 'saves 10 if caught';
  const all = choices({ does: [common, 'goes out'] }, { does: [common] });
  expect(linesOf(all)).toEqual(['Goes out.', '']);
  expect(whyOf(all, undefined, {})).toBe('It goes out. About 1 point better than the next choice.');
});

test('nothing that speaks against the first is said of it, and nothing that speaks for the next', () => {
  const costs = drawback('can be lost to Ohio');
  const lost = { does: [costs, 'puts up 4 votes'] };
  const sure = { does: ['cannot be lost'] };
  expect(whyIn(lost, sure)).toBe('It puts up 4 votes. About 1 point better than the next choice.');
  expect(linesOf(choices(lost, sure))).toEqual(['Puts up 4 votes.', 'Cannot be lost.']);
  expect(whyIn(sure, lost)).toBe(
    'It cannot be lost. About 1 point better than the next choice, which can be lost to Ohio.',
  );
  expect(whyIn({ does: [costs] }, {})).toBe('About 1 point better than the next choice.');
});

test('what parts the first from the next is said in what is counted', () => {
  const next = { does: ['keeps the 12'], gains: always(-6.4) };
  expect(whyOf(choices({ gains: always(0) }, next), undefined, { unit: 'votes' })).toBe(
    'About 6.4 votes better than the next choice.',
  );
  expect(whyIn({ gains: always(0), isCounted: false }, { ...next, isCounted: false })).toBe(
    'Slightly better than the next choice.',
  );
});

test('where luck may explain it, or nothing differs, that is said', () => {
  const keeps = { does: ['keeps the 12'], gains: always(0) };
  expect(whyIn({ gains: WAVERING }, keeps)).toBe('Too close to call with the next choice.');
  expect(whyIn({ gains: WAVERING }, { gains: always(2) })).toBe('Too close to call with the next choice.');
  expect(whyIn(keeps, { gains: always(0) })).toBe('It keeps the 12. It is just as good as the next choice.');
  expect(whyIn(keeps)).toBe('It keeps the 12. The only other choice is to give up.');
});

test('a call that may still be made later is not said to come to the same', () => {
  const call = { does: ['wins 9 cards if you alone call'], gains: always(0) };
  const wait = { does: [drawback('leaves 9 cards to others')], gains: always(0), move: WAIT };
  expect(whyIn(call, wait)).toBe('It wins 9 cards if you alone call.');
  expect(whyIn({ gains: always(0) }, { gains: always(0), move: WAIT })).toBe('Nothing tells them apart.');
});

test('a reason that grows too long says what tells most', () => {
  const first = {
    does: ['is followed by two of your own cards', 'keeps all that could be laid later in this same hand'],
  };
  const second = { does: [drawback('leaves you nothing to go on with later in this hand')] };
  expect(whyIn(first, second)).toMatch(/^It is followed by two of your own cards\. About /);
});

test('figures have a sign where they say who is ahead, and thousands apart', () => {
  const figures = (gain: number, counted = {}): string =>
    figureOf(choices({ gains: always(gain) })[0].told, counted);
  expect(figures(73.4, { isAhead: true })).toBe('+73');
  expect(figures(-3.96, { isAhead: true })).toBe('−4.0');
  expect(figures(0.01, { isAhead: true })).toBe('0');
  expect(figures(-12_040, { isAhead: true })).toBe('−12,040');
  expect(figures(49)).toBe('49');
  expect(figures(-4.4, { fewest: true })).toBe('4.4');
  expect(figureOf(choices({ isCounted: false })[0].told, {})).toBe('');
});

test('the first has no margin: the others are measured from it', () => {
  const [first, second] = choices({ gains: WAVERING }, { gains: always(0) }).map(({ told }) => told);
  expect(marginOf(first)).toBe('');
  expect(marginOf(second)).toBe('±\u00a05.7');
});

test('what nothing speaks against changes places with a first that ends alike, and the others stay in order', () => {
  const all = unopposedFirst(
    choices(
      { does: [drawback('puts a President at stake')], gains: always(0) },
      { does: ['leaves you no Red card'], gains: always(0) },
      { does: ['keeps South Carolina'], gains: [9, -8, 9, -8, 9, -8, 9, -8, 9, -7] },
    ),
  );
  expect(all.map(({ does: [effect] }) => effect)).toEqual([
    'leaves you no Red card',
    'keeps South Carolina',
    drawback('puts a President at stake'),
  ]);
  expect(whyOf(all, undefined, {})).toBe(
    'It leaves you no Red card. Too close to call with the next choice.',
  );
});
