// Do-Boy by its page: deal, exchange, squads, the nest and the end, every rule by its number.

import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../../test/squads.ts';
import { atTable, dealHands, imagined, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import { linesOf, type Match, orderOf, reportOf, SPECTATOR } from '../../index.ts';
import { cardsIn, setHand } from '../../mechanics/companies.ts';
import { promptOf } from '../../words.ts';
import { doBoy } from './index.ts';
import type { DoBoy } from './position.ts';

const DECK = doBoy.pack.ids.slice(0, 49);
const IN_ORDER = `chance shuffle ${DECK.join(' ')}`;
const GIFTS = ['1 give I5 I9 A9', '2 give I6 I10 A10', '3 give I7 I11 A11', '0 give I8 I12 A12'];

/** Dealer 0, cards dealt in the pack's order. */
function dealt(rules = {}, seats = 4): Match<DoBoy> {
  const match = atTable(doBoy, rules, seats);
  play(match, [`chance cut ${['I12', 'I1', 'C2', 'A3', 'E4', 'E5'].slice(0, seats).join(' ')}`, IN_ORDER]);
  return match;
}

function hold(match: Match<DoBoy>, seat: number, ids: string): void {
  setHand(match.position.hands, seat, cardsOf(ids));
}

function handOf(p: DoBoy, seat: number): string[] {
  return cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]).map((card) => doBoy.pack.ids[card]);
}

/** Four seats without an exchange and with a nest that costs nothing; seat 1 leads. */
function playing(rules = {}): Match<DoBoy> {
  const match = atTable(doBoy, { exchange: false, ...rules }, 4);
  play(match, ['chance cut I12 I1 C2 A3']);
  dealHands(match, { rest: 'E12' });
  return match;
}

/** Seats 1, 2, 3, 0 play these cards, their only ones; returns who takes them and what they cost. */
function takeSquad(match: Match<DoBoy>, squad: string): { taker: number; cost: number } {
  const before = [...match.position.points];
  const ids = cardsOf(squad);
  for (const [i, id] of ids.entries()) hold(match, (i + 1) % 4, id);
  play(
    match,
    ids.map((id, i) => `${(i + 1) % 4} play ${id}`),
  );
  const taker = match.position.takers.at(-1)!;
  return { taker, cost: match.position.points[taker] - before[taker] };
}

/** Leaves a hand of any number of seats with one squad to go, and points taken so far. */
function beforeLastSquad(match: Match<DoBoy>, points: readonly number[]): void {
  const p = match.position;
  const squads = Math.floor(49 / p.seats);
  p.takers = new Array(squads - 1).fill(0);
  p.played = new Array((squads - 1) * p.seats).fill(0);
  p.nestTaker = 0;
  p.points = [...points];
}

describe('the deal', () => {
  test('DOB example 1: deal, four seats and five', () => {
    const four = dealt();
    expect(four.view(1).places['hand:1']).toEqual(cardsOf('I1 I5 I9 C1 C5 C9 A1 A5 A9 E1 E5 E9'));
    expect(four.view(0).places['hand:0']).toEqual(cardsOf('I4 I8 I12 C4 C8 C12 A4 A8 A12 E4 E8 E12'));
    expect(four.view(1).places.nest).toEqual([null]);
    expect(four.position.nest).toEqual([doBoy.pack.find('PRES')]);
    const five = dealt({}, 5);
    expect(five.view(1).places['hand:1']).toEqual(cardsOf('I1 I6 I11 C4 C9 A2 A7 A12 E5'));
    expect(five.view(0).places['hand:0']).toEqual(cardsOf('I5 I10 C3 C8 A1 A6 A11 E4 E9'));
    expect(five.position.nest.map((card) => doBoy.pack.ids[card])).toEqual(cardsOf('E10 E11 E12 PRES'));
  });

  test('cards and nest by number of seats', () => {
    for (const [seats, each, nest] of [
      [3, 16, 1],
      [4, 12, 1],
      [5, 9, 4],
      [6, 8, 1],
    ] as const) {
      const view = dealt({}, seats).view(SPECTATOR);
      expect(view.places['hand:0']).toHaveLength(each);
      expect(view.places.nest).toHaveLength(nest);
    }
    expect(refusedRules(doBoy, {}, 7)).toMatch(/3, 4, 5 or 6 seats, not 7/);
  });

  test('the cut: the President counts 13, a tie is cut again by all', () => {
    const match = atTable(doBoy, {}, 3);
    expect(match.view(0)).toMatchObject({ phase: 'cut', facts: {} });
    play(match, ['chance cut I7 C7 A3']);
    expect(match.view(0).facts).toEqual({});
    expect(refused(match, 'chance cut O5 C7 A3')).toMatch(/O5 is not among the cards/);
    play(match, ['chance cut I12 PRES E12']);
    expect(match.view(0).facts).toEqual({ dealer: 1 });
    play(match, [IN_ORDER]);
    expect(match.view(0).facts).toEqual({ dealer: 1, leader: 2, given: [] });
  });
});

describe('the exchange', () => {
  test('DOB-1: all choose at the same time, in any order, once', () => {
    const match = dealt();
    expect(match.view(0).actors).toEqual([0, 1, 2, 3]);
    expect(legalAt(match, 2)).toHaveLength(220);
    play(match, ['2 give I6 I10 A10']);
    expect(match.view(0).actors).toEqual([0, 1, 3]);
    expect(match.view(0).facts.given).toEqual([2]);
    expect(refused(match, '2 give I2 I6 I10')).toMatch(/not for seat 2 to act/);
    expect(refused(match, '1 give I1 I5')).toBe('Exactly three cards are given, not 2 (DOB-1).');
    expect(refused(match, '1 give I5 I1 I9')).toMatch(/order of the pack \(DOB-1\)/);
    expect(refused(match, '1 give I1 I2 I3')).toMatch(/of your own hand/);
    expect(refused(match, '1 play I1')).toMatch(/exchanged first.*\(DOB-1\)/);
  });

  test('DOB-1: nobody sees what comes until all have chosen; a chosen gift stays in the hand', () => {
    const match = dealt();
    const heard: string[] = [];
    match.watch(1, (entry) => heard.push(entry.do));
    play(match, GIFTS.slice(0, 3));
    expect(heard).toEqual(['give I5 I9 A9', 'give ? ? ?', 'give ? ? ?']);
    expect(match.view(1).facts.gift).toEqual(['I5', 'I9', 'A9']);
    expect(match.view(1).facts).not.toHaveProperty('received');
    expect(match.view(1).places['hand:1']).toContain('I5');
    expect(match.view(2).facts.gift).toEqual(['I6', 'I10', 'A10']);
    expect(match.view(SPECTATOR).facts).not.toHaveProperty('gift');
    play(match, GIFTS.slice(3));
    expect(match.view(1).facts.received).toEqual(['I8', 'I12', 'A12']);
    expect(match.view(1).facts).not.toHaveProperty('given');
    expect(match.view(1).places['hand:2']).toEqual(new Array(12).fill(null));
  });

  test('DOB-1: the President may be given', () => {
    const match = atTable(doBoy, {}, 3);
    play(match, ['chance cut I12 I1 C2']);
    dealHands(match, { 1: 'PRES' });
    expect(legalAt(match, 1).some((text) => text.endsWith(' PRES'))).toBe(true);
  });

  test('DOB example 2: exchange', () => {
    const match = dealt();
    play(match, GIFTS);
    expect(match.view(1).places['hand:1']).toEqual(cardsOf('I1 I8 I12 C1 C5 C9 A1 A5 A12 E1 E5 E9'));
    expect(match.view(1).actors).toEqual([1]);
    expect(match.view(1).phase).toBe('play');
  });

  test('DOB-1: without the exchange play begins at once', () => {
    const match = dealt({ exchange: false });
    expect(match.view(1).phase).toBe('play');
    expect(match.view(1).facts).toEqual({ dealer: 0, leader: 1 });
  });
});

describe('the squads', () => {
  test('DOB-2: the seat left of the dealer leads, then whoever takes a squad, the others clockwise', () => {
    const match = dealt({ exchange: false });
    play(match, ['1 play C1', '2 play C2', '3 play C11', '0 play C12']);
    expect(match.view(0).facts.leader).toBe(0);
    play(match, ['0 play C4']);
    expect(match.view(0).actors).toEqual([1]);
    expect(match.view(0).places.squad).toEqual(['C4']);
    expect(refused(match, '1 play I2')).toBe('You do not hold the Corporal of Infantry (2) (DOB-2).');
    expect(refused(match, '1 give I1 I5 I9')).toBe('Play one card of your hand (DOB-2).');
    expect(refused(match, '1 play it')).toBe('Name one card of your hand, not "it" (DOB-2).');
  });

  test('DOB-3: the President is led only as the last card', () => {
    const match = playing();
    hold(match, 1, 'I12 PRES');
    expect(legalAt(match, 1)).toEqual(['play I12']);
    expect(refused(match, '1 play PRES')).toBe('The President may be led only as your last card (DOB-3).');
    hold(match, 1, 'PRES');
    expect(legalAt(match, 1)).toEqual(['play PRES']);
  });

  test('DOB-4: a company led is followed; who holds none may play anything, the President too', () => {
    const match = playing();
    hold(match, 1, 'C4 I1');
    expect(legalAt(match, 1)).toEqual(['play C4', 'play I1']);
    play(match, ['1 play C4']);
    hold(match, 2, 'C1 C9 I12 PRES');
    expect(legalAt(match, 2)).toEqual(['play C1', 'play C9']);
    expect(refused(match, '2 play I12')).toBe(
      'You hold Cavalry, the company led, and must follow it (DOB-4).',
    );
    hold(match, 2, 'I12 A1 PRES');
    expect(legalAt(match, 2)).toEqual(['play A1', 'play I12', 'play PRES']);
  });

  test('DOB-5: the highest of the company led takes; the President and other companies take nothing', () => {
    expect(takeSquad(playing(), 'A2 E12 PRES A1')).toEqual({ taker: 1, cost: 5 });
    expect(takeSquad(playing(), 'A2 A3 A12 A4')).toEqual({ taker: 3, cost: 0 });
    expect(takeSquad(playing(), 'I1 I3 C12 I2')).toEqual({ taker: 2, cost: 3 });
  });

  test('DOB-6: a President led is the last squad, and his leader takes it', () => {
    const match = playing();
    beforeLastSquad(match, [0, 0, 0, 11]);
    hold(match, 2, 'I12');
    hold(match, 1, 'PRES');
    play(match, ['1 play PRES']);
    expect(legalAt(match, 2)).toEqual(['play I12']);
    expect(takeSquad(playing(), 'PRES I12 E12 C12')).toEqual({ taker: 1, cost: 6 });
  });

  test('DOB example 3: who takes it', () => {
    expect(takeSquad(playing(), 'C4 C9 I12 PRES')).toEqual({ taker: 2, cost: 6 });
    expect(takeSquad(playing(), 'A2 I1 I2 I3')).toEqual({ taker: 1, cost: 3 });
    expect(takeSquad(playing(), 'PRES I12 C12 E1')).toEqual({ taker: 1, cost: 6 });
  });

  test('DOB example 4: following', () => {
    const match = playing();
    hold(match, 1, 'C4 C5');
    play(match, ['1 play C4']);
    hold(match, 2, 'C3 I12 PRES');
    expect(legalAt(match, 2)).toEqual(['play C3']);
    hold(match, 2, 'I12 PRES');
    expect(legalAt(match, 2)).toEqual(['play I12', 'play PRES']);
    const leading = playing();
    hold(leading, 1, 'I12 PRES');
    expect(legalAt(leading, 1)).toEqual(['play I12']);
    hold(leading, 1, 'PRES');
    expect(legalAt(leading, 1)).toEqual(['play PRES']);
  });

  test('DOB-7: the taker of the first squad takes the nest and alone looks at it', () => {
    const match = dealt({ exchange: false }, 5);
    expect(match.view(2).facts).not.toHaveProperty('nestTaker');
    play(match, ['1 play I11', '2 play I12', '3 play I3', '4 play I4', '0 play I5']);
    expect(match.view(4).facts.nestTaker).toBe(2);
    expect(match.view(4).places.nest).toEqual([]);
    const squad = cardsOf('I11 I12 I3 I4 I5');
    expect(match.view(2).places['taken:2']).toEqual([...squad, 'E10', 'E11', 'E12', 'PRES']);
    for (const seat of [0, 1, 3, 4, SPECTATOR]) {
      expect(match.view(seat).places['taken:2']).toEqual([...squad, null, null, null, null]);
    }
    expect(match.position.points).toEqual([0, 0, 10, 0, 0]);
  });

  test('DOB-8: when all cards are played the hand is scored: 17 points, and nothing is secret', () => {
    for (const seats of [3, 4, 5, 6]) {
      const match = dealt({ exchange: false, match: 'hand' }, seats);
      while (!match.over) {
        const seat = match.view(0).actors[0] as number;
        play(match, [`${seat} ${legalAt(match, seat).at(-1)}`]);
      }
      const [hand] = doBoy.tally(match.position).hands;
      expect(hand!.points.reduce((a, b) => a + b)).toBe(17);
      expect(hand!.points).toEqual(match.view(SPECTATOR).scores);
      const taken = Array.from({ length: seats }, (_, s) => match.view(SPECTATOR).places[`taken:${s}`]);
      expect([...taken.flat()].sort()).toEqual([...DECK].sort());
      expect(linesOf(doBoy, hand!)).toHaveLength(seats);
    }
  });
});

describe('the end', () => {
  /** Three seats with these scores play a hand that brings these points. */
  function ending(scores: number[], points: number[], rules = {}): Match<DoBoy> {
    const match = dealt({ exchange: false, ...rules }, 3);
    match.position.scores = scores;
    beforeLastSquad(match, points);
    hold(match, 1, 'E12');
    hold(match, 2, 'E1');
    hold(match, 0, 'E2');
    play(match, ['1 play E12', '2 play E1', '0 play E2']);
    return match;
  }
  const result = (match: Match<DoBoy>): unknown => doBoy.tally(match.position).result;

  test('DOB example 5: end', () => {
    expect(result(ending([47, 30, 25], [3, 14, 0]))).toEqual({ scores: [50, 44, 25], winners: [2] });
    expect(result(ending([47, 28, 27], [16, 0, 1]))).toEqual({ scores: [63, 28, 28], winners: [1, 2] });
  });

  test('DOB-9: a game ends after the hand in which somebody reaches the target', () => {
    for (const target of [25, 50, 100]) {
      const below = ending([target - 4, 0, 0], [3, 14, 0], { target });
      expect(below.over).toBe(false);
      expect(below.view(0)).toMatchObject({ phase: 'shuffle', facts: { dealer: 0 } });
      play(below, [IN_ORDER]);
      expect(below.view(0).facts).toMatchObject({ dealer: 1, leader: 2 });
      expect(result(ending([target - 3, 0, 0], [3, 14, 0], { target }))).toEqual({
        scores: [target, 14, 0],
        winners: [2],
      });
    }
  });

  test('DOB-9: a match of one hand ends after it, and ties for lowest win together', () => {
    expect(result(ending([0, 0, 0], [17, 0, 0], { match: 'hand' }))).toEqual({
      scores: [17, 0, 0],
      winners: [1, 2],
    });
  });

  test('fewer points stand better, those of the hand in play included', () => {
    const match = playing();
    expect(takeSquad(match, 'C4 C9 I12 PRES').taker).toBe(2);
    expect(doBoy.evaluate(match.position, 2)).toBeLessThan(doBoy.evaluate(match.position, 1));
    expect(doBoy.side(match.position, 2)).toBe(2);
  });
});

describe('what a seat can imagine', () => {
  test('what it gave lies with the left neighbor until it is played', () => {
    const match = dealt();
    play(match, GIFTS);
    for (const p of imagined(match, 1, 100)) {
      expect(handOf(p, 2)).toEqual(expect.arrayContaining(['I5', 'I9', 'A9']));
      expect(handOf(p, 1)).toEqual(handOf(match.position, 1));
    }
  });

  test('whoever did not follow holds none of that company', () => {
    const match = atTable(doBoy, { exchange: false }, 4);
    play(match, ['chance cut I12 I1 C2 A3']);
    dealHands(match, { 1: 'C12', 2: 'I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12' });
    play(match, ['1 play C12', '2 play I1']);
    for (const p of imagined(match, 3, 200)) {
      expect(handOf(p, 2).filter((id) => id.startsWith('C'))).toEqual([]);
      expect(handOf(p, 2)).toHaveLength(11);
    }
  });

  test('the nest is known to its taker, and any card to the others', () => {
    const match = dealt({ exchange: false }, 5);
    play(match, ['1 play I11', '2 play I12', '3 play I3', '4 play I4', '0 play I5']);
    const nest = match.position.nest;
    for (const p of imagined(match, 2, 20)) {
      expect(p.nest).toEqual(nest);
      expect(p.points).toEqual(match.position.points);
    }
    const nests = imagined(match, 3, 50).map((p) => p.nest.join());
    expect(new Set(nests).size).toBeGreaterThan(40);
  });

  test('a sealed gift of another seat may be any three cards of its hand', () => {
    const match = dealt();
    play(match, ['2 give I6 I10 A10']);
    const gifts = imagined(match, 1, 100).map((p) => p.gifts);
    expect(new Set(gifts.map((gift) => gift[2])).size).toBeGreaterThan(80);
    expect(gifts.every((gift) => gift[0] === -1 && gift[1] === -1)).toBe(true);
  });
});

test('prompts and actions in words', () => {
  const match = dealt();
  expect(promptOf(doBoy, match.view(1))).toBe('Choose three cards to give to {2}.');
  play(match, GIFTS.slice(0, 1));
  expect(promptOf(doBoy, match.view(1))).toBe('The others are still choosing their gifts.');
  play(match, GIFTS.slice(1));
  expect(promptOf(doBoy, match.view(1))).toBe('Lead any card.');
  expect(promptOf(doBoy, match.view(2))).toBe('Wait for the others.');
  play(match, ['1 play A1']);
  expect(promptOf(doBoy, match.view(2))).toBe('Follow Artillery with the 2, 6 or 9.');
  expect(orderOf(doBoy, 'give I5 I9 PRES')).toBe(
    'Give the 1st Lieutenant of Infantry (5), the Colonel of Infantry (9) and the President',
  );
  expect(reportOf(doBoy, 1, 'give ? ? ?', ['N', 'E', 'S', 'W'])).toBe('E gives three cards to the left');
  const last = playing();
  hold(last, 1, 'I12 PRES');
  expect(promptOf(doBoy, last.view(1))).toBe('Lead any card but the President.');
  hold(last, 1, 'PRES');
  expect(promptOf(doBoy, last.view(1))).toBe('Your last card is the President: lead him.');
  play(last, ['1 play PRES']);
  expect(promptOf(doBoy, last.view(2))).toBe('The President was led: play your last card.');
});

test('options are checked', () => {
  expect(refusedRules(doBoy, { target: 60 })).toMatch(/allowed: 25, 50, 100/);
  expect(refusedRules(doBoy, { exchange: 'yes' })).toMatch(/allowed: true, false/);
});
