// Tactics by its page: scoring, the end of Engagements and matches, and what a seat can imagine.

import { expect, test } from 'vitest';
import { beforeLastSquad, cardsOf, takerOf } from '../../../test/squads.ts';
import { atTable, dealHands, imagined, legalAt, play } from '../../../test/table.ts';
import { type Match, Random, SPECTATOR } from '../../index.ts';
import { cardsIn } from '../../mechanics/companies.ts';
import { linesOf, promptOf } from '../../words.ts';
import { engagementsIn, tactics } from './index.ts';
import type { Tactics } from './position.ts';

/** A match before its first shuffle; the seat left of the dealer, of this side, will bid. */
function begun(rules: object, bidders: 0 | 1): Match<Tactics> {
  const match = atTable(tactics, { ...rules });
  play(match, [bidders === 0 ? 'chance cut I1 C2 A3 I12' : 'chance cut I12 I1 C2 A3']);
  return match;
}

interface Hand {
  readonly bid: string;
  /** What the bidding side captures. */
  readonly captured: number;
  /** The scores of the Engagement before the hand, and its number, if they matter. */
  readonly scores?: readonly number[];
  readonly skirmish?: number;
}

/** Plays a hand in which the seat left of the dealer bids, and its side takes the last squad. */
function playHand(match: Match<Tactics>, { bid, captured, scores, skirmish }: Hand): void {
  dealHands(match, {});
  const p = match.position;
  const bidder = (p.dealer + 1) % 4;
  const passes = [1, 2, 3].map((n) => `${(bidder + n) % 4} pass`);
  play(match, [`${bidder} bid ${bid}`, ...passes]);
  discardAny(match, bidder);
  beforeLastSquad(match, [6, 5]);
  p.captured = bidder % 2 === 0 ? [captured - 5, 110 - captured] : [110 - captured, captured - 5];
  if (scores) p.scores = [...scores];
  if (skirmish) p.skirmish = skirmish;
  expect(takerOf(match, 'E12 E1 E2 E3', bidder)).toBe('E12');
}

function discardAny(match: Match<Tactics>, bidder: number): void {
  play(match, [`${bidder} ${legalAt(match, bidder)[0]}`]);
}

function result(match: Match<Tactics>): unknown {
  return tactics.tally(match.position).result;
}

test('TAC example 4: scoring', () => {
  const score = (rules: object, hand: Hand): unknown => {
    const match = begun({ match: 'hand', ...rules }, 1);
    playHand(match, hand);
    const [scored] = tactics.tally(match.position).hands;
    return { points: scored.points, lines: linesOf(tactics, scored) };
  };
  expect(score({}, { bid: '75 cavalry', captured: 75 })).toEqual({
    points: [35, 75, 35, 75],
    lines: ['{1} and {3} bid 75 on Cavalry and captured 75: +75', '{0} and {2} captured 35: +35'],
  });
  expect(score({}, { bid: '75 cavalry', captured: 70 })).toEqual({
    points: [40, -75, 40, -75],
    lines: ['{1} and {3} bid 75 on Cavalry and captured 70, 5 too few: −75', '{0} and {2} captured 40: +40'],
  });
  const short = score({ setback: 'shortfall' }, { bid: '75 combined', captured: 70 });
  expect(short).toEqual({
    points: [40, -5, 40, -5],
    lines: [
      '{1} and {3} bid 75 on combined forces and captured 70, 5 too few: −5',
      '{0} and {2} captured 40: +40',
    ],
  });
  expect(score({}, { bid: '110 cavalry', captured: 110 })).toMatchObject({ points: [0, 110, 0, 110] });
  expect(score({}, { bid: '110 cavalry', captured: 105 })).toMatchObject({ points: [5, -110, 5, -110] });
  // All that was captured counts, not only the bid.
  expect(score({}, { bid: '60 cavalry', captured: 90 })).toMatchObject({ points: [20, 90, 20, 90] });
});

test('TAC-15: a match of one hand ends with the first scored hand', () => {
  const match = begun({ match: 'hand' }, 1);
  dealHands(match, {});
  play(match, ['1 pass', '2 pass', '3 pass', '0 pass']);
  expect(match.over).toBe(false);
  // The deal has moved on, so that side 0 bids now.
  playHand(match, { bid: '60 infantry', captured: 55 });
  expect(match.over).toBe(true);
  expect(result(match)).toEqual({ scores: [-60, 55, -60, 55], winners: [1, 3] });
  expect(match.view(0).facts).toMatchObject({ dealer: 1, engagements: [0, 0], skirmish: 1, engagement: 1 });
  expect(match.view(0).scores).toEqual([-60, 55, -60, 55]);
  expect(promptOf(tactics, match.view(0))).toBe('The match is over.');
});

test('TAC example 5: end of an Engagement', () => {
  const won = begun({ match: 'engagement' }, 0);
  playHand(won, { bid: '60 infantry', captured: 60, scores: [140, 110] });
  expect(result(won)).toEqual({ scores: [200, 160, 200, 160], winners: [0, 2] });
  expect(linesOf(tactics, tactics.tally(won.position).hands[0]).at(-1)).toBe(
    '{0} and {2} win Engagement 1 by 200 to 160',
  );
  const level = begun({ match: 'engagement' }, 0);
  playHand(level, { bid: '60 infantry', captured: 60, scores: [135, 145] });
  expect(level.view(0).scores).toEqual([195, 195, 195, 195]);
  expect(level.view(0).phase).toBe('shuffle');
});

test('TAC-16: the higher score wins, whoever was the bidder; below 150 another skirmish is played', () => {
  const defended = begun({ match: 'engagement' }, 0);
  playHand(defended, { bid: '60 infantry', captured: 60, scores: [100, 120] });
  expect(result(defended)).toEqual({ scores: [160, 170, 160, 170], winners: [1, 3] });
  const below = begun({ match: 'engagement' }, 0);
  playHand(below, { bid: '60 infantry', captured: 60, scores: [85, 95] });
  expect(below.view(0).scores).toEqual([145, 145, 145, 145]);
  expect(below.over).toBe(false);
  const exactly = begun({ match: 'engagement' }, 0);
  playHand(exactly, { bid: '60 infantry', captured: 60, scores: [90, 99] });
  expect(result(exactly)).toMatchObject({ winners: [0, 2] });
});

test('TAC-16: after a level Engagement the same test decides the next skirmish', () => {
  const match = begun({ match: 'engagement' }, 0);
  playHand(match, { bid: '60 infantry', captured: 60, scores: [135, 145] });
  playHand(match, { bid: '60 infantry', captured: 55 });
  expect(match.view(0).facts).toMatchObject({ skirmish: 2, engagement: 1, dealer: 0 });
  expect(result(match)).toEqual({ scores: [250, 135, 250, 135], winners: [0, 2] });
});

test('TAC-17: an Engagement ends after its twelfth skirmish, and after every later one, as soon as the scores differ', () => {
  const eleven = begun({ match: 'engagement' }, 0);
  playHand(eleven, { bid: '60 infantry', captured: 55, scores: [-100, -200], skirmish: 11 });
  expect(eleven.over).toBe(false);
  playHand(eleven, { bid: '60 infantry', captured: 55 });
  // −160 + 55 against −145 − 60: the higher wins, though both are below zero.
  expect(result(eleven)).toEqual({ scores: [-105, -205, -105, -205], winners: [0, 2] });
  const level = begun({ match: 'engagement' }, 0);
  playHand(level, { bid: '60 infantry', captured: 60, scores: [0, 10], skirmish: 12 });
  expect(level.over).toBe(false);
  playHand(level, { bid: '60 infantry', captured: 60 });
  expect(level.view(0).facts.skirmish).toBe(13);
  expect(result(level)).toEqual({ scores: [110, 120, 110, 120], winners: [1, 3] });
});

test('TAC-17: thrown-in hands do not count towards the twelve', () => {
  const match = begun({ match: 'engagement' }, 0);
  playHand(match, { bid: '60 infantry', captured: 55, scores: [-100, -200], skirmish: 11 });
  dealHands(match, {});
  expect(match.view(0).facts.skirmish).toBe(12);
  play(match, ['1 pass', '2 pass', '3 pass', '0 pass']);
  expect(match.over).toBe(false);
  dealHands(match, {});
  expect(match.view(0).facts).toMatchObject({ skirmish: 12, dealer: 1 });
});

test('TAC-18: a Campaign goes to the first side with two Engagements, each from 0 : 0', () => {
  const match = begun({}, 0);
  playHand(match, { bid: '110 combined', captured: 110, scores: [60, 20] });
  expect(match.view(0).facts).toMatchObject({ engagements: [1, 0], engagement: 1, skirmish: 1, dealer: 3 });
  expect(match.view(0).scores).toEqual([170, 20, 170, 20]);
  expect(match.over).toBe(false);
  dealHands(match, {});
  // No new cut: the deal moves on, and everything but the Engagements restarts.
  expect(match.view(0).facts).toMatchObject({ engagements: [1, 0], engagement: 2, skirmish: 1, dealer: 0 });
  expect(match.view(0).scores).toEqual([0, 0, 0, 0]);
  play(match, ['1 pass', '2 pass', '3 pass', '0 pass']);
  playHand(match, { bid: '110 combined', captured: 105, scores: [20, 149] });
  expect(match.view(0).facts.engagements).toEqual([1, 1]);
  playHand(match, { bid: '60 artillery', captured: 60, scores: [0, 100] });
  expect(match.view(0).facts).toMatchObject({ engagements: [1, 2], engagement: 3 });
  expect(match.view(0).scores).toEqual([50, 160, 50, 160]);
  expect(result(match)).toEqual({ scores: [1, 2, 1, 2], winners: [1, 3] });
  expect(tactics.tally(match.position).hands.map(({ points }) => points)).toEqual([
    [110, 0, 110, 0],
    [-110, 5, -110, 5],
    [50, 60, 50, 60],
  ]);
  const { hands } = tactics.tally(match.position);
  const scored = { points: [5, 5, 5, 5], facts: {}, lines: [] };
  const sizes = engagementsIn([scored, ...hands, scored, scored]).map(({ length }) => length);
  expect(sizes).toEqual([2, 1, 1, 2]);
});

test('a position stands the better, the nearer its side is to the match', () => {
  const standing = (scores: number[], engagements: number[], phase?: Partial<Tactics>): number => {
    const match = begun({}, 0);
    dealHands(match, {});
    return tactics.evaluate(Object.assign(match.position, { scores, engagements, ...phase }), 0);
  };
  const rising = [
    standing([0, 140], [0, 1]),
    standing([0, 0], [0, 1]),
    standing([50, 60], [0, 0]),
    standing([60, 50], [0, 0]),
    standing([140, -300], [0, 0]),
    standing([0, 0], [1, 0]),
    standing([140, 20], [1, 0]),
  ];
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
});

test('a contract that can no longer be made stands worse than one that is still open', () => {
  const match = begun({ match: 'hand' }, 0);
  dealHands(match, {});
  play(match, ['0 bid 100 combined', '1 pass', '2 pass', '3 pass']);
  discardAny(match, 0);
  match.position.captured = [30, 10];
  const open = tactics.evaluate(match.position, 0);
  match.position.captured = [30, 15];
  const broken = tactics.evaluate(match.position, 0);
  expect(broken).toBeLessThan(0);
  expect(open).toBeGreaterThan(0);
  expect(tactics.evaluate(match.position, 3)).toBe(-broken);
  expect([0, 1, 2, 3].map((seat) => tactics.side(match.position, seat))).toEqual([0, 1, 0, 1]);
});

/** The hand of a seat as identifiers. */
function handOf(p: Tactics, seat: number): string[] {
  return cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]).map((card) => tactics.pack.ids[card]);
}

test('imagine: whoever did not follow holds none of that company, and keeps what else it may hold', () => {
  const match = begun({}, 0);
  dealHands(match, { 0: 'E12', 1: 'I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12' });
  play(match, ['0 bid 60 cavalry', '1 pass', '2 pass', '3 pass']);
  const discard = legalAt(match, 0).find((text) => !text.includes('E12'))!;
  play(match, [`0 ${discard}`, '0 play E12', '1 play I1']);
  const positions = imagined(match, 3, 300);
  for (const p of positions) {
    expect(handOf(p, 1).filter((id) => id.startsWith('E'))).toEqual([]);
    expect(handOf(p, 1)).toHaveLength(11);
    expect(handOf(p, 3)).toEqual(handOf(match.position, 3));
  }
  // The bidder may have kept or discarded any company card.
  expect(positions.some((p) => handOf(p, 0).some((id) => id.startsWith('E')))).toBe(true);
});

test('imagine: there is never Ordnance among the discards of another seat (TAC-8)', () => {
  const match = begun({}, 0);
  dealHands(match, {});
  play(match, ['0 bid 60 cavalry', '1 pass', '2 pass', '3 pass']);
  discardAny(match, 0);
  for (const seat of [1, 2, 3, SPECTATOR]) {
    for (const p of imagined(match, seat, 200)) {
      expect(p.discards).toHaveLength(4);
      expect(p.discards.every((card) => card < 48)).toBe(true);
      expect(p.discards).toEqual([...p.discards].sort((a, b) => a - b));
    }
  }
});

test('imagine: the bidder knows the sixteen cards and the discards', () => {
  const match = begun({}, 0);
  dealHands(match, { rest: 'O5 O10 O15 O20' });
  play(match, ['0 bid 60 cavalry', '1 pass', '2 pass', '3 pass']);
  for (const p of imagined(match, 0, 20)) expect(handOf(p, 0)).toEqual(handOf(match.position, 0));
  for (const p of imagined(match, 1, 20)) expect(handOf(p, 0)).toHaveLength(16);
  const discard = legalAt(match, 0)[7];
  play(match, [`0 ${discard}`]);
  for (const p of imagined(match, 0, 20))
    expect(tactics.view(p, 0).places.discards).toEqual(cardsOf(discard).slice(1));
});

test('imagine: every deal is as likely before anything is shown', () => {
  const match = begun({}, 0);
  dealHands(match, {});
  const positions = imagined(match, 0, 4000);
  const tank = tactics.pack.find('O20')!;
  if (handOf(match.position, 0).includes('O20')) throw new Error('the Tank was to lie elsewhere');
  const inReserve = positions.filter((p) => p.reinforcements.includes(tank)).length;
  // Four of forty unknown cards lie in the centre: about 400 of 4000.
  expect(inReserve).toBeGreaterThan(320);
  expect(inReserve).toBeLessThan(480);
});

test('a thrown-in hand is known to everybody until the next shuffle', () => {
  const match = begun({}, 0);
  match.chance(new Random('thrown in'));
  play(match, ['0 pass', '1 pass', '2 pass', '3 pass']);
  for (const p of imagined(match, SPECTATOR, 1)) {
    expect(tactics.view(p, SPECTATOR)).toEqual(tactics.view(match.position, SPECTATOR));
    expect(tactics.view(p, 2)).toEqual(tactics.view(match.position, 2));
  }
});
