// SIGS: what a set is, and playing on sets (SIG-20 to SIG-24, SIG-30 to SIG-33).

import { describe, expect, test } from 'vitest';
import { play, refused } from '../../../test/table.ts';
import { arranged, legalWith } from './table.testing.ts';

/** The lays of a hand with nothing on the table. */
function lays(hand: string, form = ''): string[] {
  return legalWith(arranged({ hands: [hand, 'N1'] }), 0, `lay ${form}`);
}

describe('runs and kinds', () => {
  test('SIG-20: a run is three or more cards of one suit in order, round the corner too', () => {
    expect(lays('A4 A5 N6 M2')).toEqual([]);
    expect(lays('N4 N5 N6 N7 M2')).toEqual(['lay run N4 N5 N6', 'lay run N4 N5 N6 N7', 'lay run N5 N6 N7']);
    expect(lays('M18 M19 M1 A5')).toEqual(['lay run M18 M19 M1']);
  });

  test('SIG-20: no rank stands twice, and a run of all ranks is written from 1', () => {
    const all = 'A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19';
    const match = arranged({ hands: [`${all} CIC N3`, 'N1'] });
    const whole = legalWith(match, 0, 'lay run').filter((text) => text.match(/A\d/g)?.length === 19);
    expect(whole).toEqual([`lay run ${all}`, `lay run ${all} CIC`]);
    expect(refused(match, `0 lay run ${all.slice(3)} A1`)).toContain('written from 1');
  });

  test('SIG-21: the CIC stands directly above the 19 and counts as one of three', () => {
    expect(lays('N18 N19 CIC A3')).toEqual(['lay run N18 N19 CIC']);
    expect(lays('N1 N2 CIC A3')).toEqual([]);
    expect(lays('A7 N7 CIC A3')).toEqual([]);
    const match = arranged({ hands: ['A1 A2 A19 CIC N5 N6', 'N1'] });
    expect(refused(match, '0 lay run CIC A1 A2')).toContain('SIG-21');
    expect(refused(match, '0 lay run A19 A1 CIC')).toContain('SIG-21');
  });

  test('SIG-21: an auxiliary may be the 19 under the CIC', () => {
    expect(lays('N18 XSB CIC A3')).toEqual(['lay run N18 XSB CIC']);
    expect(lays('N19 XSB CIC A3', 'run')).toEqual(['lay run N19 CIC XSB', 'lay run XSB N19 CIC']);
  });

  test('SIG-21: the CIC is added to a run with its 19, also when the 1 follows already', () => {
    const sets = ['1 lay run A18 A19 A1', '1 lay run N16 N17 N18', '1 lay kind A4 N4 M4'];
    const match = arranged({ hands: ['CIC M9', 'N1'], sets });
    expect(legalWith(match, 0, 'add')).toEqual(['add CIC s1']);
    play(match, ['0 add CIC s1']);
    expect(match.view(1).places['s1']).toEqual(['A18', 'A19', 'CIC', 'A1']);
  });

  test('SIG-22: a kind has three or four cards of one number, the fourth an auxiliary', () => {
    expect(lays('A9 N9 M9 A2')).toEqual(['lay kind A9 N9 M9']);
    expect(lays('A9 N9 M9 XNC A2', 'kind')).toEqual(['lay kind A9 N9 M9', 'lay kind A9 N9 M9 XNC']);
    const match = arranged({ hands: ['A9 N9 M9 XNC XMM A2', 'N1'] });
    expect(refused(match, '0 lay kind A9 N9 M9 XNC XMM')).toContain('at most four');
  });

  test('SIG-23: a set has at least one rank card', () => {
    expect(lays('XNC XMM XSB XWS A5').every((text) => text.includes('A5'))).toBe(true);
    const match = arranged({ hands: ['XNC XMM XSB XWS A5', 'N1'] });
    expect(refused(match, '0 lay run XNC XMM XSB')).toContain('SIG-23');
    expect(legalWith(match, 0, 'lay run XNC XMM XSB A5')).toEqual(['lay run XNC XMM XSB A5']);
  });

  test('SIG-24: an auxiliary does not stand for a card of the own hand', () => {
    const match = arranged({ hands: ['A11 A12 A13 XNC M2', 'N1'] });
    expect(refused(match, '0 lay run A11 A12 XNC')).toContain('Army 13');
    const kinds = arranged({ hands: ['A7 N7 XNC XMM M2', 'N1'] });
    expect(refused(kinds, '0 lay kind A7 XNC XMM')).toContain('Navy-Coast Guard 7');
  });

  test('SIG-24: it may stand for a card on the table, and does not change there', () => {
    const sets = ['1 lay run A11 A12 A13'];
    const match = arranged({ hands: ['A9 A10 XNC M2 M3', 'N1'], sets });
    play(match, ['0 lay run A9 A10 XNC']);
    expect(match.view(0).facts['sets']).toContainEqual({
      name: 's2',
      owner: 0,
      kind: 'run',
      suit: 'A',
      from: 9,
      cic: false,
    });
    expect(match.view(0).places['s2']).toEqual(['A9', 'A10', 'XNC']);
  });
});

describe('playing on the table', () => {
  test('SIG-30: a set laid is the next one on the table and belongs to its player', () => {
    const match = arranged({ hands: ['A2 A3 A4 N9', 'N1'], sets: ['1 lay kind A8 N8 M8'] });
    play(match, ['0 lay run A2 A3 A4']);
    const { places, facts } = match.view(1);
    expect(places['s2']).toEqual(['A2', 'A3', 'A4']);
    expect(facts['sets']).toMatchObject([
      { name: 's1', owner: 1 },
      { name: 's2', owner: 0 },
    ]);
    expect(places['hand:0']).toEqual([null]);
  });

  test('SIG-31: a run takes the next rank at either end, a kind of three one more', () => {
    const sets = ['1 lay run A17 A18 A19', '1 lay kind A9 N9 XNC', '1 lay kind A3 N3 M3 XMM'];
    const match = arranged({ hands: ['A1 A16 A2 M9 XSB N5', 'N1'], sets });
    expect(legalWith(match, 0, 'add A', 'add M')).toEqual(['add A1 s1', 'add A16 s1', 'add M9 s2']);
    expect(legalWith(match, 0, 'add X')).toEqual([]);
    play(match, ['0 add A1 s1']);
    expect(legalWith(match, 0, 'add A')).toEqual(['add A16 s1', 'add A2 s1']);
    expect(refused(match, '0 add N5 s1')).toContain('it takes Army 16 or Army 2');
  });

  test('SIG-31: with 18 ranks both ends ask for the last one, with 19 only the CIC fits', () => {
    const eighteen = 'A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19';
    const sets = [`1 lay run ${eighteen}`];
    const match = arranged({ hands: ['XNC XMM CIC N5', 'N1'], sets });
    expect(legalWith(match, 0, 'add')).toEqual(['add CIC s1', 'add XMM s1 high', 'add XNC s1 high']);
    expect(refused(match, '0 add XNC s1 low')).toContain('written high');
    play(match, ['0 add XNC s1 high']);
    expect(legalWith(match, 0, 'add')).toEqual(['add CIC s1']);
    expect(match.view(0).places['s1']).toEqual(['XNC', ...eighteen.split(' ')]);
  });

  test('SIG-31: cards are added without limit, one at a time', () => {
    const match = arranged({ hands: ['A14 A15 A16 N5', 'N1'], sets: ['1 lay run A11 A12 A13'] });
    play(match, ['0 add A14 s1', '0 add A15 s1', '0 add A16 s1']);
    expect(match.view(1).places['s1']).toEqual(['A11', 'A12', 'A13', 'A14', 'A15', 'A16']);
  });

  test('SIG-32: a rank card takes the auxiliary that stands for it into the hand', () => {
    const sets = ['1 lay run A11 XNC A13', '1 lay kind A7 XMM XSB'];
    const match = arranged({ hands: ['A12 N7 M2', 'N1'], sets });
    expect(legalWith(match, 0, 'swap')).toEqual(['swap A12 XNC s1', 'swap N7 XMM s2', 'swap N7 XSB s2']);
    play(match, ['0 swap A12 XNC s1']);
    expect(match.view(0).places['s1']).toEqual(['A11', 'A12', 'A13']);
    expect(match.view(1).places['hand:0']).toEqual(['XNC', null, null]);
    expect(refused(match, '0 swap M2 XMM s2')).toContain(
      'Only a card of number 7 can replace the Merchant Marine',
    );
  });

  test('SIG-32: a swap is possible with one card in hand', () => {
    const match = arranged({ hands: ['A12', 'N1'], sets: ['1 lay run A11 XNC A13'] });
    expect(legalWith(match, 0, 'swap', 'add')).toEqual(['swap A12 XNC s1']);
    play(match, ['0 swap A12 XNC s1', '0 discard XNC']);
    expect(match.view(1).places['down']).toEqual(['XNC']);
  });

  test('SIG-32: in a kind with all three rank cards the auxiliary stays', () => {
    const match = arranged({ hands: ['A12 N2', 'N1'], sets: ['1 lay kind A7 N7 M7 XNC'] });
    expect(legalWith(match, 0, 'swap')).toEqual([]);
  });

  test('SIG-33: in showdown only the sets of the own side are open', () => {
    const sets = ['0 lay run A11 A12 A13', '1 lay run N11 N12 N13', '2 lay run M11 XNC M13'];
    const hands = ['A14 N14 M14 M12 A1', 'N1', 'N2', 'N3'];
    const variation = 'showdown';
    const pairs = arranged({ hands, sets, rules: { variation } });
    expect(legalWith(pairs, 0, 'add', 'swap')).toEqual(['add A14 s1', 'add M14 s3', 'swap M12 XNC s3']);
    expect(refused(pairs, '0 add N14 s2')).toContain('SIG-33');
    const alone = arranged({ hands, sets, rules: { variation, partners: 'none' } });
    expect(legalWith(alone, 0, 'add', 'swap')).toEqual(['add A14 s1']);
    const running = arranged({ hands, sets, rules: { variation: 'running' } });
    expect(legalWith(running, 0, 'add', 'swap')).toHaveLength(4);
  });
});

describe('worked examples', () => {
  test("SIG example 1: the sheet's runs", () => {
    expect(lays('A11 A12 A13 M2')).toEqual(['lay run A11 A12 A13']);
    expect(lays('A18 A19 A1 A2 M7')).toEqual([
      'lay run A18 A19 A1',
      'lay run A18 A19 A1 A2',
      'lay run A19 A1 A2',
    ]);
  });

  test('SIG example 3: wild cards', () => {
    expect(lays('A11 A12 A13 XNC M2')).toEqual([
      'lay run A11 A12 A13',
      'lay run A11 A12 A13 XNC',
      'lay run A12 A13 XNC',
      'lay run XNC A11 A12',
      'lay run XNC A11 A12 A13',
    ]);
  });

  test('SIG example 4: kinds', () => {
    expect(lays('A7 N7 XNC XMM M2', 'kind')).toEqual([
      'lay kind A7 N7 XMM',
      'lay kind A7 N7 XNC',
      'lay kind A7 N7 XNC XMM',
      'lay kind M2 XNC XMM',
    ]);
    expect(lays('A7 N7 XNC XMM M7', 'kind')).toEqual([
      'lay kind A7 N7 M7',
      'lay kind A7 N7 M7 XMM',
      'lay kind A7 N7 M7 XNC',
    ]);
  });

  test('SIG example 5: the Commander-in-Chief', () => {
    const hands = ['A18 A19 A1 CIC N4', 'N1'];
    const credit = (lines: string[], rules = {}): unknown => {
      const match = arranged({ hands: [`${hands[0]} A17 N5`, 'N1'], rules });
      play(
        match,
        lines.map((line) => `0 ${line}`),
      );
      return (match.view(0).facts['credit'] as number[])[0];
    };
    expect(lays(hands[0])).toEqual([
      'lay run A18 A19 A1',
      'lay run A18 A19 CIC',
      'lay run A18 A19 CIC A1',
      'lay run A19 CIC A1',
    ]);
    expect(credit(['lay run A18 A19 CIC'])).toBe(50);
    expect(credit(['lay run A19 CIC A1'])).toBe(50);
    const running = { variation: 'running' };
    expect(credit(['lay run A18 A19 CIC'], running)).toBe(80);
    expect(credit(['lay run A18 A19 CIC A1'], running)).toBe(90);
    expect(credit(['lay run A18 A19 A1'], running)).toBe(35);
    expect(credit(['lay run A18 A19 A1', 'add CIC s1'], running)).toBe(55);
    expect(credit(['lay run A18 A19 A1', 'add CIC s1', 'add A17 s1'], running)).toBe(70);
  });

  test('SIG example 10: add and swap', () => {
    const sets = ['1 lay run A11 A12 A13', '1 lay kind A7 M7 XMM', '1 lay kind A9 N9 M9'];
    const match = arranged({ hands: ['XNC A14 N7 M2', 'N1'], sets });
    expect(legalWith(match, 0, 'add', 'swap')).toEqual([
      'add A14 s1',
      'add N7 s2',
      'add XNC s1 low',
      'add XNC s3',
      'swap N7 XMM s2',
    ]);
    expect(refused(match, '0 add XNC s1 high')).toContain('Army 14');
    expect(refused(match, '0 add XNC s2')).toContain('Navy-Coast Guard 7');
    expect(refused(match, '0 add XNC s1')).toContain('which end');
  });

  test('SIG example 15: nineteen ranks', () => {
    const eighteen = 'A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19 A1';
    const sets = [`1 lay run ${eighteen}`];
    const fromOne = ['A1', 'A2', ...eighteen.split(' ').slice(0, -1)];
    const match = arranged({ hands: ['A2 CIC N5', 'N1'], sets });
    expect(match.view(0).facts['sets']).toMatchObject([{ from: 3 }]);
    play(match, ['0 add A2 s1']);
    expect(match.view(0).places['s1']).toEqual(fromOne);
    expect(match.view(0).facts['sets']).toMatchObject([{ from: 1, cic: false }]);
    play(match, ['0 add CIC s1']);
    expect(match.view(0).places['s1']).toEqual([...fromOne, 'CIC']);
    const wild = arranged({ hands: ['XNC CIC N5', 'N1'], sets });
    play(wild, ['0 add XNC s1 high']);
    expect(wild.view(0).places['s1']).toEqual(['A1', 'XNC', ...fromOne.slice(2)]);
  });
});
