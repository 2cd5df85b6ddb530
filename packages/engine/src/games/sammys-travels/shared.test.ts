// Sammy's Travels with one pack for two, rule by rule (docs/rules/sammys-travels.md).

import { describe, expect, test } from 'vitest';
import { atTable, imagined, legalAt, play, refused, sheetOf } from '../../../test/table.ts';
import { makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { promptOf } from '../../words.ts';
import { sammysTravels } from './index.ts';
import { layOut, shuffle, type Table } from './table.testing.ts';

const SHARED = { packs: 'shared' };

/** The game of example 5: starters California and Florida, the others in the pack's order. */
function fromCoastToCoast(given: Record<string, unknown> = {}): Table {
  const match = atTable(sammysTravels, { ...SHARED, start: 'CA FL', ...given }, 2);
  shuffle(match);
  return match;
}

/** Plays `turns` turns of seats 0 and 1 in which a card is dealt and nothing transferred. */
function idleTurns(match: Table, turns: number): void {
  for (let i = 0; i < turns; i++) play(match, ['0 deal', '0 pass', '1 deal', '1 pass']);
}

/** The travel stacks of a late position: their tops are Nevada and Oregon. */
const LATE = { travels: ['UT NV', 'CA OR'] } as const;

describe('setup', () => {
  test('TRV-5: Maine is laid aside; 46 cards are dealt, 23 each', () => {
    const match = fromCoastToCoast();
    expect(match.view(0).places).toMatchObject({
      aside: ['ME'],
      'travel:0': ['CA'],
      'travel:1': ['FL'],
      'hand:0': new Array(23).fill(null),
      'hand:1': new Array(23).fill(null),
    });
    expect(atTable(sammysTravels, SHARED, 2).view(0).places['aside']).toEqual(['ME']);
  });

  test('TRV-6: each player places a starter, the second any other of the 48', () => {
    const match = atTable(sammysTravels, SHARED, 2);
    expect(legalAt(match, 0)).toHaveLength(48);
    expect(refused(match, '0 start ME')).toBe('Maine is laid aside with one pack for two (TRV-5).');
    play(match, ['0 start CA']);
    expect(match.view(0)).toMatchObject({
      phase: 'start',
      actors: [1],
      facts: { start: ['CA'] },
      scores: [0, 0],
    });
    expect(match.view(0).places).toMatchObject({ 'travel:0': ['CA'], 'travel:1': [] });
    expect(legalAt(match, 1)).toHaveLength(47);
    expect(refused(match, '1 start CA')).toBe('California is the other starter already (TRV-6).');
    play(match, ['1 start NV']);
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', facts: { start: ['CA', 'NV'] } });
    expect(sammysTravels.draw(match.position)).toMatchObject({ count: 46, opens: false });
    shuffle(match);
    expect(match.view(0).facts).toEqual({ start: ['CA', 'NV'], idle: [0, 0], turn: 0, dealt: false });
  });

  test('TRV-6: with "draw" the first two cards of 48 are the starters', () => {
    const match = atTable(sammysTravels, { ...SHARED, start: 'draw', credit: 'stack' }, 2);
    expect(sammysTravels.draw(match.position)).toMatchObject({ count: 48, opens: true });
    expect(match.view(0).scores).toEqual([0, 0]);
    shuffle(match, 'GA UT NY PA');
    expect(match.view(0)).toMatchObject({ facts: { start: ['GA', 'UT'] }, scores: [1, 1] });
    play(match, ['0 deal', '0 pass', '1 deal']);
    expect(match.view(0).places).toMatchObject({ 'stock:0': ['PA'], 'stock:1': ['NY'] });
  });

  test('TRV-7: dealt singly, the first card to seat 1', () => {
    const match = fromCoastToCoast();
    const held = match.position.held.map((pile) => makeCards(sammy, pile));
    expect(held[1].slice(0, 3)).toEqual(['NY', 'IL', 'TX']);
    expect(held[0].slice(0, 3)).toEqual(['PA', 'OH', 'MI']);
  });
});

describe('play', () => {
  test('TRV-9: the top of one’s own stock goes to either stack, never the other’s', () => {
    const match = layOut({ ...LATE, stocks: ['ID', 'AZ'], hands: ['WA', 'WY'], hasDealt: true });
    expect(legalAt(match, 0)).toEqual(['pass', 'transfer ID NV', 'transfer ID OR']);
    expect(refused(match, '0 transfer AZ NV')).toContain('Only Idaho, the top card of your stock');
    expect(refused(match, '0 transfer ID UT')).toBe(
      'Utah is not where the way ends; that is Nevada or Oregon (TRV-9).',
    );
    play(match, ['0 transfer ID OR']);
    expect(match.view(1).places).toMatchObject({ 'travel:0': ['UT', 'NV'], 'travel:1': ['CA', 'OR', 'ID'] });
  });

  test('TRV-11: a transfer by either player ends the idle deals of both', () => {
    const match = layOut({ ...LATE, stocks: ['NY', 'GA'], hands: ['ID WY', 'FL MA'] });
    play(match, ['0 deal', '0 pass', '1 deal', '1 pass']);
    expect(match.view(0).facts['idle']).toEqual([1, 1]);
    play(match, ['0 transfer ID NV']);
    expect(match.view(0).facts['idle']).toEqual([0, 0]);
  });

  test('TRV-16: in a turn exactly one card is dealt, transfers before and after it, then a pass', () => {
    const match = layOut({ ...LATE, stocks: ['ID', 'GA'], hands: ['WA', 'FL'] });
    expect(legalAt(match, 0)).toEqual(['deal', 'transfer ID NV', 'transfer ID OR']);
    expect(refused(match, '0 pass')).toBe('A card is dealt before the turn is passed (TRV-16).');
    expect(refused(match, '0 stop')).toContain('nobody stops');
    play(match, ['0 transfer ID NV', '0 deal']);
    expect(legalAt(match, 0)).toEqual(['pass', 'transfer WA ID', 'transfer WA OR']);
    expect(refused(match, '0 deal')).toBe('You have dealt in this turn; end it with "pass" (TRV-16).');
    expect(refused(match, '0 turn')).toContain('TRV-16');
    expect(match.view(1).facts).toMatchObject({ turn: 0, dealt: true });
    play(match, ['0 pass']);
    expect(match.view(1)).toMatchObject({ actors: [1], facts: { turn: 1, dealt: false } });
  });

  test('TRV-16: with an empty hand the stock is turned over, then dealt from', () => {
    const match = layOut({ ...LATE, stocks: ['WA ID NY', 'GA'], hands: ['', 'FL'] });
    expect(legalAt(match, 0)).toEqual(['turn']);
    play(match, ['0 turn']);
    expect(match.view(1).places['hand:0']).toEqual(['NY', 'ID', 'WA']);
    expect(legalAt(match, 0)).toEqual(['deal']);
    play(match, ['0 deal']);
    expect(legalAt(match, 0)).toEqual(['pass', 'transfer WA OR']);
  });

  test('TRV-17: who has no card left is out of the turns; the other goes on alone', () => {
    const match = layOut({ ...LATE, stocks: ['ID', ''], hands: ['', 'WA MT GA'] });
    play(match, ['0 transfer ID NV']);
    expect(match.view(0)).toMatchObject({ phase: 'play', actors: [1], facts: { turn: 1, dealt: false } });
    play(match, ['1 deal', '1 pass']);
    expect(match.view(0)).toMatchObject({ actors: [1], facts: { turn: 1, dealt: false } });
    expect(refused(match, '0 deal')).toContain('It is not for seat 0');
  });

  test('TRV-18: over when nobody holds a card', () => {
    const match = layOut({ ...LATE, stocks: ['ID', ''], hands: ['', 'WA'], hasDealt: true });
    play(match, ['0 transfer ID NV', '1 deal', '1 transfer WA ID']);
    expect(match.view(0)).toMatchObject({ phase: 'over', actors: [], facts: { turn: 1, dealt: true } });
  });

  test('TRV-18: over when no card held borders a top', () => {
    const match = layOut({ ...LATE, stocks: ['ID', ''], hands: ['GA', 'FL'], hasDealt: true });
    play(match, ['0 transfer ID NV']);
    expect(match.view(0)).toMatchObject({ phase: 'over', facts: { turn: 0, dealt: true, idle: [0, 0] } });
    expect(match.view(-1).places).toMatchObject({ 'hand:0': ['GA'], 'hand:1': ['FL'] });
  });

  test('TRV-18: over after a pass, when all cards of all who hold some have gone by twice', () => {
    const match = layOut({ ...LATE, stocks: ['', ''], hands: ['ID GA', 'FL'] });
    play(match, ['0 deal', '0 pass', '1 deal', '1 pass', '0 deal', '0 pass', '1 turn', '1 deal', '1 pass']);
    expect(match.view(0)).toMatchObject({ phase: 'play', facts: { idle: [2, 2], turn: 0 } });
    play(match, ['0 turn', '0 deal', '0 pass', '1 turn', '1 deal', '1 pass', '0 deal']);
    expect(match.view(0)).toMatchObject({ phase: 'play', facts: { idle: [4, 3] } });
    play(match, ['0 pass']);
    expect(match.view(0)).toMatchObject({ phase: 'over', facts: { idle: [4, 3], turn: 0, dealt: true } });
    const alone = layOut({ ...LATE, stocks: ['', ''], hands: ['ID', ''] });
    play(alone, ['0 deal', '0 pass', '0 turn', '0 deal', '0 pass']);
    expect(alone.view(0)).toMatchObject({ phase: 'over', facts: { idle: [2, 0] } });
  });

  test('TRV-19: compulsory before the deal as after it, for the player in turn alone', () => {
    const given = { mustTransfer: true };
    const match = layOut({ ...LATE, stocks: ['ID', 'AZ'], hands: ['GA', 'WA'] }, given);
    expect(legalAt(match, 0)).toEqual(['transfer ID NV', 'transfer ID OR']);
    expect(refused(match, '0 deal')).toBe('Idaho can be transferred, and so it must be (TRV-19).');
    expect(legalAt(match, 1)).toEqual([]);
    play(match, ['0 transfer ID OR', '0 deal']);
    expect(legalAt(match, 0)).toEqual(['pass']);
    play(match, ['0 pass']);
    expect(legalAt(match, 1)).toEqual(['transfer AZ NV']);
  });
});

describe('scoring', () => {
  test('the cards transferred, or the stack from one’s own starter', () => {
    const late = { ...LATE, stocks: ['ID', ''], hands: ['', 'WA'], hasDealt: true } as const;
    const lines = ['0 transfer ID OR', '1 deal', '1 transfer WA ID'];
    const cards = layOut(late);
    play(cards, lines);
    expect(sheetOf(cards)).toEqual({
      hands: [
        { points: [1, 1], lines: ['{0} transferred 1 of 23 cards: 1.', '{1} transferred 1 of 23 cards: 1.'] },
      ],
      result: { scores: [1, 1], winners: [] },
    });
    const stacks = layOut(late, { credit: 'stack' });
    play(stacks, lines);
    expect(sheetOf(stacks)).toEqual({
      hands: [
        {
          points: [2, 4],
          lines: [
            'The stack of {0} from Utah visits 2 states, no matter who laid them: 2.',
            'The stack of {1} from California visits 4 states, no matter who laid them: 4.',
          ],
        },
      ],
      result: { scores: [2, 4], winners: [1] },
    });
    expect(sammysTravels.evaluate(stacks.position, 1)).toBe(2);
  });
});

describe('worked examples', () => {
  test('TRV example 5: from California and Florida', () => {
    const match = fromCoastToCoast();
    const held = match.position.held.map((pile) => makeCards(sammy, pile).join(' '));
    expect(held).toEqual([
      'PA OH MI NJ IN WI AL KY IA OK MS DC SC MD WA CO SD ND UT ID NM DE NV',
      'NY IL TX MA MO NC GA TN MN VA LA KS AR WV CT NE OR RI MT NH AZ VT WY',
    ]);
    expect(legalAt(match, 0)).toEqual(['deal']);
    play(match, ['0 deal']);
    expect(legalAt(match, 0)).toEqual(['pass']);
    play(match, ['0 pass', '1 deal', '1 pass']);
    idleTurns(match, 5);
    play(match, ['0 deal']);
    expect(legalAt(match, 0)).toEqual(['pass', 'transfer AL FL']);
    play(match, ['0 transfer AL FL']);
    expect(match.view(0).places['stock:0'].at(-1)).toBe('WI');
    play(match, ['0 pass', '1 deal']);
    expect(legalAt(match, 1)).toEqual(['pass', 'transfer GA AL']);
    play(match, ['1 transfer GA AL']);
    expect(match.view(0).scores).toEqual([1, 1]);
    const stacks = fromCoastToCoast({ credit: 'stack' });
    play(
      stacks,
      match.log.slice(1).map((event) => `${event.by} ${event.do}`),
    );
    expect(stacks.view(0).scores).toEqual([1, 3]);
  });

  test('TRV example 6: towards the end', () => {
    const match = layOut({ stocks: ['ID', ''], hands: ['CA', 'WA'], travels: ['NV', 'OR'], hasDealt: true });
    expect(legalAt(match, 0)).toEqual(['pass', 'transfer ID NV', 'transfer ID OR']);
    play(match, ['0 transfer ID NV', '0 pass', '1 deal']);
    expect(legalAt(match, 1)).toEqual(['pass', 'transfer WA ID', 'transfer WA OR']);
    play(match, ['1 transfer WA ID']);
    expect(match.view(0)).toMatchObject({ actors: [0], facts: { turn: 0, dealt: false } });
    play(match, ['0 deal', '0 transfer CA OR']);
    expect(match.view(0)).toMatchObject({ phase: 'over', scores: [2, 1] });
    expect(sammysTravels.tally(match.position).result).toEqual({ scores: [2, 1], winners: [0] });
  });

  test('TRV example 7: the same with compulsory transfers', () => {
    const given = { mustTransfer: true };
    const six = { stocks: ['ID', ''], hands: ['CA', 'WA'], travels: ['NV', 'OR'], hasDealt: true } as const;
    for (const stack of ['NV', 'OR']) {
      const match = layOut(six, given);
      expect(legalAt(match, 0)).toEqual(['transfer ID NV', 'transfer ID OR']);
      play(match, [`0 transfer ID ${stack}`]);
      expect(legalAt(match, 0)).toEqual(['pass']);
    }
    const before = layOut({ stocks: ['WA ID', ''], hands: ['CA', 'FL'], travels: ['NV', 'OR'] }, given);
    expect(legalAt(before, 0)).toEqual(['transfer ID NV', 'transfer ID OR']);
    play(before, ['0 transfer ID OR']);
    expect(legalAt(before, 0)).toEqual(['transfer WA ID']);
    play(before, ['0 transfer WA ID']);
    expect(legalAt(before, 0)).toEqual(['deal']);
  });
});

test('the hidden cards of one pack lie in either hand, until one hand has been gone through', () => {
  const match = fromCoastToCoast();
  idleTurns(match, 2);
  const withZero = new Set(imagined(match, 0, 200).map((p) => makeCards(sammy, p.held[0]).includes('NV')));
  expect(withZero).toEqual(new Set([true, false]));
  for (const p of imagined(match, 1, 20)) {
    expect(p.held.map((pile) => makeCards(sammy, pile.slice(0, 2)))).toEqual([
      ['PA', 'OH'],
      ['NY', 'IL'],
    ]);
    expect(new Set(p.held.flat()).size).toBe(46);
  }
  idleTurns(match, 21);
  play(match, ['0 turn']);
  for (const p of imagined(match, 1, 5)) expect(p.held).toEqual(match.position.held);
});

test('every moment of a shared game has its prompt', () => {
  const say = (match: Table, seat: number) => promptOf(sammysTravels, match.view(seat));
  const match = layOut({ ...LATE, stocks: ['ID', ''], hands: ['WA', 'GA'] });
  expect(say(match, 0)).toBe('Travel on to Idaho, or deal the next card.');
  expect(say(match, 1)).toBe('Wait for your turn.');
  play(match, ['0 deal', '0 pass', '1 deal']);
  expect(say(match, 1)).toBe('End your turn.');
  const empty = layOut({ ...LATE, stocks: ['ID NY', ''], hands: ['', 'GA'] });
  expect(say(empty, 0)).toBe('Turn your stock over.');
});
