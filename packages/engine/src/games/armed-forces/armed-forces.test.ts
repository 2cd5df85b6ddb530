// Armed Forces, the deal and the two rounds of a trick, rule by rule (ARM-1 to ARM-16).

import { describe, expect, test } from 'vitest';
import { atTable, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { promptOf } from '../../words.ts';
import { armedForces } from './index.ts';
import { dealt, factsOf, layOut, placeOf, type Table } from './table.testing.ts';

const KINETIC = pack.cards.filter(({ kind }) => kind === 'kinetic').map(({ id }) => id);
const INTEL = pack.cards.filter(({ kind }) => kind === 'intel').map(({ id }) => id);

describe('the cut and the deal', () => {
  test('ARM-1: the highest card of one cut deals, by number, then by age of the service', () => {
    const dealerOf = (cut: string): unknown => {
      const match = atTable(armedForces, {}, cut.split(' ').length);
      play(match, [`chance cut ${cut}`]);
      expect(match.view(-1).phase).toBe('shuffle');
      return factsOf(match)['dealer'];
    };
    expect(dealerOf('AF14 AR13')).toBe(0);
    expect(dealerOf('AF13 AR13')).toBe(1);
    expect(dealerOf('AR1 NA1 MC1 CG1 AF2')).toBe(4);
  });

  test('ARM example 12: the cut', () => {
    for (const [cut, dealer] of [
      ['NA9 AR3 CG12 AF12', 2],
      ['AF11 AR11', 1],
      ['AF1 CG1 MC1', 2],
    ] as const) {
      const match = atTable(armedForces, {}, cut.split(' ').length);
      play(match, [`chance cut ${cut}`]);
      expect(factsOf(match)['dealer']).toBe(dealer);
    }
  });

  test('ARM-1: later hands have no cut, and the deal passes to the left', () => {
    const match = layOut({ hands: ['AR1', 'AR2', 'AR3'], leader: 1, scores: [0, 0, 0] });
    play(match, ['1 play AR2', '2 play AR3', '0 play AR1']);
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', actors: ['chance'], facts: { dealer: 0 } });
    play(match, [`chance shuffle ${INTEL.join(' ')}`]);
    expect(factsOf(match)['dealer']).toBe(1);
    play(match, [`chance shuffle ${KINETIC.join(' ')}`]);
    expect(factsOf(match)['leader']).toBe(2);
  });

  test('ARM-2: two intel cards are the board, five are dealt, eight lie aside unseen', () => {
    const match = atTable(armedForces, {}, 3);
    play(match, ['chance cut AR14 AR1 AR2', `chance shuffle CG14 AR12 ${without(INTEL, 'CG14', 'AR12')}`]);
    for (const seat of [-1, 0, 1, 2]) {
      const { places, phase, facts } = match.view(seat);
      expect(phase).toBe('shuffle');
      expect(places['board']).toEqual(['CG14', 'AR12']);
      expect(places['aside']).toEqual(new Array(8).fill(null));
      expect(places['hand:0']).toEqual([]);
      expect(facts).not.toHaveProperty('leader');
    }
  });

  test('ARM-3: the intel cards lie on the kinetic pack as they were shuffled', () => {
    const match = dealt(5, 'AR12 AR13 AF14 NA14 CG13 MC12 AR14');
    expect([1, 2, 3, 4, 0].map((seat) => intelIn(match, seat))).toEqual([
      ['AF14'],
      ['NA14'],
      ['CG13'],
      ['MC12'],
      ['AR14'],
    ]);
    expect(placeOf(match, 'hand:1', 1)).toBe('AR1 AR6 AR11 NA5 NA10 MC4 MC9 CG3 CG8 AF2 AF7 AF14');
    expect(placeOf(match, 'hand:2', 2)).toBe('AR2 AR7 NA1 NA6 NA11 NA14 MC5 MC10 CG4 CG9 AF3 AF8');
  });

  test.each([
    [2, 44, [2, 3]],
    [3, 32, [1, 2, 2]],
    [4, 20, [1, 2, 1, 1]],
    [5, 8, [1, 1, 1, 1, 1]],
  ])('ARM-4: %i players get twelve each, %i cards lie aside', (seats, aside, intel) => {
    const match = dealt(seats, 'AR12 AR13 AR14 NA12 NA13 NA14 MC12');
    expect(match.view(-1).places['aside']).toEqual(new Array(aside).fill(null));
    for (let seat = 0; seat < seats; seat++) {
      expect(match.view(seat).places[`hand:${seat}`]).toHaveLength(12);
      expect(intelIn(match, seat)).toHaveLength(intel[seat]);
    }
  });

  test('ARM example 11: the deal', () => {
    const match = dealt(3, 'AR12 AR13 AR14 NA12 NA13 NA14 MC12');
    expect(placeOf(match, 'board')).toBe('AR12 AR13');
    const intel = [0, 1, 2].map((seat) => intelIn(match, seat));
    expect(intel).toEqual([['NA13'], ['AR14', 'NA14'], ['NA12', 'MC12']]);
    expect(placeOf(match, 'hand:0', 0)).toContain('AR1 ');
    expect(placeOf(match, 'hand:1', 1)).toContain('AR2 ');
    expect(match.view(1)).toMatchObject({ actors: [1], facts: { leader: 1 } });
  });
});

describe('the first round', () => {
  test('ARM-5: the left of the dealer leads; then the taker', () => {
    const match = layOut({ hands: ['AR1 NA1', 'AR2 NA2', 'AR13 NA3'], leader: 1 });
    expect(match.view(1).actors).toEqual([1]);
    play(match, ['1 play AR2', '2 play AR13', '0 play AR1', '0 pass', '1 pass']);
    expect(match.view(2)).toMatchObject({ actors: [2], facts: { leader: 2 } });
  });

  test('ARM-5: a taker without cards passes the lead to the next seat that has one', () => {
    const match = layOut({ hands: ['AR1 NA1', 'AR9', 'AR2 NA2'], leader: 0 });
    play(match, ['0 play AR1', '1 play AR9', '2 play AR2', '2 pass', '0 pass']);
    expect(match.view(-1)).toMatchObject({ actors: [2], facts: { leader: 2, last: { taker: 1 } } });
  });

  test('ARM-6: each seat that holds a card plays one, clockwise; the others are skipped', () => {
    const match = layOut({ hands: ['AR1', '', 'AR2', 'AR3'], leader: 2 });
    play(match, ['2 play AR2', '3 play AR3']);
    expect(match.view(0)).toMatchObject({ actors: [0], places: { trick: ['AR2', 'AR3'] } });
    expect(refused(match, '0 play AR2')).toBe('You do not hold the Army 2 (ARM-6).');
    expect(refused(match, '0 pass')).toMatch('ARM-6');
    expect(refused(match, '0 play')).toMatch('exactly one card');
    expect(refused(match, '1 play AR1')).toMatch('It is not for seat 1 to act now');
  });

  test('ARM-7: the first two different services are followed, whatever lies on the board', () => {
    const match = layOut({ hands: ['NA12', 'NA4', 'MC2', 'AF9', 'CG1'], leader: 0, board: 'AR12 AR13' });
    expect(factsOf(match)['followed']).toEqual([]);
    const followed = ['0 play NA12', '1 play NA4', '2 play MC2', '3 play AF9'].map((line) => {
      play(match, [line]);
      return factsOf(match)['followed'];
    });
    expect(followed).toEqual([['NA'], ['NA'], ['NA', 'MC'], ['NA', 'MC']]);
  });

  test('ARM-8: any card until two services lie, then one of the two', () => {
    const match = layOut({ hands: ['NA3 AF1', 'NA4 CG5', 'NA9 AR7 AF2', 'MC1 AF3'], leader: 0 });
    play(match, ['0 play NA3']);
    expect(legalAt(match, 1)).toEqual(['play CG5', 'play NA4']);
    play(match, ['1 play CG5']);
    expect(legalAt(match, 2)).toEqual(['play NA9']);
    expect(refused(match, '2 play AF2')).toBe(
      'You hold Navy or Coast Guard, the services played first, and must play one of them (ARM-8).',
    );
    play(match, ['2 play NA9']);
    expect(legalAt(match, 3)).toEqual(['play AF3', 'play MC1']);
  });

  test('ARM-9: the initial high card is of a followed service, and of equal numbers of the older one', () => {
    const match = layOut({ hands: ['NA5 AR1', 'AR5 AR2', 'AF14 AF1'], leader: 0 });
    play(match, ['0 play NA5']);
    expect(factsOf(match)).not.toHaveProperty('high');
    play(match, ['1 play AR5', '2 play AF14']);
    expect(factsOf(match)['high']).toEqual({ by: 1, card: 'AR5' });
  });
});

describe('the second round', () => {
  test('ARM example 1: the trick of the sheet', () => {
    const match = layOut({
      hands: ['MC11 CG1', 'NA10 CG3', 'NA4 AR10 NA9 AR12', 'AR6 CG4', 'AR9 CG2 NA1'],
      leader: 1,
    });
    play(match, ['1 play NA10', '2 play NA4', '3 play AR6']);
    expect(legalAt(match, 4)).toEqual(['play AR9', 'play NA1']);
    play(match, ['4 play AR9', '0 play MC11']);
    expect(factsOf(match)).toMatchObject({ followed: ['NA', 'AR'], high: { by: 1, card: 'NA10' } });
    expect(legalAt(match, 2)).toEqual(['improvise AR10', 'improvise AR12', 'pass']);
    play(match, ['2 improvise AR10', '3 pass', '4 pass', '0 pass']);
    expect(match.view(1).actors).toEqual([1]);
    play(match, ['1 pass']);
    expect(placeOf(match, 'taken:2')).toBe('NA10 NA4 AR6 AR9 MC11 AR10');
    expect(match.view(2)).toMatchObject({ actors: [2], facts: { leader: 2 } });
  });

  const oneService = () => layOut({ hands: ['NA2 NA10 AR10', 'NA5 NA14', 'NA9 NA11 AR14'], leader: 1 });
  const firstRound = ['1 play NA5', '2 play NA9', '0 play NA2'];

  test('ARM example 2: one service only', () => {
    const match = oneService();
    play(match, firstRound);
    expect(factsOf(match)).toMatchObject({ followed: ['NA'], high: { by: 2, card: 'NA9' } });
    expect(legalAt(match, 0)).toEqual(['improvise NA10', 'pass']);
    play(match, ['0 improvise NA10']);
    expect(legalAt(match, 1)).toEqual(['improvise NA14', 'pass']);
    play(match, ['1 pass']);
    expect(legalAt(match, 2)).toEqual(['improvise NA11', 'pass']);
  });

  test('ARM example 3: everyone passes', () => {
    const match = oneService();
    play(match, [...firstRound, '0 pass', '1 pass']);
    expect(match.view(2)).toMatchObject({ phase: 'play', actors: [2] });
    expect(placeOf(match, 'taken:2')).toBe('NA5 NA9 NA2');
  });

  test('ARM-10: from the left of the high card every seat with cards is asked, even with nothing to play', () => {
    const match = layOut({ hands: ['AR1 CG1', 'AR9 CG2', 'AR2', 'AR3 CG3'], leader: 0 });
    play(match, ['0 play AR1', '1 play AR9', '2 play AR2', '3 play AR3']);
    expect(match.view(3)).toMatchObject({ phase: 'improvise', actors: [3], legal: ['pass'] });
    expect(refused(match, '3 play CG3')).toMatch('ARM-10');
    expect(refused(match, '3 pass now')).toMatch('ARM-10');
    expect(refused(match, '3 improvise AR14')).toBe('You do not hold the Army 14 (ARM-10).');
    play(match, ['3 pass']);
    expect(factsOf(match)['decided']).toEqual([{ by: 3, improvised: false }]);
    expect(legalAt(match, 0)).toEqual(['pass']);
  });

  test('ARM-11: a second card is of a followed service and beats the initial high card, no other', () => {
    const match = layOut({ hands: ['NA9 CG1', 'MC9 NA10 AR14', 'NA3 MC9 NA14 MC10 AF12'], leader: 2 });
    play(match, ['2 play NA3', '0 play NA9', '1 play MC9']);
    expect(legalAt(match, 1)).toEqual(['improvise NA10', 'pass']);
    expect(refused(match, '1 improvise AR14')).toBe(
      'A second card must be of a followed service: Navy or Marine Corps (ARM-11).',
    );
    play(match, ['1 improvise NA10']);
    expect(legalAt(match, 2)).toEqual(['improvise MC10', 'improvise NA14', 'pass']);
    expect(refused(match, '2 improvise MC9')).toBe(
      'A second card must be higher than the Navy 9, the initial high card (ARM-11).',
    );
  });

  test('ARM-12: the seat of the initial high card comes last, and only after a second card', () => {
    const asked = layOut({ hands: ['AR9 AR12', 'AR1 AR10', 'AR2 CG1'], leader: 0 });
    play(asked, ['0 play AR9', '1 play AR1', '2 play AR2', '1 improvise AR10', '2 pass']);
    expect(legalAt(asked, 0)).toEqual(['improvise AR12', 'pass']);
    const withoutCards = layOut({ hands: ['AR9', 'AR1 AR10', 'AR2 CG1'], leader: 0 });
    play(withoutCards, ['0 play AR9', '1 play AR1', '2 play AR2', '1 improvise AR10', '2 pass']);
    expect(withoutCards.view(-1)).toMatchObject({ phase: 'play', facts: { last: { taker: 1 }, leader: 2 } });
  });

  test('ARM-13: nobody plays a second card twice', () => {
    const match = layOut({ hands: ['AR9 AR12 AR13', 'AR1 AR10 AR14'], leader: 0 });
    play(match, ['0 play AR9', '1 play AR1', '1 improvise AR10', '0 improvise AR12']);
    expect(match.view(-1)).toMatchObject({ phase: 'play', actors: [0], facts: { last: { taker: 0 } } });
  });

  test('ARM-14: second cards lie face down until all have decided', () => {
    const match = layOut({ hands: ['AR9 AR12 CG1', 'AR1 AR10 CG2'], leader: 0 });
    const told: string[] = [];
    match.watch(0, (entry) => told.push(entry.do));
    play(match, ['0 play AR9', '1 play AR1', '1 improvise AR10']);
    expect(match.view(0).places['second:1']).toEqual([null]);
    expect(match.view(1).places['second:1']).toEqual(['AR10']);
    expect(match.view(-1).places['hand:1']).toEqual([null]);
    play(match, ['0 improvise AR12']);
    expect(told).toEqual(['play AR9', 'play AR1', 'improvise ?', 'improvise AR12']);
    expect(factsOf(match)['last']).toEqual({
      taker: 0,
      first: [
        { by: 0, card: 'AR9' },
        { by: 1, card: 'AR1' },
      ],
      second: [
        { by: 1, card: 'AR10' },
        { by: 0, card: 'AR12' },
      ],
    });
  });

  test('ARM-14: the improvise that turns all up is still hidden in the streams of the others', () => {
    const match = layOut({ hands: ['AR9 AR12', 'AR1 AR10'], leader: 0 });
    const told: string[] = [];
    match.watch(1, (entry) => told.push(entry.do));
    play(match, ['0 play AR9', '1 play AR1', '1 improvise AR10', '0 improvise AR12']);
    expect(told).toEqual(['play AR9', 'play AR1', 'improvise AR10', 'improvise ?']);
  });

  test('ARM example 4: several second cards', () => {
    const match = layOut({ hands: ['AF9 CG12 AR1', 'CG2 CG9 AR2', 'CG3 AF12 AR3'], leader: 1 });
    play(match, ['1 play CG2', '2 play CG3', '0 play AF9']);
    play(match, ['1 improvise CG9', '2 improvise AF12', '0 improvise CG12']);
    expect(factsOf(match)).toMatchObject({ leader: 0, last: { taker: 0 } });
    expect(placeOf(match, 'board')).toBe('AF12 CG12');
    expect(placeOf(match, 'taken:0')).toBe('CG2 CG3 AF9 CG9');
  });
});

describe('taking the trick', () => {
  test('ARM-15: intel goes to the board, kinetic cards to the taker, first cards before second ones', () => {
    const match = layOut({ hands: ['NA12 AR2 CG1', 'NA1 NA13', 'NA3 CG2'], leader: 0, board: 'MC12 MC13' });
    play(match, ['0 play NA12', '1 play NA1', '2 play NA3', '1 improvise NA13', '2 pass', '0 pass']);
    expect(placeOf(match, 'board')).toBe('MC12 MC13 NA12 NA13');
    expect(placeOf(match, 'taken:1')).toBe('NA1 NA3');
  });

  test('ARM-15: a trick of intel cards gives only the lead', () => {
    const match = layOut({ hands: ['NA12 AR1', 'NA13 AR2'], leader: 0 });
    play(match, ['0 play NA12', '1 play NA13', '0 pass']);
    expect(match.view(-1)).toMatchObject({ actors: [1], places: { 'taken:0': [], 'taken:1': [] } });
  });

  test('ARM example 9: running out', () => {
    const match = layOut({ hands: ['MC6', 'MC9 AR1 AR2'], leader: 0 });
    play(match, ['0 play MC6', '1 play MC9']);
    expect(match.view(1)).toMatchObject({ phase: 'play', actors: [1] });
    play(match, ['1 play AR1', '1 play AR2']);
    expect(placeOf(match, 'taken:1')).toBe('MC6 MC9 AR1 AR2');
    expect(match.view(1).phase).toBe('shuffle');
  });

  test('ARM-16: the hand ends when no seat holds a card, and stays on the table until the next shuffle', () => {
    const match = layOut({ hands: ['AR5', 'AR6'], leader: 0, board: 'AR12 AR13' });
    play(match, ['0 play AR5', '1 play AR6']);
    expect(match.view(0)).toMatchObject({
      phase: 'shuffle',
      actors: ['chance'],
      places: { board: ['AR12', 'AR13'], 'taken:1': ['AR5', 'AR6'], trick: [] },
      facts: { dealer: 1, leader: 1, followed: [], decided: [], last: { taker: 1, second: [] } },
      scores: [0, 6],
    });
  });
});

describe('words', () => {
  test('prompts say what is asked, seat by seat and phase by phase', () => {
    const match = layOut({ hands: ['NA3 AR8', 'CG4 CG9', 'NA9 AF2', 'AF1 CG2'], leader: 0 });
    const asked = (seat: number): string => promptOf(armedForces, match.view(seat));
    expect(asked(0)).toBe('Lead any card.');
    expect(asked(1)).toBe('Wait for the others to play to the trick.');
    play(match, ['0 play NA3']);
    expect(asked(1)).toBe('Only Navy has been played: play any card.');
    play(match, ['1 play CG4']);
    expect(asked(2)).toBe('Follow Navy or Coast Guard.');
    play(match, ['2 play NA9', '3 play CG2']);
    expect(asked(3)).toBe('You hold no Navy or Coast Guard higher than the Navy 9: pass.');
    expect(asked(-1)).toBe('Wait while the others improvise or pass.');
    play(match, ['3 pass', '0 pass']);
    expect(asked(1)).toBe('You hold no Navy or Coast Guard higher than the Navy 9: pass.');
    const open = layOut({ hands: ['AR1 AR3', 'AR2 NA1'], leader: 0 });
    play(open, ['0 play AR1', '1 play AR2']);
    expect(promptOf(armedForces, open.view(0))).toBe('Improvise with Army higher than the Army 2, or pass.');
    const cut = atTable(armedForces);
    expect(promptOf(armedForces, cut.view(0))).toBe('The cards are cut for the deal.');
    play(cut, ['chance cut AR1 AR2']);
    expect(promptOf(armedForces, cut.view(0))).toBe('The cards are shuffled for the next hand.');
  });

  test('without honor mode there is nothing to call', () => {
    const match = layOut({ hands: ['AR1', 'AR2'], leader: 0 });
    expect(refused(match, '0 call 1 AR2')).toMatch('honor mode');
  });

  test('options outside the table are refused', () => {
    expect(refusedRules(armedForces, { target: 100 })).toMatch('25, 51, 101, 201');
    expect(refusedRules(armedForces, { honor: 'yes' })).toMatch('honor');
    expect(() => atTable(armedForces, {}, 6)).toThrow();
  });
});

function intelIn(match: Table, seat: number): string[] {
  return placeOf(match, `hand:${seat}`, seat)
    .split(' ')
    .filter((id) => INTEL.includes(id));
}

function without(ids: readonly string[], ...dropped: readonly string[]): string {
  return ids.filter((id) => !dropped.includes(id)).join(' ');
}

describe('what the table enters by itself, because all can see it', () => {
  const passer = (board: string): Table => {
    const match = layOut({ hands: ['AR11 AR2', 'AR3 AR4'], leader: 0, board });
    play(match, ['0 play AR11', '1 play AR3']);
    expect(match.view(1)).toMatchObject({ phase: 'improvise', actors: [1] });
    return match;
  };

  test('ARM-11: a pass, where every card that could improvise lies open', () => {
    const match = passer('AR12 AR13 AR14');
    expect(legalAt(match, 1)).toEqual(['pass']);
    expect(armedForces.forced?.(match.position, 1)).toBe(true);
  });

  test('no pass while a card that could improvise may be held, though nobody holds it', () => {
    const match = passer('AR12 AR13');
    expect(legalAt(match, 1)).toEqual(['pass']);
    expect(armedForces.forced?.(match.position, 1)).toBe(false);
  });

  test('the last card, and no card before it', () => {
    const match = layOut({ hands: ['AR1', 'AR2 AR3'], leader: 0 });
    expect(armedForces.forced?.(match.position, 0)).toBe(true);
    play(match, ['0 play AR1']);
    expect(armedForces.forced?.(match.position, 1)).toBe(false);
  });
});
