// A National Contest, rule by rule: docs/rules/national-contest.md.

import { describe, expect, test } from 'vitest';
import { atTable, dealHands, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import { type Match, SPECTATOR, type View } from '../../index.ts';
import { sammy } from '../../packs/sammy.ts';
import { linesOf } from '../../words.ts';
import { nationalContest, worthOfBid } from './index.ts';
import type { NationalContest } from './position.ts';

type Table = Match<NationalContest>;

const CUTS = [
  'chance cut NY PA IL OH',
  'chance cut GU SM NV CZ',
  '3 ticket democratic',
  'chance cut SM TX NY PI',
];
const IN_ORDER = `chance shuffle ${sammy.ids.join(' ')}`;

/** States of 266 electoral votes; of 205 congressmen (24 states); of 218 congressmen (25 and 23 states). */
const VOTES_266 = 'PA TX MI MA NJ MO NC WI GA AL VA OK MS KS SC WV MD CO OR ND UT AZ VT DE';
const HOUSE_205 = 'PA OH TX CA MI NJ GA AL IA MS KS WV FL CO OR ME SD MT NH ID NM VT DE WY';
const HOUSE_218_OF_25 = 'NY OH TX MI NJ GA AL TN KY IA OK LA MS WV CO OR ND MT UT NH ID NM VT DE WY';
const HOUSE_218_OF_23 = 'PA TX CA MI MA MO NC AL KY IA OK KS AR MD CT WA FL NE OR RI ID WY NV';

/** A match with the cuts of the worked examples and the pack dealt in its own order. */
function exampleTable(rules: Record<string, unknown> = {}): Table {
  const match = atTable(nationalContest, rules);
  play(match, rules['election'] === 'congress' ? [...CUTS.slice(0, 3), IN_ORDER] : [...CUTS, IN_ORDER]);
  return match;
}

/** Deals a side's states, filled up with territories, to seats 0 and 2. */
function dealToSide0(match: Table, states: string): void {
  const cards = [...states.split(' '), 'PI', 'PR', 'DC', 'HI', 'AK'].slice(0, 28);
  dealHands(match, { 0: cards.slice(0, 14).join(' '), 2: cards.slice(14).join(' ') });
}

/** Plays a hand to its end with nothing but passes, so that everybody captures his own cards. */
function playWithoutBids(match: Table): void {
  while (match.view(SPECTATOR).phase === 'play' || match.view(SPECTATOR).phase === 'bid') {
    const { actors, phase } = match.view(SPECTATOR);
    const seat = actors[0] as number;
    play(match, [`${seat} ${phase === 'play' ? legalAt(match, seat)[0] : 'pass'}`]);
  }
}

/** Plays a whole match in which side 0 captures these states in its hands. */
function elect(rules: Record<string, unknown>, ...hands: string[]): Table {
  const match = atTable(nationalContest, rules);
  play(match, rules['election'] === 'congress' ? CUTS.slice(0, 3) : CUTS);
  for (const states of hands) {
    dealToSide0(match, states);
    playWithoutBids(match);
  }
  return match;
}

describe('setup and deal', () => {
  test('NC-1: four seats, 0 and 2 against 1 and 3', () => {
    expect(nationalContest.seats).toEqual([4]);
    const { position } = exampleTable();
    expect([0, 1, 2, 3].map((seat) => nationalContest.side(position, seat))).toEqual([0, 1, 0, 1]);
  });

  test('NC-2: the highest card in the order of the pack deals, New York above all', () => {
    const match = atTable(nationalContest);
    expect(match.view(0).facts['dealer']).toBeUndefined();
    play(match, ['chance cut NV PA NY OH']);
    expect(match.view(0).facts['dealer']).toBe(2);
    expect(refused(match, 'chance cut NV PA NV OH')).toContain('twice');
  });

  test.each([
    ['democratic', ['republican', 'democratic']],
    ['republican', ['democratic', 'republican']],
  ])('NC-3: the winner of the second cut takes the %s ticket for his side', (party, tickets) => {
    const match = atTable(nationalContest);
    play(match, ['chance cut NY PA IL OH', 'chance cut GU SM NV CZ']);
    expect(match.view(3).actors).toEqual([3]);
    expect(legalAt(match, 3)).toEqual(['ticket democratic', 'ticket republican']);
    expect(match.view(0).facts['tickets']).toBeUndefined();
    play(match, [`3 ticket ${party}`]);
    expect(match.view(0).facts['tickets']).toEqual(tickets);
  });

  test('NC-4: in each side the higher card of the third cut runs for President', () => {
    const match = atTable(nationalContest, { election: 'president' });
    play(match, CUTS);
    expect(match.view(0).facts['offices']).toEqual([
      'vice-president',
      'president',
      'president',
      'vice-president',
    ]);
  });

  test('NC-4: a Congress match has no cut for the offices', () => {
    const match = exampleTable({ election: 'congress' });
    expect(match.view(0).phase).toBe('play');
    expect(match.view(0).facts['offices']).toBeUndefined();
  });

  test('NC-5: one card at a time from the dealer’s left, fourteen each', () => {
    const match = exampleTable();
    const hand = (seat: number): string => match.view(seat).places[`hand:${seat}`].join(' ');
    expect(hand(0)).toBe('OH MA NC GA MN LA HI MD NE SD ND ID DE SM');
    expect(hand(1)).toBe('NY TX NJ PI AL IA MS AR CT CO AK MT AZ WY');
    expect(hand(2)).toBe('PA CA MO PR TN VA KS SC WA OR CZ UT NM NV');
    expect(hand(3)).toBe('IL MI IN WI KY OK DC WV FL ME RI NH VT GU');
  });

  test('NC-6: the second hand is dealt on the left of the first dealer, without new cuts', () => {
    const match = exampleTable();
    playWithoutBids(match);
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', actors: ['chance'] });
    expect(match.view(0).facts['dealer']).toBe(0);
    play(match, [IN_ORDER]);
    expect(match.view(0).facts).toMatchObject({
      dealer: 1,
      contestant: 1,
      tickets: ['republican', 'democratic'],
    });
    expect(match.view(2).places['hand:2'].slice(0, 3)).toEqual(['NY', 'TX', 'NJ']);
  });

  test('NC example, the cuts: seat 0 deals, seat 3 chooses with the Canal Zone, seats 2 and 1 run for President', () => {
    const { facts } = exampleTable().view(SPECTATOR);
    expect(facts).toMatchObject({
      dealer: 0,
      tickets: ['republican', 'democratic'],
      offices: ['vice-president', 'president', 'president', 'vice-president'],
    });
  });
});

describe('play', () => {
  test('NC-7: the dealer is the first contestant, then the turn passes to the left, whoever won', () => {
    const match = exampleTable();
    expect(match.view(0).actors).toEqual([0]);
    play(match, ['0 play LA', '1 bid TX', '2 pass', '3 pass', '0 pass']);
    expect(match.view(0).facts['contestant']).toBe(1);
    play(match, ['1 play PI', '2 play PR', '3 play GU']);
    expect(match.view(0).facts['contestant']).toBe(0);
    expect([0, 1, 2, 3].map((seat) => match.view(0).places[`hand:${seat}`].length)).toEqual([13, 13, 13, 13]);
  });

  test('NC-8: the contestant may put in any card of his hand', () => {
    const match = exampleTable();
    expect(legalAt(match, 0)).toEqual(
      'OH MA NC GA MN LA HI MD NE SD ND ID DE SM'
        .split(' ')
        .map((id) => `play ${id}`)
        .sort(),
    );
    expect(legalAt(match, 1)).toEqual([]);
    expect(refused(match, '0 play NY')).toBe('You do not hold New York (NC-8).');
    expect(refused(match, '0 pass')).toContain('(NC-8)');
    expect(refused(match, '0 play')).toContain('exactly one card');
  });

  test('NC-9: a territory is taken at once', () => {
    const match = exampleTable();
    play(match, ['0 play HI']);
    expect(match.view(1)).toMatchObject({ phase: 'play', actors: [1] });
    expect(match.view(1).places).toMatchObject({ contest: [], 'captured:0': ['HI'] });
  });

  test('NC-10: every seat is asked once, from the contestant’s left, the contestant last', () => {
    const match = exampleTable();
    play(match, ['0 play ND']);
    for (const seat of [1, 2, 3, 0]) {
      expect(match.view(SPECTATOR)).toMatchObject({ phase: 'bid', actors: [seat] });
      play(match, [`${seat} pass`]);
    }
    expect(match.view(SPECTATOR)).toMatchObject({ phase: 'play', actors: [1] });
  });

  test('NC-11: a bid borders the contested state and ranks higher; it need not beat the bids before', () => {
    const match = exampleTable();
    play(match, ['0 play GA']);
    expect(legalAt(match, 1)).toEqual(['pass']);
    expect(refused(match, '1 bid AL')).toBe('Alabama ranks lower in population than Georgia (NC-11).');
    expect(refused(match, '1 bid NY')).toBe('New York does not border Georgia (NC-11).');
    expect(refused(match, '1 bid PI')).toBe('Only a state can be bid, not the Philippine Islands (NC-11).');
    expect(refused(match, '1 bid NC')).toBe('You do not hold North Carolina (NC-11).');
    expect(refused(match, '1 bid')).toContain('exactly one state');
    expect(refused(match, '1 play NY')).toBe(
      'Georgia is in the contest: bid a higher border state, or pass (NC-10).',
    );
    play(match, ['1 pass', '2 pass', '3 pass', '0 bid NC']);
    play(match, ['1 play MS', '2 bid TN', '3 pass', '0 pass']);
    expect(legalAt(match, 1)).toEqual(['bid AL', 'pass']);
    play(match, ['1 bid AL']);
    expect(match.view(0).places['captured:1']).toEqual(['MS']);
  });

  test('NC-11: D.C. cannot be bid for Maryland, though it borders it and stands before it in the pack', () => {
    const match = exampleTable();
    play(match, ['0 play MD', '1 pass', '2 pass']);
    expect(legalAt(match, 3)).toEqual(['bid WV', 'pass']);
    expect(refused(match, '3 bid DC')).toBe('Only a state can be bid, not the District of Columbia (NC-11).');
  });

  test('NC-12: a pass is free by default and forbidden to whoever can bid with mustBid', () => {
    const free = exampleTable();
    play(free, ['0 play LA']);
    expect(legalAt(free, 1)).toEqual(['bid TX', 'pass']);
    const strict = exampleTable({ mustBid: true });
    play(strict, ['0 play LA']);
    expect(legalAt(strict, 1)).toEqual(['bid TX']);
    expect(refused(strict, '1 pass')).toBe(
      'You hold Texas, higher than Louisiana and bordering it, and must bid (NC-12).',
    );
    play(strict, ['1 bid TX']);
    expect(legalAt(strict, 2)).toEqual(['pass']);
    expect(refused(strict, '2 pass now')).toContain('write "pass" alone');
  });

  test('NC-12: nobody is skipped, also where no state of the pack could be bid', () => {
    const match = exampleTable();
    play(match, ['0 play NC']);
    for (const seat of [1, 2, 3, 0]) {
      expect(legalAt(match, seat)).toEqual(['pass']);
      play(match, [`${seat} pass`]);
    }
  });

  test('NC-13: the highest bid captures, the others go back and may be bid again', () => {
    const match = exampleTable();
    play(match, ['0 play DE', '1 bid NJ', '2 bid PA', '3 pass', '0 bid MD']);
    expect(match.view(SPECTATOR).places).toMatchObject({
      'captured:2': ['DE'],
      'hand:0': ['MD', ...new Array(12).fill(null)],
      'hand:1': ['NJ', ...new Array(13).fill(null)],
      'bid:1': [],
      contest: [],
    });
    play(match, ['1 play NJ', '2 bid PA', '3 pass', '0 pass', '1 bid NY']);
    expect(match.view(SPECTATOR).places).toMatchObject({
      'captured:1': ['NJ'],
      'hand:1': ['NY', ...new Array(12).fill(null)],
    });
  });

  test('NC-13: without a bid the contestant keeps his card', () => {
    const match = exampleTable();
    play(match, ['0 play LA', '1 pass', '2 pass', '3 pass', '0 pass']);
    expect(match.view(1).places['captured:0']).toEqual(['LA']);
    expect(match.view(1).facts['votes']).toEqual({ electoralVotes: [10, 0] });
  });

  test('NC-14: the hand ends with the 56th capture; a full election is always 502 entries', () => {
    const match = elect({}, VOTES_266, HOUSE_205);
    expect(match.log.length).toBe(502);
    const captured = [0, 1, 2, 3].flatMap((seat) => match.view(0).places[`captured:${seat}`]);
    expect(new Set(captured).size).toBe(56);
    expect(match.view(0).facts['contestant']).toBe(1);
  });
});

describe('worked examples', () => {
  const first = ['0 play LA', '1 bid TX', '2 pass', '3 pass', '0 pass'];
  const second = ['1 play CT', '2 pass', '3 pass', '0 bid MA', '1 bid NY'];
  const third = ['2 play TN', '3 pass', '0 bid GA', '1 pass', '2 bid MO'];

  test('NC example 1: Texas captures Louisiana and is known to lie with seat 1', () => {
    const match = exampleTable();
    play(match, first.slice(0, 1));
    expect(legalAt(match, 1)).toEqual(['bid TX', 'pass']);
    play(match, first.slice(1, 2));
    for (const seat of [2, 3, 0]) {
      expect(legalAt(match, seat)).toEqual(['pass']);
      play(match, [`${seat} pass`]);
    }
    expect(match.view(2).places).toMatchObject({
      'captured:1': ['LA'],
      'hand:1': ['TX', ...new Array(13).fill(null)],
    });
    expect(match.view(2).facts['votes']).toEqual({ electoralVotes: [0, 10] });
  });

  test('NC example 2: New York outranks Massachusetts; with a pass seat 0 would have captured', () => {
    const match = exampleTable();
    play(match, [...first, ...second.slice(0, 3)]);
    expect(legalAt(match, 0)).toEqual(['bid MA', 'pass']);
    play(match, ['0 bid MA']);
    expect(legalAt(match, 1)).toEqual(['bid NY', 'pass']);
    play(match, ['1 bid NY']);
    expect(match.view(0).facts['votes']).toEqual({ electoralVotes: [0, 18] });
    const other = exampleTable();
    play(other, [...first, ...second.slice(0, 4), '1 pass']);
    expect(other.view(0).places['captured:0']).toEqual(['CT']);
  });

  test('NC example 3: Missouri keeps Tennessee; with mustBid seat 1 has only Alabama', () => {
    const match = exampleTable();
    play(match, [...first, ...second, '2 play TN']);
    expect(legalAt(match, 3)).toEqual(['pass']);
    play(match, ['3 pass']);
    expect(legalAt(match, 0)).toEqual(['bid GA', 'bid NC', 'pass']);
    play(match, ['0 bid GA']);
    expect(legalAt(match, 1)).toEqual(['bid AL', 'pass']);
    play(match, ['1 pass']);
    expect(legalAt(match, 2)).toEqual(['bid MO', 'pass']);
    play(match, ['2 bid MO']);
    expect(match.view(0).places['captured:2']).toEqual(['TN']);
    const strict = exampleTable({ mustBid: true });
    play(strict, [...first, ...second, ...third.slice(0, 3)]);
    expect(legalAt(strict, 1)).toEqual(['bid AL']);
  });

  test.each([
    ['president', { electoralVotes: [11, 18] }],
    ['congress', { congressmen: [9, 14], senators: [2, 4] }],
  ])('NC example 4: D.C. is taken without bidding; the %s count so far', (election, votes) => {
    const match = exampleTable({ election });
    play(match, [...first, ...second, ...third, '3 play DC']);
    expect(match.view(0).places['captured:3']).toEqual(['DC']);
    expect(match.view(0).facts).toMatchObject({ contestant: 0, votes });
  });

  test('NC example 5: 266 to 265 elects, and the Vice-President decides an even Senate', () => {
    const match = elect({}, VOTES_266, HOUSE_205);
    const { hands, result } = nationalContest.tally(match.position);
    expect(hands.map((hand) => hand.points)).toEqual([
      [1, 0, 1, 0],
      [1, 1, 1, 1],
    ]);
    expect(result).toEqual({ scores: [2, 1, 2, 1], winners: [0, 2] });
    expect(match.view(0).facts['votes']).toEqual({ congressmen: [205, 230], senators: [48, 48] });
  });
});

describe('scoring and the end', () => {
  const sheetOf = (match: Table): readonly string[] =>
    nationalContest.tally(match.position).hands.flatMap((hand) => linesOf(nationalContest, hand));

  test('NC-15: more electoral votes elect the President', () => {
    const match = elect({ election: 'president' }, VOTES_266);
    expect(nationalContest.tally(match.position)).toEqual({
      hands: [
        {
          points: [1, 0, 1, 0],
          facts: {
            won: [
              {
                branch: 'president',
                side: 0,
                party: 'Republican',
                votes: 266,
                of: 531,
                elected: { president: 2, vice: 0 },
              },
            ],
            parties: ['Republican', 'Democratic'],
            votes: { president: [266, 265] },
          },
        },
      ],
      result: { scores: [1, 0, 1, 0], winners: [0, 2] },
    });
    expect(sheetOf(match)).toEqual([
      '{0} and {2} (Republicans) won 266 of 531 electoral votes: {2} is elected President and {0} Vice-President, +1',
      '{1} and {3} (Democrats) won 265 of 531 electoral votes: 0',
    ]);
  });

  test('NC-16: House and Senate are counted apart', () => {
    const both = elect({ election: 'congress' }, HOUSE_218_OF_25);
    expect(nationalContest.tally(both.position).result).toEqual({ scores: [2, 0, 2, 0], winners: [0, 2] });
    const divided = elect({ election: 'congress' }, HOUSE_218_OF_23);
    expect(nationalContest.tally(divided.position).result).toEqual({ scores: [1, 1, 1, 1], winners: [] });
  });

  test('NC-16: a Senate of 48–48 goes to the Vice-President’s side in a full election, to nobody in a Congress match', () => {
    const full = elect({}, VOTES_266, HOUSE_205);
    expect(sheetOf(full).slice(2)).toEqual([
      '{0} and {2} (Republicans) won 205 of 435 congressmen: 0',
      '{0} and {2} (Republicans) won 48 of 96 senators: control of the Senate by the casting vote of the Vice-President, +1',
      '{1} and {3} (Democrats) won 230 of 435 congressmen: control of the House, +1',
      '{1} and {3} (Democrats) won 48 of 96 senators: 0',
    ]);
    const congress = elect({ election: 'congress' }, HOUSE_205);
    expect(nationalContest.tally(congress.position)).toMatchObject({
      hands: [{ points: [0, 1, 0, 1] }],
      result: { scores: [0, 1, 0, 1], winners: [1, 3] },
    });
    expect(sheetOf(congress)[1]).toBe('{0} and {2} (Republicans) won 48 of 96 senators: 0');
  });

  test('NC-17: points are branches, and partners both carry them', () => {
    const match = elect({}, VOTES_266, HOUSE_218_OF_25);
    expect(nationalContest.tally(match.position).hands.map((hand) => hand.points)).toEqual([
      [1, 0, 1, 0],
      [2, 0, 2, 0],
    ]);
    expect(match.view(0).scores).toEqual([3, 0, 3, 0]);
  });

  test('NC-18: the match ends after its last hand; a divided Congress is drawn', () => {
    const match = exampleTable({ election: 'president' });
    playWithoutBids(match);
    expect(match.view(0).phase).toBe('over');
    expect(match.over).toBe(true);
    const drawn = elect({ election: 'congress' }, HOUSE_218_OF_23);
    expect(drawn.over).toBe(true);
    expect(nationalContest.evaluate(drawn.position, 0)).toBe(0);
  });

  test('options not on the page are refused with what is allowed', () => {
    expect(refusedRules(nationalContest, { election: 'mayor' })).toContain('"full", "president", "congress"');
    expect(refusedRules(nationalContest, { mustBid: 'yes' })).toContain('true, false');
    expect(refusedRules(nationalContest, {}, 3)).toContain('4 seats');
  });
});

test('NC-13: how a bid stands beside those that lie on the table', () => {
  const view = {
    places: { 'bid:0': [], 'bid:1': ['IN'], 'bid:2': ['PA'], contest: ['WV'] },
  } as unknown as View;
  expect(worthOfBid(view, 'OH')).toBe('below {2}');
  expect(worthOfBid(view, 'NY')).toBe('above {2}');
  expect(worthOfBid({ places: { 'bid:0': [] } } as unknown as View, 'OH')).toBe('highest so far');
});
