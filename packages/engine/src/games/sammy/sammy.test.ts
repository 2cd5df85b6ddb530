// Sammy, rule by rule: play by border states and by suits, the score, and what a seat can imagine.
// Rules: docs/rules/sammy.md.

import { describe, expect, test } from 'vitest';
import { atTable, dealHands, imagined, legalAt, play, refused } from '../../../test/table.ts';
import { type Match, SPECTATOR } from '../../index.ts';
import { highWord, idsIn, lowWord } from '../../mechanics/borders.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { linesOf, promptOf } from '../../words.ts';
import { sammy, worthOfTrick } from './index.ts';
import { DENOMINATIONS, type Sammy } from './position.ts';
import { countHand } from './score.ts';

type Table = Match<Sammy>;

const IN_ORDER = `chance shuffle ${pack.ids.join(' ')}`;
const EXAMPLE_2 = [
  '0 bid 6 red',
  '1 pass',
  '2 bid 7 red',
  '3 bonus',
  '0 double',
  '1 pass',
  '2 pass',
  '3 pass',
];

/** A match dealt in the pack's own order by seat 0. */
function exampleTable(rules: Record<string, unknown>, lines: readonly string[]): Table {
  const match = atTable(sammy, rules);
  play(match, ['chance cut NY PA IL OH', IN_ORDER, ...lines]);
  return match;
}

function plays(ids: string): string[] {
  return ids
    .split(' ')
    .map((id) => `play ${id}`)
    .sort();
}

/** A trick of four cards led by seat 0, the declarant, in a denomination: who wins it? */
function winnerOf(cards: string, denomination: string): number {
  const match = atTable(sammy, { deals: 1 });
  play(match, ['chance cut NY PA IL OH']);
  const ids = cards.split(' ');
  // The leader also holds what else borders his card, so that nobody has to follow with it.
  const led = pack.cards[pack.find(ids[0])!];
  const others = led.borders.filter((id) => !ids.includes(id));
  dealHands(match, { 0: [ids[0], ...others].join(' '), 1: ids[1], 2: ids[2], 3: ids[3] });
  play(match, [`0 bid 7 ${denomination}`, '1 pass', '2 pass', '3 pass']);
  ids.forEach((id, seat) => {
    play(match, [`${seat} play ${id}`]);
  });
  return match.view(0).facts['leader'] as number;
}

/** Plays a hand on with the first legal action of the seat to act. */
function playOut(match: Table): void {
  while (match.view(SPECTATOR).phase === 'play') {
    const actor = match.view(SPECTATOR).actors[0] as number;
    play(match, [`${actor} ${legalAt(match, actor)[0]}`]);
  }
}

describe('play by border states', () => {
  test('SAM-12: the declarant leads any card; the winner leads next', () => {
    const match = exampleTable({}, EXAMPLE_2);
    expect(match.view(0)).toMatchObject({ phase: 'play', actors: [0] });
    expect(match.view(0).facts['leader']).toBe(0);
    expect(legalAt(match, 0)).toEqual(plays('OH MA NC GA MN LA HI MD NE SD ND ID DE SM'));
    play(match, ['0 play OH', '1 play WY', '2 play PA', '3 play WV']);
    expect(match.view(0).actors).toEqual([2]);
    expect(match.view(0).facts).toMatchObject({ leader: 2, tricks: [0, 0, 1, 0] });
    expect(match.view(0).places).toMatchObject({ trick: [], 'taken:2': ['OH', 'WY', 'PA', 'WV'] });
  });

  test('SAM-13: whoever holds a bordering card plays one, whoever holds none plays anything', () => {
    const match = exampleTable({}, [...EXAMPLE_2, '0 play MD']);
    expect(legalAt(match, 1).length).toBe(14);
    play(match, ['1 play NY']);
    expect(legalAt(match, 2)).toEqual(plays('PA VA'));
    expect(refused(match, '2 play CA')).toBe(
      'You hold a card that borders Maryland and must play one that does (SAM-13).',
    );
    expect(refused(match, '2 play NY')).toBe('You do not hold New York (SAM-13).');
    expect(refused(match, '2 play')).toContain('exactly one card');
    play(match, ['2 play VA']);
    expect(legalAt(match, 3)).toEqual(plays('DC WV'));
  });

  test('SAM-13: Maryland and Virginia follow the District of Columbia', () => {
    const match = atTable(sammy);
    play(match, ['chance cut NY PA IL OH']);
    dealHands(match, { 0: 'DC', 1: 'MD', 2: 'VA', 3: 'WV' });
    play(match, ['0 bid 7 red', '1 pass', '2 pass', '3 pass', '0 play DC']);
    expect(legalAt(match, 1)).toEqual(['play MD']);
    play(match, ['1 play MD']);
    expect(legalAt(match, 2)).toEqual(['play VA']);
    play(match, ['2 play VA']);
    expect(legalAt(match, 3).length).toBe(14);
  });

  test('SAM-14: a card that does not border the led one cannot win, trump or not', () => {
    // Ohio is led; New York and California do not border it, Indiana does.
    expect(winnerOf('OH CA NY IN', 'red')).toBe(0);
    expect(winnerOf('IN CA NY OH', 'red')).toBe(3);
    expect(winnerOf('GA NY PA AL', 'red')).toBe(0);
  });

  test('SAM-14: D.C. is beaten by the higher of its neighbors', () => {
    expect(winnerOf('DC MD VA NY', 'notrumps')).toBe(2);
    expect(winnerOf('DC MD VA NY', 'stars')).toBe(1);
  });

  test('SAM-15: fourteen tricks are played', () => {
    const match = exampleTable({ deals: 1 }, EXAMPLE_2);
    playOut(match);
    const tricks = match.view(0).facts['tricks'] as number[];
    expect(tricks.reduce((sum, n) => sum + n)).toBe(14);
    expect(match.log.length).toBe(2 + EXAMPLE_2.length + 56);
    expect(match.over).toBe(true);
  });

  test.each([
    ['red', 1],
    ['blue', 1],
    ['notrumps', 1],
    ['stars', 2],
    ['stripes', 0],
  ])('SAM example 1: RI led, then MA, CT, NY with %s: seat %i wins', (denomination, winner) => {
    expect(winnerOf('RI MA CT NY', denomination)).toBe(winner);
  });

  test('SAM-14: the orders of the sheet: trumps first, then red, blue, stars, stripes', () => {
    // Colorado (stars) is led; Oklahoma (blue), Nebraska (stars), Utah (stripes) border it.
    const winners = ['red', 'blue', 'stars', 'stripes', 'notrumps'].map((trumps) =>
      winnerOf('CO OK NE UT', trumps),
    );
    expect(winners).toEqual([1, 1, 2, 3, 1]);
  });

  test('SAM example 3: Pennsylvania takes Ohio with one President', () => {
    const match = exampleTable({}, [...EXAMPLE_2, '0 play OH']);
    expect(legalAt(match, 1).length).toBe(14);
    play(match, ['1 play WY']);
    expect(legalAt(match, 2)).toEqual(['play PA']);
    play(match, ['2 play PA']);
    expect(legalAt(match, 3)).toEqual(plays('IN KY MI WV'));
    play(match, ['3 play WV']);
    expect(match.view(0).facts['leader']).toBe(2);
  });

  test('SAM example 4: a led territory without borders always wins', () => {
    const match = exampleTable({}, [...EXAMPLE_2, '0 play OH', '1 play WY', '2 play PA', '3 play WV']);
    play(match, ['2 play CZ']);
    for (const [seat, card] of [
      [3, 'GU'],
      [0, 'SM'],
      [1, 'NY'],
    ]) {
      expect(legalAt(match, seat as number).length).toBe(13);
      play(match, [`${seat} play ${card}`]);
    }
    expect(match.view(0).facts).toMatchObject({ leader: 2, tricks: [0, 0, 2, 0] });
  });
});

describe('play by suits', () => {
  const bySuits = (lines: readonly string[] = []): Table =>
    exampleTable({ mode: 'suits' }, ['0 bid 7 stars', '1 pass', '2 pass', '3 pass', ...lines]);

  test('SAM-16: the declarant’s left leads, and then the silent hand lies open', () => {
    const match = bySuits();
    expect(match.view(0).actors).toEqual([1]);
    expect(match.view(0).facts['silent']).toBeUndefined();
    expect(match.view(0).places['hand:2']).toEqual(new Array(14).fill(null));
    play(match, ['1 play NY']);
    for (const seat of [SPECTATOR, 0, 1, 3]) {
      expect(match.view(seat).facts['silent']).toBe(2);
      expect(match.view(seat).places['hand:2'].join(' ')).toBe('PA CA MO PR TN VA KS SC WA OR CZ UT NM NV');
    }
    expect(match.view(2).places['hand:0']).toEqual(new Array(14).fill(null));
  });

  test('SAM-17: the declarant plays for the silent hand, which has no actions of its own', () => {
    const match = bySuits(['1 play NY']);
    expect(match.view(2).actors).toEqual([0]);
    expect(match.view(2).legal).toEqual([]);
    expect(legalAt(match, 0)).toEqual(plays('PA CA MO PR'));
    expect(refused(match, '2 play PA')).toContain('not for seat 2');
    expect(refused(match, '0 play OH')).toBe(
      'It is the turn of the silent hand, which does not hold Ohio (SAM-17).',
    );
    const own = bySuits(['1 play NY', '0 play PA', '3 play IL']);
    expect(refused(own, '0 play CA')).toBe(
      'It is not the turn of the silent hand, which holds California (SAM-17).',
    );
    expect(refused(match, '0 play TN')).toBe(
      'The silent hand holds Red, the suit led, and must follow it (SAM-18).',
    );
    play(match, ['0 play PR', '3 play IN']);
    expect(legalAt(match, 0)).toEqual(plays('OH MA NC'));
    expect(refused(match, '0 play GA')).toBe('You hold Red, the suit led, and must follow it (SAM-18).');
  });

  test('SAM-17: a trick won by the silent hand is led again by the declarant for it', () => {
    const match = bySuits(['1 play TX', '0 play PA', '3 play IN', '0 play NC']);
    expect(match.view(0).facts['leader']).toBe(2);
    expect(match.view(0).actors).toEqual([0]);
    expect(legalAt(match, 0).length).toBe(13);
    play(match, ['0 play CZ']);
    expect(match.view(0).actors).toEqual([3]);
  });

  test('SAM-18: the highest trump wins, else the highest card of the suit led', () => {
    const match = atTable(sammy, { mode: 'suits' });
    play(match, ['chance cut NY PA IL OH']);
    dealHands(match, {
      0: 'OH NY WI GA AL TN KY MN IA VA OK LA MS KS',
      1: 'PA IL AR SC WV MD CT WA FL NE CO OR ME SD',
      2: 'RI ND MT UT NH ID AZ NM VT DE WY NV GU SM',
    });
    play(match, ['0 bid 7 stripes', '1 pass', '2 pass', '3 pass', '1 play PA']);
    play(match, ['0 play SM', '3 play TX', '0 play NY']);
    expect(match.view(0).facts['leader']).toBe(2);
    expect(match.view(0).places['taken:2']).toEqual(['PA', 'SM', 'TX', 'NY']);
  });

  test('SAM-18: with no trumps no suit is above another, and borders do not matter', () => {
    const match = atTable(sammy, { mode: 'suits' });
    play(match, ['chance cut NY PA IL OH']);
    dealHands(match, {
      0: 'WI GA AL TN KY MN IA VA OK LA MS KS DC HI',
      1: 'RI NV ND MT UT NH ID AZ NM VT DE WY GU SM',
      2: 'NY PA IL OH TX CA MI MA NJ MO IN NC PI PR',
    });
    play(match, ['0 bid 7 notrumps', '1 pass', '2 pass', '3 pass']);
    play(match, ['1 play NV', '0 play NY', '3 play AR', '0 play WI']);
    expect(match.view(0).facts['leader']).toBe(1);
  });

  test('SAM example 5: New York wins for seat 1, which leads next', () => {
    const match = bySuits(['1 play NY']);
    expect(match.view(0).actors).toEqual([0]);
    expect(legalAt(match, 0)).toEqual(plays('PA CA MO PR'));
    play(match, ['0 play PR']);
    expect(legalAt(match, 3)).toEqual(plays('IL MI IN'));
    play(match, ['3 play IN']);
    expect(legalAt(match, 0)).toEqual(plays('OH MA NC'));
    play(match, ['0 play NC']);
    expect(match.view(0)).toMatchObject({ actors: [1] });
    expect(match.view(0).facts).toMatchObject({ leader: 1, tricks: [0, 1, 0, 0] });
  });

  test('prompts name the suit, the silent hand and whose turn it is', () => {
    const match = bySuits();
    const askOf = (seat: number): string => promptOf(sammy, match.view(seat));
    expect(askOf(1)).toBe('Your turn: lead any card.');
    play(match, ['1 play NY']);
    expect(askOf(0)).toBe(
      'Your turn: play a card of Red from the silent hand: California, Missouri, Pennsylvania or Porto Rico.',
    );
    expect(askOf(2)).toBe('Your hand is the silent hand: your partner plays it.');
    expect(askOf(3)).toBe('Wait for the others to play.');
    const borders = exampleTable({}, [...EXAMPLE_2, '0 play OH']);
    expect(promptOf(sammy, borders.view(1))).toBe(
      'Your turn: you hold no card that borders Ohio, so play any.',
    );
  });
});

/** The count of a finished hand bid by seat 0: tricks won and cards taken by its side; the rest is the opponents'. */
function count(
  bid: [number, string],
  bonus: number,
  tricks: number,
  taken: string,
): ReturnType<typeof countHand> {
  const { position: p } = atTable(sammy);
  p.bid = 5 * bid[0] + DENOMINATIONS.indexOf(bid[1]);
  p.bidder = 0;
  p.bonus = bonus;
  p.takers = Array.from({ length: 14 }, (_, i) => (i < tricks ? 2 * (i % 2) : 1));
  const ours = taken.split(' ').map((id) => pack.find(id)!);
  const theirs = pack.cards.map((_, card) => card).filter((card) => !ours.includes(card));
  p.taken = [lowWord(ours), highWord(ours), lowWord(theirs), highWord(theirs)];
  return countHand(p);
}

describe('scoring', () => {
  test.each([
    [3, 7, 150],
    [7, 7, 50],
    [1, 14, 375],
  ])('SAM-19: %i tricks bid and %i made: 50 and 25 for each more, %i', (bid, made, points) => {
    expect(count([bid, 'blue'], 0, made, 'NV').points[0]).toBe(points);
  });

  test('SAM-19: a failed bid gives the opponents 25 for each trick missing', () => {
    expect(count([9, 'blue'], 0, 7, 'NV').points).toEqual(
      [0, 200, 0, 200].map((n) => (n ? 50 + 100 + 50 : 0)),
    );
  });

  test('SAM-19: a bonus goes to the side that proves right, 50 or doubled 100', () => {
    const made = [0, 1, 2].map((bonus) => count([6, 'blue'], bonus, 6, 'NV').points[0]);
    expect(made).toEqual([50, 100, 150]);
    const failed = [0, 1, 2].map((bonus) => count([6, 'blue'], bonus, 5, 'NV').points[1] - 150);
    expect(failed).toEqual([25, 75, 125]);
  });

  test.each([
    ['', 0, 50],
    ['NY', 0, 50],
    ['NY IL', 0, 25],
    ['NY IL OH', 25, 0],
    ['NY PA IL OH', 50, 0],
  ])('SAM-19: of the top four of trumps the declarants take %j: %i and %i', (taken, ours, theirs) => {
    const { points } = count([6, 'red'], 0, 6, `NV ${taken}`.trim());
    const presidents = taken.includes('PA') ? 1 : 0;
    expect(points.slice(0, 2)).toEqual([50 + 25 * presidents + ours, 25 * (4 - presidents) + theirs]);
  });

  test('SAM-19: with no trumps the top four are the Uncle Sams; the President of trumps counts twice', () => {
    expect(count([6, 'notrumps'], 0, 6, 'NY WI AR RI').points).toEqual([100, 100, 100, 100]);
    expect(count([6, 'notrumps'], 0, 6, 'NY PA IL OH').points).toEqual([75, 125, 75, 125]);
    expect(count([6, 'blue'], 0, 6, 'WI GA AL').points[0]).toBe(50 + 25 + 25);
  });

  test('SAM-20: each seat carries its side’s sum, and nothing is subtracted', () => {
    const failed = count([14, 'red'], 2, 0, 'NV');
    expect(failed.points).toEqual([0, 25 * 14 + 100 + 100 + 50, 0, 25 * 14 + 100 + 100 + 50]);
  });

  test('SAM example 6: 8 red bid, 9 made: 175 and 25', () => {
    expect(count([8, 'red'], 0, 9, 'NY PA IL GA SC').points).toEqual([175, 25, 175, 25]);
  });

  test('SAM example 7: 9 no trumps with doubled bonus, 7 made: 50 and 225', () => {
    expect(count([9, 'notrumps'], 2, 7, 'NY WI PA GA').points).toEqual([50, 225, 50, 225]);
  });

  test('SAM example 8: 6 blue with a bonus, exactly made, no high cards: 100 and 150', () => {
    expect(count([6, 'blue'], 1, 6, 'NV').points).toEqual([100, 150, 100, 150]);
  });

  test('the lines of a hand explain every number', () => {
    const match = exampleTable({ deals: 1 }, EXAMPLE_2);
    playOut(match);
    const [hand] = sammy.tally(match.position).hands;
    const gained = (names: string): number =>
      linesOf(sammy, hand)
        .filter((line) => line.endsWith(names) || (line.startsWith(names) && !line.includes(' for ')))
        .reduce((sum, line) => sum + Number(/\+(\d+)/.exec(line)![1]), 0);
    expect(gained('{0} and {2}')).toBe(hand!.points[0]);
    expect(gained('{1} and {3}')).toBe(hand!.points[1]);
  });
});

describe('the end of the match', () => {
  test('SAM-21: the match ends after its deals and the side with more points wins', () => {
    const match = exampleTable({ deals: 1 }, EXAMPLE_2);
    playOut(match);
    const { hands, result } = sammy.tally(match.position);
    expect(result!.scores).toEqual(hands[0].points);
    expect(result!.winners).toEqual(result!.scores[0] > result!.scores[1] ? [0, 2] : [1, 3]);
  });

  test.each([
    [
      [50, 25, 50, 25],
      [0, 2],
    ],
    [[50, 50, 50, 50], []],
    [[10, 70, 20, 30], [1]],
    [
      [70, 70, 20, 70],
      [0, 1, 3],
    ],
  ])('SAM-21: scores %j make the winners %j', (scores, winners) => {
    const match = atTable(sammy, { deals: 12, partners: 'changing' });
    play(match, ['chance cut NY PA IL OH']);
    for (let hand = 0; hand < 12; hand++) {
      play(match, [IN_ORDER]);
      match.position.scores = scores.slice();
      for (let call = 0; call < 4; call++) play(match, [`${match.view(SPECTATOR).actors[0]} pass`]);
    }
    expect(sammy.tally(match.position).result).toEqual({ scores, winners });
  });
});

describe('imagine', () => {
  /** How often each seat holds one of the cards in the positions imagined. */
  const holders = (positions: readonly Sammy[], ids: string): number[] =>
    [0, 1, 2, 3].map((s) => {
      const hands = positions.map((p) => idsIn(p.hands[2 * s], p.hands[2 * s + 1]));
      return hands.filter((hand) => ids.split(' ').some((id) => hand.includes(id))).length;
    });

  test('SAM-13: whoever did not follow holds no card that borders the led one', () => {
    const match = exampleTable({}, [...EXAMPLE_2, '0 play OH', '1 play WY', '2 play PA', '3 play WV']);
    for (const seat of [SPECTATOR, 0, 2]) {
      const positions = imagined(match, seat, 100);
      expect(holders(positions, 'MI IN KY')[1]).toBe(0);
      if (seat !== SPECTATOR) expect(holders(positions, 'MI IN KY')[3]).toBeGreaterThan(0);
    }
  });

  test('SAM-18: by suits whoever did not follow is void of the suit', () => {
    const match = atTable(sammy, { mode: 'suits' });
    play(match, ['chance cut NY PA IL OH']);
    dealHands(match, { 1: 'NY PA', 3: 'WI GA AL TN KY MN IA VA OK LA MS KS DC HI' });
    play(match, ['0 bid 7 stars', '1 pass', '2 pass', '3 pass', '1 play NY']);
    play(match, [`0 ${legalAt(match, 0)[0]}`, '3 play HI']);
    const positions = imagined(match, 1, 100);
    expect(holders(positions, 'PA IL OH TX CA MI MA NJ MO IN NC PI PR')[3]).toBe(0);
  });

  test('SAM-16: the silent hand is known to everybody as it is', () => {
    const match = exampleTable({ mode: 'suits' }, [
      '0 bid 7 stars',
      '1 pass',
      '2 pass',
      '3 pass',
      '1 play NY',
    ]);
    for (const seat of [SPECTATOR, 0, 1, 3]) {
      for (const p of imagined(match, seat, 20)) {
        expect(idsIn(p.hands[4], p.hands[5]).join(' ')).toBe('PA CA MO PR TN VA KS SC WA OR CZ UT NM NV');
      }
    }
  });

  test('SAM-10: a passed-out hand stays as unknown as it was', () => {
    const match = exampleTable({ deals: 1 }, ['0 pass', '1 pass', '2 pass', '3 pass']);
    const times = holders(imagined(match, 0, 300), 'NY');
    expect(times[0]).toBe(0);
    for (const seat of [1, 2, 3]) expect(times[seat]).toBeGreaterThan(50);
  });
});

describe('standing', () => {
  test('rises with tricks and Presidents taken, and partners stand alike', () => {
    const match = exampleTable({}, EXAMPLE_2);
    const before = sammy.evaluate(match.position, 0);
    play(match, ['0 play OH', '1 play WY', '2 play PA', '3 play WV']);
    expect(sammy.evaluate(match.position, 0)).toBeGreaterThan(before);
    expect(sammy.evaluate(match.position, 0)).toBe(sammy.evaluate(match.position, 2));
    expect(sammy.evaluate(match.position, 1)).toBeLessThan(0);
  });

  test('after the hand it is the lead in points', () => {
    const match = exampleTable({ deals: 1 }, EXAMPLE_2);
    playOut(match);
    const [ours, theirs] = match.position.scores as [number, number];
    expect(sammy.evaluate(match.position, 0)).toBeCloseTo(((ours - theirs) * 2) / 3);
  });
});

test('SAM-19: what a trick is worth by the cards in it', () => {
  expect(worthOfTrick(['OH', 'IN'], 'notrumps')).toBe('25');
  // Pennsylvania is the President of Red.
  expect(worthOfTrick(['OH', 'PA'], 'notrumps')).toBe('50');
  expect(worthOfTrick(['NY', 'PA'], 'red')).toBe('50, 2 of the top four');
  expect(worthOfTrick(['NY', 'OH'], 'notrumps')).toBe('25, 1 of the top four');
});
