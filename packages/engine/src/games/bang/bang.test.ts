// Bang, rule by rule. Situations are laid out on the table as the rules page tells them, or played from the deal.

import { describe, expect, test } from 'vitest';
import { atTable, imagined, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import { type Match, SPECTATOR } from '../../index.ts';
import { parker } from '../../packs/parker.ts';
import { linesOf, promptOf } from '../../words.ts';
import { bang } from './index.ts';
import { emptyPackets, putUnder, slotsIn } from './packets.ts';
import type { Bang } from './position.ts';

type Table = Match<Bang>;

interface Layout {
  /** Cards of each hand, top first. */
  readonly hands: readonly string[];
  /** Cards of each pile, bottom to top. */
  readonly piles: readonly string[];
  readonly turn: number;
}

/** A match in the middle, dealt by seat 0, with the cards lying as told. */
function layOut({ hands, piles, turn }: Layout, given: Record<string, unknown> = {}): Table {
  const match = dealt(hands.length, given);
  const p = match.position;
  p.faces = parker.cards.map((_, card) => card);
  p.packets = emptyPackets(2 * p.seats, p.faces.length);
  [...hands, ...piles].forEach((ids, packet) => {
    for (const id of ids.split(' ').filter(Boolean)) putUnder(p.packets, parker.find(id)!, packet);
  });
  p.turn = turn;
  return match;
}

/** A match after the deal by seat 0, in the pack's order. */
function dealt(seats: number, given: Record<string, unknown> = {}): Table {
  const match = atTable(bang, given, seats);
  play(match, [`chance ${cut(seats)}`, `chance shuffle ${parker.ids.slice(0, 48).join(' ')}`]);
  return match;
}

/** A cut that seat 0 wins. */
function cut(seats: number): string {
  return `cut I12 ${parker.ids.slice(0, seats - 1).join(' ')}`;
}

function idsOf({ position: p }: Table, packet: number): string {
  return slotsIn(p.packets, packet)
    .map((slot) => parker.ids[p.faces[slot]])
    .join(' ');
}

function hand(match: Table, seat: number): string {
  return idsOf(match, seat);
}

function pile(match: Table, seat: number): string {
  return idsOf(match, match.seats + seat);
}

function facts(match: Table, seat: number = SPECTATOR): Record<string, unknown> {
  return match.view(seat).facts;
}

const EXAMPLE_2: Layout = { hands: ['I9', 'I2 C9', 'E7 E1'], piles: ['I4 A7', 'C3', ''], turn: 2 };

describe('setup', () => {
  test('the highest number deals, and a tie for highest is cut again by all', () => {
    const match = atTable(bang, {}, 3);
    play(match, ['chance cut I7 C12 E12']);
    expect(match.view(0).phase).toBe('cut');
    expect(facts(match)).toEqual({ laid: 0, sinceWon: 0, out: [] });
    play(match, ['chance cut I7 C7 E12']);
    expect(match.view(0).phase).toBe('shuffle');
    expect(facts(match).dealer).toBe(2);
  });

  test('the President and the Ordnance cards are left out', () => {
    const match = atTable(bang, {}, 2);
    expect(refused(match, 'chance cut PRES I1')).toMatch('PRES');
    expect(bang.draw(match.position).from).toHaveLength(48);
  });

  test.each([
    [5, [9, 10, 10, 10, 9]],
    [7, [6, 7, 7, 7, 7, 7, 7]],
    [8, [6, 6, 6, 6, 6, 6, 6, 6]],
  ])('%i seats: those first on the left of the dealer get the odd cards', (seats, sizes) => {
    expect(dealt(seats).view(SPECTATOR).scores).toEqual(sizes);
  });

  test('options: anything off the list is refused', () => {
    expect(refusedRules(bang, { limit: 100 })).toMatch('240, 480, 960');
    expect(refusedRules(bang, { falseCall: 'free' })).toMatch('"pay", "ignored"');
    expect(refusedRules(bang, {}, 9)).toMatch('8');
  });
});

describe('play', () => {
  test('BNG-1: the dealer lays first, then clockwise', () => {
    const match = dealt(3);
    for (const seat of [0, 1, 2, 0]) {
      expect(match.view(SPECTATOR).actors).toEqual([seat]);
      play(match, [`${seat} play`, 'clock tick']);
    }
  });

  test('BNG-2: the top card is laid, and an empty hand takes up its pile only at the next turn', () => {
    const match = layOut({ hands: ['I4', 'C1 C2'], piles: ['A7 C3', ''], turn: 0 });
    play(match, ['0 play', 'clock tick']);
    expect([hand(match, 0), pile(match, 0)]).toEqual(['', 'A7 C3 I4']);
    play(match, ['1 play', 'clock tick', '0 play']);
    expect([hand(match, 0), pile(match, 0)]).toEqual(['C3 I4', 'A7']);
  });

  test('BNG-3: only the card just laid matches, only with what the piles show', () => {
    const match = layOut({ hands: ['C1', 'I7 I3', 'E3 E9'], piles: ['A7', 'C3 C5', 'E7'], turn: 1 });
    play(match, ['1 play']);
    expect(facts(match).window).toEqual({ by: 1, number: 7, piles: [0, 1, 2] });
    play(match, ['clock tick', '2 play']);
    // The three of seat 1 is covered; the sevens of seats 0 and 1 were passed over.
    expect(facts(match).window).toEqual({ by: 2, number: 3, piles: [] });
  });

  test('BNG-4: the window opens after every card, and everybody in the game may call once', () => {
    const match = layOut({ hands: ['I1', 'I2', 'I3', ''], piles: ['', '', '', ''], turn: 0 });
    match.position.inGame = 0b0111;
    play(match, ['0 play']);
    expect(match.view(SPECTATOR).actors).toEqual(['clock', 0, 1, 2]);
    expect([0, 1, 2, 3].map((seat) => legalAt(match, seat))).toEqual([['bang'], ['bang'], ['bang'], []]);
    play(match, ['1 bang']);
    expect(legalAt(match, 1)).toEqual([]);
    play(match, ['0 bang', '2 bang']);
    expect(bang.actors(match.position)).toBe(1 << 8);
  });

  test('BNG-4: with ignored the window opens only after a match', () => {
    const match = layOut({ ...EXAMPLE_2, hands: ['I9', 'I2 C9', 'E1 E7'] }, { falseCall: 'ignored' });
    play(match, ['2 play']);
    expect(match.view(0)).toMatchObject({ phase: 'lay', actors: [0] });
    const other = layOut(EXAMPLE_2, { falseCall: 'ignored' });
    play(other, ['2 play']);
    expect(other.view(0)).toMatchObject({ phase: 'window', actors: ['clock', 0, 1, 2] });
  });

  test('BNG-5: a tie or nobody: the match is ignored, piles stay, nobody pays', () => {
    for (const calls of [[], ['0 bang', '1 bang'], ['2 bang', '1 bang', '0 bang']]) {
      const match = layOut(EXAMPLE_2);
      play(match, ['2 play', ...calls, 'clock tick']);
      expect([pile(match, 0), pile(match, 1), pile(match, 2)]).toEqual(['I4 A7', 'C3', 'E7']);
      expect(match.view(0).scores).toEqual([3, 3, 2]);
    }
  });

  test('BNG-6: piles are taken clockwise from the winner, and its own only if it matches', () => {
    const match = layOut({ hands: ['I1', 'I2', 'E7 I3'], piles: ['C1 C7', 'A1 A7', 'E1'], turn: 2 });
    play(match, ['2 play', '1 bang', 'clock tick']);
    expect(hand(match, 1)).toBe('I2 A1 A7 E1 E7 C1 C7');
    expect([pile(match, 0), pile(match, 1), pile(match, 2)]).toEqual(['', '', '']);
    expect(facts(match).sinceWon).toBe(0);
  });

  test('BNG-7: a seat without hand and pile is out; an empty hand alone is not', () => {
    const match = layOut({ hands: ['I9', '', 'E7 E1'], piles: ['I4', 'A7', ''], turn: 2 });
    play(match, ['2 play', '2 bang', 'clock tick']);
    expect(facts(match).out).toEqual([1]);
    play(match, ['0 play']);
    expect(facts(match).out).toEqual([1]);
    expect(match.view(1).actors).toEqual(['clock', 0, 2]);
    expect(refused(match, '1 bang')).toBe(
      'It is not for seat 1 to act now, but for the clock, seat 0, seat 2.',
    );
  });

  test('BNG-8: the turn passes to the left of the seat that laid, over seats that are out', () => {
    const match = layOut({ hands: ['I9', '', 'E1', 'E7 E2'], piles: ['I7', '', 'C3', ''], turn: 3 });
    match.position.inGame = 0b1101;
    play(match, ['3 play', '2 bang', 'clock tick']);
    expect(facts(match).turn).toBe(0);
    play(match, ['0 play', 'clock tick']);
    expect(facts(match).turn).toBe(2);
  });

  test('BNG-9: one seat alone with cards has won, whatever was laid', () => {
    const match = layOut({ hands: ['I1', 'E7'], piles: ['A7', ''], turn: 1 });
    play(match, ['1 play', '0 bang', 'clock tick']);
    expect(match.view(1)).toMatchObject({ phase: 'over', actors: [], scores: [3, 0] });
    expect(facts(match)).toMatchObject({ turn: 1, out: [1], lastCalls: [0] });
    const { hands, result } = bang.tally(match.position);
    expect(hands).toEqual([{ points: [3, 0], facts: { why: 'alone' } }]);
    expect(result).toEqual({ scores: [3, 0], winners: [0] });
    expect(linesOf(bang, hands[0])).toEqual([
      '{0} owned 3 of the 48 cards',
      '{1} owned 0 of the 48 cards',
      'Everybody else was out of cards (BNG-9)',
    ]);
  });

  test('BNG-10: the match ends after the window of the last card; most cards win, ties together', () => {
    const match = layOut(
      { hands: ['I1 I2', 'E3 E4', 'C5 C6'], piles: ['', '', ''], turn: 0 },
      { limit: 240 },
    );
    match.position.laid = 239;
    play(match, ['0 play']);
    expect(match.view(0).phase).toBe('window');
    play(match, ['1 bang', 'clock tick']);
    expect(match.view(0)).toMatchObject({ phase: 'over', scores: [3, 1, 2] });
    expect(bang.tally(match.position).result).toEqual({ scores: [3, 1, 2], winners: [0] });
    expect(linesOf(bang, bang.tally(match.position).hands[0]).at(-1)).toMatch('BNG-10');
  });

  test('BNG-10: with ignored a last card without a match ends the match at once, and ties share it', () => {
    const rules = { limit: 480, falseCall: 'ignored' };
    const match = layOut({ hands: ['I1 I2', 'E3 E4', 'C5'], piles: ['', '', ''], turn: 0 }, rules);
    match.position.laid = 479;
    play(match, ['0 play']);
    expect(match.over).toBe(true);
    expect(facts(match)).toEqual({ dealer: 0, turn: 0, laid: 480, sinceWon: 1, out: [] });
    expect(bang.tally(match.position).result).toEqual({ scores: [2, 2, 1], winners: [0, 1] });
  });

  test('BNG-11: 192 cards without a match won are a stand-off; payments do not count as winning', () => {
    const match = layOut({ hands: ['I1 I2', 'E3 E4'], piles: ['', ''], turn: 0 });
    match.position.sinceWon = 190;
    play(match, ['0 play', '1 bang', 'clock tick', '1 play']);
    expect(facts(match)).toMatchObject({ sinceWon: 192 });
    play(match, ['clock tick']);
    expect(match.over).toBe(true);
    expect(linesOf(bang, bang.tally(match.position).hands[0]).at(-1)).toMatch('BNG-11');
  });

  test('BNG-11: a match won in the window of the last of them begins the count anew', () => {
    const match = layOut(EXAMPLE_2);
    match.position.sinceWon = 191;
    play(match, ['2 play', '1 bang', 'clock tick']);
    expect(match.view(0)).toMatchObject({ phase: 'lay', facts: { sinceWon: 0 } });
  });

  test('BNG-12: callers pay the top card, clockwise from the left of the seat that laid, which pays last', () => {
    const match = layOut({ hands: ['I1 I2', 'A1 A2', 'C1 C2', 'E9 E2'], piles: ['', '', '', ''], turn: 3 });
    play(match, ['3 play', '3 bang', '2 bang', '0 bang', 'clock tick']);
    // The payments I1 and C1 came under E2, so that the laying seat still pays E2.
    expect([0, 1, 2, 3].map((seat) => hand(match, seat))).toEqual(['I2 E2', 'A1 A2', 'C2', 'I1 C1']);
    expect(facts(match).lastCalls).toEqual([0, 2, 3]);
  });

  test('BNG-12: the laying seat may lose its last card, and the turn goes on to its left', () => {
    const match = layOut({ hands: ['I1', 'A2', 'C2'], piles: ['', '', ''], turn: 0 });
    play(match, ['0 play', '0 bang', 'clock tick']);
    expect([hand(match, 1), pile(match, 0)]).toEqual(['A2 I1', '']);
    expect(facts(match)).toMatchObject({ out: [0], turn: 1 });
  });

  test('BNG-12: if all others pay their last card the match is over and the laying seat pays nothing', () => {
    const match = layOut({ hands: ['I1', '', 'C2'], piles: ['', 'A2', ''], turn: 0 });
    play(match, ['0 play', '2 bang', '0 bang', '1 bang', 'clock tick']);
    expect(match.over).toBe(true);
    expect([hand(match, 0), pile(match, 0)]).toEqual(['A2 C2', 'I1']);
    expect(bang.tally(match.position).result).toEqual({ scores: [3, 0, 0], winners: [0] });
  });
});

describe('worked examples', () => {
  test.each(['pay', 'ignored'])('BNG example 1: the deal and a stand-off (%s)', (falseCall) => {
    const match = dealt(2, { falseCall });
    expect(hand(match, 0).startsWith('E12 E10 E8')).toBe(true);
    expect(hand(match, 1).startsWith('E11 E9 E7')).toBe(true);
    const tick = falseCall === 'pay' ? ['clock tick'] : [];
    for (let card = 0; card < 192; card++) {
      expect(match.over).toBe(false);
      play(match, [`${card % 2} play`, ...tick]);
    }
    expect(bang.tally(match.position).result).toEqual({ scores: [24, 24], winners: [0, 1] });
    expect(match.log).toHaveLength(2 + 192 * (1 + tick.length));
  });

  test('BNG example 2: a match', () => {
    const match = layOut(EXAMPLE_2);
    play(match, ['2 play']);
    expect(facts(match).window).toEqual({ by: 2, number: 7, piles: [0, 2] });
    play(match, ['1 bang', 'clock tick']);
    expect(hand(match, 1)).toBe('I2 C9 E7 I4 A7');
    expect(pile(match, 1)).toBe('C3');
    expect(match.view(0).actors).toEqual([0]);
  });

  test.each([
    ['pay', 'window', ['clock', 0, 1, 2]],
    ['ignored', 'lay', [1]],
  ])('BNG example 3: a tie, and the next card (%s)', (falseCall, phase, actors) => {
    const match = layOut({ ...EXAMPLE_2, hands: ['I1', 'I2 C9', 'E7 E1'] }, { falseCall });
    play(match, ['2 play', '0 bang', '1 bang', 'clock tick']);
    expect(match.view(0).scores).toEqual([3, 3, 2]);
    play(match, ['0 play']);
    expect(match.view(0)).toMatchObject({ phase, actors });
  });

  test('BNG example 3: three alike', () => {
    const match = layOut({ hands: ['I1', 'E7 I2', 'C7 I3'], piles: ['A7', 'C3', 'I5'], turn: 1 });
    play(match, ['1 play', '0 bang', '2 bang', 'clock tick', '2 play']);
    expect(facts(match).window).toEqual({ by: 2, number: 7, piles: [0, 1, 2] });
    play(match, ['0 bang', 'clock tick']);
    expect(hand(match, 0)).toBe('I1 A7 C3 E7 I5 C7');
  });

  test('BNG example 4: out', () => {
    const match = layOut({ hands: ['', 'I2', 'E7 E1'], piles: ['I4 A7', 'C3', ''], turn: 2 });
    play(match, ['2 play', '1 bang', 'clock tick']);
    expect(facts(match)).toMatchObject({ out: [0], turn: 1 });
  });

  test('BNG example 5: an empty hand', () => {
    const match = layOut({ hands: ['', 'I2'], piles: ['I4 A7 C2', ''], turn: 0 });
    play(match, ['0 play']);
    expect([hand(match, 0), pile(match, 0)]).toEqual(['A7 C2', 'I4']);
  });

  test('BNG example 6: false calls', () => {
    const match = layOut({ hands: ['I1 I2', 'I6 C9', ''], piles: ['A8', 'C3', 'E5'], turn: 0 });
    play(match, ['0 play', '0 bang', '2 bang', 'clock tick']);
    expect([0, 1, 2].map((seat) => hand(match, seat))).toEqual(['E5', 'I6 C9 I2', '']);
    expect([0, 1, 2].map((seat) => pile(match, seat))).toEqual(['A8 I1', 'C3', '']);
    expect(facts(match)).toMatchObject({ out: [2], turn: 1 });
  });

  test('BNG example 7: sealed', () => {
    const match = layOut(EXAMPLE_2);
    play(match, ['2 play']);
    const watchers = [SPECTATOR, 0, 2];
    const before = watchers.map((seat) => JSON.stringify(match.view(seat)));
    const { step } = match.view(0);
    play(match, ['1 bang']);
    expect(watchers.map((seat) => JSON.stringify(match.view(seat)))).toEqual(before);
    expect(match.view(0)).toMatchObject({ step, actors: ['clock', 0, 1, 2], facts: { called: [] } });
    expect(match.view(1)).toMatchObject({
      step: step + 1,
      actors: ['clock', 0, 2],
      facts: { called: [1] },
      legal: [],
    });
    play(match, ['clock tick']);
    for (const seat of [SPECTATOR, 0, 1, 2]) {
      const view = match.view(seat);
      expect(view.step).toBe(step + 2);
      expect(view.facts).toEqual({ dealer: 0, turn: 0, laid: 1, sinceWon: 0, out: [], lastCalls: [1] });
    }
    play(match, ['0 play']);
    expect(facts(match)).not.toHaveProperty('lastCalls');
  });
});

describe('what a seat is told', () => {
  test('a call has an entry in the stream of its caller alone', () => {
    const match = layOut(EXAMPLE_2);
    const heard: string[][] = [[], [], []];
    heard.forEach((lines, seat) => {
      match.watch(seat, (entry) => lines.push(`${entry.n} ${entry.by} ${entry.do}`));
    });
    play(match, ['2 play', '1 bang', 'clock tick']);
    expect(heard[0]).toEqual(['0 2 play', '1 clock tick']);
    expect(heard[1]).toEqual(['0 2 play', '1 1 bang', '2 clock tick']);
    expect(heard[2]).toEqual(heard[0]);
  });

  test('no hand is shown, not even to its holder', () => {
    const match = dealt(2);
    expect(match.view(0).places['hand:0']).toEqual(new Array(24).fill(null));
  });

  test('refusals say what is wrong and do not betray the calls of others', () => {
    const match = layOut(EXAMPLE_2);
    expect(refused(match, '2 bang')).toMatch('BNG-4');
    expect(refused(match, '2 play E7')).toMatch('BNG-2');
    expect(refused(match, '0 play')).toBe('It is not for seat 0 to act now, but for seat 2.');
    play(match, ['2 play']);
    expect(refused(match, '2 play')).toMatch('no card is laid until the clock closes it (BNG-4)');
    expect(refused(match, '2 bang twice')).toMatch('BNG-4');
    play(match, ['1 bang', '0 bang']);
    expect(refused(match, '1 bang')).toBe(
      'It is not for seat 1 to act now, but for the clock, seat 0, seat 2.',
    );
  });

  test('the prompt asks, and never tells whether a card matches', () => {
    const match = layOut(EXAMPLE_2);
    expect(promptOf(bang, match.view(2))).toBe('Your turn: lay the top card of your hand.');
    expect(promptOf(bang, match.view(0))).toBe('Watch for the next card.');
    play(match, ['2 play', '1 bang']);
    const plain = layOut({ ...EXAMPLE_2, piles: ['I4 A8', 'C3', ''] });
    play(plain, ['2 play', '1 bang']);
    for (const seat of [SPECTATOR, 0, 1, 2]) {
      expect(promptOf(bang, match.view(seat))).toBe(promptOf(bang, plain.view(seat)));
    }
    expect(promptOf(bang, match.view(1))).toMatch('You called');
    expect(promptOf(bang, atTable(bang).view(0))).toBe('The cards are about to be dealt.');
  });
});

describe('what a seat can imagine', () => {
  const hands = (positions: readonly Bang[], seat: number): Set<string> =>
    new Set(positions.map((p) => idsOf({ position: p } as Table, seat)));

  test('cards never laid are unknown to everybody, the holder included', () => {
    const match = dealt(2);
    expect(hands(imagined(match, 0, 50), 0).size).toBe(50);
  });

  test('cards laid once are known, in their order, wherever they went', () => {
    const match = dealt(3);
    // Every card is laid once and taken up again; then two false calls are paid with cards that all have seen.
    for (let card = 0; card < 48; card++) play(match, [`${card % 3} play`, 'clock tick']);
    play(match, ['0 play', '1 bang', '2 bang', 'clock tick']);
    for (const seat of [SPECTATOR, 0, 1, 2]) {
      const positions = imagined(match, seat, 20);
      for (let owner = 0; owner < 3; owner++)
        expect([...hands(positions, owner)]).toEqual([hand(match, owner)]);
    }
  });

  test('a card paid unseen keeps its place and stays unknown until it is laid', () => {
    const match = dealt(2);
    play(match, ['0 play', '1 bang', 'clock tick']);
    const positions = imagined(match, 1, 200);
    expect(hands(positions, 0).size).toBeGreaterThan(150);
    for (const p of positions) {
      expect(slotsIn(p.packets, 0)).toEqual(slotsIn(match.position.packets, 0));
      expect(new Set(p.faces).size).toBe(48);
    }
  });

  test('sealed calls of others are imagined made or not; its own call is certain', () => {
    const match = dealt(4);
    play(match, ['0 play', '1 bang']);
    const calls = imagined(match, 1, 200).map((p) => p.calls);
    expect(calls.every((set) => set & 0b0010)).toBe(true);
    expect(new Set(calls).size).toBe(8);
    expect(new Set(imagined(match, 0, 200).map((p) => p.calls & 0b0001))).toEqual(new Set([0]));
  });
});

test('a seat stands as well as it owns cards', () => {
  const match = layOut(EXAMPLE_2);
  expect([0, 1, 2].map((seat) => bang.evaluate(match.position, seat))).toEqual([3, 3, 2]);
  expect(bang.side(match.position, 2)).toBe(2);
});
