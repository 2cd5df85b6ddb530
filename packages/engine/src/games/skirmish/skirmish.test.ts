// Skirmish, rule by rule: the deals, the tricks, the Scout Spies, the score and the end of the match.

import { describe, expect, test } from 'vitest';
import { atTable, dealHands, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import { skirmish } from './index.ts';
import { CUT_FOR, dealt, facts, places, playFirst, points, shuffle, trick } from './table.testing.ts';

describe('setup and deal', () => {
  test('SKI-1: seats 0 and 2 are the Army, seats 1 and 3 the Navy', () => {
    const match = dealt();
    expect([0, 1, 2, 3].map((seat) => skirmish.side(match.position, seat))).toEqual([0, 1, 0, 1]);
  });

  test('SKI-2: seats 0 and 1 cut; the higher power deals the first hand, later the left', () => {
    const match = atTable(skirmish, { limit: 20000 });
    expect(refused(match, 'chance cut A9 N9 A8 N8')).toMatch('2 cards');
    play(match, ['chance cut A100 N250']);
    expect(facts(match).dealer).toBe(1);
    shuffle(match);
    playFirst(match, 48);
    expect(facts(match).dealer).toBe(1);
    shuffle(match);
    expect(facts(match).dealer).toBe(2);
  });

  test('SKI-3: combined, six cards each, clockwise from the left of the dealer', () => {
    const match = dealt();
    expect(places(match, 1)['hand:1']).toEqual(['A300', 'A90', 'A50', 'A10', 'A6', 'A2']);
    expect(places(match, 0)['hand:0']).toEqual(['A100', 'A60', 'A20', 'A7', 'A3', 'ANURSE']);
    expect(places(match, 0).stock).toEqual(new Array(24).fill(null));
  });

  test('SKI-4: sides, the Navy shuffled first, each branch dealt to its own side', () => {
    const match = atTable(skirmish, { form: 'sides' });
    play(match, [CUT_FOR[0]]);
    expect(skirmish.draw(match.position).from.map((card) => skirmish.pack.ids[card][0])).toEqual(
      new Array(24).fill('N'),
    );
    dealHands(match, {});
    expect(match.view(0).phase).toBe('shuffle');
    expect(Object.values(places(match, 0)).flat()).toEqual([]);
    expect(facts(match)).toEqual({ dealer: 0, tricks: [0, 0], set: [0, 0], snatched: [] });
    dealHands(match, {});
    expect(places(match, 1)['hand:1']).toEqual(['N300', 'N200', 'N90', 'N70', 'N50', 'N30']);
    expect(places(match, 2)['hand:2']).toEqual(['A300', 'A200', 'A90', 'A70', 'A50', 'A30']);
    expect(places(match, 0)['hand:0']).toEqual(['A250', 'A100', 'A80', 'A60', 'A40', 'A20']);
    expect(places(match)['stock:army']).toHaveLength(12);
    expect(places(match)['stock:navy']).toHaveLength(12);
    expect(places(match)).not.toHaveProperty('stock');
  });

  test.each(['combined', 'sides'])('SKI-5: the stock is dealt after the sixth trick (%s)', (form) => {
    const match = dealt({ form });
    playFirst(match, 23);
    expect(match.position.stock).toHaveLength(24);
    playFirst(match, 1);
    expect(match.position.stock).toHaveLength(0);
    const second = form === 'combined' ? 'N300' : 'N10';
    expect(places(match, 1)['hand:1'][0]).toBe(second);
    expect([0, 1, 2, 3].map((seat) => places(match)[`hand:${seat}`].length)).toEqual([6, 6, 6, 6]);
    expect(match.log.filter((event) => event.by === 'chance')).toHaveLength(form === 'combined' ? 2 : 3);
  });

  test('options: anything off the list is refused', () => {
    expect(refusedRules(skirmish, { limit: 7000 })).toMatch('0, 5000, 10000, 20000');
    expect(refusedRules(skirmish, { form: 'mixed' })).toMatch('"combined", "sides"');
    expect(refusedRules(skirmish, { captured: 'all' })).toMatch('"branch", "hand"');
    expect(refusedRules(skirmish, { spyNurse: 'none' })).toMatch('"any", "captured"');
    expect(refusedRules(skirmish, {}, 3)).toMatch('4');
  });
});

describe('play', () => {
  test('SKI-6: the dealer leads, then who took the trick, over the second deal too', () => {
    const match = dealt();
    expect(match.view(0).actors).toEqual([0]);
    for (let trick = 1; trick <= 12; trick++) {
      playFirst(match, 4);
      const taker = match.position.takers[trick - 1];
      expect(facts(match).leader).toBe(taker);
      if (trick < 12) expect(match.view(0).actors).toEqual([taker]);
    }
  });

  test('SKI-7: any card of the hand, of either branch', () => {
    const match = atTable(skirmish);
    play(match, [CUT_FOR[0]]);
    dealHands(match, { 0: 'A300', 1: 'N5 A5 NNURSE A100 N90 A0' });
    play(match, ['0 play A300']);
    expect(legalAt(match, 1)).toEqual([
      'play A0',
      'play A100',
      'play A5',
      'play N5',
      'play N90',
      'play NNURSE',
    ]);
    expect(refused(match, '1 play A300')).toBe(
      'You do not hold the Army General 300; play a card of your hand (SKI-7).',
    );
    expect(refused(match, '1 play')).toBe('Play exactly one card of your hand (SKI-7).');
    expect(refused(match, '1 play general')).toMatch('SKI-7');
    expect(refused(match, '1 play A5 N5')).toMatch('SKI-7');
    expect(refused(match, '1 play A55')).toMatch('not a card of the pack');
    expect(refused(match, '2 play A10')).toBe('It is not for seat 2 to act now, but for seat 1.');
  });

  test('SKI-8: the highest power takes, of equals the first, a Nurse never', () => {
    expect(facts(trick('ANURSE NNURSE A0 N0')).leader).toBe(2);
    expect(facts(trick('N9 A10 N10 A9')).leader).toBe(1);
    expect(facts(trick('A0 N0 ANURSE NNURSE')).leader).toBe(0);
  });

  test('SKI-9: the four cards go to the pile of the side that took the trick', () => {
    const match = trick('A30 N40 A20 N9');
    expect(places(match)).toMatchObject({ trick: [], 'pile:0': [], 'pile:1': ['A30', 'N40', 'A20', 'N9'] });
    expect(facts(match).tricks).toEqual([0, 1]);
  });
});

describe('the Scout Spies', () => {
  test('SKI-10: what counts is the trick before the spy is played', () => {
    // The holder is the officer who beat the first one; the Nurse moved with the trick.
    expect(points(trick('A200 NNURSE N250 A100'))).toEqual([250 - 2000, 0]);
    // The officer falls after the spy, too late to lose her.
    expect(facts(trick('ANURSE N90 A100 N300')).set).toEqual([0, 0]);
  });

  test('SKI-11: a 100 takes from officers, a 50 from ordinary cards, a 100 from a 50 that took her', () => {
    expect(facts(trick('ANURSE N300 A100 N0')).set).toEqual([0, 2000]);
    expect(facts(trick('ANURSE N200 N100 N0')).set).toEqual([0, 2000]);
    expect(facts(trick('ANURSE N100 A50 N0')).set).toEqual([0, 1000]);
    expect(facts(trick('ANURSE N0 A50 N9')).set).toEqual([0, 1000]);
    expect(facts(trick('ANURSE N60 A50 A100')).set).toEqual([1000, 1000]);
  });

  test('SKI-12: otherwise spies are cards like any others', () => {
    const idle = [
      'ANURSE N90 A100 N0', // a 100 on an ordinary holder
      'ANURSE N300 A50 N0', // a 50 on an officer
      'A100 NNURSE A2 N3', // before the Nurse
      'A300 NNURSE A100 N3', // its own side holds
      'ANURSE N100 A3 N4', // the holder is a Nurse
      'ANURSE N50 A3 N4',
      'A4 N300 A100 N3', // no Nurse
    ];
    for (const cards of idle) expect([cards, facts(trick(cards)).set]).toEqual([cards, [0, 0]]);
    expect(facts(trick('ANURSE N100 A3 N4')).leader).toBe(1);
  });

  test('SKI-13: only the sides of the players matter, not the branches', () => {
    expect(facts(trick('NNURSE A300 N100 A1')).set).toEqual([0, 2000]);
    expect(facts(trick('N80 A1 ANURSE A50')).set).toEqual([1000, 0]);
  });

  test.each([
    // Branch: for the side that has her, the Nurse of the other branch is captured.
    ['branch', 'ANURSE N300 A100 N0', [0, 2000]],
    ['branch', 'NNURSE N300 A100 N0', [0, 0]],
    ['branch', 'N90 A1 ANURSE A50', [0, 0]],
    ['branch', 'N90 A1 NNURSE A50', [1000, 0]],
    // Hand: captured is what the other side played.
    ['hand', 'NNURSE N300 A100 N0', [0, 2000]],
    ['hand', 'A90 ANURSE A300 N100', [2000, 0]],
    ['hand', 'A90 N1 NNURSE N50', [0, 0]],
    // What a 50 rescues is no captive of its side, so that a 100 cannot take her again.
    ['hand', 'ANURSE N60 A50 A100', [0, 1000]],
  ])('SKI-13: with spyNurse captured, only a captive can be taken (%s: %s)', (captured, cards, set) => {
    expect(facts(trick(cards, 0, { captured, spyNurse: 'captured' })).set).toEqual(set);
  });

  test('SKI-14: a Nurse taken away lies in the pile of the spy, out of reach of later cards', () => {
    const match = trick('ANURSE N90 A50 N50');
    expect(places(match)).toMatchObject({ 'pile:0': ['ANURSE'], 'pile:1': ['N90', 'A50', 'N50'] });
    expect(facts(match).set).toEqual([0, 1000]);
    const kept = trick('ANURSE N300 A100 N100');
    expect(places(kept)).toMatchObject({ 'pile:0': ['ANURSE'], 'pile:1': ['N300', 'A100', 'N100'] });
    expect(facts(kept).set).toEqual([0, 2000]);
  });

  test('SKI-15: only Nurses are taken away; the spy goes with the rest to the highest card', () => {
    const match = trick('ANURSE N250 A100 N7');
    expect(places(match)['pile:1']).toEqual(['N250', 'A100', 'N7']);
    expect(facts(match).leader).toBe(1);
  });

  test('SKI-16: several plays of one trick can each set a side', () => {
    expect(facts(trick('ANURSE N20 A50 N100')).set).toEqual([1000, 1000]);
  });

  test('SKI-16: a play that takes both Nurses sets once', () => {
    const match = trick('N250 ANURSE NNURSE A100');
    expect(facts(match)).toMatchObject({ set: [2000, 0], leader: 0 });
    expect(places(match)['pile:1']).toEqual(['ANURSE', 'NNURSE']);
    expect(points(match)).toEqual([250 - 2000, 1000]);
  });
});
