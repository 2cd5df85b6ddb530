// United States: the deal, turn play, the ends of a hand and the score, rule by rule (docs/rules/united-states.md).

import { describe, expect, test } from 'vitest';
import { atTable, legalAt, play, refused, refusedRules } from '../../../test/table.ts';
import type { Game } from '../../game.ts';
import { BORDERS } from '../../mechanics/borders.ts';
import { sammy } from '../../packs/sammy.ts';
import { linesOf, orderOf, promptOf, reportOf } from '../../words.ts';
import { unitedStates } from './index.ts';
import { CORNERS, UNION } from './position.ts';
import { cutFor, dealt, handOf, layOut, shuffle } from './table.testing.ts';

const value = (id: string): number => BORDERS[sammy.find(id)!].length;

/** All four corners started. */
const STARTED = { MO: 'MO', OK: 'OK', NE: 'NE', CO: 'CO' } as const;

test('the cards: 107 pairs of border states, the values as printed', () => {
  expect(UNION).toHaveLength(49);
  expect(UNION.reduce((sum, card) => sum + BORDERS[card].length, 0)).toBe(2 * 107);
  expect(UNION.every((card) => BORDERS[card].every((other) => BORDERS[other].includes(card)))).toBe(true);
  const having = (count: number) =>
    UNION.filter((card) => BORDERS[card].length === count).map((c) => sammy.ids[c]);
  expect(having(1)).toEqual(['ME']);
  expect(having(2)).toEqual(['DC', 'SC', 'WA', 'FL', 'RI']);
  expect(having(8)).toEqual(['MO', 'TN']);
  expect(BORDERS[sammy.find('KS')!]).toEqual(CORNERS.slice().sort((a, b) => a - b));
});

describe('setup and deal', () => {
  test('US-1: three to six seats', () => {
    expect(unitedStates.seats).toEqual([3, 4, 5, 6]);
    expect(refusedRules(unitedStates, {}, 2)).toContain('3, 4, 5 or 6 seats');
    expect(refusedRules(unitedStates, {}, 7)).toContain('3, 4, 5 or 6 seats');
  });

  test('US-2: the highest card of the cut deals; New York is highest, Nevada lowest', () => {
    const match = atTable(unitedStates, {}, 4);
    expect(match.view(0)).toMatchObject({ phase: 'cut', facts: {}, actors: ['chance'] });
    expect(unitedStates.draw(match.position)).toMatchObject({ verb: 'cut', from: UNION, count: 4 });
    play(match, ['chance cut OH GA IA NV']);
    expect(match.view(-1)).toMatchObject({ phase: 'shuffle', facts: { dealer: 0 } });
    const dc = atTable(unitedStates, {}, 3);
    play(dc, ['chance cut AR DC NV']);
    expect(dc.view(-1).facts).toEqual({ dealer: 1 });
    expect(refused(atTable(unitedStates, {}, 3), 'chance cut AR PI NV')).toContain(
      'PI is not among the cards',
    );
    expect(refused(atTable(unitedStates, {}, 3), 'chance cut AR AR NV')).toContain('stands twice');
  });

  test('US-3: Kansas is taken out; with five players Maine and two more lie aside for the whole match', () => {
    const match = atTable(unitedStates, { fiveDiscards: 'SC WA', target: 10 }, 5);
    play(match, [`chance cut ${cutFor(1, 5)}`]);
    expect(match.view(0).places).toMatchObject({ aside: [], kansas: [] });
    shuffle(match);
    expect(match.view(0).places).toMatchObject({ aside: ['SC', 'WA', 'ME'], kansas: ['KS'] });
    expect(match.position.sizes.flatMap((_, seat) => handOf(match.position, seat))).not.toContain('KS');
    expect(dealt({ fiveDiscards: 'SC WA' }, 4).view(0).places['aside']).toEqual([]);
    expect(dealt({}, 5).view(0).places['aside']).toEqual(['DC', 'ME', 'RI']);
  });

  test('US-3: only two of the five cards with two border states, in the order of the pack', () => {
    const option = unitedStates.options.find(({ key }) => key === 'fiveDiscards')!;
    const pairs = Object.keys(option.words!);
    expect(pairs).toHaveLength(10);
    for (const pair of pairs) expect(() => atTable(unitedStates, { fiveDiscards: pair }, 5)).not.toThrow();
    for (const wrong of ['RI DC', 'DC DC', 'DC', 'DC ME', 'DC  RI', 'DC RI SC', 'NY PA']) {
      expect(refusedRules(unitedStates, { fiveDiscards: wrong }, 5)).toContain('fiveDiscards');
    }
  });

  test.each([
    [3, 16],
    [4, 12],
    [5, 9],
    [6, 8],
  ])('US-4: with %i players %i cards each, dealt singly from the left of the dealer', (seats, each) => {
    const match = dealt({}, seats, 1);
    expect(match.position.sizes).toEqual(new Array(seats).fill(each));
    const first = match.log[1].do.split(' ')[1];
    const last = match.log[1].do.split(' ').at(-1)!;
    expect(handOf(match.position, 2)).toContain(first);
    expect(handOf(match.position, 1)).toContain(last);
    expect(match.view(0).places['hand:1']).toEqual(new Array(each).fill(null));
    expect(match.view(-1).places['hand:0']).toEqual(new Array(each).fill(null));
  });

  test('US-5: then Kansas lies in the middle, with four empty corners, and play begins', () => {
    const { phase, places, facts, actors } = dealt().view(0);
    expect({ phase, actors, facts }).toEqual({
      phase: 'play',
      actors: [2],
      facts: { dealer: 2, turn: 2, passes: 0 },
    });
    expect(places).toMatchObject({
      kansas: ['KS'],
      'corner:MO': [],
      'corner:OK': [],
      'corner:NE': [],
      'corner:CO': [],
    });
  });

  test('US-6: the deal passes to the left, also after a hand that does not count', () => {
    const match = layOut({ hands: ['FL', 'SC', 'GA'], corners: STARTED, turn: 2 });
    play(match, ['2 pass', '0 pass', '1 pass']);
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', facts: { dealer: 2 }, scores: [0, 0, 0] });
    shuffle(match);
    expect(match.view(0).facts).toEqual({ dealer: 0, turn: 0, passes: 0 });
    const counted = layOut({ hands: ['TX', 'SC', 'GA'], corners: { OK: 'OK' }, turn: 0 });
    play(counted, ['0 unite TX OK']);
    expect(counted.view(0)).toMatchObject({ phase: 'shuffle', facts: { dealer: 0, winner: 0 } });
    shuffle(counted);
    expect(counted.view(0).facts).toEqual({ dealer: 1, turn: 1, passes: 0 });
  });
});

describe('turn play', () => {
  test('US-7: each corner waits for its own state; only the top card of a stack counts', () => {
    const match = layOut({ hands: ['NE SD IA WY FL', 'GA', 'SC'] });
    expect(legalAt(match, 0)).toEqual(['unite NE KS']);
    play(match, ['0 unite NE KS', '0 unite SD NE']);
    expect(match.view(0).places['corner:NE']).toEqual(['NE', 'SD']);
    expect(legalAt(match, 0)).toEqual(['unite IA SD', 'unite WY SD']);
  });

  test('US-8: a corner state goes to its own corner and nowhere else, at any time', () => {
    const match = layOut({ hands: ['OK CO FL', 'GA', 'SC'], corners: { MO: 'MO AR' } });
    expect(legalAt(match, 0)).toEqual(['unite CO KS', 'unite OK KS']);
    expect(refused(match, '0 unite OK AR')).toBe(
      'Oklahoma is laid at its own corner of Kansas and nowhere else (US-8).',
    );
    expect(refused(match, '0 unite FL KS')).toBe(
      'Only Missouri, Oklahoma, Nebraska and Colorado are laid at Kansas, and Florida does not border Arkansas (US-8).',
    );
  });

  test('US-9: every other card goes on a top that it borders, of several the one chosen', () => {
    const match = layOut({ hands: ['AR TX FL', 'GA', 'SC'], corners: { OK: 'OK', MO: 'MO' } });
    expect(legalAt(match, 0)).toEqual(['unite AR MO', 'unite AR OK', 'unite TX OK']);
    expect(refused(match, '0 unite TX MO')).toBe('Texas does not border Missouri (US-9).');
    expect(refused(match, '0 unite FL MO')).toBe('Florida does not border Missouri or Oklahoma (US-9).');
    expect(refused(match, '0 unite TX NE')).toBe('Nebraska is not the top card of a stack (US-9).');
    expect(refused(match, '0 unite GA OK')).toBe('You do not hold Georgia (US-9).');
    expect(refused(match, '0 unite TX')).toContain('"unite TX OK" (US-9)');
    play(match, ['0 unite AR MO']);
    expect(match.view(1).places).toMatchObject({ 'corner:MO': ['MO', 'AR'], 'corner:OK': ['OK'] });
  });

  test('US-10: cards once laid stay; a hand only shrinks', () => {
    const match = dealt();
    play(match, ['2 unite NE KS', '2 unite SD NE', '2 pass']);
    expect(match.view(3).places).toMatchObject({
      'corner:NE': ['NE', 'SD'],
      'hand:2': new Array(10).fill(null),
    });
  });

  test('US-11: the dealer begins, lays as many as he likes and can, then the seat on his left', () => {
    const match = layOut({ hands: ['GA', 'FL', 'OK TX LA'], turn: 2 }, { mustPlay: false });
    expect(match.view(-1).actors).toEqual([2]);
    play(match, ['2 unite OK KS', '2 unite TX OK', '2 pass']);
    expect(match.view(-1)).toMatchObject({ actors: [0], facts: { turn: 0, passes: 1 } });
    expect(refused(match, '2 pass')).toContain('It is not for seat 2 to act now');
  });

  test('US-12: who must play passes only with nothing to lay', () => {
    const match = layOut({ hands: ['OK TX FL', 'GA', 'SC'] });
    expect(refused(match, '0 pass')).toBe(
      'You can lay a card, Oklahoma at its corner of Kansas, and may not pass (US-12).',
    );
    play(match, ['0 unite OK KS']);
    expect(refused(match, '0 pass')).toBe('You can lay a card, Texas on Oklahoma, and may not pass (US-12).');
    play(match, ['0 unite TX OK']);
    expect(legalAt(match, 0)).toEqual(['pass']);
    expect(refused(match, '0 pass now')).toBe('Write "pass" alone (US-12).');
    expect(legalAt(layOut({ hands: ['OK', 'GA', 'SC'] }, { mustPlay: false }), 0)).toEqual([
      'pass',
      'unite OK KS',
    ]);
  });

  test('US-13: who lays his last card has gone out, and the hand ends at once', () => {
    const match = layOut({ hands: ['GA', 'TX', 'FL SC'], corners: { OK: 'OK' }, turn: 1 });
    play(match, ['1 unite TX OK']);
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', facts: { turn: 1, passes: 0, winner: 1 } });
  });

  test('US-14: as many passes as players, with no card between them, block the hand', () => {
    const match = layOut({ hands: ['GA OK', 'FL', 'SC RI'], turn: 0 }, { mustPlay: false });
    play(match, ['0 pass', '1 pass', '2 pass']);
    expect(match.view(0)).toMatchObject({ phase: 'discard', facts: { turn: 0, passes: 3, winner: 1 } });
    const broken = layOut({ hands: ['GA OK', 'FL', 'SC RI'], turn: 1 }, { mustPlay: false });
    play(broken, ['1 pass', '2 pass', '0 unite OK KS', '0 pass', '1 pass']);
    expect(broken.view(0)).toMatchObject({ phase: 'play', facts: { turn: 2, passes: 2 } });
    play(broken, ['2 pass']);
    expect(broken.view(0).facts).toEqual({ dealer: 1, turn: 0, passes: 3 });
  });
});

describe('the end of the hand', () => {
  test('US-15: gone out: all hands are shown, to spectators too, and stay so until the next shuffle', () => {
    const match = layOut({ hands: ['GA NY', 'TX', 'FL SC'], corners: { OK: 'OK' }, turn: 1 });
    expect(match.view(-1).places).toMatchObject({ 'hand:0': [null, null], 'hand:2': [null, null] });
    play(match, ['1 unite TX OK']);
    expect(match.view(-1).places).toMatchObject({
      'hand:0': ['NY', 'GA'],
      'hand:1': [],
      'hand:2': ['SC', 'FL'],
    });
    shuffle(match);
    expect(match.view(-1).places['hand:0']).toEqual(new Array(16).fill(null));
    expect(match.view(-1).facts).not.toHaveProperty('winner');
  });

  test('US-16: blocked with a tie for the fewest: the hand does not count', () => {
    const match = layOut({ hands: ['ME WA', 'TN KY DC RI', 'NV SC'], corners: STARTED }, { mustPlay: false });
    play(match, ['0 pass', '1 pass', '2 pass']);
    expect(match.view(1)).toMatchObject({ phase: 'shuffle', scores: [0, 0, 0] });
    expect(match.view(1).facts).not.toHaveProperty('winner');
    expect(match.view(1).places['hand:0']).toEqual(['WA', 'ME']);
    const [hand] = unitedStates.tally(match.position).hands;
    expect(hand).toMatchObject({ points: [0, 0, 0], facts: { blocked: true } });
    expect(linesOf(unitedStates, hand)).toEqual([
      'Blocked, and several held the fewest cards: the hand does not count.',
    ]);
  });

  test('US-17: the others throw away as many cards as the winner holds, in turn from his left', () => {
    const match = layOut(
      { hands: ['TN KY DC RI', 'NV SC FL', 'ME WA'], corners: STARTED },
      { mustPlay: false },
    );
    play(match, ['0 pass', '1 pass', '2 pass']);
    expect(match.view(-1)).toMatchObject({ phase: 'discard', actors: [0], facts: { winner: 2 } });
    expect(legalAt(match, 0)).toEqual(['discard DC', 'discard KY', 'discard RI', 'discard TN']);
    expect(refused(match, '1 discard NV')).toContain('It is not for seat 1');
    expect(refused(match, '0 discard NV')).toBe('You do not hold Nevada (US-17).');
    expect(refused(match, '0 pass')).toBe(
      'The hand is blocked: write "discard" and one card of your hand (US-17).',
    );
    play(match, ['0 discard KY', '0 discard DC']);
    expect(match.view(2).places).toMatchObject({ 'discards:0': ['KY', 'DC'], 'hand:0': ['TN', 'RI'] });
    expect(match.view(2).actors).toEqual([1]);
    play(match, ['1 discard NV', '1 discard SC']);
    expect(match.view(2)).toMatchObject({ phase: 'shuffle', scores: [0, 0, 12] });
    expect(match.view(2).places).toMatchObject({ 'discards:1': ['NV', 'SC'], 'hand:2': ['WA', 'ME'] });
  });
});

describe('scoring', () => {
  test('the score sheet explains every number', () => {
    const match = layOut({ hands: ['TN FL', 'ME NH', 'TX', 'MO DC'], corners: { OK: 'OK' }, turn: 2 });
    play(match, ['2 unite TX OK']);
    const { hands, result } = unitedStates.tally(match.position);
    expect(result).toBeUndefined();
    expect(hands).toEqual([
      { points: [-10, 0, 24, -10], facts: { blocked: false, winner: 2, left: [10, 4, 0, 10] } },
    ]);
    expect(linesOf(unitedStates, hands[0])).toEqual([
      '{2} went out; border states left with the others: {0} 10, {1} 4, {3} 10: +24.',
      '{0} held the most: −10.',
      '{3} held the most: −10.',
    ]);
  });

  test('the target ends the match with one winner; scores may be negative', () => {
    const given = { target: 25 };
    const match = layOut({ hands: ['TX', 'TN FL', 'SC'], corners: { OK: 'OK' }, scores: [12, 3, -5] }, given);
    play(match, ['0 unite TX OK']);
    expect(match.view(-1)).toMatchObject({ phase: 'shuffle', scores: [24, -7, -5], actors: ['chance'] });
    expect(unitedStates.tally(match.position).result).toBeUndefined();
    const won = layOut({ hands: ['TX', 'TN FL', 'SC'], corners: { OK: 'OK' }, scores: [13, 3, -5] }, given);
    play(won, ['0 unite TX OK']);
    expect(won.view(-1)).toMatchObject({ phase: 'over', scores: [25, -7, -5], actors: [] });
    expect(unitedStates.tally(won.position).result).toEqual({ scores: [25, -7, -5], winners: [0] });
    expect(refused(won, '0 pass')).toBe('The match is over.');
  });

  test('the target depends on the players, from 10 to 500', () => {
    for (const [seats, target] of [
      [3, 150],
      [4, 175],
      [5, 225],
      [6, 250],
    ] as const) {
      expect(atTable(unitedStates, {}, seats).rules['target']).toBe(target);
    }
    expect(atTable(unitedStates, { target: 500 }, 3).rules['target']).toBe(500);
    for (const target of [9, 501, 60.5])
      expect(refusedRules(unitedStates, { target }, 3)).toContain('from 10 to 500');
  });

  test('standing rises with the score and with the cards laid', () => {
    const match = layOut({ hands: ['TX LA', 'TN FL', 'SC GA'], corners: { OK: 'OK' } });
    const before = unitedStates.evaluate(match.position, 0);
    play(match, ['0 unite TX OK']);
    const between = unitedStates.evaluate(match.position, 0);
    expect(between).toBeGreaterThan(before);
    play(match, ['0 unite LA TX']);
    expect(unitedStates.evaluate(match.position, 0)).toBeGreaterThan(between);
    expect(unitedStates.evaluate(match.position, 1)).toBeLessThan(0);
    const blocked = layOut({ hands: ['TN FL', 'NV SC', 'GA'] }, { mustPlay: false });
    play(blocked, ['0 pass', '1 pass', '2 pass']);
    const due = unitedStates.evaluate(blocked.position, 0);
    play(blocked, ['0 discard TN']);
    expect(unitedStates.evaluate(blocked.position, 0)).toBeGreaterThan(due);
  });
});

describe('worked examples', () => {
  test('US example 1: the deal in the pack’s order, the dealer’s turn', () => {
    const match = dealt();
    expect([0, 1, 2, 3].map((seat) => handOf(match.position, seat).join(' '))).toEqual([
      'PA CA MO GA MN LA SC WA OR ND ID DE',
      'IL MI IN AL IA MS WV FL ME MT AZ WY',
      'OH MA NC TN VA DC MD NE SD UT NM NV',
      'NY TX NJ WI KY OK AR CT CO RI NH VT',
    ]);
    expect(legalAt(match, 2)).toEqual(['unite NE KS']);
    play(match, ['2 unite NE KS']);
    expect(legalAt(match, 2)).toEqual(['unite SD NE']);
    play(match, ['2 unite SD NE']);
    expect(legalAt(match, 2)).toEqual(['pass']);
  });

  test('US example 2: the turn of seat 3', () => {
    const match = dealt();
    play(match, ['2 unite NE KS', '2 unite SD NE', '2 pass']);
    expect(legalAt(match, 3)).toEqual(['unite CO KS', 'unite OK KS']);
    play(match, ['3 unite CO KS']);
    expect(legalAt(match, 3)).toEqual(['unite OK KS']);
    play(match, ['3 unite OK KS']);
    expect(legalAt(match, 3)).toEqual(['unite AR OK', 'unite TX OK']);
    play(match, ['3 unite AR OK', '3 unite TX AR']);
    expect(legalAt(match, 3)).toEqual(['pass']);
  });

  test('US example 3: gone out, two with the greatest number', () => {
    const match = layOut({ hands: ['TN FL', 'ME NH', 'TX', 'MO DC'], corners: { OK: 'OK' }, turn: 2 });
    play(match, ['2 unite TX OK']);
    expect(match.view(0).scores).toEqual([-10, 0, 24, -10]);
  });

  test('US example 4: blocked, and what the others keep', () => {
    const match = layOut(
      { hands: ['ME WA', 'TN KY DC RI', 'NV SC FL'], corners: STARTED },
      { mustPlay: false },
    );
    play(match, ['0 pass', '1 pass', '2 pass']);
    play(match, ['1 discard TN', '1 discard KY', '2 discard NV', '2 discard SC']);
    expect(match.view(0).scores).toEqual([6, 0, 0]);
    expect(linesOf(unitedStates, unitedStates.tally(match.position).hands[0])).toEqual([
      '{0} held the fewest cards when the hand was blocked; border states left with the others: {1} 4, {2} 2: +6.',
    ]);
  });

  test('US example 6: five players, 45 cards; a printed border counts though the card lies aside', () => {
    const match = dealt({}, 5);
    const cards = match.position.sizes.flatMap((_, seat) => handOf(match.position, seat));
    expect(cards).toHaveLength(45);
    for (const id of ['KS', 'ME', 'DC', 'RI']) expect(cards).not.toContain(id);
    expect(value('MA')).toBe(5);
    const end = layOut({ hands: ['TX', 'MA', 'NV', 'FL', 'SC'], corners: { OK: 'OK' } });
    play(end, ['0 unite TX OK']);
    expect(end.view(0).scores).toEqual([5 + 5 + 2 + 2, -5, -5, 0, 0]);
  });
});

describe('words for players', () => {
  test('every moment of turn play has its prompt', () => {
    const say = (match: ReturnType<typeof layOut>, seat: number) => promptOf(unitedStates, match.view(seat));
    expect(say(atTable(unitedStates, {}, 3), 0)).toBe('The cards are about to be dealt.');
    const match = layOut({ hands: ['OK TX ME', 'FL', 'SC GA'] });
    expect(say(match, 0)).toBe('Your turn: lay Oklahoma at its corner.');
    expect(say(match, 1)).toBe('Wait for your turn.');
    expect(say(match, -1)).toBe('Wait for your turn.');
    play(match, ['0 unite OK KS', '0 unite TX OK']);
    expect(say(match, 0)).toBe('Your turn: you hold no neighbor of Texas, so you pass.');
    play(match, ['0 pass', '1 pass', '2 pass']);
    expect(say(match, 0)).toBe('The cards are about to be dealt.');
    expect(say(layOut({ hands: ['TX ME', 'FL', 'SC GA'] }), 0)).toBe(
      'Your turn: you hold none of the four states around Kansas, so you pass.',
    );
    const blocked = layOut({ hands: ['OK SC', 'FL NV', 'GA'] }, { mustPlay: false });
    expect(say(blocked, 0)).toBe('Your turn: lay Oklahoma at its corner, or pass.');
    const many = layOut({ hands: ['AR NM LA CO', 'FL', 'SC'], corners: { OK: 'TX' } });
    expect(say(many, 0)).toBe('Your turn: lay a card on a state that it borders.');
    play(blocked, ['0 pass', '1 pass', '2 pass']);
    expect(say(blocked, 0)).toBe(
      'Blocked: nobody can lay, and the fewest cards win. Throw away one more card; border states you keep score for the winner.',
    );
    expect(say(blocked, 1)).toBe('The hand is blocked: the others throw cards away in turn.');
  });

  test('US-8: a corner state is laid at its corner in every word, and no other card', () => {
    const game = unitedStates as Game;
    expect(orderOf(game, 'unite OK KS')).toBe('Lay Oklahoma at its corner');
    expect(orderOf(game, 'unite TX OK')).toBe('Lay Texas on Oklahoma');
    expect(reportOf(game, 1, 'unite OK KS', ['You', 'Roy'])).toBe('Roy lays Oklahoma at its corner');
  });

  test('what does not belong to the moment is refused with a reason', () => {
    const match = layOut({ hands: ['OK TX', 'FL', 'SC'] });
    expect(refused(match, '0 call')).toContain('no play to call now');
    expect(refused(match, '0 give OK')).toContain('US-23');
    expect(refused(match, '0 discard OK')).toContain('US-17');
    expect(refused(match, '0 draw OK')).toContain('its verbs are unite, pass, call, give, discard');
  });
});
