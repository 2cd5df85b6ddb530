// Sammy, rule by rule: chairs, deal, bidding and the seats that see them. Rules: docs/rules/sammy.md.

import { describe, expect, test } from 'vitest';
import { atTable, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import { type Match, SPECTATOR } from '../../index.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { linesOf, promptOf } from '../../words.ts';
import { sammy } from './index.ts';
import type { Sammy } from './position.ts';

type Table = Match<Sammy>;

const IN_ORDER = `chance shuffle ${pack.ids.join(' ')}`;
const PASSED_OUT = ['0 pass', '1 pass', '2 pass', '3 pass'];

/** A match dealt in the pack's own order by seat 0. */
function exampleTable(rules: Record<string, unknown> = {}, calls: readonly string[] = []): Table {
  const match = atTable(sammy, rules);
  play(match, ['chance cut NY PA IL OH', IN_ORDER, ...calls]);
  return match;
}

/** Passes out hand after hand; returns the dealer and the order of each. */
function dealersOf(rules: Record<string, unknown>, cut: string): { dealers: string; orders: string } {
  const match = atTable(sammy, rules);
  play(match, [`chance cut ${cut}`]);
  const dealers: unknown[] = [];
  const orders: string[] = [];
  while (!match.over) {
    play(match, [IN_ORDER]);
    const { facts } = match.view(SPECTATOR);
    dealers.push(facts['dealer']);
    orders.push((facts['order'] as number[]).join(''));
    for (let call = 0; call < 4; call++) play(match, [`${match.view(SPECTATOR).actors[0]} pass`]);
  }
  return { dealers: dealers.join(' '), orders: orders.join(' ') };
}

function countOf(match: Table, seat: number, kind: string): number {
  return legalAt(match, seat).filter((text) => text.startsWith(kind)).length;
}

describe('setup and deal', () => {
  test('SAM-1: with fixed partners 0 and 2 play against 1 and 3, in the order 0 1 2 3', () => {
    expect(sammy.seats).toEqual([4]);
    const match = exampleTable();
    expect([0, 1, 2, 3].map((seat) => sammy.side(match.position, seat))).toEqual([0, 1, 0, 1]);
    expect(match.view(0).facts['order']).toEqual([0, 1, 2, 3]);
    expect(dealersOf({ deals: 12 }, 'OH GA PI NY').orders).toBe(new Array(12).fill('0123').join(' '));
  });

  test('SAM-2: chairs change after every four hands, so that everybody has everybody as partner', () => {
    const rounds = ['0123', '0213', '0132'].flatMap((order) => new Array(4).fill(order));
    expect(dealersOf({ deals: 12, partners: 'changing' }, 'NY GA PI OH').orders).toBe(rounds.join(' '));
    const { orders } = dealersOf({ deals: 24, partners: 'changing' }, 'NY GA PI OH');
    expect(orders).toBe([...rounds, ...rounds].join(' '));
  });

  test('SAM-2: the sides follow the chairs of the hand', () => {
    const match = atTable(sammy, { deals: 12, partners: 'changing' });
    play(match, ['chance cut NY PA IL OH']);
    const sides: string[] = [];
    for (let hand = 0; hand < 12; hand++) {
      play(match, [IN_ORDER]);
      if (hand % 4 === 0) sides.push([0, 1, 2, 3].map((seat) => sammy.side(match.position, seat)).join(''));
      for (let call = 0; call < 4; call++) play(match, [`${match.view(SPECTATOR).actors[0]} pass`]);
    }
    expect(sides).toEqual(['0101', '0011', '0110']);
  });

  test('SAM-2: changing partners are refused with any other length', () => {
    for (const deals of [1, 2, 4, 8]) {
      expect(refusedRules(sammy, { deals, partners: 'changing' })).toContain('12 or 24 deals');
    }
    expect(refusedRules(sammy, { partners: 'changing' })).toContain('not 4');
  });

  test('SAM-3: the highest card of the cut deals first, in the order of the pack', () => {
    const match = atTable(sammy);
    expect(match.view(0).facts).toEqual({ order: [0, 1, 2, 3] });
    play(match, ['chance cut OH GA PI NV']);
    expect(match.view(0).facts).toEqual({ dealer: 0, order: [0, 1, 2, 3] });
    const territories = atTable(sammy);
    play(territories, ['chance cut SM CZ GU NV']);
    expect(territories.view(0).facts['dealer']).toBe(1);
  });

  test('SAM-4: one card at a time from the dealer’s left, in the order of the hand', () => {
    const match = exampleTable();
    const hand = (seat: number): string => match.view(seat).places[`hand:${seat}`].join(' ');
    expect(hand(0)).toBe('OH MA NC GA MN LA HI MD NE SD ND ID DE SM');
    expect(hand(1)).toBe('NY TX NJ PI AL IA MS AR CT CO AK MT AZ WY');
    expect(hand(2)).toBe('PA CA MO PR TN VA KS SC WA OR CZ UT NM NV');
    expect(hand(3)).toBe('IL MI IN WI KY OK DC WV FL ME RI NH VT GU');
  });

  test('SAM-4: after a change of chairs the deal goes round in the new order', () => {
    const match = atTable(sammy, { deals: 12, partners: 'changing' });
    play(match, ['chance cut NY PA IL OH']);
    for (let hand = 0; hand < 4; hand++) {
      play(match, [IN_ORDER]);
      for (let call = 0; call < 4; call++) play(match, [`${match.view(SPECTATOR).actors[0]} pass`]);
    }
    play(match, [IN_ORDER]);
    expect(match.view(2).places['hand:2'].slice(0, 2)).toEqual(['NY', 'TX']);
    expect(match.view(1).places['hand:1'].slice(0, 2)).toEqual(['PA', 'CA']);
    play(match, ['0 pass', '2 pass', '1 bid 6 red']);
    expect(match.view(0).actors).toEqual([3]);
  });

  test('SAM-5: the deal passes to the left; each round begins with the winner of the cut', () => {
    expect(dealersOf({ deals: 8 }, 'OH GA NY PI').dealers).toBe('2 3 0 1 2 3 0 1');
    expect(dealersOf({ deals: 12, partners: 'changing' }, 'OH NY GA PI').dealers).toBe(
      '1 2 3 0 1 3 0 2 1 3 2 0',
    );
  });

  test('SAM example 9: the dealers of long and short matches, the cut won by seat 3', () => {
    const cut = 'OH GA PI NY';
    const twelve = '3 0 1 2 3 0 2 1 3 2 0 1';
    expect(dealersOf({ deals: 12, partners: 'changing' }, cut).dealers).toBe(twelve);
    expect(dealersOf({ deals: 24, partners: 'changing' }, cut).dealers).toBe(`${twelve} ${twelve}`);
    expect(dealersOf({ deals: 12 }, cut).dealers).toBe('3 0 1 2 3 0 1 2 3 0 1 2');
    expect(dealersOf({ deals: 2 }, cut).dealers).toBe('3 0');
  });
});

describe('the bidding', () => {
  test('SAM-6: a bid names minimumBid to fourteen tricks in one of five denominations', () => {
    const free = exampleTable();
    expect(countOf(free, 0, 'bid')).toBe(14 * 5);
    const usual = exampleTable({ minimumBid: 6 });
    expect(countOf(usual, 0, 'bid')).toBe(9 * 5);
    expect(refused(usual, '0 bid 5 red')).toBe('A bid names 6 to 14 tricks (SAM-6).');
    expect(refused(usual, '0 bid 15 red')).toBe('A bid names 6 to 14 tricks (SAM-6).');
    expect(refused(usual, '0 bid 7 green')).toContain('red, blue, stars, stripes or notrumps (SAM-6)');
    expect(refused(usual, '0 bid seven red')).toContain('(SAM-6)');
    expect(refused(usual, '0 bid 7')).toContain('(SAM-6)');
  });

  test('SAM-7: the dealer speaks first; a raise names more tricks, in any denomination', () => {
    const match = exampleTable();
    expect(match.view(0).actors).toEqual([0]);
    expect(legalAt(match, 0)).not.toContain('bonus');
    expect(refused(match, '0 bonus')).toContain('no bid yet');
    expect(refused(match, '0 double')).toContain('no bid yet');
    expect(refused(match, '0 play OH')).toContain('(SAM-7)');
    play(match, ['0 bid 7 red']);
    expect(refused(match, '1 bid 7 notrumps')).toContain('The outstanding bid is 7 tricks');
    expect(countOf(match, 1, 'bid')).toBe(7 * 5);
    play(match, ['1 pass', '2 pass', '3 bid 8 blue', '0 pass', '1 pass', '2 pass']);
    expect(match.view(0).facts['declarant']).toBe(3);
  });

  test('SAM-7: one may raise one’s partner and even oneself; after 14 nobody bids', () => {
    const match = exampleTable({}, ['0 bid 7 red', '1 pass', '2 bid 8 red', '3 pass']);
    expect(legalAt(match, 0)).toContain('bid 9 red');
    play(match, ['0 pass', '1 bonus']);
    expect(legalAt(match, 2)).toContain('bid 9 blue');
    play(match, ['2 bid 14 blue']);
    expect(legalAt(match, 3)).toEqual(['bonus', 'pass']);
  });

  test('SAM-7: a bonus is for the opponents, its double for the bidding side, each once', () => {
    const match = exampleTable({}, ['0 bid 7 red']);
    expect(legalAt(match, 1)).toContain('bonus');
    expect(refused(match, '1 double')).toContain('Only the side that made the outstanding bid');
    expect(refused(match, '1 bonus now')).toBe('Say "bonus" alone (SAM-7).');
    play(match, ['1 pass']);
    expect(refused(match, '2 bonus')).toContain('not of your own');
    expect(refused(match, '2 double')).toContain('no bonus on the outstanding bid');
    play(match, ['2 pass', '3 bonus']);
    expect(legalAt(match, 0)).toContain('double');
    play(match, ['0 pass']);
    expect(refused(match, '1 bonus')).toContain('carries a bonus already');
    play(match, ['1 pass', '2 double']);
    expect(refused(match, '3 bonus')).toContain('carries a bonus already');
    expect(refused(match, '3 double')).toContain('Only the side');
    play(match, ['3 pass']);
    expect(refused(match, '0 double')).toBe('The bonus has been doubled already (SAM-7).');
  });

  test('SAM-7: whoever passed may speak again', () => {
    const match = exampleTable({}, ['0 pass', '1 bid 6 red', '2 pass', '3 pass']);
    expect(legalAt(match, 0)).toContain('bid 7 red');
  });

  test('SAM-8: a new bid wipes out the bonus and its doubling', () => {
    const match = exampleTable({}, ['0 bid 6 red', '1 bonus', '2 double']);
    expect(match.view(3).facts['contract']).toEqual({ by: 0, tricks: 6, denomination: 'red', bonus: 2 });
    play(match, ['3 bid 7 red']);
    expect(match.view(3).facts['contract']).toEqual({ by: 3, tricks: 7, denomination: 'red', bonus: 0 });
    expect(legalAt(match, 0)).toContain('bonus');
  });

  test.each([
    ['a bid', ['0 pass', '1 bid 6 red'], '2 pass 3 pass 0 pass'],
    ['a bonus', ['0 bid 6 red', '1 bonus'], '2 pass 3 pass 0 pass'],
    ['a double', ['0 bid 6 red', '1 bonus', '2 double'], '3 pass 0 pass 1 pass'],
  ])('SAM-9: three passes after %s end the bidding', (_, calls, passes) => {
    const match = exampleTable({}, calls);
    const [first, second, third] = passes.match(/\d pass/g)!;
    play(match, [first!, second!]);
    expect(match.view(0).phase).toBe('bid');
    play(match, [third!]);
    expect(match.view(0).phase).toBe('play');
    expect(refused(match, `${match.view(0).actors[0]} pass`)).toContain('The bidding is over');
  });

  test('SAM-9: three passes at the start leave the fourth his word', () => {
    const match = exampleTable({}, ['0 pass', '1 pass', '2 pass']);
    expect(legalAt(match, 3)).toContain('bid 1 red');
    play(match, ['3 bid 1 red', '0 pass', '1 pass', '2 pass']);
    expect(match.view(0).phase).toBe('play');
  });

  test('SAM-10: four passes count as a hand of nought, unshown', () => {
    const match = exampleTable({ deals: 2 }, PASSED_OUT);
    const v = match.view(1);
    expect(v).toMatchObject({ phase: 'shuffle', scores: [0, 0, 0, 0] });
    expect(v.places['hand:1'].length).toBe(14);
    expect(v.places['hand:0']).toEqual(new Array(14).fill(null));
    expect(Object.keys(v.facts)).toEqual(['dealer', 'order', 'bids', 'tricks']);
    const [hand] = sammy.tally(match.position).hands;
    expect(hand).toEqual({ points: [0, 0, 0, 0], facts: { sides: [] } });
    expect(linesOf(sammy, hand)).toEqual(['All four passed: nobody scores']);
    play(match, [IN_ORDER]);
    expect(match.view(1).facts['dealer']).toBe(1);
  });

  test('SAM example 10: in a match of one deal four passes are a drawn match, the hands unshown for good', () => {
    const match = exampleTable({ deals: 1 }, PASSED_OUT);
    expect(sammy.tally(match.position).result).toEqual({ scores: [0, 0, 0, 0], winners: [] });
    expect(match.view(0).phase).toBe('over');
    expect(match.view(0).places['hand:0'].length).toBe(14);
    for (const seat of [1, 2, 3])
      expect(match.view(0).places[`hand:${seat}`]).toEqual(new Array(14).fill(null));
    for (const seat of [0, 1, 2, 3]) {
      expect(match.view(SPECTATOR).places[`hand:${seat}`]).toEqual(new Array(14).fill(null));
    }
  });

  const longBidding = ['0 bid 6 red', '1 bid 7 blue', '2 bid 8 blue', '3 bid 9 red', '0 bid 10 blue'];
  const raised = [...longBidding, '1 pass', '2 pass', '3 pass'];

  test('SAM-11: the starter is the partner who first named the denomination, whatever the opponents named', () => {
    expect(exampleTable({}, raised).view(0).facts).toMatchObject({
      declarant: 2,
      contract: { by: 0, tricks: 10 },
    });
    expect(exampleTable({ declarant: 'last' }, raised).view(0).facts['declarant']).toBe(0);
  });

  test('SAM-11: other bids in between do not matter', () => {
    const calls = [
      '0 bid 6 red',
      '1 pass',
      '2 bid 7 stars',
      '3 pass',
      '0 bid 8 blue',
      '1 pass',
      '2 bid 9 red',
    ];
    const match = exampleTable({}, [...calls, '3 pass', '0 pass', '1 pass']);
    expect(match.view(0).facts['declarant']).toBe(0);
  });

  test('SAM example 2: bid, raise, bonus and double', () => {
    const calls = ['0 bid 6 red', '1 pass', '2 bid 7 red', '3 bonus'];
    const match = exampleTable({}, calls);
    const raises = [8, 9, 10, 11, 12, 13, 14].flatMap((n) =>
      ['red', 'blue', 'stars', 'stripes', 'notrumps'].map((denomination) => `bid ${n} ${denomination}`),
    );
    expect(legalAt(match, 0)).toEqual(['pass', 'double', ...raises].sort());
    expect(legalAt(match, 0).length).toBe(37);
    const rest = ['0 double', '1 pass', '2 pass', '3 pass'];
    play(match, rest);
    expect(match.view(1).facts).toMatchObject({
      contract: { by: 2, tricks: 7, denomination: 'red', bonus: 2 },
      declarant: 0,
    });
    expect(match.view(1).facts['bids']).toEqual(
      [...calls, ...rest].map((line) => ({ by: Number(line[0]), do: line.slice(2) })),
    );
    expect(exampleTable({ declarant: 'last' }, [...calls, ...rest]).view(1).facts['declarant']).toBe(2);
  });
});

describe('prompts of the bidding', () => {
  const askOf = (match: Table, seat: number): string => promptOf(sammy, match.view(seat));

  test('say what may be called', () => {
    const match = atTable(sammy);
    expect(askOf(match, 0)).toBe('The cards are cut for the deal.');
    play(match, ['chance cut NY PA IL OH']);
    expect(askOf(match, 0)).toBe('The cards are to be shuffled and dealt.');
    play(match, [IN_ORDER]);
    expect(askOf(match, 0)).toBe('Bid a number of tricks and the trumps, or pass.');
    expect(askOf(match, 1)).toBe('Wait for the others to bid.');
    play(match, ['0 bid 8 notrumps']);
    expect(askOf(match, 1)).toBe('The bid is 8 in no trumps: bid 9 or more, place a bonus or pass.');
    play(match, ['1 bonus']);
    expect(askOf(match, 2)).toBe('The bid is 8 in no trumps: bid 9 or more, double the bonus or pass.');
    play(match, ['2 bid 14 red', '3 bonus', '0 double']);
    expect(askOf(match, 1)).toBe('The bid is 14 in Red: pass.');
  });
});
