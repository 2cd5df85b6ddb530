// What a table may enter for a seat because it lies open to all (the notes for tables of the rules pages).

import { describe, expect, test } from 'vitest';
import { atTable, legalAt, play } from '../../test/table.ts';
import { type Game, games, legalTexts, Match, Random, type Rules, seatsOf, settleRules } from '../index.ts';
import { sammy } from '../packs/sammy.ts';
import { nationalContest } from './national-contest/index.ts';
import type { NationalContest } from './national-contest/position.ts';
import { sammysTravels } from './sammys-travels/index.ts';

describe('A National Contest: passes that are public', () => {
  /** Dealer seat 0, cards in the pack's order, as in the page's worked examples. */
  function opened(lines: readonly string[]): Match<NationalContest> {
    const match = atTable(nationalContest, {});
    play(match, [
      'chance cut NY PA IL OH',
      'chance cut GU SM NV CZ',
      '3 ticket democratic',
      'chance cut SM TX NY PI',
      `chance shuffle ${sammy.ids.join(' ')}`,
      ...lines,
    ]);
    return match;
  }
  const forced = (match: Match<NationalContest>, seat: number): boolean =>
    nationalContest.forced!(match.position, seat);

  test('NC example 1: Texas may be anywhere before it is bid; afterwards the other passes are public', () => {
    const match = opened(['0 play LA']);
    expect(forced(match, 1)).toBe(false);
    play(match, ['1 bid TX']);
    expect(forced(match, 2)).toBe(true);
    play(match, ['2 pass']);
    expect(forced(match, 3)).toBe(true);
    play(match, ['3 pass']);
    expect(forced(match, 0)).toBe(true);
    expect(legalAt(match, 0)).toEqual(['pass']);
  });

  test('NC-12: who merely holds no higher border state is asked like any other', () => {
    const match = opened(['0 play LA', '1 pass']);
    expect(legalAt(match, 2)).toEqual(['pass']);
    expect(forced(match, 2)).toBe(false);
  });

  test('NC-13: a bid known from an earlier contest counts, for the others but not for its holder', () => {
    const match = opened(['0 play LA', '1 bid TX', '2 pass', '3 pass', '0 pass', '1 play AR', '2 bid MO']);
    // Texas, Missouri, Tennessee, Oklahoma, Louisiana and Mississippi border Arkansas; most may be anywhere.
    expect(forced(match, 3)).toBe(false);
    play(match, ['3 pass', '0 pass', '1 pass', '2 play CZ', '3 play OK']);
    expect(forced(match, 0)).toBe(true);
    play(match, ['0 pass']);
    expect(forced(match, 1)).toBe(false);
    expect(legalAt(match, 1)).toEqual(['bid TX', 'pass']);
  });

  test('NC-10: all four answers are public for a state without a higher border state', () => {
    const match = opened(['0 play NC']);
    for (const seat of [1, 2, 3, 0]) {
      expect(forced(match, seat)).toBe(true);
      play(match, [`${seat} pass`]);
    }
  });

  test('only the seat that is asked can be forced', () => {
    const match = opened(['0 play NC']);
    expect(forced(match, 2)).toBe(false);
  });
});

describe("Sammy's Travels: a turn in which only the pass is left", () => {
  const forced = (match: Match<never>, seat: number): boolean =>
    sammysTravels.forced!(match.position as never, seat);

  test('TRV example 5: with one pack for two nothing but the pass is left after Pennsylvania', () => {
    const match = atTable(sammysTravels, { packs: 'shared', start: 'CA FL' }, 2);
    const left = sammy.cards.filter(
      ({ id, kind }) => (kind === 'state' || id === 'DC') && !['ME', 'CA', 'FL'].includes(id),
    );
    play(match, [`chance shuffle ${left.map(({ id }) => id).join(' ')}`]);
    expect(forced(match as never, 0)).toBe(false);
    play(match, ['0 deal']);
    expect(forced(match as never, 0)).toBe(true);
    expect(legalAt(match, 0)).toEqual(['pass']);
    const turn = ['0 pass', '1 deal', '1 pass', '0 deal'];
    play(
      match,
      [1, 2, 3, 4, 5, 6].flatMap(() => turn),
    );
    expect(legalAt(match, 0)).toEqual(['pass', 'transfer AL FL']);
    expect(forced(match as never, 0)).toBe(false);
  });

  test('TRV-12: alone nothing is entered for the player', () => {
    const match = atTable(sammysTravels, { start: 'ME' }, 1);
    const left = sammy.cards.filter(({ id, kind }) => (kind === 'state' || id === 'DC') && id !== 'ME');
    play(match, [`chance shuffle ${left.map(({ id }) => id).join(' ')}`, '0 deal']);
    expect(forced(match as never, 0)).toBe(false);
  });
});

describe('the last card of a hand', () => {
  const tricks = ['tactics', 'militac', 'do-boy', 'skirmish', 'sammy'];

  test.each(tricks)('%s: it is played by itself, and no card before it', (id) => {
    const game = games.find((each) => each.id === id) as Game;
    const match = new Match(game, settleRules(game, {}, 4) as Rules, 4);
    const random = new Random('last card', id, 0);
    let entered = 0;
    for (let i = 0; i < 400 && !match.over; i++) {
      const [seat] = seatsOf(game.actors(match.position));
      if (seat === undefined) {
        match.chance(random);
        continue;
      }
      const texts = legalTexts(game, match.position, seat);
      if (game.forced!(match.position, seat)) {
        entered++;
        expect(texts).toHaveLength(1);
      } else if (match.view(seat).phase === 'play') {
        expect(match.view(seat).places[`hand:${seat}`].length).not.toBe(1);
      }
      match.act(seat, texts[random.below(texts.length)]);
    }
    expect(entered).toBeGreaterThan(0);
  });
});
