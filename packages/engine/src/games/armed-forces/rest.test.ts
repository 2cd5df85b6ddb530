// What is called certain in Armed Forces: never more than the rules make so, whatever the others hold and do.

import { describe, expect, test } from 'vitest';
import { atTable } from '../../../test/table.ts';
import { Random } from '../../index.ts';
import { armedForces, takesTheRest } from './index.ts';
import { layOut, type Table } from './table.testing.ts';

const certain = (hands: readonly string[], board: string, given = {}): boolean =>
  takesTheRest(layOut({ hands, leader: 0, board }, given).view(0));

describe('the rest of a hand', () => {
  test('ARM-16: is his who alone holds cards, whatever they are', () => {
    expect(certain(['AR1 AF2', '', ''], 'AR12 AR13')).toBe(true);
    expect(certain(['AR1 AF2', '', 'NA1'], 'AR12 AR13')).toBe(false);
  });

  test('ARM-9: is his who holds nothing but the highest cards of all services', () => {
    expect(certain(['AR14 NA14', 'AR1 NA1'], 'CG12 CG13')).toBe(true);
    // The Navy may be the second service followed, and its 14 is out.
    expect(certain(['AR14 AR13', 'AR1 NA1'], 'CG12 CG13')).toBe(false);
  });

  test('ARM-4: seven intel cards are dealt; once all were seen nobody holds another', () => {
    expect(certain(['AR11 NA11', 'AR1 NA1'], 'AR12 AR13 NA12 NA13 CG12 CG13 AF12')).toBe(true);
    expect(certain(['AR11 NA11', 'AR1 NA1'], 'AR12 AR13 NA12 NA13 CG12 CG13')).toBe(false);
    expect(certain(['AR11 CG11', 'AR1 NA1'], 'AR12 AR13 NA12 NA13 CG12 CG13 AF12')).toBe(false);
  });

  test('ARM-5: is nobody’s while another has more cards, and plays on after him', () => {
    expect(certain(['AR14 NA14', 'AR1 NA1 CG1'], 'CG12 CG13')).toBe(false);
  });

  test('ARM-H5: cards that may come back leave nothing certain', () => {
    expect(certain(['AR14 NA14', 'AR1 NA1'], 'CG12 CG13', { honor: true })).toBe(false);
  });

  test('whoever does not lead is told nothing', () => {
    expect(takesTheRest(layOut({ hands: ['AR14 NA14', 'AR1 NA1'], leader: 1 }).view(0))).toBe(false);
  });

  test('comes true at every moment of forty matches that is called so', () => {
    const random = new Random('whim');
    const found = certainMoments(random);
    expect(found.length).toBeGreaterThan(20);
    for (const { match, seat } of found) expect(taken(match, seat, random)).toBe(true);
  });
});

interface Found {
  readonly match: Table;
  readonly seat: number;
}

/** Moments of matches by whim at which a seat that holds two cards or more is said to take the rest. */
function certainMoments(random: Random): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < 40; i++) {
    const match = atTable(armedForces, {}, 2 + (i % 4));
    while (!match.over) {
      const [by] = match.view(-1).actors;
      if (typeof by !== 'number') {
        match.chance(random);
        continue;
      }
      const view = match.view(by);
      if (view.places[`hand:${by}`].length >= 2 && takesTheRest(view))
        found.push({ match: copyOf(match), seat: by });
      match.act(by, view.legal[random.below(view.legal.length)]);
    }
  }
  return found;
}

function copyOf({ seats, log }: Table): Table {
  const copy = atTable(armedForces, {}, seats);
  for (const { by, do: text } of log) copy.act(by, text);
  return copy;
}

/** Plays on by whim; false as soon as another takes a trick. */
function taken(match: Table, seat: number, random: Random): boolean {
  for (;;) {
    const { phase, actors, facts } = match.view(-1);
    const [by] = actors;
    if (phase === 'play' && match.view(-1).places['trick'].length === 0 && facts['leader'] !== seat)
      return false;
    if (typeof by !== 'number') return facts['leader'] === seat;
    const { legal } = match.view(by);
    match.act(by, legal[random.below(legal.length)]);
  }
}
