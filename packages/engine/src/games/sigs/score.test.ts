// SIGS: the end of a hand, its score, and the end of the match (SIG-40 to SIG-63).

import { describe, expect, test } from 'vitest';
import { atTable, legalAt, play, refused } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { linesOf } from '../../words.ts';
import { sigs } from './index.ts';
import type { Sigs } from './position.ts';
import { type Arrangement, arranged } from './table.testing.ts';

const pack = sigs.pack.ids;
const running = { variation: 'running' };
const showdown = { variation: 'showdown' };

/** The points of the hand in which seat 0 goes out with his last card, M1. */
function pointsWhenOut(
  hands: string[],
  credit: number[],
  rules: Arrangement['rules'] = {},
): readonly number[] {
  const match = arranged({ hands: ['M1', ...hands], rules });
  match.position.credit = credit;
  play(match, ['0 discard M1']);
  return sigs.tally(match.position).hands[0].points;
}

function withScores(arrangement: Arrangement, scores: number[]): Match<Sigs> {
  const match = arranged(arrangement);
  match.position.scores = scores;
  return match;
}

describe('the end of a hand', () => {
  test('SIG-40: the last card is laid face down, cannot be halted, and ends the hand', () => {
    const match = arranged({ hands: ['A14', 'N1', 'N2'], sets: ['1 lay run A11 A12 A13'] });
    const heard: string[] = [];
    match.watch(1, (entry) => heard.push(entry.do));
    play(match, ['0 discard A14']);
    expect(match.view(1)).toMatchObject({ phase: 'deal', actors: ['chance'], facts: { turn: null } });
    expect(match.view(1).places).toMatchObject({ down: ['A14'], 'hand:0': [], 'hand:2': ['N2'] });
    expect(heard).toEqual(['discard ?']);
    expect(match.log.at(-1)).toEqual({ by: 0, do: 'discard A14' });
  });

  test('SIG-44: twenty rounds without a card going to the table end the hand without a winner', () => {
    const match = arranged({ hands: ['A1 A2', 'N4 N5'], active: 'M9', reserve: 'M18 M19', drawn: false });
    for (let turn = 0; turn < 40; turn++) {
      expect(match.view(0).facts['quiet']).toBe(turn);
      if (match.view(0).phase === 'renew')
        play(match, [`chance shuffle ${match.view(0).places['active'].join(' ')}`]);
      const seat = turn % 2;
      play(match, [`${seat} draw active`]);
      play(match, [`${seat} ${legalAt(match, seat)[0]}`]);
    }
    expect(match.view(0)).toMatchObject({ phase: 'deal', facts: { quiet: 40, turn: null, dealer: 0 } });
    expect(match.view(0).places['hand:1']).toHaveLength(2);
    expect(match.view(0).places['hand:1']).not.toContain(null);
    expect(match.view(0).places['down']).toEqual([]);
  });

  test('SIG-44: any play to the table, a halt too, begins the count anew', () => {
    const sets = ['1 lay run A11 A12 A13'];
    const match = arranged({ hands: ['A14 M2 M3', 'N4 N5'], sets });
    match.position.quiet = 39;
    play(match, ['0 discard A14']);
    expect(match.view(0).facts['quiet']).toBe(39);
    play(match, ['1 halt s1', '1 give N4']);
    expect(match.view(0).facts['quiet']).toBe(0);
    const ticked = arranged({ hands: ['A14 M2 M3', 'N4 N5'], sets });
    ticked.position.quiet = 39;
    play(ticked, ['0 discard A14', 'clock tick']);
    expect(ticked.view(0).phase).toBe('deal');
  });
});

describe('the score of a hand', () => {
  test('SIG-50: 50 for the CIC laid with a run, 25 for adding it, nothing for discarding', () => {
    const laid = arranged({ hands: ['N18 N19 CIC M2', 'N1'] });
    play(laid, ['0 lay run N18 N19 CIC']);
    expect(laid.view(0).facts['credit']).toEqual([50, 0]);
    const added = arranged({ hands: ['CIC M2', 'N1'], sets: ['0 lay run N17 N18 N19'] });
    play(added, ['0 add CIC s1']);
    expect(added.view(0).facts['credit']).toEqual([25, 0]);
    const discarded = arranged({ hands: ['CIC M2', 'N1'] });
    play(discarded, ['0 discard CIC']);
    expect(discarded.view(0).facts['credit']).toEqual([0, 0]);
  });

  test('SIG-50: no credits with counters', () => {
    const match = arranged({ hands: ['N18 N19 CIC M2', 'N1'], rules: { scoring: 'counters' } });
    play(match, ['0 lay run N18 N19 CIC']);
    expect(match.view(0).facts['credit']).toEqual([0, 0]);
  });

  test('SIG-51: in the variations every play is announced at once', () => {
    const announced = (arrangement: Arrangement, ...lines: string[]): unknown => {
      const match = arranged({ rules: running, ...arrangement });
      play(match, lines);
      return match.view(0).facts['credit'];
    };
    const sets = ['1 lay run A14 XNC A16'];
    expect(announced({ hands: ['A9 N9 XNC XMM M2', 'N1'] }, '0 lay kind A9 N9 XNC XMM')).toEqual([20, 0]);
    expect(announced({ hands: ['A15 A16 A17 M2', 'N1'] }, '0 lay run A15 A16 A17')).toEqual([40, 0]);
    expect(announced({ hands: ['A17 M2', 'N1'], sets }, '0 add A17 s1')).toEqual([15, 0]);
    expect(announced({ hands: ['XMM M2', 'N1'], sets }, '0 add XMM s1 low')).toEqual([10, 0]);
    expect(announced({ hands: ['A15 M2', 'N1'], sets }, '0 swap A15 XNC s1')).toEqual([0, 0]);
    expect(announced({ hands: ['A17 M2', 'N1'], sets }, '0 discard A17', '1 halt s1')).toEqual([0, 15]);
    const chief = ['1 lay run A18 A19 CIC'];
    expect(announced({ hands: ['A1 M2', 'N1'], sets: chief }, '0 add A1 s1')).toEqual([5, 0]);
  });

  test('SIG-52: the winner scores what the others hold, everybody his CIC credits', () => {
    // 5 + 10 + 10, and 15 + 20.
    expect(pointsWhenOut(['A9 A10 A19', 'XNC CIC'], [25, 50, 0])).toEqual([85, 50, 0]);
  });

  test('SIG-53: with counters one for the winner', () => {
    const rules = { scoring: 'counters' };
    expect(pointsWhenOut(['A9 A10 A19', 'XNC CIC'], [0, 0, 0], rules)).toEqual([1, 0, 0]);
  });

  test('SIG-54: running score: announced points, and to the winner what the others hold', () => {
    // 5 + 10 + 15, and 20 + 25.
    expect(pointsWhenOut(['A9 A10 A19', 'XNC CIC'], [30, 45, 0], running)).toEqual([105, 45, 0]);
  });

  test('SIG-55: showdown: announced points less what the side still holds, below zero too', () => {
    expect(pointsWhenOut(['A9 A10 A19', 'XNC CIC'], [30, 45, 0], showdown)).toEqual([30, 15, -45]);
    const pairs = pointsWhenOut(['A9', 'A19', 'XNC'], [30, 45, 5, 0], showdown);
    expect(pairs).toEqual([20, 20, 20, 20]);
  });

  test('SIG-56: a dead hand is scored without a winner', () => {
    const dead = (rules: object): readonly number[] => {
      const match = arranged({ hands: ['M1 M2', 'A19 N3'], rules: { ...rules } });
      match.position.credit = [25, 0];
      match.position.quiet = 39;
      play(match, ['0 discard M2']);
      const { hands } = sigs.tally(match.position);
      expect(hands).toHaveLength(1);
      expect(linesOf(sigs, hands[0]).join(' ')).toMatch(/dead/);
      return hands[0].points;
    };
    expect(dead({})).toEqual([25, 0]);
    expect(dead(running)).toEqual([25, 0]);
    expect(dead(showdown)).toEqual([20, -20]);
    expect(dead({ scoring: 'counters' })).toEqual([0, 0]);
  });

  test('the lines of a hand say where its points come from', () => {
    const match = arranged({ hands: ['M1', 'A9', 'A19', 'XNC'], rules: showdown });
    match.position.credit = [30, 5, 5, 0];
    play(match, ['0 discard M1']);
    expect(linesOf(sigs, sigs.tally(match.position).hands[0])).toEqual([
      '{0} went out',
      '{0} and {2} announced 35 and held 15: +20',
      '{1} and {3} announced 5 and held 25: −20',
    ]);
  });
});

describe('the end of the match', () => {
  const hands = ['M1', 'A9 A10'];

  test('SIG-60: scores add up, and the end is looked at only after a hand', () => {
    const arrangement = { hands: ['N18 N19 CIC M2', 'N1'], rules: { target: 300 } };
    const match = withScores(arrangement, [280, 0]);
    play(match, ['0 lay run N18 N19 CIC']);
    expect(match.view(0).phase).toBe('play');
    expect(match.view(0).scores).toEqual([280, 0]);
    play(match, ['0 discard M2']);
    expect(match.view(0)).toMatchObject({ phase: 'over', actors: [], scores: [335, 0] });
    expect(refused(match, '0 discard M1')).toContain('over');
  });

  test('SIG-61: the side that alone has the highest score at the target wins', () => {
    const match = withScores({ hands, rules: { target: 300 } }, [285, 310]);
    play(match, ['0 discard M1']);
    expect(sigs.tally(match.position).result).toEqual({ scores: [300, 310], winners: [1] });
    const counters = withScores({ hands, rules: { scoring: 'counters', counters: 3 } }, [2, 2]);
    play(counters, ['0 discard M1']);
    expect(sigs.tally(counters.position).result).toEqual({ scores: [3, 2], winners: [0] });
    const pairs = withScores({ hands: [...hands, 'N1', 'N3'], rules: showdown }, [510, 80, 510, 80]);
    play(pairs, ['0 discard M1']);
    expect(sigs.tally(pairs.position).result!.winners).toEqual([0, 2]);
  });

  test('SIG-61: below the target the match goes on', () => {
    const match = withScores({ hands, rules: { target: 300 } }, [284, 0]);
    play(match, ['0 discard M1']);
    expect(match.view(0).phase).toBe('deal');
    expect(sigs.tally(match.position).result).toBeUndefined();
  });

  test('SIG-62: level at the top, another hand is played', () => {
    const match = withScores({ hands, rules: { target: 300 } }, [285, 300]);
    play(match, ['0 discard M1']);
    expect(match.view(0)).toMatchObject({ phase: 'deal', scores: [300, 300] });
  });

  test('SIG-63: after 100 hands the match is over in any case', () => {
    const match = withScores({ hands }, [10, 20]);
    match.position.handsScored = 99;
    play(match, ['0 discard M1']);
    expect(sigs.tally(match.position).result).toEqual({ scores: [25, 20], winners: [0] });
    const level = withScores({ hands }, [10, 25]);
    level.position.handsScored = 99;
    play(level, ['0 discard M1']);
    expect(sigs.tally(level.position).result).toEqual({ scores: [25, 25], winners: [] });
  });

  test('standing follows the scores and the hand in play', () => {
    const before = arranged({ hands: ['N18 N19 CIC M2', 'A9'] });
    const standing = sigs.evaluate(before.position, 0);
    play(before, ['0 lay run N18 N19 CIC']);
    expect(sigs.evaluate(before.position, 0)).toBeGreaterThan(standing);
    expect(sigs.evaluate(before.position, 1)).toBeLessThan(0);
  });
});

describe('worked examples', () => {
  test("SIG example 2: the sheet's score", () => {
    const match = arranged({ hands: ['A8 A9 A10 XSB A12 M2 M3', 'A11 N1', 'N3'], rules: running });
    play(match, ['0 lay run A8 A9 A10 XSB A12']);
    expect(match.view(0).facts['credit']).toEqual([40, 0, 0]);
    play(match, ['0 discard M2', '1 draw reserve', '1 swap A11 XSB s1']);
    expect(match.view(0).facts['credit']).toEqual([40, 0, 0]);
    expect(match.view(1).places['hand:1']).toContain('XSB');
  });

  /** The whole hand of example 7. */
  function wholeHand(): Match<Sigs> {
    const dealt = 'A17 A1 A18 A16 A19 N16 CIC N8 N5 N9 M5 M12 XNC N3 M9 A5 M16 A10 M1'.split(' ');
    const match = atTable(sigs, {}, 2);
    play(match, [`chance shuffle ${[...dealt, ...pack.filter((id) => !dealt.includes(id))].join(' ')}`]);
    return match;
  }

  const moves = [
    '1 draw reserve',
    '1 lay run A17 A18 A19 CIC',
    '1 discard M9',
    '0 draw buried M16',
    '0 lay kind A16 N16 M16',
    '0 discard A1',
    '1 halt s1',
    '1 give A10',
    '1 draw reserve',
    '1 lay kind N5 M5 XNC',
    '1 discard M1',
  ];

  test('SIG example 7: a whole hand', () => {
    const match = wholeHand();
    expect(match.view(1).places['hand:1'].join(' ')).toBe('A17 A18 A19 N5 M5 M9 CIC XNC');
    expect(match.view(0).places['hand:0'].join(' ')).toBe('A1 A5 A16 N3 N8 N9 N16 M12');
    play(match, moves.slice(0, 3));
    expect(match.view(0)).toMatchObject({ phase: 'draw', facts: { credit: [0, 50] } });
    play(match, moves.slice(3, 6));
    expect(match.view(0)).toMatchObject({ phase: 'window', actors: ['clock', 1] });
    play(match, moves.slice(6, 8));
    expect(match.view(1).places['active']).toEqual([]);
    expect(legalAt(match, 1)).toEqual(['draw reserve']);
    play(match, moves.slice(8));
    expect(match.view(0).places['hand:0'].join(' ')).toBe('A5 A10 N3 N8 N9 M9 M12');
    expect(sigs.tally(match.position).hands).toMatchObject([{ points: [0, 95] }]);
    expect(linesOf(sigs, sigs.tally(match.position).hands[0])).toEqual([
      '{1} went out',
      '{1} played the Commander-in-Chief: +50',
      '{1} scored the cards left in the other hands: +45',
    ]);
  });

  test('SIG example 8: showdown in pairs', () => {
    const match = arranged({ hands: ['M1', 'XMM A3', 'N17', 'CIC M9 M10'], rules: showdown });
    match.position.credit = [60, 110, 35, 0];
    play(match, ['0 discard M1']);
    expect(sigs.tally(match.position).hands).toMatchObject([{ points: [80, 45, 80, 45] }]);
  });

  test('SIG example 16: between two hands', () => {
    const match = wholeHand();
    play(match, moves);
    for (const seat of [-1, 0, 1]) {
      expect(match.view(seat)).toMatchObject({
        phase: 'deal',
        places: {
          'hand:0': ['A5', 'A10', 'N3', 'N8', 'N9', 'M9', 'M12'],
          'hand:1': [],
          active: [],
          down: ['M1'],
          reserve: new Array(43).fill(null),
          s1: ['A17', 'A18', 'A19', 'CIC', 'A1'],
          s2: ['A16', 'N16', 'M16'],
          s3: ['N5', 'M5', 'XNC'],
        },
        facts: {
          dealer: 0,
          turn: null,
          credit: [0, 50],
          quiet: 0,
          sets: [
            { name: 's1', owner: 1, kind: 'run', suit: 'A', from: 17, cic: true },
            { name: 's2', owner: 0, kind: 'kind', number: 16 },
            { name: 's3', owner: 1, kind: 'kind', number: 5 },
          ],
        },
        scores: [0, 95],
      });
    }
    play(match, [`chance shuffle ${pack.join(' ')}`]);
    expect(match.view(0).facts).toMatchObject({ dealer: 1, turn: 0, credit: [0, 0], sets: [] });
    expect(match.view(0).places['s1']).toBeUndefined();
  });

  test('SIG example 17: level at the top', () => {
    const arrangement = {
      hands: ['M1 M2', 'A18 A19 CIC XNC XMM XSB XWS M10 M3'],
      rules: { target: 300 },
      turn: 1,
    };
    const match = withScores(arrangement, [260, 280]);
    play(match, ['1 lay run A18 A19 CIC', '1 discard M3', '0 draw active']);
    match.position.hands[2] = 1; // seat 0 is left with M1
    match.position.counts[0] = 1;
    play(match, ['0 discard M1']);
    expect(sigs.tally(match.position).hands).toMatchObject([{ points: [70, 50] }]);
    expect(match.view(0)).toMatchObject({ phase: 'deal', scores: [330, 330] });
  });
});
