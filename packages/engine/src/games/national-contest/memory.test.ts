// What a seat of A National Contest sees, remembers, imagines and is asked.

import { describe, expect, test } from 'vitest';
import { atTable, imagined, legalAt, play, refused } from '../../../test/table.ts';
import { type Match, SPECTATOR } from '../../index.ts';
import { idsIn } from '../../mechanics/borders.ts';
import { sammy } from '../../packs/sammy.ts';
import { promptOf } from '../../words.ts';
import { nationalContest } from './index.ts';
import type { NationalContest } from './position.ts';

const OPENING = [
  'chance cut NY PA IL OH',
  'chance cut GU SM NV CZ',
  '3 ticket democratic',
  'chance cut SM TX NY PI',
  `chance shuffle ${sammy.ids.join(' ')}`,
];

function opened(mustBid: boolean, lines: readonly string[] = []): Match<NationalContest> {
  const match = atTable(nationalContest, { mustBid });
  play(match, [...OPENING, ...lines]);
  return match;
}

/** How often each seat holds a card in the positions imagined. */
function holdersOf(positions: readonly NationalContest[], id: string): number[] {
  return [0, 1, 2, 3].map(
    (s) => positions.filter((p) => idsIn(p.hands[2 * s], p.hands[2 * s + 1]).includes(id)).length,
  );
}

describe('views', () => {
  test('before the first shuffle all places are empty and the facts of the play are left out', () => {
    const match = atTable(nationalContest);
    play(match, OPENING.slice(0, 4));
    const { places, facts } = match.view(0);
    expect(Object.keys(places).length).toBe(13);
    expect(Object.values(places).every((cards) => cards.length === 0)).toBe(true);
    expect(Object.keys(facts)).toEqual(['dealer', 'tickets', 'offices']);
  });

  test('a bid lies before its seat, not in its hand, until the contest is over', () => {
    const match = opened(false, ['0 play LA', '1 bid TX', '2 pass']);
    expect(match.view(1).places['hand:1']).not.toContain('TX');
    expect(match.view(1).places['hand:1'].length).toBe(13);
    expect(match.view(2).places).toMatchObject({
      contest: ['LA'],
      'bid:1': ['TX'],
      'hand:1': new Array(13).fill(null),
    });
    expect(match.view(2).facts['passed']).toEqual([2]);
  });

  test('seats that passed stand in the order asked, also across seat 0', () => {
    const match = opened(false, ['0 play HI', '1 play PI', '2 play KS', '3 pass', '0 pass', '1 pass']);
    expect(match.view(0).facts['passed']).toEqual([3, 0, 1]);
    play(match, ['2 bid MO']);
    expect(match.view(0).facts['passed']).toEqual([]);
  });

  test('a state that was bid is known until it is put into a contest', () => {
    const match = opened(false, ['0 play LA', '1 bid TX', '2 pass', '3 pass', '0 pass']);
    expect(match.view(3).places['hand:1'][0]).toBe('TX');
    play(match, ['1 play TX']);
    expect(match.view(3).places['hand:1']).toEqual(new Array(13).fill(null));
  });
});

describe('imagine', () => {
  test('a state that was bid lies with its bidder in every imagined deal', () => {
    const match = opened(false, ['0 play LA', '1 bid TX', '2 pass', '3 pass', '0 pass']);
    for (const seat of [SPECTATOR, 0, 2, 3])
      expect(holdersOf(imagined(match, seat, 50), 'TX')).toEqual([0, 50, 0, 0]);
  });

  test('a free pass proves nothing', () => {
    const match = opened(false, ['0 play LA', '1 pass', '2 pass', '3 pass', '0 pass']);
    const [, one, two, three] = holdersOf(imagined(match, 0, 200), 'TX');
    expect(Math.min(one!, two!, three!)).toBeGreaterThan(20);
  });

  test('NC-12: where a bid is compulsory, a pass proves that no higher border state is held', () => {
    // Nebraska is bordered by the higher Missouri, Iowa and Kansas, and by the lower South Dakota, Colorado, Wyoming.
    const match = opened(true, ['0 play NE', '1 bid IA', '2 bid MO', '3 pass', '0 pass']);
    for (const seat of [SPECTATOR, 0]) {
      const positions = imagined(match, seat, 200);
      const [zero, one, two, three] = holdersOf(positions, 'KS');
      expect([zero, three]).toEqual([0, 0]);
      expect(Math.min(one!, two!)).toBeGreaterThan(40);
      expect(holdersOf(positions, 'CO')[3]).toBeGreaterThan(20);
    }
    expect(holdersOf(imagined(match, 1, 50), 'KS')).toEqual([0, 0, 50, 0]);
  });

  test('NC-6: what a pass proved is forgotten with the next deal', () => {
    const match = opened(true, ['0 play NE', '1 bid IA', '2 bid MO', '3 pass', '0 pass']);
    while (match.view(SPECTATOR).phase !== 'shuffle') {
      const seat = match.view(SPECTATOR).actors[0] as number;
      play(match, [`${seat} ${legalAt(match, seat)[0]}`]);
    }
    play(match, [OPENING[4]]);
    expect(holdersOf(imagined(match, 0, 200), 'KS')[3]).toBeGreaterThan(20);
  });

  test('the other seats’ own cards are not known: every hidden card is imagined at several seats', () => {
    const positions = imagined(opened(false), 0, 300);
    for (const id of ['NY', 'CA', 'VT']) {
      const [zero, ...others] = holdersOf(positions, id);
      expect(zero).toBe(0);
      for (const times of others) expect(times).toBeGreaterThan(50);
    }
  });
});

describe('prompts and refusals', () => {
  const askOf = (match: Match<NationalContest>, seat: number): string =>
    promptOf(nationalContest, match.view(seat));

  test('every phase says what is asked, and of whom', () => {
    const match = atTable(nationalContest, { mustBid: true });
    expect(askOf(match, 0)).toContain('cut');
    play(match, OPENING.slice(0, 2));
    expect(askOf(match, 3)).toBe('You cut highest: choose the party of your side.');
    expect(askOf(match, 0)).toContain('Wait for the winner of the second cut');
    expect(refused(match, '3 pass')).toContain('(NC-3)');
    expect(refused(match, '3 ticket whig')).toContain('ticket democratic or ticket republican (NC-3)');
    play(match, OPENING.slice(2, 4));
    expect(askOf(match, 0)).toContain('shuffled');
    play(match, OPENING.slice(4));
    expect(askOf(match, 0)).toContain('You are the contestant');
    expect(askOf(match, 1)).toContain('Wait for the contestant');
    expect(refused(match, '0 ticket democratic')).toContain('(NC-4)');
    play(match, ['0 play LA']);
    expect(askOf(match, 1)).toBe('Bid a larger neighbor of Louisiana (10 votes): you must.');
    expect(askOf(match, SPECTATOR)).toContain('Louisiana is in the contest');
    play(match, ['1 bid TX']);
    expect(askOf(match, 2)).toBe('You hold no larger neighbor of Louisiana: pass.');
  });

  test('with free bidding the prompt offers both', () => {
    const match = opened(false, ['0 play LA']);
    expect(askOf(match, 1)).toBe('Bid a larger neighbor of Louisiana (10 votes), or pass.');
  });

  test('for Congress the prompt says what the state has in the House and in the Senate', () => {
    const match = atTable(nationalContest, { election: 'congress' });
    play(match, [...OPENING.filter((_, i) => i !== 3), '0 play LA']);
    expect(askOf(match, 1)).toBe('Bid a larger neighbor of Louisiana (House 8, Senate 2), or pass.');
  });
});

describe('standing', () => {
  test('follows the votes captured, is opposite for the other side, and a decided branch counts in full', () => {
    const match = opened(false, ['0 play LA', '1 bid TX', '2 pass', '3 pass', '0 pass']);
    const at = (seat: number): number => nationalContest.evaluate(match.position, seat);
    expect(at(1)).toBeGreaterThan(0);
    expect(at(1)).toBe(at(3));
    expect(at(0)).toBe(-at(1));
    const before = at(1);
    play(match, ['1 play CT', '2 pass', '3 pass', '0 pass', '1 pass']);
    expect(at(1)).toBeGreaterThan(before);
    match.position.electoral = [100, 266];
    expect(at(1)).toBe(1);
  });
});
