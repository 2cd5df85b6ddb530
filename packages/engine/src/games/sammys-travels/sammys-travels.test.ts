// Sammy's Travels alone and with separate packs, and what both ways share, rule by rule (docs/rules/sammys-travels.md).

import { describe, expect, test } from 'vitest';
import { atTable, imagined, legalAt, play, refused, refusedRules, sheetOf } from '../../../test/table.ts';
import { makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { promptOf } from '../../words.ts';
import { endOf, isDeadEnd, leadsElsewhere, sammysTravels } from './index.ts';
import { DEAL } from './play.ts';
import { UNION } from './position.ts';
import { journey, shuffle, times } from './table.testing.ts';

describe('setup', () => {
  test('TRV-1: one or two seats, each with its own 49 cards and the same starting point', () => {
    expect(sammysTravels.seats).toEqual([1, 2]);
    expect(refusedRules(sammysTravels, {}, 3)).toContain('1 or 2 seats');
    const match = journey('CA', '', {}, 2);
    expect(match.view(0).places).toMatchObject({ 'travel:0': ['CA'], 'travel:1': ['CA'], aside: [] });
    expect(match.position.held.map((pile) => pile.length)).toEqual([48, 48]);
  });

  test('TRV-2: with "choose" seat 0 places any of the 49 cards, for both', () => {
    const match = atTable(sammysTravels, {}, 2);
    expect(match.view(1)).toMatchObject({ phase: 'start', actors: [0], facts: {}, scores: [0, 0] });
    expect(legalAt(match, 0)).toHaveLength(49);
    expect(refused(match, '0 start PI')).toContain('Philippine Islands borders no state');
    expect(refused(match, '0 start')).toContain('"start CA" (TRV-2)');
    expect(refused(match, '0 deal')).toBe('The starting point comes first (TRV-2).');
    play(match, ['0 start ME']);
    expect(match.view(1)).toMatchObject({ phase: 'shuffle', facts: { start: ['ME'] }, scores: [1, 1] });
    expect(match.view(1).places).toMatchObject({ 'travel:0': ['ME'], 'travel:1': ['ME'], 'hand:0': [] });
    const fixed = atTable(sammysTravels, { start: 'ME' }, 1);
    expect(fixed.view(0)).toMatchObject({ phase: 'shuffle', actors: ['chance'], facts: { start: ['ME'] } });
  });

  test('TRV-3: a shuffle of the 48 others for each seat', () => {
    const match = atTable(sammysTravels, { start: 'ME' }, 2);
    expect(sammysTravels.draw(match.position)).toMatchObject({ verb: 'shuffle', count: 48, opens: true });
    shuffle(match, 'NY PA');
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', actors: ['chance'] });
    expect(match.view(0).places).toMatchObject({ 'hand:0': new Array(48).fill(null), 'hand:1': [] });
    expect(match.view(0).facts).toEqual({ start: ['ME'] });
    expect(sammysTravels.draw(match.position)).toMatchObject({ count: 48, opens: false });
    shuffle(match, 'NV WY');
    expect(match.view(0)).toMatchObject({ phase: 'play', actors: [0, 1] });
    play(match, ['0 deal', '1 deal']);
    expect(match.view(0).places).toMatchObject({ 'stock:0': ['NY'], 'stock:1': ['NV'] });
  });

  test('TRV-3: with "draw" the first card of the first shuffle is the starting point of both', () => {
    const match = atTable(sammysTravels, { start: 'draw' }, 2);
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', facts: {}, scores: [0, 0] });
    expect(sammysTravels.draw(match.position).count).toBe(49);
    shuffle(match, 'GA FL');
    expect(match.view(0)).toMatchObject({ phase: 'shuffle', facts: { start: ['GA'] }, scores: [1, 1] });
    expect(sammysTravels.draw(match.position).count).toBe(48);
    shuffle(match, 'SC');
    play(match, ['0 deal', '1 deal']);
    expect(match.view(1).places).toMatchObject({ 'stock:0': ['FL'], 'stock:1': ['SC'] });
  });

  test('TRV-4: the travel stack begins with the start, the hand is face down, the stock empty', () => {
    const match = journey('CA');
    expect(match.view(0).places).toEqual({
      'hand:0': new Array(48).fill(null),
      'stock:0': [],
      'travel:0': ['CA'],
      aside: [],
    });
    expect(match.view(0).facts).toEqual({ start: ['CA'], idle: [0], stopped: [] });
  });

  test('options that exclude each other are refused', () => {
    const why = (given: Record<string, unknown>, seats: number) => refusedRules(sammysTravels, given, seats);
    expect(why({ packs: 'shared' }, 1)).toContain('"packs" must be "separate" with one seat');
    expect(why({ packs: 'shared', start: 'CA' }, 2)).toContain('there are two starters');
    expect(why({ start: 'CA NY' }, 2)).toContain('there is one starting point');
    expect(why({ start: 'CA NY' }, 1)).toContain('there is one starting point');
    expect(why({ packs: 'shared', start: 'CA CA' }, 2)).toContain('must be different');
    expect(why({ packs: 'shared', start: 'CA ME' }, 2)).toContain('Maine is laid aside');
    expect(why({ packs: 'shared', start: 'ME CA' }, 2)).toContain('Maine is laid aside');
    expect(why({ start: 'PI' }, 1)).toContain('cannot name PI');
    expect(why({ start: 'XX' }, 1)).toContain('cannot name XX');
    for (const start of ['', 'ca', 'CA,NY', 'CA  NY', 'CA NY ME', 'any']) {
      expect(why({ packs: 'shared', start }, 2)).toContain('The option start');
    }
    expect(atTable(sammysTravels, { start: 'DC' }, 1).view(0).facts).toEqual({ start: ['DC'] });
    expect(atTable(sammysTravels, {}, 1).rules).toEqual({
      packs: 'separate',
      start: 'choose',
      credit: 'cards',
      mustTransfer: false,
    });
  });
});

describe('play', () => {
  test('TRV-8: a deal turns the top card of the hand up onto the stock', () => {
    const match = journey('CA', 'OR NY');
    play(match, ['0 deal']);
    expect(match.view(-1).places).toMatchObject({ 'stock:0': ['OR'], 'hand:0': new Array(47).fill(null) });
    play(match, ['0 deal']);
    expect(match.view(-1).places['stock:0']).toEqual(['OR', 'NY']);
  });

  test('TRV-9: only the top of the stock goes to the top of the travel stack, then the one under it', () => {
    const match = journey('CA', 'WA OR NY');
    play(match, ['0 deal', '0 deal']);
    expect(legalAt(match, 0)).toEqual(['deal', 'stop', 'transfer OR CA']);
    expect(refused(match, '0 transfer WA CA')).toBe(
      'Only Oregon, the top card of your stock, can be transferred (TRV-9).',
    );
    expect(refused(match, '0 transfer OR NV')).toBe(
      'Nevada is not where the way ends; that is California (TRV-9).',
    );
    play(match, ['0 transfer OR CA']);
    expect(legalAt(match, 0)).toEqual(['deal', 'stop', 'transfer WA OR']);
    play(match, ['0 deal']);
    expect(refused(match, '0 transfer NY OR')).toBe('New York does not border Oregon (TRV-9).');
    expect(refused(match, '0 transfer')).toContain('"transfer NH ME" (TRV-9)');
    expect(refused(journey('CA'), '0 transfer NY CA')).toContain('Your stock is empty');
    expect(match.view(0).scores).toEqual([2]);
  });

  test('TRV-10: the stock is turned over without shuffling, the card dealt first on top, all known from then on', () => {
    const match = journey('ME', 'NY PA');
    expect(refused(match, '0 turn')).toBe('Your stock is turned over only when your hand is empty (TRV-10).');
    play(match, times(48, '0 deal'));
    expect(legalAt(match, 0)).toEqual(['stop', 'turn']);
    expect(refused(match, '0 deal')).toBe('Your hand is empty; turn your stock over first (TRV-10).');
    const stock = match.view(0).places['stock:0'];
    play(match, ['0 turn']);
    expect(match.view(-1).places).toMatchObject({ 'stock:0': [], 'hand:0': [...stock].reverse() });
    play(match, ['0 deal']);
    expect(match.view(0).places['stock:0']).toEqual(['NY']);
    expect(match.view(0).places['hand:0'].at(-1)).toBe('PA');
  });

  test('TRV-11: idle deals are those since one’s own last transfer', () => {
    const match = journey('CA', 'NY OR WA', {}, 2);
    play(match, ['0 deal', '0 deal', '1 deal']);
    expect(match.view(0).facts['idle']).toEqual([2, 1]);
    play(match, ['0 transfer OR CA']);
    expect(match.view(0).facts['idle']).toEqual([0, 1]);
  });

  test('TRV-12: two with separate packs act independently, in any order', () => {
    const match = journey('CA', 'OR NV', {}, 2);
    play(match, ['1 deal', '1 transfer OR CA', '1 deal', '0 deal']);
    expect(match.view(0)).toMatchObject({ actors: [0, 1], scores: [1, 2] });
    expect(legalAt(match, 0)).toEqual(['deal', 'stop', 'transfer OR CA']);
    expect(legalAt(match, 1)).toEqual(['deal', 'stop', 'transfer NV OR']);
    expect(refused(match, '0 transfer OR OR')).toContain('TRV-9');
    expect(refused(match, '0 pass')).toContain('TRV-13');
  });

  test('TRV-13: one may stop at any time after the shuffles', () => {
    const match = journey('CA', 'OR', {}, 2);
    play(match, ['1 stop']);
    expect(match.view(0)).toMatchObject({ phase: 'play', actors: [0], facts: { stopped: [1] } });
    expect(promptOf(sammysTravels, match.view(1))).toBe(
      'Your journey is over: you stopped in California. {0} is still traveling.',
    );
    expect(match.view(0).places['hand:1']).toEqual(new Array(48).fill(null));
    play(match, ['0 deal', '0 transfer OR CA', '0 stop']);
    expect(match.view(0)).toMatchObject({
      phase: 'over',
      actors: [],
      facts: { stopped: [0, 1] },
      scores: [2, 1],
    });
    expect(match.view(0).places['hand:1']).not.toContain(null);
    expect(sheetOf(match)).toEqual({
      hands: [
        {
          points: [2, 1],
          lines: ['{0} visited 2 of the 49 states: 2.', '{1} visited 1 of the 49 states: 1.'],
        },
      ],
      result: { scores: [2, 1], winners: [0] },
    });
  });

  test('TRV-14: no deal and no turn once every card held has gone by twice', () => {
    const match = journey('ME');
    // NH is last: after two passes it lies on top.
    const last = atTable(sammysTravels, { start: 'ME' }, 1);
    const others = makeCards(sammy, UNION).filter((id) => id !== 'ME' && id !== 'NH');
    play(last, [`chance shuffle ${others.join(' ')} NH`]);
    play(last, [...times(48, '0 deal'), '0 turn', ...times(48, '0 deal')]);
    expect(last.view(0).facts['idle']).toEqual([96]);
    expect(legalAt(last, 0)).toEqual(['stop', 'transfer NH ME']);
    expect(refused(last, '0 deal')).toBe(
      'You have let every card go by twice, and may not deal on (TRV-14).',
    );
    expect(refused(last, '0 turn')).toContain('TRV-14');
    play(last, ['0 transfer NH ME']);
    expect(legalAt(last, 0)).toEqual(['stop', 'turn']);
    play(match, [...times(48, '0 deal'), '0 turn', ...times(47, '0 deal')]);
    expect(match.view(0)).toMatchObject({ phase: 'play', facts: { idle: [95] } });
  });

  test('TRV-15: the ends of a journey', () => {
    const nothingFits = journey('NH', 'ME');
    play(nothingFits, ['0 deal', '0 transfer ME NH']);
    expect(nothingFits.view(0)).toMatchObject({
      phase: 'over',
      facts: { stopped: [0], idle: [0] },
      scores: [2],
    });
    const idle = journey('ME');
    play(idle, [...times(48, '0 deal'), '0 turn', ...times(48, '0 deal')]);
    expect(idle.view(0)).toMatchObject({ phase: 'over', facts: { stopped: [0], idle: [96] }, scores: [1] });
    const stopped = journey('ME');
    play(stopped, ['0 stop']);
    expect(stopped.view(0)).toMatchObject({ phase: 'over', facts: { stopped: [0] }, scores: [1] });
    expect(sammysTravels.tally(stopped.position).result).toEqual({ scores: [1], winners: [] });
    expect(refused(stopped, '0 deal')).toBe('The match is over.');
  });

  test('TRV-15: all 49 states win alone; 49 to 49 is drawn', () => {
    const way = fullJourney();
    expect(way).toHaveLength(49);
    const [start, ...others] = way;
    const alone = journey(start!, others.join(' '));
    const lines = (seat: number) =>
      others.flatMap((id, i) => [`${seat} deal`, `${seat} transfer ${id} ${way[i]}`]);
    play(alone, lines(0));
    expect(alone.view(0)).toMatchObject({ phase: 'over', scores: [49], facts: { stopped: [0] } });
    expect(sammysTravels.tally(alone.position).result).toEqual({ scores: [49], winners: [0] });
    const two = journey(start!, others.join(' '), {}, 2);
    play(two, [...lines(0), ...lines(1)]);
    expect(sammysTravels.tally(two.position).result).toEqual({ scores: [49, 49], winners: [] });
  });
});

describe('compulsory transfers', () => {
  const MUST = { mustTransfer: true };

  test('TRV-19: where the top of the stock fits, its transfer is the only action', () => {
    const match = journey('CA', 'WA OR NY', MUST);
    expect(legalAt(match, 0)).toEqual(['deal', 'stop']);
    play(match, ['0 deal', '0 deal']);
    expect(legalAt(match, 0)).toEqual(['transfer OR CA']);
    for (const verb of ['deal', 'turn', 'stop']) {
      expect(refused(match, `0 ${verb}`)).toBe('Oregon can be transferred, and so it must be (TRV-19).');
    }
    play(match, ['0 transfer OR CA']);
    expect(legalAt(match, 0)).toEqual(['transfer WA OR']);
  });

  test('TRV-19: with separate packs each player is bound by his own stock', () => {
    const match = journey('CA', 'OR NY', MUST, 2);
    play(match, ['0 deal']);
    expect(legalAt(match, 0)).toEqual(['transfer OR CA']);
    expect(legalAt(match, 1)).toEqual(['deal', 'stop']);
  });

  test('TRV-20: without "stop" the journey plays itself, and idle deals never end it', () => {
    const match = journey('CA', '', MUST);
    while (!match.over) {
      const legal = legalAt(match, 0).filter((text) => text !== 'stop');
      expect(legal).toHaveLength(1);
      play(match, [`0 ${legal[0]}`]);
    }
    expect(match.position.idle[0]).toBeLessThan(2 * match.position.held[0].length);
  });
});

describe('worked examples', () => {
  test('TRV example 1: from Maine with the pack in its order', () => {
    const match = journey('ME');
    expect(legalAt(match, 0)).toEqual(['deal', 'stop']);
    play(match, times(41, '0 deal'));
    expect(legalAt(match, 0)).toEqual(['deal', 'stop', 'transfer NH ME']);
    play(match, ['0 transfer NH ME']);
    expect(match.view(0).places['stock:0'].at(-1)).toBe('UT');
    expect(makeCards(sammy, match.position.held[0].slice(40))).toEqual('ID AZ NM VT DE WY NV'.split(' '));
    play(match, [...times(4, '0 deal'), '0 transfer VT NH']);
    expect(match.view(0).scores).toEqual([3]);
  });

  test('TRV example 2: South Carolina is the end of the way', () => {
    const match = journey('NC', 'TN AL FL GA SC');
    const way = ['NC', 'TN', 'AL', 'FL', 'GA', 'SC'];
    for (let i = 1; i < way.length; i++) play(match, ['0 deal', `0 transfer ${way[i]} ${way[i - 1]}`]);
    expect(match.view(0)).toMatchObject({ phase: 'over', scores: [6] });
    expect(match.view(0).places['travel:0']).toEqual(way);
  });

  test('TRV example 3: Maine from New Hampshire ends the journey with 2', () => {
    const match = journey('NH', 'ME');
    play(match, ['0 deal', '0 transfer ME NH']);
    expect(match.view(0)).toMatchObject({ phase: 'over', scores: [2] });
    const past = journey('NH', 'VT ME');
    play(past, ['0 deal', '0 transfer VT NH', '0 deal']);
    expect(legalAt(past, 0)).toEqual(['deal', 'stop']);
  });

  test('TRV example 4: 96 idle deals', () => {
    const fits = journey('CA', '');
    play(fits, [...times(48, '0 deal'), '0 turn', ...times(48, '0 deal')]);
    expect(legalAt(fits, 0)).toEqual(['stop', 'transfer NV CA']);
    const over = journey('ME', '');
    play(over, [...times(48, '0 deal'), '0 turn', ...times(48, '0 deal')]);
    expect(over.view(0)).toMatchObject({ phase: 'over', scores: [1] });
  });

  test('TRV example 7: the first example with compulsory transfers', () => {
    const match = journey('ME', '', { mustTransfer: true });
    play(match, times(41, '0 deal'));
    expect(legalAt(match, 0)).toEqual(['transfer NH ME']);
    play(match, ['0 transfer NH ME']);
    expect(legalAt(match, 0)).toEqual(['deal', 'stop']);
  });
});

describe('what is hidden', () => {
  test('a hand is imagined in any order of the cards not seen, each pack for itself', () => {
    const match = journey('CA', 'NY OR WA', {}, 2);
    play(match, ['0 deal', '0 deal', '0 transfer OR CA', '1 deal']);
    const seconds = new Set<string>();
    for (const p of imagined(match, 0, 200)) {
      expect(makeCards(sammy, p.held[0].slice(0, 1))).toEqual(['NY']);
      expect(new Set(p.held[0]).size).toBe(47);
      expect(new Set(p.held[1]).size).toBe(48);
      expect(makeCards(sammy, p.held[0])).not.toContain('OR');
      expect(makeCards(sammy, p.held[1])).toContain('OR');
      seconds.add(sammy.ids[p.held[0][1]]);
    }
    expect(seconds.size).toBeGreaterThan(20);
    expect(seconds).not.toContain('NY');
  });

  test('once gone through, a hand is known in its order', () => {
    const match = journey('ME', 'NY PA');
    play(match, [...times(48, '0 deal'), '0 turn']);
    for (const p of imagined(match, -1, 5)) expect(p.held[0]).toEqual(match.position.held[0]);
  });
});

describe('words for players', () => {
  const say = (match: ReturnType<typeof journey>, seat = 0) => promptOf(sammysTravels, match.view(seat));

  test('every moment alone has its prompt', () => {
    expect(say(atTable(sammysTravels, {}, 2))).toBe('Choose the state from which you start.');
    expect(say(atTable(sammysTravels, {}, 2), 1)).toBe('Wait for the starting point.');
    expect(say(atTable(sammysTravels, { start: 'draw' }, 1))).toBe('The cards are about to be dealt.');
    const match = journey('CA', 'OR NY');
    expect(say(match)).toBe('Deal the next card, or stop here.');
    play(match, ['0 deal']);
    expect(say(match)).toBe('Travel on to Oregon, deal the next card, or stop here.');
    play(match, ['0 stop']);
    expect(say(match)).toBe('The match is over.');
    const must = journey('CA', 'OR', { mustTransfer: true });
    play(must, ['0 deal']);
    expect(say(must)).toBe('Travel on to Oregon: it borders your way and must be transferred.');
  });

  test('TRV-14: a card that will not come up again is called so, and no sooner', () => {
    const match = journey('CA', 'OR NY');
    // Once through all 48, and Oregon comes up for the second time.
    play(match, [...times(48, '0 deal'), '0 turn', '0 deal']);
    expect(say(match)).toBe('Last chance for Oregon: travel on to it, deal the next card, or stop here.');
    const early = journey('CA', 'NY OR');
    play(early, times(2, '0 deal'));
    expect(say(early)).toBe('Travel on to Oregon, deal the next card, or stop here.');
  });

  test('a dead end is called so before the journey ends there', () => {
    const match = journey('VA', 'MD DC');
    play(match, ['0 deal']);
    expect(say(match)).toBe('Travel on to Maryland, deal the next card, or stop here.');
    play(match, ['0 transfer MD VA', '0 deal']);
    expect(say(match)).toBe(
      'Travel on to the District of Columbia (a dead end), deal the next card, or stop here.',
    );
    expect(leadsElsewhere(match.view(0), 0)).toBe(true);
    const corner = journey('ME', 'NH');
    play(corner, ['0 deal']);
    expect(isDeadEnd(new Set(['ME']), 'NH')).toBe(false);
    const north = journey('NH', 'ME');
    play(north, ['0 deal']);
    expect(say(north)).toBe('Travel on to Maine (a dead end), deal the next card, or stop here.');
    play(north, ['0 deal', ...times(46, '0 deal'), '0 turn', '0 deal']);
    expect(say(north)).toContain('Last chance for Maine (a dead end): ');
  });

  test('the last of all states is no dead end', () => {
    const way = fullJourney();
    const match = journey(way[0], way.slice(1).join(' '));
    for (const [i, state] of way.slice(1).entries()) {
      play(match, ['0 deal']);
      expect(say(match)).not.toContain('dead end');
      play(match, [`0 transfer ${state} ${way[i]}`]);
    }
    expect(endOf(match.view(0), 0)).toBe('complete');
  });

  test('TRV-15: whose journey is over is told why, and who still travels', () => {
    const over = (match: ReturnType<typeof journey>) => [endOf(match.view(0), 0), say(match)];
    const deadEnd = journey('NH', 'ME', {}, 2);
    expect(endOf(deadEnd.view(0), 0)).toBeUndefined();
    play(deadEnd, ['0 deal', '0 transfer ME NH']);
    const why = 'Your journey is over: you have been to every neighbor of Maine.';
    expect(over(deadEnd)).toEqual(['dead-end', `${why} {1} is still traveling.`]);
    expect(promptOf(sammysTravels, deadEnd.view(-1))).toBe('{1} is still traveling.');
    const goneBy = journey('CA', 'OR NV AZ', {}, 2);
    play(goneBy, [...times(48, '0 deal'), '0 turn', ...times(48, '0 deal')]);
    expect(over(goneBy)[0]).toBe('gone-by');
    expect(over(goneBy)[1]).toContain('every card has gone by twice');
    const stopped = journey('CA', 'OR NY', {}, 2);
    play(stopped, [...times(48, '0 deal'), '0 turn', '0 deal', '0 stop']);
    expect(over(stopped)[0]).toBe('stopped');
  });

  test('standing rises with the way, and prefers one that leads on', () => {
    const match = journey('NH', 'ME VT');
    const start = sammysTravels.evaluate(match.position, 0);
    const north = sammysTravels.clone(match.position);
    play(match, ['0 deal', '0 deal', '0 transfer VT NH']);
    expect(sammysTravels.evaluate(match.position, 0)).toBeGreaterThan(start);
    sammysTravels.apply(north, 0, DEAL);
    const moves: number[] = [];
    sammysTravels.legal(north, 0, moves);
    sammysTravels.apply(north, 0, moves[0]);
    expect(sammysTravels.tally(north).result?.scores).toEqual([2]);
    expect(sammysTravels.evaluate(north, 0)).toBeLessThan(sammysTravels.evaluate(match.position, 0));
  });
});

/** Some way through all 49 states from Maine: first where the fewest ways lead on, with retreat. */
function fullJourney(): string[] {
  const bordersOf = (id: string) => sammy.cards[sammy.find(id)!].borders;
  const way = ['ME'];
  const onward = (id: string) => bordersOf(id).filter((other) => !way.includes(other));
  const search = (): boolean => {
    if (way.length === UNION.length) return true;
    const next = onward(way.at(-1)!).sort((a, b) => onward(a).length - onward(b).length);
    for (const id of next) {
      way.push(id);
      if (search()) return true;
      way.pop();
    }
    return false;
  };
  search();
  return way;
}
