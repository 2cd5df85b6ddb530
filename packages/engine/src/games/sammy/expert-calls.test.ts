// How sensible players of Sammy call: what they mean to make, at once, and no more than they usually make.

import { expect, test } from 'vitest';
import { atTable, dealHands, play } from '../../../test/table.ts';
import { type Match, Random } from '../../index.ts';
import { advice } from './expert.ts';
import { sammy } from './index.ts';
import { BID, PLAY, type Sammy, tricksOf } from './position.ts';

const RED = 'NY PA IL OH TX MI CA MA NJ MO WI NC AL NE';

function dealt(rules = {}): Match<Sammy> {
  const match = atTable(sammy, rules);
  play(match, ['chance cut NY PA IL OH']);
  dealHands(match, { 0: RED });
  return match;
}

function callOf({ position }: Match<Sammy>, habit = advice.habit): string {
  const seat = position.turn;
  const moves: number[] = [];
  const count = sammy.legal(position, seat, moves);
  return sammy.text(position, seat, moves[habit!(position, seat, moves, count, new Random('calls'))]);
}

const numberOf = (call: string): number => Number(call.split(' ')[1]);

test('SAM-7: a strong hand bids at once what it means to make, and answers one above the other side', () => {
  const match = dealt();
  const first = callOf(match);
  expect(first).toMatch(/^bid \d+ red$/);
  expect(numberOf(first)).toBeGreaterThanOrEqual(8);
  play(match, [`0 ${first}`, `1 bid ${numberOf(first) + 1} stripes`, '2 pass', '3 pass']);
  expect(callOf(match)).toBe(`bid ${numberOf(first) + 2} red`);
});

test('SAM-7: a partner is left the bid that was meant', () => {
  const match = dealt();
  play(match, ['0 bid 9 red', '1 pass']);
  expect(callOf(match)).toBe('pass');
});

test('players who overlook cards bid lower', () => {
  const random = new Random('slips');
  let lower = 0;
  for (let hand = 0; hand < 20; hand++) {
    const match = atTable(sammy, { deals: 1 });
    const p = match.position;
    sammy.deal(p, random.shuffle([...sammy.draw(p).from]).slice(0, 4));
    sammy.deal(p, random.shuffle([...sammy.draw(p).from]));
    const [sound, slipping] = [callOf(match), callOf(match, advice.slippingHabit)].map(numberOf);
    expect(slipping).toBeLessThanOrEqual(sound);
    if (slipping < sound) lower++;
  }
  expect(lower).toBeGreaterThan(5);
});

test.each(['borders', 'suits'])('by %s auctions are short, and bids are usually made', (mode) => {
  const random = new Random('auctions', mode);
  const hands = 250;
  let made = 0;
  let bids = 0;
  let mostPasses = 0;
  const moves: number[] = [];
  for (let hand = 0; hand < hands; hand++) {
    const match = atTable(sammy, { mode, deals: 1 });
    const p = match.position;
    sammy.deal(p, random.shuffle([...sammy.draw(p).from]).slice(0, 4));
    sammy.deal(p, random.shuffle([...sammy.draw(p).from]));
    const passes = [0, 0, 0, 0];
    while (p.phase === BID || p.phase === PLAY) {
      const calling = p.phase === BID;
      const seat = p.turn;
      const count = sammy.legal(p, seat, moves);
      const choose = calling ? advice.habit! : advice.playout!;
      const index = choose(p, seat, moves, count, random);
      expect(index).toBeLessThan(count);
      const move = moves[index];
      if (calling && move === 0) passes[seat]++;
      if (calling && move > 2) bids++;
      sammy.apply(p, p.phase === PLAY && seat === p.silent ? p.declarant : seat, move);
    }
    mostPasses = Math.max(mostPasses, ...passes);
    const { bid, tricks } = p.sheet!.entry;
    if (tricks >= tricksOf(bid)) made++;
  }
  expect(bids / hands).toBeLessThan(5);
  expect(mostPasses).toBeLessThan(6);
  expect(made / hands).toBeGreaterThan(0.6);
  expect(made / hands).toBeLessThan(0.85);
});
