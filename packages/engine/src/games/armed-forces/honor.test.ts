// Armed Forces in honor mode, rule by rule (ARM-H1 to ARM-H6): wrong cards, windows, proofs, calls, returned cards.

import { describe, expect, test } from 'vitest';
import { legalAt, play, refused } from '../../../test/table.ts';
import { promptOf } from '../../words.ts';
import { armedForces } from './index.ts';
import { factsOf, type Layout, layOut, placeOf, type Table } from './table.testing.ts';

const honor = (layout: Layout, given: Readonly<Record<string, unknown>> = {}): Table =>
  layOut(layout, { honor: true, ...given });

describe('wrong cards', () => {
  test('ARM-H1: any card may be played, and any card may improvise', () => {
    const match = honor({ hands: ['NA3 CG1', 'AR5 CG2', 'NA7 AF2 MC1'], leader: 0 });
    play(match, ['0 play NA3', '1 play AR5']);
    expect(legalAt(match, 2)).toEqual(['play AF2', 'play MC1', 'play NA7']);
    play(match, ['2 play AF2']);
    expect(legalAt(match, 2)).toEqual(['improvise MC1', 'improvise NA7', 'pass']);
    expect(factsOf(match)).toMatchObject({ followed: ['NA', 'AR'], high: { by: 1, card: 'AR5' } });
  });

  test('ARM-H1: a wrong second card never takes a trick', () => {
    const match = honor({ hands: ['NA3 AF14 CG1', 'NA5 CG2'], leader: 0 });
    play(match, ['0 play NA3', '1 play NA5', '0 improvise AF14', '1 pass', 'clock tick']);
    expect(factsOf(match)).toMatchObject({
      leader: 1,
      last: { taker: 1, second: [{ by: 0, card: 'AF14' }] },
    });
    expect(placeOf(match, 'board')).toBe('AF14');
  });

  test('ARM-H2: a second card is wrong off the followed services or not above the initial high card', () => {
    const match = honor({
      hands: ['AR9 CG1', 'AR1 AR8 CG2', 'AR2 NA14 CG3', 'AR3 AR10 CG4'],
      leader: 0,
    });
    play(match, ['0 play AR9', '1 play AR1', '2 play AR2', '3 play AR3']);
    play(match, ['1 improvise AR8', '2 improvise NA14', '3 improvise AR10', '0 pass']);
    expect(legalAt(match, 0)).toEqual(['call 1 AR8', 'call 2 NA14']);
    expect(legalAt(match, 1)).toEqual(['call 2 NA14']);
    expect(legalAt(match, 2)).toEqual(['call 1 AR8']);
  });

  test('ARM-H2: with two players no first card can be wrong', () => {
    const match = honor({ hands: ['AR9 CG1', 'NA1 AR1'], leader: 0 });
    play(match, ['0 play AR9', '1 play NA1', '1 pass', 'clock tick', '0 play CG1', '1 play AR1']);
    expect(match.view(-1)).toMatchObject({ phase: 'window', actors: ['clock'] });
  });

  test('ARM-H2: a card of a third service is right if the seat held neither of the two', () => {
    const match = honor({ hands: ['NA3 CG1', 'AR5 CG2', 'AF2 CG7'], leader: 0 });
    play(match, ['0 play NA3', '1 play AR5', '2 play AF2', '2 pass', '0 pass', 'clock tick']);
    play(match, ['1 play CG2', '2 play CG7', '0 play CG1']);
    expect(match.view(0)).toMatchObject({ phase: 'window', actors: ['clock'] });
  });
});

describe('the window', () => {
  test('ARM-H3: it opens after every trick, with or without second cards, and tick takes the trick', () => {
    const match = honor({ hands: ['AR9', 'AR1 AR2'], leader: 0 });
    play(match, ['0 play AR9', '1 play AR1', '1 pass']);
    expect(match.view(0)).toMatchObject({
      phase: 'window',
      actors: ['clock'],
      places: { trick: ['AR9', 'AR1'], 'taken:0': [] },
      facts: { high: { by: 0, card: 'AR9' }, decided: [{ by: 1, improvised: false }] },
    });
    play(match, ['clock tick']);
    expect(placeOf(match, 'taken:0')).toBe('AR9 AR1');
    play(match, ['1 play AR2']);
    expect(match.view(1)).toMatchObject({ phase: 'window', actors: ['clock'] });
    play(match, ['clock tick']);
    expect(match.view(1).phase).toBe('shuffle');
  });

  test('ARM-H3: the actors are the clock and every seat that has a legal call', () => {
    const match = honor({ hands: ['AR9', 'AR1 NA2', 'AR3 CG1'], leader: 0 });
    play(match, ['0 play AR9', '1 play AR1', '2 play AR3', '1 improvise NA2', '2 improvise CG1']);
    expect(match.view(-1).actors).toEqual(['clock', 0, 1, 2]);
    play(match, ['0 call 1 NA2']);
    expect(match.view(-1).actors).toEqual(['clock', 0, 1]);
    expect(refused(match, '0 pass')).toMatch('ARM-H3');
    expect(refused(match, '2 call 1 NA2')).toMatch('It is not for seat 2');
    expect(promptOf(armedForces, match.view(0))).toBe('Call a wrong card, or let the window close.');
    expect(promptOf(armedForces, match.view(2))).toMatch('You have nothing to call');
  });

  test('ARM-H4: nobody calls his own card, nor one that nothing proves', () => {
    const match = honor({ hands: ['AR9 NA1', 'AR1 NA2 NA3', 'AR3 CG1'], leader: 0 });
    expect(refused(match, '0 call 1 AR1')).toMatch('ARM-H3');
    play(match, ['0 play AR9', '1 play AR1', '2 play AR3', '1 improvise NA2', '2 improvise CG1', '0 pass']);
    expect(refused(match, '1 call 1 NA2')).toBe('You cannot call your own card (ARM-H4).');
    expect(refused(match, '1 call 2 AR3')).toMatch('ARM-H4');
    expect(refused(match, '1 call CG1')).toMatch('call 2 MC5');
  });

  test('ARM-H4: a wrong second card can be called only in the window of its own trick', () => {
    const match = honor({ hands: ['AR9 NA1', 'AR1 NA2 NA3'], leader: 0 });
    play(match, ['0 play AR9', '1 play AR1', '1 improvise NA2', '0 pass', 'clock tick']);
    play(match, ['0 play NA1', '1 play NA3']);
    expect(match.view(-1)).toMatchObject({ phase: 'window', actors: ['clock'] });
  });

  test('ARM-H4: each card is called once', () => {
    const match = honor({ hands: ['AR9 NA1', 'AR1 NA2 NA3', 'AR2 CG1'], leader: 0 });
    play(match, ['0 play AR9', '1 play AR1', '2 play AR2', '1 improvise NA2', '2 pass', '0 pass']);
    play(match, ['2 call 1 NA2']);
    expect(match.view(-1).actors).toEqual(['clock']);
    expect(factsOf(match)['penalties']).toEqual([0, 15, 0]);
  });
});

describe('proofs of wrong first cards', () => {
  /** Seat 2 plays AF2 to Navy and Army while it holds NA7. */
  const wrongFirst = (): Table => {
    const match = honor({ hands: ['NA3 CG1 CG5', 'AR5 CG2 CG6', 'NA7 AF2 CG3'], leader: 0 });
    play(match, ['0 play NA3', '1 play AR5', '2 play AF2', '2 pass', '0 pass']);
    return match;
  };

  test('ARM example 10: honor mode', () => {
    const match = wrongFirst();
    expect(match.view(-1).actors).toEqual(['clock']);
    play(match, ['clock tick', '1 play CG2', '2 play CG3', '0 play CG1', '0 pass', '1 pass']);
    expect(match.view(-1).actors).toEqual(['clock']);
    play(match, ['clock tick', '2 play NA7', '0 play CG5', '1 play CG6']);
    expect(match.view(-1).actors).toEqual(['clock', 0, 1]);
    expect([0, 1, 2].map((seat) => legalAt(match, seat))).toEqual([['call 2 AF2'], ['call 2 AF2'], []]);
    play(match, ['1 call 2 AF2']);
    expect(factsOf(match)['penalties']).toEqual([0, 0, 15]);
    expect(legalAt(match, 0)).toEqual([]);
  });

  test('ARM-H4: a second card of a followed service proves it as well, in the same trick', () => {
    const match = honor({ hands: ['NA3 CG1', 'AR5 CG2', 'NA7 AF2'], leader: 0 });
    play(match, ['0 play NA3', '1 play AR5', '2 play AF2', '2 improvise NA7', '0 pass', '1 pass']);
    expect(legalAt(match, 0)).toEqual(['call 2 AF2']);
  });

  test('ARM-H4: once proved it can be called in any later window of the hand', () => {
    const match = wrongFirst();
    play(match, ['clock tick', '1 play CG2', '2 play NA7', '0 play CG1']);
    play(match, ['0 pass', '1 pass', 'clock tick', '2 play CG3', '0 play CG5', '1 play CG6']);
    expect(legalAt(match, 0)).toEqual(['call 2 AF2']);
    play(match, ['0 call 2 AF2', 'clock tick']);
    expect(match.view(0).phase).toBe('shuffle');
  });

  test('ARM-H5: a wrong first card that is called stays where it is', () => {
    const match = honor({ hands: ['NA3 CG1', 'AR5 CG2', 'NA7 AF2'], leader: 0 });
    play(match, ['0 play NA3', '1 play AR5', '2 play AF2', '2 improvise NA7', '0 pass', '1 pass']);
    play(match, ['0 call 2 AF2', 'clock tick']);
    expect(placeOf(match, 'taken:2')).toBe('NA3 AR5 AF2 NA7');
    expect(factsOf(match)['returned']).toEqual([]);
  });

  test('ARM-H5: what nobody calls in time stands', () => {
    const match = wrongFirst();
    play(match, ['clock tick', '1 play CG2', '2 play NA7', '0 play CG1', '0 pass', '1 pass', 'clock tick']);
    play(match, ['2 play CG3', '0 play CG5', '1 play CG6', 'clock tick']);
    expect(match.view(-1)).toMatchObject({ phase: 'shuffle', facts: { penalties: [0, 0, 0] } });
  });
});

describe('returned cards', () => {
  test('ARM example 13: honor mode, a returned card', () => {
    const match = honor({ hands: ['CG1 AR6', 'CG2 AR7 AF3', 'CG9 NA7'], leader: 1 });
    play(match, ['1 play CG2', '2 play CG9', '0 play CG1', '0 pass', '1 improvise AR7', '2 pass']);
    play(match, ['0 call 1 AR7']);
    expect(factsOf(match)).toMatchObject({ penalties: [0, 15, 0], returned: [{ by: 1, card: 'AR7' }] });
    expect(match.view(0).places).toMatchObject({ 'second:1': [], 'hand:1': [null, null] });
    play(match, ['clock tick']);
    expect(placeOf(match, 'taken:2')).toBe('CG2 CG9 CG1');
    play(match, ['2 play NA7', '0 play AR6', '1 play AF3', '1 pass']);
    expect([0, 1, 2].map((seat) => legalAt(match, seat))).toEqual([['call 1 AF3'], [], ['call 1 AF3']]);
  });

  test('ARM example 13: without the returned card nobody could call until it is shown', () => {
    const match = honor({ hands: ['CG1 AR6', 'CG2 AR7 AF3', 'CG9 NA7'], leader: 1 });
    play(match, ['1 play CG2', '2 play CG9', '0 play CG1', '0 pass', '1 pass', 'clock tick']);
    play(match, ['2 play NA7', '0 play AR6', '1 play AF3', '1 pass']);
    expect(match.view(-1).actors).toEqual(['clock']);
    play(match, ['clock tick', '1 play AR7']);
    expect(legalAt(match, 0)).toEqual(['call 1 AF3']);
  });

  test('ARM-H4: a returned card that was played before the suspect proves nothing', () => {
    const match = honor({ hands: ['CG9 CG5 AR2', 'CG1 NA8 AF3', 'CG3 NA3 NA5'], leader: 1 });
    play(match, ['1 play CG1', '2 play CG3', '0 play CG9', '1 improvise NA8', '2 pass', '0 pass']);
    play(match, ['2 call 1 NA8', 'clock tick', '0 play CG5', '1 play NA8', '2 play NA3', '2 pass', '0 pass']);
    expect(factsOf(match)['returned']).toEqual([]);
    play(match, ['clock tick', '1 play AF3', '2 play NA5', '0 play AR2']);
    expect(match.view(-1).actors).toEqual(['clock']);
  });

  test('ARM-H4: a returned card that is wrongly played again can be called again', () => {
    const match = honor({ hands: ['CG9 AR1 AR4', 'CG1 NA8 AF3'], leader: 0 });
    play(match, ['0 play CG9', '1 play CG1', '1 improvise NA8', '0 pass', '0 call 1 NA8', 'clock tick']);
    play(match, ['0 play AR4', '1 play AF3', '1 improvise NA8']);
    expect(factsOf(match)['returned']).toEqual([{ by: 1, card: 'NA8' }]);
    play(match, ['0 pass']);
    expect(factsOf(match)['returned']).toEqual([]);
    expect(legalAt(match, 0)).toEqual(['call 1 NA8']);
    play(match, ['0 call 1 NA8']);
    expect(factsOf(match)).toMatchObject({ penalties: [0, 30], returned: [{ by: 1, card: 'NA8' }] });
  });

  test('ARM-H5: a card called goes back to the hand and is not part of the trick; other second cards stay', () => {
    const match = honor({ hands: ['AR9 CG1', 'AR1 NA14', 'AR2 AR10'], leader: 0, board: 'MC12 MC13' });
    play(match, ['0 play AR9', '1 play AR1', '2 play AR2', '1 improvise NA14', '2 improvise AR10', '0 pass']);
    play(match, ['2 call 1 NA14']);
    expect(placeOf(match, 'hand:1', 1)).toBe('NA14');
    expect(factsOf(match)['decided']).toHaveLength(3);
    play(match, ['clock tick']);
    expect(factsOf(match)['last']).toMatchObject({ taker: 2, second: [{ by: 2, card: 'AR10' }] });
    expect(placeOf(match, 'board')).toBe('MC12 MC13');
    expect(match.view(1).actors).toEqual([0]);
  });

  test('ARM-H5: a card returned after the last trick is played out', () => {
    const match = honor({ hands: ['AR9', 'AR1 NA2'], leader: 0 });
    play(match, ['0 play AR9', '1 play AR1', '1 improvise NA2', '0 call 1 NA2', 'clock tick']);
    expect(match.view(-1)).toMatchObject({ phase: 'play', actors: [1], facts: { leader: 1 } });
    play(match, ['1 play NA2', 'clock tick']);
    expect(match.view(-1)).toMatchObject({
      phase: 'shuffle',
      places: { 'taken:0': ['AR9', 'AR1'], 'taken:1': ['NA2'] },
    });
  });

  test('ARM-H5: returned cards are listed in the order of the pack, and none is shown in a hand', () => {
    const match = honor({ hands: ['CG9 AR1', 'CG1 NA8 AF3', 'CG2 AR8 AF4'], leader: 0 });
    play(match, ['0 play CG9', '1 play CG1', '2 play CG2', '1 improvise NA8', '2 improvise AR8', '0 pass']);
    play(match, ['0 call 1 NA8', '1 call 2 AR8']);
    expect(factsOf(match)['returned']).toEqual([
      { by: 2, card: 'AR8' },
      { by: 1, card: 'NA8' },
    ]);
    expect(placeOf(match, 'hand:1', 0)).toBe('? ?');
  });
});

describe('the end of the match', () => {
  test('ARM-H6: a score of minus the target ends the match, and the highest score wins', () => {
    const match = honor({ hands: ['AR9', 'AR1 NA2'], leader: 0, scores: [-5, -11] }, { target: 25 });
    play(match, ['0 play AR9', '1 play AR1', '1 improvise NA2', '0 call 1 NA2', 'clock tick']);
    play(match, ['1 play NA2', 'clock tick']);
    expect(match.over).toBe(true);
    const { hands, result } = armedForces.tally(match.position);
    expect(hands[0].points).toEqual([0, -15]);
    expect(result).toEqual({ scores: [-5, -26], winners: [0] });
  });

  test('ARM-H6: exactly minus the target is enough, and without honor mode no low score ends anything', () => {
    const last = { hands: ['AR9', 'AR1'], leader: 0, scores: [0, -25] };
    const match = honor(last, { target: 25 });
    play(match, ['0 play AR9', '1 play AR1', 'clock tick']);
    expect(match.over).toBe(true);
    const plain = layOut(last, { target: 25 });
    play(plain, ['0 play AR9', '1 play AR1']);
    expect(plain.over).toBe(false);
  });

  test('ARM-H6: level players who took no kinetic card in the final hand all win', () => {
    const match = honor({ hands: ['', '', 'AR9'], leader: 2, scores: [3, 3, -40] }, { target: 25 });
    play(match, ['2 play AR9', 'clock tick']);
    expect(armedForces.tally(match.position).result).toEqual({ scores: [3, 3, -40], winners: [0, 1] });
  });
});
