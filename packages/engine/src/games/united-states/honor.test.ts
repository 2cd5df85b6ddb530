// United States: wrong plays, calls and gives, and who knows what of the cards given (docs/rules/united-states.md).

import { describe, expect, test } from 'vitest';
import { legalAt, play, refused } from '../../../test/table.ts';
import type { Entry } from '../../game.ts';
import { promptOf } from '../../words.ts';
import { unitedStates } from './index.ts';
import { dealt, handOf, layOut, type Table } from './table.testing.ts';

const HONOR = { honor: true };
const PAY = { honor: true, falseCall: 'pay' };

const stack = (match: Table, corner: string) => match.view(-1).places[`corner:${corner}`];

describe('wrong plays', () => {
  test('US-20: any card on any top, but only corner states at Kansas; pass depends on the right plays', () => {
    const match = layOut({ hands: ['OK FL', 'GA', 'SC'], corners: { NE: 'NE', MO: 'MO' } }, HONOR);
    expect(legalAt(match, 0)).toEqual([
      'unite FL MO',
      'unite FL NE',
      'unite OK KS',
      'unite OK MO',
      'unite OK NE',
    ]);
    expect(refused(match, '0 unite FL KS')).toContain('US-8');
    expect(refused(match, '0 pass')).toContain('Oklahoma at its corner of Kansas');
    const stuck = layOut({ hands: ['FL', 'GA', 'SC'], corners: { NE: 'NE' } }, HONOR);
    expect(legalAt(stuck, 0)).toEqual(['pass', 'unite FL NE']);
    const first = layOut({ hands: ['FL', 'GA', 'SC'] }, HONOR);
    expect(legalAt(first, 0)).toEqual(['pass']);
  });

  test('US-21: a window after every card, right or wrong; the tick lets it stand', () => {
    const match = layOut({ hands: ['OK FL', 'GA', 'SC'] }, HONOR);
    play(match, ['0 unite OK KS']);
    expect(match.view(1)).toMatchObject({
      phase: 'window',
      actors: ['clock', 1, 2],
      legal: ['call'],
      facts: { turn: 0, window: { by: 0, card: 'OK', top: 'KS' }, called: [] },
    });
    expect(stack(match, 'OK')).toEqual(['OK']);
    expect(legalAt(match, 0)).toEqual([]);
    expect(refused(match, '0 unite FL OK')).toContain(
      'not for seat 0 to act now, but for the clock, seat 1, seat 2',
    );
    expect(refused(match, '1 give GA')).toBe(
      'A card has just been laid: write "call" alone, or let it stand (US-21).',
    );
    play(match, ['clock tick', '0 unite FL OK', 'clock tick']);
    expect(stack(match, 'OK')).toEqual(['OK', 'FL']);
    expect(match.view(1)).toMatchObject({ phase: 'shuffle', facts: { winner: 0 } });
  });

  test('US-21: a wrong card that stands is the top like any other; going out waits for the tick', () => {
    const match = layOut({ hands: ['ME', 'GA NH', 'SC'], corners: { NE: 'NE' } }, HONOR);
    play(match, ['0 unite ME NE']);
    expect(match.view(1).phase).toBe('window');
    expect(match.view(1).places['hand:0']).toEqual([]);
    play(match, ['clock tick']);
    expect(match.view(1)).toMatchObject({ phase: 'shuffle', facts: { winner: 0, turn: 0, passes: 0 } });
    expect(match.view(1).facts).not.toHaveProperty('window');
    const on = layOut({ hands: ['ME FL', 'GA NH', 'SC'], corners: { NE: 'NE' } }, HONOR);
    play(on, ['0 unite ME NE', 'clock tick', '0 pass']);
    expect(legalAt(on, 1)).toContain('unite NH ME');
    expect(legalAt(on, 1)).not.toContain('pass');
  });

  test('US-22: a free call against a right play has no effect, once for each seat', () => {
    const match = layOut({ hands: ['OK FL', 'GA', 'SC'] }, HONOR);
    play(match, ['0 unite OK KS', '2 call']);
    expect(match.view(0)).toMatchObject({ phase: 'window', actors: ['clock', 1], facts: { called: [2] } });
    expect(refused(match, '2 call')).toContain('not for seat 2 to act now');
    play(match, ['1 call']);
    expect(match.view(0)).toMatchObject({ actors: ['clock'], facts: { called: [1, 2] } });
    play(match, ['clock tick']);
    expect(match.view(0)).toMatchObject({ phase: 'play', actors: [0] });
  });

  test('US-23: a wrong card (a) comes back, known to all, and the caller gives a card', () => {
    const match = layOut({ hands: ['FL NY', 'GA RI', 'SC'], corners: { NE: 'NE' } }, HONOR);
    play(match, ['0 unite FL NE', '1 call']);
    expect(stack(match, 'NE')).toEqual(['NE']);
    expect(match.view(2)).toMatchObject({
      phase: 'give',
      actors: [1],
      facts: { turn: 0, window: { by: 0, card: 'FL', top: 'NE' }, caller: 1 },
    });
    expect(match.view(2).facts).not.toHaveProperty('called');
    expect(match.view(2).places['hand:0']).toEqual(['FL', null]);
    expect(match.view(-1).places['hand:0']).toEqual(['FL', null]);
    expect(legalAt(match, 1)).toEqual(['give GA', 'give RI']);
    expect(refused(match, '1 give SC')).toBe('You do not hold South Carolina (US-23).');
    expect(refused(match, '1 pass')).toBe(
      'A card is to be given first: write "give" and one card of your hand (US-23).',
    );
    play(match, ['1 give RI']);
    expect(handOf(match.position, 0)).toEqual(['NY', 'FL', 'RI']);
    expect(match.view(1).places['hand:0']).toEqual(['FL', 'RI', null]);
    expect(match.view(2).places['hand:0']).toEqual(['FL', null, null]);
  });

  test('US-23: a corner state beside a border state (b) is moved to its own corner', () => {
    const match = layOut({ hands: ['CO FL', 'GA RI', 'SC'], corners: { OK: 'OK', NE: 'NE SD' } }, HONOR);
    play(match, ['0 unite CO OK', '2 call', '2 give SC']);
    expect(match.view(0).facts['winner']).toBe(2);
    const on = layOut({ hands: ['CO FL', 'GA RI', 'SC ME'], corners: { OK: 'OK', NE: 'NE SD' } }, HONOR);
    play(on, ['0 unite CO OK', '2 call', '2 give SC']);
    expect([stack(on, 'OK'), stack(on, 'CO')]).toEqual([['OK'], ['CO']]);
    expect(handOf(on.position, 0)).toEqual(['SC', 'FL']);
    const both = layOut({ hands: ['CO FL', 'GA RI', 'SC ME'], corners: { NE: 'NE SD' } }, HONOR);
    play(both, ['0 unite CO SD', '2 call', '2 give SC']);
    expect([stack(both, 'NE'), stack(both, 'CO')]).toEqual([['NE', 'SD'], []]);
    expect(handOf(both.position, 0)).toEqual(['SC', 'FL', 'CO']);
  });

  test('US-24: the caller who gives his last card has gone out', () => {
    const match = layOut({ hands: ['FL NY', 'GA RI', 'SC'], corners: { NE: 'NE' } }, HONOR);
    play(match, ['0 unite FL NE', '2 call', '2 give SC']);
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', facts: { winner: 2, turn: 0 } });
    expect(match.view(0).scores).toEqual([-9, 0, 9 + 7]);
    expect(match.view(0).facts).not.toHaveProperty('window');
    expect(match.view(0).facts).not.toHaveProperty('caller');
  });

  test('US-25: the player in turn still is, and may lay the card he was given', () => {
    const match = layOut({ hands: ['FL NY', 'SD RI', 'SC'], corners: { NE: 'NE' } }, HONOR);
    play(match, ['0 unite FL NE', '1 call', '1 give SD']);
    expect(match.view(0)).toMatchObject({ phase: 'play', actors: [0], facts: { turn: 0, passes: 0 } });
    expect(legalAt(match, 0)).toContain('unite SD NE');
    expect(legalAt(match, 0)).not.toContain('pass');
  });

  test('US-14: a wrong card that was called interrupts the passes too', () => {
    const match = layOut({ hands: ['FL NY', 'AL RI', 'SC ME'], corners: { NE: 'NE' } }, HONOR);
    play(match, ['0 pass', '1 pass', '2 unite ME NE', '0 call', '0 give NY']);
    expect(match.view(0).facts).toMatchObject({ turn: 2, passes: 0 });
  });

  test('US-26: a corner state that stands on another stack leaves its own corner empty', () => {
    const match = layOut({ hands: ['CO FL', 'UT RI', 'SC ME'], corners: { OK: 'OK' } }, HONOR);
    play(match, ['0 unite CO OK', 'clock tick', '0 pass']);
    expect([stack(match, 'OK'), stack(match, 'CO')]).toEqual([['OK', 'CO'], []]);
    expect(legalAt(match, 1)).toEqual(['unite RI CO', 'unite UT CO']);
  });

  test('US-27: with "pay" the first call closes the window also against a right play', () => {
    const match = layOut({ hands: ['OK FL NY', 'GA', 'SC'] }, PAY);
    play(match, ['0 unite OK KS', '2 call']);
    expect(match.view(1)).toMatchObject({
      phase: 'give',
      actors: [0],
      facts: { window: { by: 0, card: 'OK', top: 'KS' }, caller: 2 },
    });
    expect(stack(match, 'OK')).toEqual(['OK']);
    play(match, ['0 give NY']);
    expect(match.view(0).places['hand:2']).toEqual(['NY', null]);
    expect(match.view(1).places['hand:2']).toEqual([null, null]);
    expect(match.view(1)).toMatchObject({ phase: 'play', actors: [0], facts: { turn: 0 } });
    const wrong = layOut({ hands: ['FL NY', 'GA RI', 'SC'], corners: { NE: 'NE' } }, PAY);
    play(wrong, ['0 unite FL NE', '1 call']);
    expect(wrong.view(0).actors).toEqual([1]);
  });
});

describe('who knows a card in a hand', () => {
  /** Seat 0 takes FL back and is given RI by seat 1; then it gives a card of its own to seat 2. */
  const passedOn = (given: string): Table => {
    const match = layOut({ hands: ['FL NY', 'GA RI', 'SC ME', 'AL MS'], corners: { NE: 'NE' } }, HONOR);
    play(match, ['0 unite FL NE', '1 call', '1 give RI', '0 pass', '1 pass']);
    play(match, ['2 unite ME NE', '0 call', `0 give ${given}`]);
    return match;
  };

  test('a give makes all that others knew of the giver’s hand uncertain, given or not', () => {
    const match = passedOn('NY');
    expect(match.view(1).places).toMatchObject({ 'hand:0': [null, null], 'hand:2': ['ME', null, null] });
    expect(match.view(3).places).toMatchObject({ 'hand:0': [null, null], 'hand:2': ['ME', null, null] });
    expect(match.view(-1).places).toMatchObject({ 'hand:0': [null, null], 'hand:2': ['ME', null, null] });
  });

  test('the receiver still knows what he knew of the giver’s hand; the giver knows his card', () => {
    const match = passedOn('NY');
    expect(match.view(2).places['hand:0']).toEqual(['FL', null]);
    expect(match.view(0).places['hand:2']).toEqual(['NY', 'ME', null]);
    expect(passedOn('FL').view(2).places['hand:0']).toEqual([null, null]);
  });

  test('a card given on is known to its last giver and holder alone', () => {
    const match = passedOn('RI');
    expect(match.view(1).places['hand:2']).toEqual(['ME', null, null]);
    expect(match.view(0).places['hand:2']).toEqual(['ME', 'RI', null]);
  });

  test('a give is seen as "give ?" by all but the two', () => {
    const match = layOut({ hands: ['FL NY', 'GA RI', 'SC ME', 'AL MS'], corners: { NE: 'NE' } }, HONOR);
    const heard = new Map<number, Entry>();
    for (const seat of [-1, 0, 1, 2, 3]) match.watch(seat, (entry) => heard.set(seat, entry));
    play(match, ['0 unite FL NE', '1 call', '1 give RI']);
    expect([-1, 0, 1, 2, 3].map((seat) => heard.get(seat)!.do)).toEqual([
      'give ?',
      'give RI',
      'give RI',
      'give ?',
      'give ?',
    ]);
  });
});

describe('worked examples', () => {
  test('US example 5: Colorado on Oklahoma, and Wisconsin on South Dakota', () => {
    const before = [
      '2 unite NE KS',
      'clock tick',
      '2 unite SD NE',
      'clock tick',
      '2 pass',
      '3 unite OK KS',
      'clock tick',
    ];
    const match = dealt(HONOR);
    play(match, [...before, '3 unite CO OK', '0 call', '0 give ID']);
    expect([stack(match, 'OK'), stack(match, 'CO')]).toEqual([['OK'], ['CO']]);
    expect(handOf(match.position, 3)).toEqual('NY TX NJ WI KY AR CT RI NH ID VT'.split(' '));
    expect(match.view(1)).toMatchObject({ phase: 'play', actors: [3] });
    const other = dealt(HONOR);
    play(other, [...before, '3 unite WI SD', '0 call', '0 give ID']);
    expect(stack(other, 'NE')).toEqual(['NE', 'SD']);
    expect(other.view(1).places['hand:3']).toEqual(['WI', ...new Array(11).fill(null)]);
    expect(other.view(2).places['hand:3']).toEqual(['WI', ...new Array(11).fill(null)]);
    expect(other.view(0).places['hand:3']).toEqual(['WI', 'ID', ...new Array(10).fill(null)]);
    play(other, ['3 unite CO SD', '1 call', '1 give ME']);
    expect(other.view(2).places['hand:3'].filter((id) => id !== null)).toEqual(['WI', 'CO']);
  });

  test('US example 7: false calls are paid for', () => {
    const match = dealt(PAY);
    play(match, ['2 unite NE KS', '0 call']);
    expect(match.view(-1).actors).toEqual([2]);
    expect(legalAt(match, 2)).toHaveLength(11);
    play(match, ['2 give TN']);
    expect(match.position.sizes).toEqual([13, 12, 10, 12]);
    expect(match.view(1).actors).toEqual([2]);
    expect(match.view(1).places['hand:0']).toEqual(new Array(13).fill(null));
    expect(match.view(3).places['hand:0']).toEqual(new Array(13).fill(null));
    const out = layOut({ hands: ['SD TN', 'MO', 'FL GA'], corners: { NE: 'NE' } }, PAY);
    play(out, ['0 unite SD NE', '1 call', '0 give TN']);
    expect(out.view(0).scores).toEqual([23, -16, 0]);
    const atOnce = layOut({ hands: ['SD', 'MO', 'FL GA'], corners: { NE: 'NE' } }, PAY);
    play(atOnce, ['0 unite SD NE', '1 call']);
    expect(atOnce.view(0)).toMatchObject({ phase: 'shuffle', scores: [15, -8, 0] });
  });
});

test('every moment of honor mode has its prompt', () => {
  const say = (match: Table, seat: number) => promptOf(unitedStates, match.view(seat));
  const match = layOut({ hands: ['OK FL NY', 'GA RI', 'SC'] }, PAY);
  play(match, ['0 unite OK KS']);
  expect(say(match, 1)).toBe('Oklahoma was laid at its corner: call it if it is wrong, or let it stand.');
  expect(say(match, 0)).toBe('Oklahoma was laid at its corner: it may still be called.');
  play(match, ['1 call']);
  expect(say(match, 0)).toBe('Give a card of your hand to {1}, who called wrong.');
  expect(say(match, 2)).toBe('Wait until the card is given.');
  play(match, ['0 give NY', '0 unite FL OK', '1 call']);
  expect(say(match, 1)).toBe('Give a card of your hand to {0}, whose card was wrong.');
});
