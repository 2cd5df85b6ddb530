// SIGS: what a seat remembers and imagines, and what it is told: prompts and refusals.

import { describe, expect, test } from 'vitest';
import { atTable, dealHands, imagined, play, refused } from '../../../test/table.ts';
import { type Match, SPECTATOR } from '../../index.ts';
import { promptOf } from '../../words.ts';
import { cardsIn, WORDS } from './cards.ts';
import { sigs } from './index.ts';
import type { Sigs } from './position.ts';
import { arranged } from './table.testing.ts';

const { ids } = sigs.pack;

/** The cards of a seat's hand in an imagined position. */
function handIn(p: Sigs, seat: number): string[] {
  return cardsIn(p.hands, WORDS * seat).map((card) => ids[card]);
}

function reserveIn(p: Sigs): string[] {
  return p.reserve.slice(0, p.left).map((card) => ids[card]);
}

/** For each hand of a seat imagined many times, whether the card is in it. */
function chances(match: Match<Sigs>, viewer: number, seat: number, card: string): boolean[] {
  return imagined(match, viewer, 200).map((p) => handIn(p, seat).includes(card));
}

describe('what a seat imagines', () => {
  test('hidden cards lie anywhere, own and known ones where they are', () => {
    const match = atTable(sigs, {}, 3);
    dealHands(match, { 0: 'A1 A2', 1: 'N5 N9', rest: 'M7 M8 M9' });
    play(match, ['1 draw active', '1 discard N9']);
    for (const p of imagined(match, 2, 50)) {
      expect(handIn(p, 2)).toEqual(handIn(match.position, 2));
      expect(handIn(p, 1)).toContain('M7');
      expect(handIn(p, 1)).toHaveLength(8);
      expect(p.reserve).toHaveLength(37);
    }
    const chance = chances(match, 2, 1, 'M9');
    expect(chance).toContain(true);
    expect(chance).toContain(false);
  });

  test('SIG-24: whoever plays an auxiliary does not hold the card for which it stands', () => {
    const match = atTable(sigs, {}, 3);
    dealHands(match, { 1: 'A4 A6 XNC N1 N2 N9 M3 M8', 0: 'A5', rest: 'M19' });
    play(match, ['1 draw reserve', '1 lay run A4 XNC A6', '1 discard N9']);
    expect(chances(match, 2, 1, 'A5')).not.toContain(true);
    expect(chances(match, 2, 0, 'A5')).toContain(true);
  });

  test('SIG-24: an excluded card comes back only as one drawn since, and at most as many as were', () => {
    const match = atTable(sigs, {}, 2);
    dealHands(match, { 1: 'A4 A7 XNC XMM N1 N9 N11 N13', 0: 'M1 M3 M5 M7 M9 M11 M13 M15', rest: 'N19' });
    play(match, ['1 draw reserve', '1 lay run A4 XNC XMM A7', '1 discard N1']);
    play(match, ['0 draw reserve', '0 discard M1', '1 draw reserve', '1 discard N9']);
    let fives = 0;
    for (const p of imagined(match, 0, 2000)) {
      const hand = handIn(p, 1);
      const both = hand.filter((id) => id === 'A5' || id === 'A6');
      expect(both.length).toBeLessThanOrEqual(1);
      fives += both.length;
    }
    expect(fives).toBeGreaterThan(0);
  });

  test('SIG-24: a kind with an auxiliary leaves no card of its number in the hand', () => {
    const match = atTable(sigs, {}, 3);
    dealHands(match, { 1: 'A7 XNC XMM N1 N2 N9 M3 M8', rest: 'M19' });
    play(match, ['1 draw reserve', '1 lay kind A7 XNC XMM', '1 discard N9']);
    for (const seven of ['N7', 'M7']) expect(chances(match, 2, 1, seven)).not.toContain(true);
  });

  /** Three players, the Reserve just renewed: seat 1 has drawn a card of it, seat 2 has not. */
  function renewed(): Match<Sigs> {
    const match = atTable(sigs, {}, 3);
    dealHands(match, { 0: 'A1 A3 A5 A7 A9 A11 A13 A15', 1: 'N1 N3 N5 N7 N9 N11 N13 N15' });
    for (let turn = 0; match.view(0).phase !== 'renew'; turn++) {
      const seat = (turn + 1) % 3;
      play(match, [`${seat} draw reserve`]);
      const drawn = match.position.reserve[match.position.left];
      play(match, [`${seat} discard ${ids[drawn]}`]);
    }
    match.chance({ shuffle: <T>(list: T[]): T[] => list } as never);
    return match;
  }

  test('SIG-12: after a renewal the Reserve is known but for its order', () => {
    const match = renewed();
    const truth = reserveIn(match.position).sort();
    for (const seat of [SPECTATOR, 0, 1, 2]) {
      for (const p of imagined(match, seat, 20)) expect(reserveIn(p).sort()).toEqual(truth);
    }
    const orders = new Set(imagined(match, 0, 20).map((p) => reserveIn(p).join(' ')));
    expect(orders.size).toBeGreaterThan(1);
  });

  test('SIG-12: a card of the new Reserve can only lie with those who drew from it', () => {
    const match = renewed();
    const reserve = reserveIn(match.position);
    const seat = match.view(0).facts['turn'] as number;
    play(match, [`${seat} draw reserve`]);
    play(match, [`${seat} ${match.view(seat).legal.find((text) => text.startsWith('discard'))}`]);
    const [other, viewer] = [(seat + 1) % 3, (seat + 2) % 3] as [number, number];
    for (const p of imagined(match, viewer, 100)) {
      const isNew = (id: string): boolean => reserve.includes(id);
      expect(handIn(p, other).filter(isNew)).toEqual([]);
      expect(handIn(p, seat).filter(isNew)).toHaveLength(1);
    }
  });

  test('SIG-36: a card handed over unseen may be any card of the giver, and lies with one of the two', () => {
    const match = atTable(sigs, {}, 4);
    dealHands(match, {
      0: 'M2 M4 M6 M8 N12 N14 N16 N18',
      1: 'A11 A12 A13 A14 N2 N3 M16 M18',
      2: 'N10 M5 M7 N6 N8 N17 N19 M1',
      3: 'A1 A3 A5 A7 N1 N5 N7 N9',
      rest: 'M9',
    });
    play(match, ['1 draw active', '1 lay run A11 A12 A13', '1 discard N3', '2 draw active', '2 discard N10']);
    play(match, ['3 draw reserve', '3 discard N1', '0 draw reserve', '0 discard M2']);
    play(match, ['1 draw reserve', '1 discard A14', '2 halt s1', '2 give M5']);
    const worlds = imagined(match, 3, 300);
    // N3 was known in hand 2, M9 in hand 1: N3 may have been the gift, M9 stays where it is.
    expect(worlds.some((p) => handIn(p, 1).includes('N3'))).toBe(true);
    expect(worlds.some((p) => handIn(p, 2).includes('N3'))).toBe(true);
    expect(worlds.every((p) => handIn(p, 1).includes('N3') || handIn(p, 2).includes('N3'))).toBe(true);
    expect(worlds.every((p) => handIn(p, 1).includes('M9'))).toBe(true);
    // The receiver and the giver know better.
    for (const seat of [1, 2]) {
      expect(imagined(match, seat, 30).every((p) => handIn(p, 1).includes('M5'))).toBe(true);
      expect(imagined(match, seat, 30).every((p) => handIn(p, 2).includes('N3'))).toBe(true);
    }
    // In an imagined world the giver sees the card he gave.
    const given = worlds[0];
    expect(sigs.view(given, 2).places['hand:1'].filter((id) => id !== null)).toHaveLength(2);
  });

  test('SIG-14: whoever took a buried card is imagined with a use for it', () => {
    const match = atTable(sigs, {}, 2);
    dealHands(match, { 1: 'A5 A6 N1 N4 N9 N12 M3 M8', 0: 'M17 M11', rest: 'A4' });
    play(match, ['1 draw reserve', '1 discard N1', '0 draw reserve', '0 discard M17']);
    play(match, ['1 draw buried A4']);
    for (const p of imagined(match, 0, 100)) {
      expect(sigs.legal(p, 1, [])).toBeGreaterThan(0);
    }
  });

  test('between hands everything shown is known', () => {
    const match = arranged({ hands: ['M1', 'A9 A10'] });
    play(match, ['0 discard M1']);
    expect(handIn(match.position, 1)).toEqual(['A9', 'A10']);
    expect(match.view(SPECTATOR).places['hand:1']).toEqual(['A9', 'A10']);
  });
});

describe('what a player is told', () => {
  const sets = ['1 lay run A11 A12 A13'];
  const askOf = (match: Match<Sigs>, seat: number): string => promptOf(sigs, match.view(seat));

  test('a prompt for every phase, for those who act and those who wait', () => {
    const match = arranged({ hands: ['A14 M2 M3', 'N1 N2', 'N3'], sets, active: 'M4 M9', drawn: false });
    expect(askOf(match, 0)).toContain('Your turn: draw from the Reserve, or the top card');
    expect(askOf(match, 1)).toContain('Wait');
    play(match, ['0 draw reserve']);
    expect(askOf(match, 0)).toBe('Your turn: add the Army 14 if you like, then discard.');
    // Where cards can be added and swapped, two of either are ringed in the hand, and not named.
    const swaps = arranged({
      hands: ['A14 A10 N5 N2 M3', 'N1 N2'],
      sets: [...sets, '1 lay run N3 N4 XNC N6'],
    });
    expect(askOf(swaps, 0)).toBe(
      'Your turn: add a card or swap the Navy-Coast Guard 5 for an auxiliary if you like, then discard.',
    );
    expect(askOf(match, SPECTATOR)).toContain('Wait');
    play(match, ['0 discard A14']);
    expect(askOf(match, 1)).toContain('Army 14');
    expect(askOf(match, 0)).toContain('may call Halt!');
    play(match, ['1 halt s1']);
    expect(askOf(match, 1)).toBe('After your Halt! give {0} a card of your hand.');
    expect(askOf(match, 2)).toContain('Wait');
    const last = arranged({ hands: ['M2', 'N1'] });
    expect(askOf(last, 0)).toContain('SIGS!');
    play(last, ['0 discard M2']);
    expect(askOf(last, 1)).toContain('dealt');
    const buried = arranged({ hands: ['M2 M3', 'N1'], active: 'M4 A9', drawn: false });
    expect(askOf(buried, 0)).toContain('buried');
    play(buried, ['0 draw buried M4']);
    expect(askOf(buried, 0)).toContain('must go into a set');
    const barred = arranged({ hands: ['A14 A10', 'XNC N2'], sets, turn: 1 });
    play(barred, ['1 discard XNC']);
    expect(askOf(barred, 0)).toContain('can’t use it');
  });

  test('refusals name the rule and what is wrong', () => {
    const table = [...sets, '0 lay kind A7 N7 XWS', '0 lay kind A3 N3 M3 XSB'];
    const hand = 'A5 A6 N6 N8 M2 CIC XNC XMM A14';
    const match = arranged({ hands: [hand, 'N1'], sets: table });
    const cases: [action: string, why: string][] = [
      ['lay', 'a run or a kind'],
      ['lay run A5 A6', 'at least three'],
      ['lay run A5 A6 A7', 'do not hold the Army 7'],
      ['lay run A5 A6 N6', 'one suit'],
      ['lay run A6 A5 XNC', 'follow one another'],
      ['lay run A5 A6 A6', 'twice'],
      ['lay run A5 A6 CIC', 'above the 19'],
      ['lay run XMM XNC A5', 'pack order'],
      ['lay kind A6 N6 CIC', 'only in a run'],
      ['lay kind A6 N8 XNC', 'one number'],
      ['lay kind N6 A6 XNC', 'order of the pack'],
      ['add A5', 'Name one card and the set'],
      ['add A5 s9', 'no set "s9"'],
      ['add A5 s3', 'kind of 3 with 4 cards'],
      ['add A14 s1 high', 'only for an auxiliary'],
      ['swap A5 XWS', 'SIG-32'],
      ['swap A5 A11 s1', 'Only an auxiliary'],
      ['swap A5 XSB s2', 'Set 2 does not have the Seabees'],
      ['swap A5 XWS s2', 'number 7'],
      ['discard A5 A6', 'Discard one card'],
      ['discard A9', 'do not hold'],
      ['halt s1', 'SIG-34'],
      ['give A5', 'SIG-36'],
    ];
    for (const [action, why] of cases) expect(refused(match, `0 ${action}`)).toContain(why);
    expect(match.log).toEqual([]);
  });

  test('a refused draw names what is possible', () => {
    const match = arranged({ hands: ['A1 A2', 'N1'], active: 'M4 M9', drawn: false });
    expect(refused(match, '0 draw')).toContain('SIG-13');
    expect(refused(match, '0 draw buried')).toContain('SIG-14');
    expect(refused(match, '0 draw reserve now')).toContain('SIG-13');
  });
});
