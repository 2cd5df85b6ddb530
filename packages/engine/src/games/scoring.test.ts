// What is said to count agrees with the packs and with what was agreed.

import { expect, test } from 'vitest';
import { whatCounts as inArmedForces } from './armed-forces/index.ts';
import { whatCounts as inSammy } from './sammy/index.ts';
import { whatCounts as inSigs } from './sigs/index.ts';
import { whatCounts as inSkirmish } from './skirmish/index.ts';
import { whatCounts as inTactics } from './tactics/index.ts';
import { leftOn } from './united-states/index.ts';

test('Armed Forces: dots by the numbers of a service', () => {
  expect(inArmedForces().counts).toEqual([
    ['Cards 1 to 3', '2 dots'],
    ['Cards 4 to 7, 9 to 11', '1 dot'],
    ['The weather card, 8', '−2 dots'],
    ['A dot, by place', expect.stringMatching(/^\d+( \d+)+$/)],
  ]);
});

test('Sammy: the bid, a President and the number of hands', () => {
  expect(inSammy({ deals: 8 })).toEqual({
    counts: [
      ['Bid made', '50'],
      ['Each extra trick', '25'],
      ['Each trick short', '25 to the others'],
      ['Each President', '25'],
      ['Top four trumps, bidding side', '25 for 3, 50 for 4'],
      ['Top four trumps, other side', '25 for 2, 50 for 3'],
    ],
    words:
      'The top four of trumps; without trumps the Uncle Sams. 8 hands are played; the higher total wins.',
  });
});

test('Skirmish: cards, Nurses, and whose cards count as agreed (SKI-17)', () => {
  expect(inSkirmish({ captured: 'branch' })).toEqual({
    counts: [
      ['A Nurse', '1,000'],
      ['Officers', 'their number'],
      ['Soldiers, sailors', '100 to 10'],
      ['Spy 100 takes a Nurse from an officer card', '−2,000'],
      ['Spy 50 takes a Nurse from an ordinary card', '−1,000'],
    ],
    words: 'Only the enemy’s cards count.',
  });
  expect(inSkirmish({ captured: 'hand' }).words).toBe('Only what the enemy played counts.');
});

test('Tactics: what is lost with a bid is an option', () => {
  expect(inTactics({ setback: 'bid' }).words).toContain('the bid is lost');
  expect(inTactics({ setback: 'shortfall' }).words).toContain('what is missing is lost');
});

test('SIGS: what a card left on a hand costs, by the variation', () => {
  expect(inSigs({ variation: 'regular' }).counts).toEqual([
    ['1 to 9', '5'],
    ['10 to 19', '10'],
    ['Auxiliary', '15'],
    ['Commander-in-Chief', '20'],
  ]);
  expect(inSigs({ variation: 'showdown' }).counts).toContainEqual(['Commander-in-Chief', '25']);
});

test('SIGS: what scores is said by what was agreed (SIG-50 to SIG-55)', () => {
  expect(inSigs({ variation: 'regular', scoring: 'points' }).words).toContain(
    'is worth 50 in a run you lay, 25 added',
  );
  const counters = inSigs({ variation: 'regular', scoring: 'counters' });
  expect(counters.words).toContain('gets a counter. Nothing else is scored');
  expect(counters.counts).toEqual([]);
  expect(inSigs({ variation: 'running' }).words).toMatch(/scores at once.*goes out also scores/);
  expect(inSigs({ variation: 'showdown' }).words).toMatch(/scores at once.*subtracted/);
});

test('United States: a point for every border state printed (US-15)', () => {
  expect(leftOn(['CA', 'NY'])).toBe(3 + 5);
  expect(leftOn(['HI'])).toBe(0);
});
