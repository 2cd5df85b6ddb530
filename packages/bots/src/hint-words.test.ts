// The sentences of a hint, from what the choices do and what they brought in the deals imagined.

import { WAIT } from '@messdeck/engine';
import { expect, test } from 'vitest';
import type { Expectation } from './expert/expect.ts';
import { type Choice, figuresOf, lineOf, whyOf } from './hint-words.ts';

interface Given extends Partial<Expectation> {
  readonly isBid?: boolean;
  readonly against?: readonly string[];
}

function choice(does: readonly string[], { isBid = false, against = [], ...told }: Given = {}): Choice {
  return {
    does,
    against,
    isBid,
    told: {
      move: 1,
      deals: 10,
      gains: always(0),
      best: 0,
      points: 5,
      others: undefined,
      goals: [],
      near: undefined,
      came: 0,
      ...told,
    },
  };
}

const always = (gain: number): number[] => new Array(10).fill(gain);
const made = (reached: number, deals = 10) => ({ words: 'made', ours: true, deals, reached });
const beaten = (reached: number, deals = 10) => ({
  words: 'their bid falls',
  ours: false,
  deals,
  reached,
});
const linesOf = (...choices: Choice[]): string[] => choices.map((one) => lineOf(one, choices));

test('a bid tells what it rests on and how often it is made, a pass what it leaves', () => {
  const bid = choice(['has 5 Artillery with 12'], { isBid: true, goals: [beaten(1, 6), made(3, 4)] });
  const pass = choice(['leaves them 6 on Infantry'], { goals: [beaten(5)] });
  expect(linesOf(bid, pass)).toEqual([
    'Has 5 Artillery with 12; made in 8 of 10.',
    'Leaves them 6 on Infantry; their bid falls in 5 of 10.',
  ]);
  const outbid = choice(['has 2 Cavalry, none above 9'], { isBid: true, goals: [beaten(1, 9), made(1, 1)] });
  expect(linesOf(outbid)).toEqual(['Has 2 Cavalry, none above 9.']);
});

test('what the reason has said is not said again beside the first bid and its likes', () => {
  const does = ['has 5 Artillery with 12'];
  const six = choice(does, { isBid: true, goals: [made(9)] });
  const seven = choice(does, { isBid: true, goals: [made(7)] });
  const other = choice(['has 3 Cavalry with 11'], { isBid: true, goals: [made(4)] });
  const all = [six, seven, other];
  expect(all.map((one) => lineOf(one, all, 'You hold 5 of Artillery.'))).toEqual([
    'Made in 9 of 10.',
    'Made in 7 of 10.',
    'Has 3 Cavalry with 11; made in 4 of 10.',
  ]);
});

test('a chance is told where it differs, and one alone', () => {
  const near = 'taken';
  const one = choice(['keeps the 12'], { near, came: 9, goals: [made(10)] });
  const other = choice(['leaves you no Cavalry card'], { near, came: 9, goals: [made(4)] });
  const likely = choice(['keeps the 11'], { near, came: 7, goals: [made(10)] });
  expect(linesOf(one, one)).toEqual(['Keeps the 12.', 'Keeps the 12.']);
  expect(linesOf(one, likely)).toEqual([
    'Keeps the 12; taken in 9 of 10.',
    'Keeps the 11; taken in 7 of 10.',
  ]);
  expect(linesOf(one, other)).toEqual([
    'Keeps the 12; made in 10 of 10.',
    'Leaves you no Cavalry card; made in 4 of 10.',
  ]);
  const sure = choice(['cannot be beaten'], { near, came: 10 });
  expect(linesOf(sure, sure)).toEqual(['Cannot be beaten.', 'Cannot be beaten.']);
});

test('what all choices do alike is left out, unless one of them does nothing else', () => {
  const keeps = choice(['gives up the trick', 'keeps the spy']);
  const spends = choice(['gives up the trick', 'spends your only spy']);
  const bare = choice(['gives up the trick']);
  expect(linesOf(keeps, spends)).toEqual(['Keeps the spy.', 'Spends your only spy.']);
  expect(linesOf(keeps, bare)).toEqual(['Gives up the trick; keeps the spy.', 'Gives up the trick.']);
});

test('where there is no room the chance stands with what tells most', () => {
  const long = choice(['loses to 2 unplayed cards', 'parts with your highest Artillery card'], {
    near: 'won',
    came: 3,
  });
  const other = choice(['keeps the 11'], { near: 'won', came: 5 });
  expect(linesOf(long, other)).toEqual([
    'Loses to 2 unplayed cards; won in 3 of 10.',
    'Keeps the 11; won in 5 of 10.',
  ]);
});

test('what nothing else is known of is counted by how often it was the best', () => {
  const one = choice([], { best: 6, points: undefined });
  expect(linesOf(one)).toEqual(['The best in 6 of 10.']);
  expect(figuresOf(one.told)).toEqual([]);
  expect(figuresOf(choice([], { points: 0.01 }).told)).toEqual(['0']);
  expect(figuresOf(choice([], { points: 92.4, others: -3.96 }).told)).toEqual(['92', '−4.0']);
  expect(figuresOf(choice([], { points: 1712.3, others: -12_040 }).told)).toEqual(['1,712', '−12,040']);
});

test('the first is compared with the second by what tells them apart', () => {
  const near = 'taken';
  const second = choice(['takes 80 points', 'spends your only spy'], {
    goals: [made(4)],
    near,
    came: 8,
    points: 10,
    others: 5,
  });
  const first = (told: Given): Choice =>
    choice(['takes 80 points', 'keeps the spy'], { gains: always(9), goals: [made(4)], near, ...told });
  const why = (told: Given): string => whyOf([first(told), second], undefined, { unit: 'points' });
  expect(why({ goals: [made(9)] })).toBe(
    'It takes 80 points and keeps the spy. Made in 9 of 10 deals, not in 4 as with the next best, which spends your only spy.',
  );
  expect(why({ came: 10 })).toMatch(/ Taken in 10 of 10 deals, not in 8 as with the next best, which/);
  const never = { ...second, told: { ...second.told, came: 0 } };
  expect(whyOf([first({ came: 8 }), never], undefined, { unit: 'points' })).toMatch(
    / Taken in 8 of 10 deals, in none with the next best, which/,
  );
  expect(why({ came: 2, points: 14, others: 5 })).toMatch(
    / Taken less often, but the hand ends about 4\.0 points better than with the next best, which/,
  );
  expect(why({ came: 8, points: 30, others: 5 })).toMatch(
    / The hand ends about 20 points better than with the next/,
  );
});

test('a reason that grows too long says what tells most', () => {
  const first = choice(['is followed by two of your own cards', 'keeps all that could be laid later'], {
    gains: always(9),
  });
  const second = choice(['leaves you nothing to go on with later in this hand']);
  expect(whyOf([first, second], undefined, { unit: 'points' })).toMatch(
    /^It is followed by two of your own cards\. In the long run /,
  );
});

test('what speaks against a choice is no reason for it', () => {
  const costs = 'can be lost to Ohio';
  const lost = choice(['puts up 4 votes', costs], { against: [costs] });
  const sure = choice(['cannot be lost']);
  expect(whyOf([lost, sure], undefined, { unit: 'points' })).toMatch(
    /^It puts up 4 votes, though it can be lost to Ohio\. .* the next best, which cannot be lost\.$/,
  );
  const hopeless = choice([costs], { against: [costs] });
  expect(whyOf([hopeless, sure], undefined, { unit: 'points' })).toBe(
    'It comes to the same as the next best, which cannot be lost.',
  );
  expect(whyOf([sure, lost], undefined, { unit: 'points' })).toMatch(
    / the next best, which can be lost to Ohio\.$/,
  );
  const wait = choice(['keeps your cards for now'], { move: WAIT });
  expect(whyOf([hopeless, wait], undefined, { unit: 'points' })).toBe('It can be lost to Ohio.');
  expect(whyOf([choice([]), wait], undefined, { unit: 'points' })).toBe(
    'It comes to the same as the next best.',
  );
});

test('where chance may explain it, or nothing differs, that is said', () => {
  const second = choice(['keeps the 12']);
  const same = choice(['keeps the 12']);
  expect(whyOf([same, second], 'You hold four.', { unit: 'points' })).toBe(
    'You hold four. It comes to the same as the next best.',
  );
  const wavering = choice([], { gains: [9, -8, 9, -8, 9, -8, 9, -8, 9, -8] });
  expect(whyOf([wavering, second], undefined, { unit: 'points' })).toBe(
    'About as good is the next best, which keeps the 12.',
  );
  const ahead = choice(['keeps the 12'], { points: 7 });
  expect(whyOf([wavering, ahead], undefined, { unit: 'points' })).toBe(
    'Ahead by no more than luck is the next best, which keeps the 12.',
  );
  expect(whyOf([same], undefined, { unit: 'flags' })).toBe('It keeps the 12. All else would be giving up.');
});

test('what the figures beside it do not show is not said in figures', () => {
  const keeps = (told: Given): Choice => choice(['keeps the 12'], { ...told });
  const next = choice(['cannot be beaten'], { points: 90.8, others: 19.2, near: 'won', came: 10 });
  const alike = { points: 91.4, others: 18.6, near: 'won', came: 3, gains: always(1) };
  expect(whyOf([keeps(alike), next], undefined, {})).toMatch(
    / Won less often, but in the long run it does better than the next best, which cannot be beaten\.$/,
  );
  const wavering = [9, -8, 9, -8, 9, -8, 9, -8, 9, -8];
  expect(whyOf([keeps({ points: 90.6, others: 19.4, gains: wavering }), next], undefined, {})).toMatch(
    / About as good is the next best, which/,
  );
});

test('what was worked out stands, and does not call it luck that playing on brought less', () => {
  const next = choice(['parts with your 12'], { points: 33, others: 146, gains: always(2) });
  const first = (sure: boolean, gains = always(0)): Choice =>
    choice(['cannot take the trick'], { points: 21, others: 154, gains, sure });
  expect(whyOf([first(true), next], undefined, {})).toBe(
    'It cannot take the trick. Worked out card by card it does no worse than the next best, which parts with your 12.',
  );
  const wavering = [9, -8, 9, -8, 9, -8, 9, -8, 9, -8];
  for (const sure of [true, false])
    expect(whyOf([first(sure, wavering), next], undefined, {})).toMatch(/ Ahead by no more than luck is/);
});

test('where the fewest points win, fewer are better, and so is to take less often', () => {
  const near = 'taken';
  const next = choice(['takes 4 points'], { points: 5.3, others: 3.9, near, came: 8 });
  const first = (told: Given): Choice =>
    choice(['keeps the 12'], { points: 4.4, others: 4.2, near, came: 8, gains: always(1), ...told });
  const why = (told: Given): string => whyOf([first(told), next], undefined, { fewest: true });
  expect(why({})).toMatch(/ The hand ends about 1\.2 points better than with the next best, which/);
  expect(why({ came: 1 })).toMatch(/ Taken in 1 of 10 deals, not in 8 as with the next best, which/);
  expect(why({ came: 10 })).toMatch(/ Taken more often, but the hand ends about 1\.2 points better than/);
  const wavering = [9, -8, 9, -8, 9, -8, 9, -8, 9, -8];
  expect(why({ gains: wavering })).toMatch(/ About as good is the next best, which/);
  expect(why({ gains: wavering, points: 5.9 })).toMatch(/ Ahead by no more than luck is the next best/);
});

test('a call that may still be made later is not said to come to the same', () => {
  const call = choice(['wins 9 cards if you alone call']);
  const wait = choice(['leaves 9 cards to whoever calls'], { move: WAIT });
  expect(whyOf([call, wait], undefined, { unit: 'cards' })).toBe('It wins 9 cards if you alone call.');
});

test('where playing well decides, the reason tells how far it can go', () => {
  const far = (states: number): Choice =>
    choice([`borders ${states} states`], { deals: 1, gains: [states], points: states, reaches: true });
  expect(whyOf([far(49), far(49)], 'It begins there.', { unit: 'states' })).toBe(
    'It begins there. You can go as far with the next best.',
  );
  expect(whyOf([far(49), far(7)], undefined, { unit: 'states' })).toBe(
    'It borders 49 states. You can go farther than with the next best, which borders 7 states.',
  );
  expect(figuresOf(far(7).told)).toEqual(['7']);
  const flags = (points: number, gains: number[]): Choice =>
    choice([`reaches about ${points}`], { gains, points, reaches: true });
  const lower = flags(11, [14, 8, 14, 8]);
  expect(whyOf([lower, flags(14, [14, 14, 14, 14])], 'It looks.', { unit: 'flags' })).toMatch(
    / Ahead by no more than luck is the next best, which reaches about 14\.$/,
  );
  expect(whyOf([lower, flags(11, [8, 14, 8, 14])], 'It looks.', { unit: 'flags' })).toMatch(
    / You can go about as far/,
  );
});
