// Skirmish, the score of a hand, the end of the match, the worked examples, and what a seat knows and imagines.

import { describe, expect, test } from 'vitest';
import { atTable, imagined, legalAt, play } from '../../../test/table.ts';
import { BY_CHANCE, Random, SPECTATOR } from '../../index.ts';
import { cardsIn } from '../../mechanics/card-sets.ts';
import { makeCards } from '../../pack.ts';
import { linesOf, promptOf } from '../../words.ts';
import { skirmish } from './index.ts';
import { branchOf, POINTS, POWER, type Skirmish } from './position.ts';
import {
  CUT_FOR,
  dealt,
  facts,
  places,
  playFirst,
  points,
  shuffle,
  type Table,
  trick,
} from './table.testing.ts';

const BEST = 'A300 A250 A200 N300 N250 N200 N100 A90 N90 A80 N80 A70';

/**
 * A hand in which seat 0 takes every trick. Its partner holds both 50s and the Army's Nurse; the other 100 is with
 * seat 3, whose first card is the lowest it has or, if told so, that spy.
 */
function sweep(match: Table, firstOfSeat3?: string): void {
  const wanted = [BEST, '', 'A50 N50 ANURSE', 'A100'].map((ids) => ids.split(' ').filter(Boolean));
  const others = skirmish.pack.ids.filter((id) => !wanted.flat().includes(id));
  const order = skirmish.pack.ids.map((_, place) => {
    const seat = (match.position.dealer + 1 + place) % 4;
    return wanted[seat].shift() ?? others.shift()!;
  });
  play(match, [`chance shuffle ${order.join(' ')}`]);
  while (match.view(SPECTATOR).phase === 'play') {
    const { turn, played } = match.position;
    const byPower = legalAt(match, turn).sort((a, b) => powerOf(b) - powerOf(a));
    const choice = turn === 0 ? byPower[0] : byPower.at(-1);
    play(match, [`${turn} ${(played.length === 3 && firstOfSeat3) || choice}`]);
  }
}

function powerOf(action: string): number {
  return POWER[skirmish.pack.find(action.slice('play '.length))!];
}

/** A whole hand from the given scores, dealt in the pack's order, everybody playing the first legal card. */
function handFrom(scores: [number, number], given: Record<string, unknown> = {}): Table {
  const match = dealt(given);
  match.position.scores = [...scores];
  playFirst(match, 48);
  return match;
}

function idsOf(p: Skirmish, seat: number): string {
  return makeCards(skirmish.pack, cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1])).join(' ');
}

/** What that hand brings each side. */
const [ARMY_POINTS = 0, NAVY_POINTS = 0] = skirmish.tally(handFrom([0, 0]).position).hands[0].points;

describe('scoring', () => {
  test('SKI-17: enemy cards in the pile, less what the side was set', () => {
    const match = trick('A300 N20 A7 N90');
    expect(points(match)).toEqual([110, 0]);
    const own = trick('N300 A20 A7 A90');
    expect(points(own)).toEqual([300, 0]);
    expect(points(trick('N300 A20 A7 A90', 0, { captured: 'hand' }))).toEqual([110, 0]);
  });

  test('SKI-17: by branch the hand adds up from the piles', () => {
    const match = handFrom([0, 0]);
    const sums = [0, 1].map((side) => {
      const pile = places(match)[`pile:${side}`].map((id) => skirmish.pack.find(id!)!);
      return pile.filter((card) => branchOf(card) !== side).reduce((sum, card) => sum + POINTS[card], 0);
    });
    const { captured, set } = match.position.sheet!.entry;
    expect(captured).toEqual(sums);
    expect([ARMY_POINTS, NAVY_POINTS]).toEqual([sums[0] - set[0], sums[1] - set[1]]);
  });

  test('SKI-18: points may be negative, and both partners carry their side', () => {
    const match = trick('ANURSE N250 A100 N7', 0, { limit: 20000 });
    playFirst(match, 44);
    const { hands } = skirmish.tally(match.position);
    const [army, navy] = points(match) as [number, number];
    expect(hands[0].points).toEqual([army, navy, army, navy]);
    expect(match.view(0).scores).toEqual([army, navy, army, navy]);
    expect(linesOf(skirmish, hands[0])[1]).toMatch(
      /^\{1\} and \{3\} captured \d+ and were set \d+: [+-]\d+$/,
    );
  });
});

describe('the end of the match', () => {
  test('SKI-19: all 48 cards in one pile win the match at once, whatever the scores', () => {
    const match = atTable(skirmish);
    play(match, [CUT_FOR[0]]);
    match.position.scores = [4000, 9900];
    sweep(match);
    expect(places(match)['pile:0']).toHaveLength(48);
    expect(facts(match).tricks).toEqual([12, 0]);
    const { hands, result } = skirmish.tally(match.position);
    expect(hands[0].points).toEqual([2300, 0, 2300, 0]);
    expect(linesOf(skirmish, hands[0]).at(-1)).toBe(
      'The Army took all 48 cards and with them the whole game (SKI-19)',
    );
    expect(result).toEqual({ scores: [6300, 9900, 6300, 9900], winners: [0, 2] });
    expect(skirmish.evaluate(match.position, 0)).toBeGreaterThan(skirmish.evaluate(match.position, 1));
  });

  test('SKI-19: every trick is not enough where a spy kept a Nurse', () => {
    const match = atTable(skirmish);
    play(match, [CUT_FOR[0]]);
    sweep(match, 'play A100');
    expect(facts(match)).toMatchObject({ tricks: [12, 0], set: [2000, 0] });
    expect(places(match)['pile:1']).toEqual(['ANURSE']);
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', scores: [300, 1000, 300, 1000] });
  });

  test('SKI-20: the limit is looked at after a hand; the higher score wins', () => {
    expect(handFrom([0, 0]).over).toBe(false);
    const match = handFrom([9990, 9999]);
    const [army, navy] = match.position.scores as [number, number];
    expect([army, navy]).toEqual([9990 + ARMY_POINTS, 9999 + NAVY_POINTS]);
    expect(match.over).toBe(true);
    expect(skirmish.tally(match.position).result!.winners).toEqual(army > navy ? [0, 2] : [1, 3]);
  });

  test('SKI-20: level scores play on, also beyond the limit and in a match of one hand', () => {
    const level: [number, number] = [12000 - ARMY_POINTS, 12000 - NAVY_POINTS];
    for (const limit of [0, 5000, 10000]) {
      const match = handFrom(level, { limit });
      expect(match.over).toBe(false);
      expect(match.view(0)).toMatchObject({ phase: 'shuffle', scores: [12000, 12000, 12000, 12000] });
      shuffle(match);
      expect(match.view(0).phase).toBe('play');
    }
  });

  test('SKI-20: with limit 0 one hand decides, even below nothing', () => {
    const match = handFrom([-9000, -8000], { limit: 0 });
    expect(match.over).toBe(true);
  });

  test('SKI-21: two seats win together', () => {
    const match = handFrom([20000, 0], { limit: 5000 });
    expect(skirmish.tally(match.position).result!.winners).toEqual([0, 2]);
    expect(match.view(3)).toMatchObject({ phase: 'over', actors: [], legal: [] });
  });
});

describe('worked examples', () => {
  test('SKI example 1: the leader wins ties', () => {
    const match = trick('A30 N30 A20 N9');
    expect(facts(match).leader).toBe(0);
    expect(points(match)).toEqual([30, 0]);
  });

  test('SKI example 2: the first of equals', () => {
    const match = trick('A20 N30 A30 N10');
    expect(facts(match).leader).toBe(1);
    expect(points(match)).toEqual([0, 50]);
  });

  test('SKI example 3: set 2000', () => {
    const match = trick('ANURSE N250 A100 N7');
    expect(facts(match)).toMatchObject({ leader: 1, set: [0, 2000] });
    expect(points(match)).toEqual([0, -1900]);
  });

  test('SKI example 4: set 1000', () => {
    expect(points(trick('N80 ANURSE N3 A50', 1))).toEqual([0, -950]);
  });

  test('SKI example 5: 100 on an ordinary sailor', () => {
    const match = trick('ANURSE N90 A100 N0');
    expect(facts(match)).toMatchObject({ leader: 2, set: [0, 0] });
    expect(points(match)).toEqual([90, 0]);
  });

  test('SKI example 6: 50 on an officer', () => {
    expect(points(trick('N200 ANURSE N3 A50', 1))).toEqual([0, 1050]);
  });

  test('SKI example 7: a Nurse on the trick of her partner, snatched', () => {
    expect(points(trick('N300 A4 NNURSE A100', 1))).toEqual([1000, -1900]);
    const rescuesOnly = trick('N300 A4 NNURSE A100', 1, { spyNurse: 'captured' });
    expect(points(rescuesOnly)).toEqual([0, 100]);
    expect(places(rescuesOnly)['pile:1']).toContain('NNURSE');
  });

  test('SKI example 8: 100 over 50', () => {
    const match = trick('ANURSE N90 A50');
    expect(places(match).trick).toEqual(['ANURSE', 'N90', 'A50']);
    expect(facts(match)).toMatchObject({ snatched: [{ nurse: 'ANURSE', by: 2 }], set: [0, 1000] });
    const whole = trick('ANURSE N90 A50 N100');
    expect(places(whole).trick).toEqual([]);
    expect(places(whole)['pile:1']).toEqual(['ANURSE', 'N90', 'A50', 'N100']);
    expect(facts(whole)).toMatchObject({ leader: 3, set: [1000, 1000], snatched: [] });
    expect(points(whole)).toEqual([-1000, 50]);
  });

  test('SKI example 9: mixed cards', () => {
    expect(points(trick('N300 A250 NNURSE N8'))).toEqual([1300, 0]);
    expect(points(trick('N300 A250 NNURSE N8', 0, { captured: 'hand' }))).toEqual([250, 0]);
  });

  test('SKI example 10: a spy before the Nurse', () => {
    const match = trick('N300 A100 NNURSE A4', 1);
    expect(facts(match)).toMatchObject({ leader: 1, set: [0, 0] });
    expect(points(match)).toEqual([0, 100]);
  });

  test('SKI example 11: the whole game', () => {
    const match = atTable(skirmish);
    play(match, [CUT_FOR[0]]);
    match.position.scores = [4000, 9900];
    sweep(match);
    expect(skirmish.tally(match.position).result!.winners).toEqual([0, 2]);
  });

  test('SKI example 12: the deal', () => {
    const combined = atTable(skirmish);
    play(combined, [CUT_FOR[1]]);
    shuffle(combined);
    const first = [2, 3, 0, 1].map((seat) => places(combined, seat)[`hand:${seat}`][0]);
    expect(first).toEqual(['A300', 'A250', 'A200', 'A100']);
    expect(combined.view(0).actors).toEqual([1]);
    playFirst(combined, 24);
    const second = [2, 3, 0, 1].map((seat) => places(combined, seat)[`hand:${seat}`][0]);
    expect(second).toEqual(['N300', 'N250', 'N200', 'N100']);

    const sides = atTable(skirmish, { form: 'sides' });
    play(sides, [CUT_FOR[1]]);
    shuffle(sides);
    const branches = [3, 1, 2, 0].map((seat) => places(sides, seat)[`hand:${seat}`][0]);
    expect(branches).toEqual(['N300', 'N250', 'A300', 'A250']);
    playFirst(sides, 24);
    const later = [3, 1, 2, 0].map((seat) => places(sides, seat)[`hand:${seat}`][0]);
    expect(later).toEqual(['N10', 'N9', 'A10', 'A9']);
  });

  test('SKI example 13: the cut', () => {
    const match = atTable(skirmish);
    play(match, ['chance cut A9 N9']);
    expect(match.view(0)).toMatchObject({ phase: 'cut', actors: ['chance'] });
    expect(facts(match)).toEqual({ tricks: [0, 0], set: [0, 0], snatched: [] });
    play(match, ['chance cut ANURSE N0']);
    expect(facts(match).dealer).toBe(1);
  });
});

describe('what a seat is told', () => {
  test('places and facts stay as the hand left them until the next shuffle', () => {
    const match = atTable(skirmish, { form: 'sides' });
    play(match, [CUT_FOR[0]]);
    const random = new Random('places');
    match.chance(random);
    match.chance(random);
    playFirst(match, 48);
    const left = { places: places(match), facts: facts(match) };
    expect(left.facts).toMatchObject({ dealer: 0, leader: match.position.takers[11] });
    expect(left.places['pile:0'].length + left.places['pile:1'].length).toBe(48);
    play(match, [`chance shuffle ${skirmish.pack.ids.slice(24).join(' ')}`]);
    expect(facts(match)).toEqual({ dealer: 1, tricks: [0, 0], set: [0, 0], snatched: [] });
    expect(Object.values(places(match)).flat()).toEqual([]);
  });

  test('the prompt names the holder of the trick', () => {
    expect(promptOf(skirmish, dealt().view(0))).toBe('Your turn: lead any card.');
    const match = trick('ANURSE N250 A100');
    expect(promptOf(skirmish, match.view(3))).toBe(
      'Your turn: play any card; the Navy Captain 250 holds the trick.',
    );
    expect(promptOf(skirmish, match.view(0))).toBe('Wait for the others.');
    expect(promptOf(skirmish, atTable(skirmish).view(0))).toBe('The cards are about to be dealt.');
    expect(promptOf(skirmish, handFrom([20000, 0]).view(0))).toBe('The match is over.');
  });
});

describe('what a seat can imagine', () => {
  test('its own hand is certain, the other hands and the stock are open', () => {
    const match = dealt();
    const positions = imagined(match, 2, 100);
    expect(new Set(positions.map((p) => idsOf(p, 2)))).toEqual(new Set([idsOf(match.position, 2)]));
    expect(new Set(positions.map((p) => idsOf(p, 0))).size).toBeGreaterThan(95);
    for (const p of positions) {
      const all = [0, 1, 2, 3].flatMap((seat) => idsOf(p, seat).split(' '));
      expect(new Set([...all, ...makeCards(skirmish.pack, p.stock)]).size).toBe(48);
    }
  });

  test('in sides a hidden card lies with a seat of its branch or in the stock of its branch', () => {
    const match = dealt({ form: 'sides' });
    playFirst(match, 7);
    for (const seat of [SPECTATOR, 0, 1, 2, 3]) {
      for (const p of imagined(match, seat, 50)) {
        for (const side of [0, 1]) {
          const letters = new Set(
            [...idsOf(p, side).split(' '), ...idsOf(p, side + 2).split(' ')].map((id) => id[0]),
          );
          expect([...letters]).toEqual([side === 0 ? 'A' : 'N']);
        }
        p.stock.forEach((card, place) => {
          expect(branchOf(card)).toBe((p.dealer + 1 + place) % 2);
        });
      }
    }
  });

  test('in sides, after the second deal, a seat knows the hand of its partner', () => {
    const match = dealt({ form: 'sides' });
    playFirst(match, 26);
    const partner = new Set(imagined(match, 0, 50).map((p) => idsOf(p, 2)));
    expect(partner).toEqual(new Set([idsOf(match.position, 2)]));
  });

  test('between the two shuffles the order of the Navy is open', () => {
    const match = atTable(skirmish, { form: 'sides' });
    play(match, [CUT_FOR[0], `chance shuffle ${skirmish.pack.ids.slice(24).join(' ')}`]);
    const positions = imagined(match, 0, 20);
    expect(new Set(positions.map((p) => p.navy.join(' '))).size).toBe(20);
    expect(skirmish.actors(positions[0])).toBe(BY_CHANCE);
    expect(skirmish.draw(positions[0]).from).toHaveLength(24);
  });
});

test('a side stands by its lead, the hand in play included', () => {
  const match = trick('ANURSE N250 A100 N7');
  expect(skirmish.evaluate(match.position, 2)).toBe(1900);
  expect(skirmish.evaluate(match.position, 1)).toBe(-1900);
});
