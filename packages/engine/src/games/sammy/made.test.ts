// What a hand's points are made of adds up to its points (SAM-19), and the cards taken are counted as they fall.

import { expect, test } from 'vitest';
import { atTable } from '../../../test/table.ts';
import { Random } from '../../index.ts';
import { madeIn, sammy, takenIn } from './index.ts';

test.each(['borders', 'suits'])(
  'SAM-19: bid, bonus, Presidents and top four are all points of a hand: %s',
  (mode) => {
    const random = new Random('made', mode, 0);
    const match = atTable(sammy, { mode, deals: 8 });
    let played = 0;
    while (!match.over) {
      const [by] = match.view(0).actors;
      if (by === 'chance') {
        match.chance(random);
        continue;
      }
      const { legal } = match.view(by as number);
      const before = match.game.tally(match.position).hands.length;
      match.act(by, legal[random.below(legal.length)]);
      const { hands } = match.game.tally(match.position);
      if (hands.length === before || match.log.at(-1)!.do === 'pass') continue;
      played++;
      const view = match.view(0);
      const sums = [0, 1, 2, 3].map((seat) => {
        const { bid, bonus, presidents, topFour } = madeIn(view, seat)!;
        return bid + bonus + presidents + topFour;
      });
      expect(sums).toEqual(hands.at(-1)!.points);
      expect(takenIn(view, 0)!.presidents + takenIn(view, 1)!.presidents).toBe(4);
      expect(takenIn(view, 0)!.topFour + takenIn(view, 1)!.topFour).toBe(4);
    }
    expect(played).toBeGreaterThan(3);
  },
);
