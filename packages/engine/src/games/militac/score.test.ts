// Militac by its page: scoring, the end of the match, and what a seat can imagine.

import { expect, test } from 'vitest';
import { beforeLastSquad, cardsOf, takerOf } from '../../../test/squads.ts';
import { atTable, dealHands, imagined, legalAt, play } from '../../../test/table.ts';
import { type Match, Random, SPECTATOR } from '../../index.ts';
import { cardsIn } from '../../mechanics/companies.ts';
import { callTexts } from '../../mechanics/company-bids.ts';
import { linesOf, promptOf } from '../../words.ts';
import { madeIn, militac } from './index.ts';
import { BIDS, valueOfBid } from './play.ts';
import type { Militac } from './position.ts';

/** A match before its first shuffle; the seat left of the dealer, of this side, will bid. */
function begun(rules: object, bidders: 0 | 1): Match<Militac> {
  const match = atTable(militac, { ...rules });
  play(match, [bidders === 0 ? 'chance cut I1 C2 A3 I12' : 'chance cut I12 I1 C2 A3']);
  return match;
}

/** The seat left of the dealer gets a contract and discards. */
function contract(match: Match<Militac>, bid: string): number {
  const bidder = (match.position.dealer + 1) % 4;
  play(match, [`${bidder} bid ${bid}`, ...[1, 2, 3].map((n) => `${(bidder + n) % 4} pass`)]);
  play(match, [`${bidder} ${legalAt(match, bidder)[0]}`]);
  return bidder;
}

/** Plays a hand in which the seat left of the dealer bids and its side takes the given number of squads, the last among them. */
function playHand(match: Match<Militac>, bid: string, taken: number, scores?: readonly number[]): void {
  dealHands(match, {});
  const bidder = contract(match, bid);
  beforeLastSquad(match, bidder % 2 === 0 ? [taken - 1, 12 - taken] : [12 - taken, taken - 1]);
  if (scores) match.position.scores = [...scores];
  const company = bid.split(' ')[1];
  const letter = company === 'combined' ? 'E' : company[0].toUpperCase();
  expect(takerOf(match, `${letter}12 ${letter}1 ${letter}2 ${letter}3`, bidder)).toBe(`${letter}12`);
}

function result(match: Match<Militac>): unknown {
  return militac.tally(match.position).result;
}

test('the table of values is the printed one, with combined forces continued', () => {
  const texts = callTexts(BIDS);
  const row = (company: string): number[] =>
    BIDS.map((squads) => valueOfBid(texts.indexOf(`bid ${squads} ${company}`)));
  expect(row('infantry')).toEqual([5, 10, 15, 20, 25, 30, 50]);
  expect(row('cavalry')).toEqual([6, 12, 18, 24, 30, 35, 50]);
  expect(row('artillery')).toEqual([7, 14, 21, 28, 35, 40, 50]);
  expect(row('engineers')).toEqual([8, 16, 24, 32, 40, 45, 50]);
  expect(row('combined')).toEqual([9, 18, 27, 36, 45, 50, 50]);
});

test('MIL example 3: scoring', () => {
  const score = (bid: string, taken: number): unknown => {
    const match = begun({ match: 'hand' }, 0);
    playHand(match, bid, taken);
    const [scored] = militac.tally(match.position).hands;
    return { points: scored.points, lines: linesOf(militac, scored) };
  };
  expect(score('7 artillery', 9)).toEqual({
    points: [16, 3, 16, 3],
    lines: [
      '{0} and {2} bid 7 squads on Artillery and took 9: 14 for the bid and 2 over it, +16',
      '{1} and {3} took 3 squads: +3',
    ],
  });
  expect(score('8 engineers', 7)).toEqual({
    points: [0, 24, 0, 24],
    lines: [
      '{0} and {2} bid 8 squads on Engineers and took 7: nothing',
      '{1} and {3} score the value of the failed bid: +24',
    ],
  });
  expect(score('7 combined', 7)).toEqual({
    points: [18, 5, 18, 5],
    lines: ['{0} and {2} bid 7 squads on combined forces and took 7: +18', '{1} and {3} took 5 squads: +5'],
  });
  expect(score('6 infantry', 6)).toMatchObject({ points: [5, 6, 5, 6] });
  for (const company of ['infantry', 'cavalry', 'artillery', 'engineers', 'combined']) {
    const match = begun({}, 0);
    playHand(match, `12 ${company}`, 12);
    expect(result(match)).toEqual({ scores: [50, 0, 50, 0], winners: [0, 2] });
  }
  expect(score('10 cavalry', 11)).toMatchObject({
    points: [31, 1, 31, 1],
    lines: [expect.anything(), '{1} and {3} took 1 squad: +1'],
  });
});

test.each([
  ['7 artillery', 9, { bid: [14, 0], squads: [2, 3] }],
  ['8 engineers', 7, { bid: [0, 24], squads: [0, 0] }],
  ['7 combined', 7, { bid: [18, 0], squads: [0, 5] }],
])('the points of a hand are those for its bid and for squads: %s, %i taken', (bid, taken, made) => {
  const match = begun({ match: 'hand' }, 0);
  playHand(match, bid, taken);
  expect(madeIn(match.view(0))).toEqual(made);
  const [ours, theirs] = militac.tally(match.position).hands[0].points;
  expect([ours, theirs]).toEqual(made.bid.map((points, side) => points + made.squads[side]));
});

test('MIL example 5: end', () => {
  const lost = begun({}, 0);
  playHand(lost, '6 infantry', 6, [44, 47]);
  expect(result(lost)).toEqual({ scores: [49, 53, 49, 53], winners: [1, 3] });
  const level = begun({}, 0);
  playHand(level, '6 cavalry', 6, [44, 44]);
  expect(level.view(0).scores).toEqual([50, 50, 50, 50]);
  expect(level.view(0).phase).toBe('shuffle');
});

test('MIL-17: a game ends at its target or more, if the scores differ; level scores play on', () => {
  for (const target of [50, 100, 150]) {
    const below = begun({ target }, 0);
    playHand(below, '6 combined', 6, [target - 10, 0]);
    expect(below.over).toBe(false);
    playHand(below, '6 infantry', 6);
    // Side 1 bids now: five for the bid, and six squads for side 0.
    expect(result(below)).toEqual({ scores: bySides(target + 5, 11), winners: [0, 2] });
  }
  const level = begun({}, 0);
  playHand(level, '6 cavalry', 6, [50, 50]);
  expect(level.over).toBe(false);
  playHand(level, '6 cavalry', 6);
  expect(level.over).toBe(false);
  playHand(level, '6 cavalry', 7);
  expect(result(level)).toEqual({ scores: bySides(69, 67), winners: [0, 2] });
});

function bySides(a: number, b: number): number[] {
  return [a, b, a, b];
}

test('MIL-18: a match of one hand goes to the side with more points in it, and may be drawn', () => {
  const won = begun({ match: 'hand' }, 1);
  playHand(won, '6 infantry', 6);
  expect(result(won)).toEqual({ scores: [6, 5, 6, 5], winners: [0, 2] });
  const drawn = begun({ match: 'hand' }, 1);
  playHand(drawn, '6 cavalry', 6);
  expect(result(drawn)).toEqual({ scores: [6, 6, 6, 6], winners: [] });
  expect(militac.evaluate(drawn.position, 0)).toBe(0);
  expect(promptOf(militac, drawn.view(2))).toBe('The match is over.');
  // A thrown-in hand does not end it.
  const thrown = begun({ match: 'hand' }, 1);
  dealHands(thrown, {});
  play(thrown, ['1 pass', '2 pass', '3 pass', '0 pass']);
  expect(thrown.over).toBe(false);
});

test('a position stands the better, the more squads and points its side has', () => {
  const match = begun({}, 0);
  dealHands(match, {});
  contract(match, '8 artillery');
  const standing = (squads: number[], seat = 0): number => {
    match.position.squads = squads;
    return militac.evaluate(match.position, seat);
  };
  const rising = [
    [0, 5],
    [7, 4],
    [7, 3],
    [7, 2],
    [8, 3],
    [8, 2],
    [11, 1],
  ].map((squads) => standing(squads));
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(standing([7, 2], 1)).toBe(-standing([7, 2], 0));
  match.position.scores = [10, 30];
  expect(standing([3, 3])).toBeLessThan(0);
  expect([0, 1, 2, 3].map((seat) => militac.side(match.position, seat))).toEqual([0, 1, 0, 1]);
});

/** The hand of a seat as identifiers. */
function handOf(p: Militac, seat: number): string[] {
  return cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]).map((card) => militac.pack.ids[card]);
}

/** Seat 0 leads this card under the contract; seat 1, who holds what is given, answers; seat 3 imagines seat 1's hand. */
function imaginedAfter(rules: object, bid: string, lead: string, hand: string, answer: string): string[][] {
  const match = begun(rules, 0);
  dealHands(match, { 0: `I1 ${lead}`, 1: hand });
  contract(match, bid);
  play(match, [`0 play ${lead}`, `1 play ${answer}`]);
  return imagined(match, 3, 300).map((p) => handOf(p, 1));
}

const NO_CAVALRY = 'I2 I3 I4 I5 A1 A2 A3 A4 E1 E2 E3';
const SOME_CAVALRY = 'I2 I3 I4 I5 A1 A2 A3 A4 E1 E2 C1';

test('imagine: whoever does not follow holds none of the company led (MIL-11)', () => {
  const hands = imaginedAfter({}, '6 artillery', 'C12', `${NO_CAVALRY} E4`, 'E1');
  expect(hands.every((hand) => hand.every((id) => !id.startsWith('C')))).toBe(true);
  expect(hands.some((hand) => hand.includes('PRES'))).toBe(true);
});

test('imagine: whoever does not follow the commanders does not hold the President either (MIL-13)', () => {
  const hands = imaginedAfter({}, '6 cavalry', 'C12', `${NO_CAVALRY} E4`, 'E1');
  expect(hands.every((hand) => hand.every((id) => !id.startsWith('C') && id !== 'PRES'))).toBe(true);
  const supreme = imaginedAfter({ president: 'supreme' }, '6 cavalry', 'C12', `${NO_CAVALRY} E4`, 'E1');
  expect(supreme.some((hand) => hand.includes('PRES'))).toBe(true);
});

test('imagine: what the President shows when he is played depends on his power', () => {
  const cavalry = (hands: string[][]): boolean => hands.some((hand) => hand.some((id) => id.startsWith('C')));
  // He follows as a commander, and the supreme one may be played beside the company led: nothing is shown.
  expect(cavalry(imaginedAfter({}, '6 cavalry', 'C12', `${SOME_CAVALRY} PRES`, 'PRES'))).toBe(true);
  const supreme = imaginedAfter(
    { president: 'supreme' },
    '6 artillery',
    'C12',
    `${SOME_CAVALRY} PRES`,
    'PRES',
  );
  expect(cavalry(supreme)).toBe(true);
  // Otherwise he is played only by a player who cannot follow.
  expect(cavalry(imaginedAfter({}, '6 artillery', 'C12', `${NO_CAVALRY} PRES`, 'PRES'))).toBe(false);
  expect(cavalry(imaginedAfter({}, '6 combined', 'C12', `${NO_CAVALRY} PRES`, 'PRES'))).toBe(false);
  const idle = imaginedAfter({ president: 'idle' }, '6 cavalry', 'C12', `${NO_CAVALRY} PRES`, 'PRES');
  expect(cavalry(idle)).toBe(false);
});

test('imagine: the bidder knows the Aide and the discard; the others know neither', () => {
  const match = begun({ aideBack: false }, 0);
  dealHands(match, { rest: 'E12' });
  play(match, ['0 bid 6 infantry', '1 pass', '2 pass', '3 pass']);
  const aide = militac.pack.find('E12')!;
  for (const p of imagined(match, 0, 20)) {
    expect(p.aide).toBe(aide);
    expect(handOf(p, 0)).toEqual(handOf(match.position, 0));
  }
  const aides = new Set(imagined(match, 2, 300).map((p) => p.aide));
  expect(aides.size).toBeGreaterThan(20);
  for (const p of imagined(match, 2, 50)) expect(handOf(p, 0)).toContain(militac.pack.ids[p.aide]);
  const discard = legalAt(match, 0)[3];
  play(match, [`0 ${discard}`]);
  for (const p of imagined(match, 0, 20)) {
    expect(militac.view(p, 0).places.discards).toEqual(cardsOf(discard).slice(1));
  }
  expect(new Set(imagined(match, 2, 300).map((p) => p.discarded)).size).toBeGreaterThan(20);
});

test('a thrown-in hand is known to everybody until the next shuffle', () => {
  const match = begun({}, 0);
  match.chance(new Random('thrown in'));
  play(match, ['0 pass', '1 pass', '2 pass', '3 pass']);
  for (const p of imagined(match, SPECTATOR, 1)) {
    expect(militac.view(p, SPECTATOR)).toEqual(militac.view(match.position, SPECTATOR));
    expect(militac.view(p, 2)).toEqual(militac.view(match.position, 2));
  }
});
