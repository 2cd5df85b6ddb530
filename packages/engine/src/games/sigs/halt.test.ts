// SIGS: the call of Halt! and what is known of a card handed over (SIG-34 to SIG-37).

import { describe, expect, test } from 'vitest';
import { legalAt, play, refused } from '../../../test/table.ts';
import { type Entry, refuseByRules } from '../../index.ts';
import { nothingToHalt, sigs } from './index.ts';
import { arranged, legalWith } from './table.testing.ts';

const WHOLE_RUN = `0 lay run ${Array.from({ length: 19 }, (_, i) => `A${i + 1}`).join(' ')} CIC`;

describe('the wait after a discard', () => {
  const waits = (sets: string[], rules = {}): boolean => {
    const match = arranged({ hands: ['M3 M2', 'N1', 'N2', 'N3'], sets, rules });
    play(match, ['0 discard M3']);
    return sigs.parts!.clock!.lull!(match.position, 0, 'discard M3');
  };

  test('SIG-34: it comes wherever some card could fit a set, and nowhere else', () => {
    expect(waits([])).toBe(false);
    expect(waits(['1 lay run A11 A12 A13'])).toBe(true);
    expect(waits(['1 lay kind A7 N7 M7'])).toBe(true);
    // No set takes a card any more, and everybody can see it.
    expect(waits(['1 lay kind A7 N7 M7 XMM'])).toBe(false);
    expect(waits([WHOLE_RUN])).toBe(false);
    expect(waits([WHOLE_RUN, '1 lay kind N7 M7 XMM'])).toBe(true);
  });

  test('SIG-33: in the showdown only sets of the discarder’s side count', () => {
    const rules = { variation: 'showdown' };
    expect(waits(['1 lay run A11 A12 A13'], rules)).toBe(false);
    expect(waits(['2 lay run A11 A12 A13'], rules)).toBe(true);
  });

  test('SIG-34: a call in vain is told whether the card fits', () => {
    const told = (hands: string[], discard: string, rules = {}): string => {
      const match = arranged({ hands, sets: ['0 lay run A11 A12 A13'], rules });
      play(match, [`0 discard ${discard}`]);
      return refuseByRules(sigs, nothingToHalt(match.view(1), match.rules)).refused;
    };
    expect(told(['M3 M2', 'N1'], 'M3')).toBe('That card fits no set on the table (SIG-34).');
    expect(told(['M3 M2', 'N1'], 'M3', { variation: 'showdown' })).toContain('the side that discarded it');
    expect(told(['XSB M2', 'A10 A14'], 'XSB')).toContain('SIG-24');
  });
});

describe('the window', () => {
  const sets = ['0 lay run A11 A12 A13'];

  test('SIG-34: a discard that fits the table opens a window for the clock and every opponent', () => {
    const match = arranged({ hands: ['A14 M2', 'N1', 'N2'], sets });
    play(match, ['0 discard A14']);
    expect(match.view(-1)).toMatchObject({ phase: 'window', actors: ['clock', 1, 2], facts: { turn: 0 } });
    expect(legalAt(match, 1)).toEqual(['halt s1']);
    expect(refused(match, '1 draw reserve')).toContain('SIG-34');
    expect(refused(match, '1 halt s2')).toContain('no set');
    expect(refused(match, '1 halt s1 high')).toContain('auxiliary');
  });

  test('SIG-34: a card that fits nothing opens none', () => {
    const match = arranged({ hands: ['M3 M2', 'N1'], sets });
    play(match, ['0 discard M3']);
    expect(match.view(0).phase).toBe('draw');
  });

  test('SIG-34: the CIC opens a window only by a run with its 19', () => {
    const hands = ['CIC M2', 'N1'];
    const low = arranged({ hands, sets });
    play(low, ['0 discard CIC']);
    expect(low.view(0).phase).toBe('draw');
    const high = arranged({ hands, sets: ['1 lay run A17 A18 A19'] });
    play(high, ['0 discard CIC', '1 halt s1']);
    expect(high.view(0).facts['credit']).toEqual([0, 25]);
  });

  test('SIG-34: in showdown only sets of the discarder’s side open it, for opponents only', () => {
    const rules = { variation: 'showdown' };
    const hands = ['A14 N14 M2', 'M3', 'M4', 'M5'];
    const own = arranged({ hands, sets: ['2 lay run A11 A12 A13', '1 lay run A15 A16 A17'], rules });
    play(own, ['0 discard A14']);
    expect(own.view(0).actors).toEqual(['clock', 1, 3]);
    expect(legalAt(own, 1)).toEqual(['halt s1']);
    expect(refused(own, '1 halt s2')).toContain('side of the player who discarded');
    const theirs = arranged({ hands, sets: ['1 lay run N11 N12 N13'], rules });
    play(theirs, ['0 discard N14']);
    expect(theirs.view(0).phase).toBe('draw');
  });

  test('SIG-35: the first call closes the window; the caller has the points', () => {
    const rules = { variation: 'running' };
    const match = arranged({ hands: ['A14 M2', 'N1 N3', 'N2 N4'], sets, rules });
    play(match, ['0 discard A14', '2 halt s1']);
    expect(match.view(0)).toMatchObject({
      phase: 'draw',
      places: { active: [], s1: ['A11', 'A12', 'A13', 'A14'] },
      facts: { turn: 1, credit: [0, 0, 10], sets: [{ owner: 0 }] },
    });
  });

  test('SIG-35: in showdown the set stays its owner’s', () => {
    const rules = { variation: 'showdown' };
    const match = arranged({ hands: ['A14 M2', 'N1 N3'], sets, rules });
    play(match, ['0 discard A14', '1 halt s1']);
    expect(match.view(0).facts).toMatchObject({ credit: [0, 10], sets: [{ owner: 0 }] });
  });

  test('SIG-36: in the regular game the caller gives a card of his choice', () => {
    const match = arranged({ hands: ['A14 M2', 'N1 N3', 'N2'], sets });
    play(match, ['0 discard A14', '1 halt s1']);
    expect(match.view(2)).toMatchObject({ phase: 'give', actors: [1], facts: { turn: 0 } });
    expect(legalAt(match, 1)).toEqual(['give N1', 'give N3']);
    expect(refused(match, '1 give M2')).toContain('do not hold');
    expect(refused(match, '1 discard N1')).toContain('SIG-36');
    play(match, ['1 give N3']);
    expect(match.view(0).places['hand:0']).toEqual(['N3', 'M2']);
    expect(match.view(1).places['hand:0']).toEqual(['N3', null]);
    expect(match.view(2).places['hand:0']).toEqual([null, null]);
    expect(match.view(2).facts['turn']).toBe(1);
  });

  test('SIG-36: a caller with one card keeps it', () => {
    const match = arranged({ hands: ['A14 M2', 'N1'], sets });
    play(match, ['0 discard A14', '1 halt s1']);
    expect(match.view(0)).toMatchObject({ phase: 'draw', facts: { turn: 1 } });
    expect(match.view(1).places['hand:1']).toEqual(['N1']);
  });

  test('SIG-36: what the giver knew of the receiver, and a card given twice', () => {
    const match = arranged({ hands: ['A14 M2', 'N1 N3', 'N2 N5'], sets, open: ['M2'] });
    play(match, ['0 discard A14', '1 halt s1', '1 give N3']);
    expect(match.view(1).places['hand:0']).toEqual(['N3', 'M2']);
    expect(match.view(2).places['hand:0']).toEqual(['M2', null]);
    // Seat 1 errs in turn; seat 0 hands N3 back, and seat 2 does not know what went.
    match.position.hands[4] |= 1 << 9; // A10
    match.position.counts[1]++;
    play(match, ['1 draw reserve', '1 discard A10', '0 halt s1', '0 give N3']);
    expect(match.view(0).places['hand:1']).toContain('N3');
    expect(match.view(1).places['hand:0']).toEqual(['M2']);
    expect(match.view(2).places['hand:0']).toEqual([null]);
  });

  test('SIG-37: tick closes the window, and the turn passes to the left of the discarder', () => {
    const match = arranged({ hands: ['A14 M2', 'N1', 'N2'], sets, active: 'M9' });
    play(match, ['0 discard A14']);
    expect(refused(match, 'clock tock')).toContain('tick');
    play(match, ['clock tick']);
    expect(match.view(0)).toMatchObject({
      phase: 'draw',
      places: { active: ['M9', 'A14'] },
      facts: { turn: 1 },
    });
    expect(refused(match, '2 halt s1')).toContain('not for seat 2');
  });
});

describe('worked examples', () => {
  test('SIG example 6: going out', () => {
    const sets = ['1 lay run A11 A12 A13'];
    const match = arranged({ hands: ['A14 M3', 'N1', 'N2'], sets });
    play(match, ['0 add A14 s1']);
    expect(legalAt(match, 0)).toEqual(['discard M3']);
    play(match, ['0 discard M3']);
    expect(match.position.winner).toBe(0);
    const erring = arranged({ hands: ['A14 M3', 'N1', 'N2'], sets });
    play(erring, ['0 discard A14']);
    expect([1, 2].map((seat) => legalAt(erring, seat))).toEqual([['halt s1'], ['halt s1']]);
  });

  test('SIG example 11: Halt with an auxiliary', () => {
    const sets = ['1 lay run A17 A18 A19'];
    const match = arranged({ hands: ['A16', 'XSB M5', 'A2 CIC'], sets, turn: 1 });
    play(match, ['1 discard XSB']);
    expect(legalAt(match, 0)).toEqual(['halt s1 high']);
    expect(legalAt(match, 2)).toEqual(['halt s1 high', 'halt s1 low']);
    expect(refused(match, '0 halt s1 low')).toContain('Army 16');
    expect(refused(match, '0 halt s1')).toContain('which end');
    const other = arranged({ hands: ['A16', 'XSB M5', 'A1 A2'], sets, turn: 1 });
    play(other, ['1 discard XSB', '0 halt s1 high']);
    expect(other.view(0)).toMatchObject({ phase: 'draw', places: { s1: ['A17', 'A18', 'A19', 'XSB'] } });
    play(match, ['2 halt s1 low', '2 give CIC']);
    expect(match.view(1).places).toMatchObject({ 'hand:1': ['M5', 'CIC'], s1: ['XSB', 'A17', 'A18', 'A19'] });
    const barred = arranged({ hands: ['N4', 'XSB M5', 'A16 A1'], sets, turn: 1 });
    play(barred, ['1 discard XSB']);
    expect(barred.view(-1).actors).toEqual(['clock', 0, 2]);
    expect(legalAt(barred, 2)).toEqual([]);
  });

  test('SIG example 12: no Halt', () => {
    const sets = ['0 lay kind A7 M7 XNC XMM'];
    const match = arranged({ hands: ['N1', 'N7 N2'], sets, turn: 1 });
    expect(legalWith(match, 1, 'swap')).toEqual(['swap N7 XNC s1', 'swap N7 XMM s1'].sort());
    play(match, ['1 discard N7']);
    expect(match.view(0).phase).toBe('draw');
  });

  test('SIG example 13: the table alone opens the window', () => {
    const sets = ['0 lay run A11 A12 A13'];
    const match = arranged({ hands: ['N1', 'A10 A14 XNC M2', 'N2'], sets, turn: 1 });
    expect(legalWith(match, 1, 'add XNC')).toEqual([]);
    play(match, ['1 discard XNC']);
    expect(match.view(-1).actors).toEqual(['clock', 0, 2]);
    for (const seat of [0, 2]) expect(legalAt(match, seat)).toEqual(['halt s1 high', 'halt s1 low']);

    const two = arranged({ hands: ['A10 A14', 'XNC M2'], sets, turn: 1 });
    play(two, ['1 discard XNC']);
    expect(two.view(1).actors).toEqual(['clock', 0]);
    expect(legalAt(two, 0)).toEqual([]);
    play(two, ['clock tick']);

    const phaseAfter = (set: string, hands: string[]): string => {
      const table = arranged({ hands, sets: [set], turn: 1 });
      play(table, ['1 discard XNC']);
      return table.view(0).phase;
    };
    expect(phaseAfter('0 lay kind A7 M7 XMM', ['N7', 'XNC M2'])).toBe('window');
    expect(phaseAfter('0 lay kind A7 N7 M7 XMM', ['N1', 'XNC M2'])).toBe('draw');
    const all = Array.from({ length: 19 }, (_, i) => `A${i + 1}`).join(' ');
    expect(phaseAfter(`0 lay run ${all}`, ['N1', 'XNC M2'])).toBe('draw');
  });

  test('SIG example 14: a card given', () => {
    const match = arranged({
      hands: ['N8', 'A14 N2 N3', 'N10 M5 M7', 'M6 M8'],
      sets: ['0 lay run A11 A12 A13'],
      open: ['', 'N2', 'M5 M7', 'M6'],
      turn: 1,
    });
    const heard: Record<number, Entry[]> = {};
    for (const seat of [-1, 0, 1, 2, 3]) {
      heard[seat] = [];
      match.watch(seat, (entry) => heard[seat].push(entry));
    }
    play(match, ['1 discard A14', '2 halt s1', '2 give M5']);
    const hand = (of: number, seat: number): unknown => match.view(seat).places[`hand:${of}`];
    for (const seat of [-1, 0, 3]) {
      expect(hand(2, seat)).toEqual([null, null]);
      expect(hand(1, seat)).toEqual(['N2', null, null]);
      expect(heard[seat].at(-1)!.do).toBe('give ?');
    }
    expect(hand(2, 1)).toEqual(['M7', null]);
    expect(hand(1, 2)).toEqual(['N2', 'M5', null]);
    for (const seat of [1, 2]) expect(heard[seat].at(-1)!.do).toBe('give M5');
    for (const seat of [-1, 0, 1, 2]) expect(hand(3, seat)).toEqual(['M6', null]);
  });
});
