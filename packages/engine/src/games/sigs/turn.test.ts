// SIGS: the options, the deal and the turn (SIG-1 to SIG-4, SIG-10 to SIG-16).

import { describe, expect, test } from 'vitest';
import { atTable, dealHands, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import { orderOf, settleRules } from '../../index.ts';
import { sigs } from './index.ts';
import { arranged, legalWith } from './table.testing.ts';

const pack = sigs.pack.ids;

describe('options', () => {
  test('pairs are the default in showdown with four or six, none in every other case', () => {
    const partners = (given: object, seats: number): unknown => settleRules(sigs, { ...given }, seats);
    expect(partners({ variation: 'showdown' }, 4)).toMatchObject({ partners: 'pairs' });
    expect(partners({ variation: 'showdown' }, 6)).toMatchObject({ partners: 'pairs' });
    expect(partners({ variation: 'showdown' }, 5)).toMatchObject({ partners: 'none' });
    expect(partners({ variation: 'showdown', partners: 'none' }, 4)).toMatchObject({ partners: 'none' });
    expect(partners({}, 4)).toMatchObject({ partners: 'none' });
    expect(sigs.options.find(({ key }) => key === 'partners')!.default).toBe('none');
  });

  test('options that exclude each other are refused', () => {
    expect(refusedRules(sigs, { variation: 'running', scoring: 'counters' }, 3)).toContain('regular');
    expect(refusedRules(sigs, { partners: 'pairs' }, 4)).toContain('showdown');
    expect(refusedRules(sigs, { variation: 'running', partners: 'trios' }, 6)).toContain('showdown');
    expect(refusedRules(sigs, { variation: 'showdown', partners: 'pairs' }, 5)).toContain('4 or 6');
    expect(refusedRules(sigs, { variation: 'showdown', partners: 'trios' }, 4)).toContain('6 players');
    expect(refusedRules(sigs, { target: 450 }, 2)).toContain('500');
    expect(refusedRules(sigs, {}, 7)).toContain('2, 3, 4, 5 or 6');
  });

  test('actions can be said in words', () => {
    expect(orderOf(sigs, 'lay kind A7 XNC')).toBe('Lay a kind: the Army 7, 1st Sergeant; the Nurse Corps');
    expect(orderOf(sigs, 'draw reserve')).toBe('Draw from the Reserve');
    expect(orderOf(sigs, 'add XNC s2 low')).toBe('Add the Nurse Corps to set 2 at the low end');
  });
});

describe('setup and deal', () => {
  test('SIG-1: sides by number of seats and partners', () => {
    const sides = (given: object, seats: number): number[] => {
      const { position } = atTable(sigs, { ...given }, seats);
      return Array.from({ length: seats }, (_, seat) => sigs.side(position, seat));
    };
    expect(sides({}, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(sides({ variation: 'showdown' }, 4)).toEqual([0, 1, 0, 1]);
    expect(sides({ variation: 'showdown' }, 6)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(sides({ variation: 'showdown', partners: 'trios' }, 6)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('SIG-2: seat 0 deals first, then the winner of a hand', () => {
    const match = arranged({ hands: ['A1 A2', 'A3', 'A4'], turn: 2, rules: { scoring: 'counters' } });
    expect(match.view(0).facts['dealer']).toBe(0);
    play(match, ['2 discard A4', `chance shuffle ${pack.join(' ')}`]);
    expect(match.view(0).facts).toMatchObject({ dealer: 2, turn: 0 });
  });

  test('SIG-2: after a dead hand the seat on the left of the last dealer deals', () => {
    const match = arranged({ hands: ['A1 A2', 'A4 A5', 'A7 A8'], turn: 2 });
    match.position.quiet = 59;
    play(match, ['2 discard A7', `chance shuffle ${pack.join(' ')}`]);
    expect(match.view(0).facts).toMatchObject({ dealer: 1, turn: 2 });
  });

  test('SIG-3: eight cards each up to four players, seven beyond; one turned up, the rest the Reserve', () => {
    const reserves = [45, 37, 29, 26, 19];
    for (const [i, seats] of sigs.seats.entries()) {
      const match = atTable(sigs, {}, seats);
      play(match, [`chance shuffle ${pack.join(' ')}`]);
      const { places } = match.view(1);
      const each = seats < 5 ? 8 : 7;
      expect(places['hand:1']).toEqual(Array.from({ length: each }, (_, round) => pack[round * seats]));
      expect(places['hand:0']).toEqual(new Array(each).fill(null));
      expect(places['active']).toEqual([pack[each * seats]]);
      expect(places['reserve']).toEqual(new Array(reserves[i]).fill(null));
      play(match, ['1 draw reserve']);
      expect(match.view(1).places['hand:1']).toContain(pack[each * seats + 1]);
    }
  });

  test('SIG-4: the dealer’s left begins, turns pass to the left, sets are named in order', () => {
    const match = atTable(sigs, {}, 3);
    dealHands(match, { 1: 'A1 A2 A3', 2: 'N1 N2 N3' });
    expect(match.view(0).facts).toMatchObject({ dealer: 0, turn: 1, sets: [] });
    expect(match.view(0).places['s1']).toBeUndefined();
    play(match, ['1 draw reserve', '1 lay run A1 A2 A3']);
    const [last] = legalWith(match, 1, 'discard A9', 'discard A').slice(-1);
    play(match, [`1 ${last}`]);
    if (match.view(0).phase === 'window') play(match, ['clock tick']);
    play(match, ['2 draw reserve', '2 lay run N1 N2 N3']);
    expect(match.view(0).facts['sets']).toMatchObject([
      { name: 's1', owner: 1 },
      { name: 's2', owner: 2 },
    ]);
  });
});

describe('the turn', () => {
  test('SIG-10: draw, plays in any order, one obligatory discard', () => {
    const sets = ['1 lay run A11 A12 A13'];
    const match = arranged({ hands: ['A14 N5 N6 N7 M2 M3', 'N1'], sets, active: 'M9', drawn: false });
    expect(refused(match, '0 discard M2')).toContain('SIG-10');
    play(match, ['0 draw reserve']);
    expect(refused(match, '0 draw reserve')).toContain('SIG-10');
    play(match, ['0 add A14 s1', '0 lay run N5 N6 N7', '0 discard M2']);
    expect(match.view(0)).toMatchObject({ phase: 'draw', actors: [1], facts: { turn: 1 } });
    expect(refused(match, '0 discard M3')).toContain('not for seat 0');
  });

  test('SIG-11: no lay and no add may take the last card', () => {
    const sets = ['1 lay run A11 A12 A13'];
    const match = arranged({ hands: ['A14 A15 A16', 'N1'], sets });
    expect(legalWith(match, 0, 'lay')).toEqual([]);
    expect(refused(match, '0 lay run A14 A15 A16')).toContain('SIG-11');
    play(match, ['0 add A14 s1', '0 add A15 s1']);
    expect(legalAt(match, 0)).toEqual(['discard A16']);
    expect(refused(match, '0 add A16 s1')).toContain('SIG-11');
  });

  test('SIG-12: an empty Reserve is renewed from the Active pile before the next draw', () => {
    const match = arranged({
      hands: ['A1 A2', 'N1 N2', 'M1 M2'],
      active: 'A5 N9',
      reserve: 'M7',
      drawn: false,
    });
    play(match, ['0 draw reserve', '0 discard M7']);
    expect(match.view(1)).toMatchObject({ phase: 'renew', actors: ['chance'], facts: { turn: 1 } });
    expect(refused(match, 'chance shuffle A5 N9')).toContain('3 cards');
    play(match, ['chance shuffle N9 M7 A5']);
    expect(match.view(2).places).toMatchObject({ active: ['N9'], reserve: [null, null] });
    play(match, ['1 draw reserve']);
    expect(match.view(1).places['hand:1']).toEqual(['N1', 'N2', 'M7']);
    expect(match.view(2).places['hand:1']).toEqual([null, null, null]);
  });

  test('SIG-12: a single card in the Active pile is not shuffled', () => {
    const match = arranged({ hands: ['A1 A2', 'N1 N2'], active: '', reserve: 'M7', drawn: false });
    play(match, ['0 draw reserve', '0 discard M7']);
    expect(match.view(1).phase).toBe('draw');
    expect(legalAt(match, 1)).toEqual(['draw active']);
    expect(refused(match, '1 draw reserve')).toContain('Reserve is empty');
  });

  test('SIG-12: with both piles empty the turn begins without a draw', () => {
    const sets = ['1 lay run A11 A12 A13'];
    const match = arranged({ hands: ['A14 A2', 'N1 N2'], sets, reserve: '' });
    play(match, ['0 discard A14', '1 halt s1', '1 give N2']);
    expect(match.view(1)).toMatchObject({ phase: 'play', facts: { turn: 1 } });
    expect(legalAt(match, 1)).toEqual(['discard N1']);
  });

  test('SIG-13: from the Reserve unseen, from the Active pile seen by all', () => {
    const match = arranged({ hands: ['A1', 'N1', 'M1'], active: 'A5', reserve: 'M7 M9', drawn: false });
    expect(legalAt(match, 0)).toEqual(['draw active', 'draw reserve']);
    play(match, ['0 draw reserve']);
    expect(match.view(0).places['hand:0']).toEqual(['A1', 'M7']);
    expect(match.view(1).places['hand:0']).toEqual([null, null]);
    play(match, ['0 discard A1', '1 draw active']);
    expect(match.view(-1).places['hand:1']).toEqual(['A1', null]);
    expect(legalAt(match, 1)).toEqual(['discard N1']);
  });

  test('SIG-13: an empty Active pile cannot be drawn from', () => {
    const match = arranged({ hands: ['A1', 'N1'], reserve: 'M7 M9', drawn: false });
    expect(legalAt(match, 0)).toEqual(['draw reserve']);
    expect(refused(match, '0 draw active')).toContain('Active pile is empty');
  });

  test('SIG-14: a buried card is taken with all above it and used at once', () => {
    const match = arranged({ hands: ['A4 A5 N9', 'N1'], active: 'M3 A6 M9 M12', drawn: false });
    expect(legalWith(match, 0, 'draw buried')).toEqual(['draw buried A6']);
    expect(refused(match, '0 draw buried M3')).toContain('SIG-14');
    expect(refused(match, '0 draw buried M12')).toContain('draw active');
    expect(refused(match, '0 draw buried A9')).toContain('does not lie');
    play(match, ['0 draw buried A6']);
    expect(match.view(1).places).toMatchObject({
      active: ['M3'],
      'hand:0': ['A6', 'M9', 'M12', null, null, null],
    });
    expect(legalAt(match, 0)).toEqual(['lay run A4 A5 A6']);
    expect(refused(match, '0 discard M9')).toContain('must go into a set now');
  });

  test('SIG-14: the buried card may be added, or swapped for an auxiliary', () => {
    const sets = ['1 lay run A11 XNC A13', '1 lay kind A7 N7 M7'];
    const match = arranged({ hands: ['N3', 'N1'], sets, active: 'A12 A14 CIC M2', drawn: false });
    expect(legalWith(match, 0, 'draw buried')).toEqual(['draw buried A12', 'draw buried A14']);
    play(match, ['0 draw buried A12']);
    expect(legalAt(match, 0)).toEqual(['swap A12 XNC s1']);
  });

  test('SIG-14: auxiliaries and the CIC can be drawn so, and the cards above count for SIG-24', () => {
    const sets = ['1 lay run N17 N18 N19'];
    const match = arranged({ hands: ['A3', 'N1'], sets, active: 'CIC XNC M2', drawn: false });
    expect(legalWith(match, 0, 'draw buried')).toEqual(['draw buried CIC', 'draw buried XNC']);
    // With both its ends in the hand the run takes no auxiliary, and no set can be laid with it.
    const barred = arranged({ hands: ['N16 M9', 'N5'], sets, active: 'XNC N1', drawn: false });
    expect(legalWith(barred, 0, 'draw buried')).toEqual([]);
    play(match, ['0 draw buried CIC', '0 add CIC s1']);
    expect(match.view(0).facts['credit']).toEqual([25, 0]);
  });

  test('SIG-14: a set that would take the last card does not count', () => {
    const match = arranged({ hands: ['A4', 'N1'], active: 'A5 A6', drawn: false });
    expect(legalAt(match, 0)).toEqual(['draw active', 'draw reserve']);
    const more = arranged({ hands: ['A4', 'N1'], active: 'A5 A6 M9', drawn: false });
    expect(legalWith(more, 0, 'draw buried')).toEqual(['draw buried A5']);
  });

  test('SIG-15: one set a turn', () => {
    const match = arranged({ hands: ['A4 A5 A6 N4 N5 N6 M2', 'N1'] });
    play(match, ['0 lay run A4 A5 A6']);
    expect(legalWith(match, 0, 'lay')).toEqual([]);
    expect(refused(match, '0 lay run N4 N5 N6')).toContain('SIG-15');
  });

  test('SIG-15: an auxiliary taken in the draw makes its set uncounted', () => {
    const hands = ['A4 A5 A6 N4 N5 M2 M3 M4 M9', 'N1'];
    const match = arranged({ hands, active: 'XNC A19', drawn: false });
    play(match, ['0 draw buried XNC', '0 lay run XNC A4 A5', '0 lay run M2 M3 M4']);
    expect(legalWith(match, 0, 'lay')).toEqual([]);
    const ordinary = arranged({ hands: ['A4 A5 N4 N5 M4 M9 XNC', 'N1'], active: 'A6 N6 A19', drawn: false });
    play(ordinary, ['0 draw buried A6', '0 lay run A4 A5 A6', '0 lay kind N4 M4 XNC']);
    expect(legalWith(ordinary, 0, 'lay')).toEqual([]);
  });

  test('SIG-16: the card drawn from the top is not discarded in the same turn, unless it is the last', () => {
    const match = arranged({ hands: ['A1 A2', 'N1'], active: 'M9', drawn: false });
    play(match, ['0 draw active']);
    expect(legalWith(match, 0, 'discard')).toEqual(['discard A1', 'discard A2']);
    expect(refused(match, '0 discard M9')).toContain('SIG-16');
    const sets = ['1 lay run A11 A12 A13'];
    const last = arranged({ hands: ['A14', 'N1'], sets, active: 'M9', drawn: false });
    play(last, ['0 draw active', '0 add A14 s1', '0 discard M9']);
    expect(last.view(0).places['down']).toEqual(['M9']);
  });

  test('SIG-16: cards taken in a buried draw may be discarded', () => {
    const match = arranged({ hands: ['A4 A5', 'N1'], active: 'A6 M9', drawn: false });
    play(match, ['0 draw buried A6', '0 lay run A4 A5 A6']);
    expect(legalWith(match, 0, 'discard')).toEqual(['discard M9']);
  });

  test('SIG example 9: a buried draw', () => {
    const match = arranged({
      hands: ['N1', 'A2 A3 N11 N12 N13 M4 M5 M6 XNC', 'N2'],
      active: 'A4 M7 N14 A9',
      turn: 1,
      drawn: false,
    });
    play(match, ['1 draw buried A4']);
    expect(match.view(1).places['active']).toEqual([]);
    const now = legalAt(match, 1);
    expect(now.length).toBeGreaterThan(1);
    expect(now.every((text) => text.startsWith('lay') && text.split(' ').includes('A4'))).toBe(true);
    play(match, ['1 lay run A2 A3 A4', '1 lay run M4 M5 M6']);
    expect(refused(match, '1 lay run N11 N12 N13')).toContain('SIG-15');
    const then = legalAt(match, 1);
    expect(then).toContain('lay run N11 N12 N13 N14');
    expect(then).toContain('add M7 s2');
    expect(then).toContain('discard A9');
  });
});
