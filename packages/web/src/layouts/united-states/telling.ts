// What counts in United States, and what a hand meant.

import { leftOn, whatCounts } from '@messdeck/engine/games/united-states';
import type { TableModel } from '../../table/model.ts';
import type { EndedHand, Meaning, Telling } from '../../table/telling.ts';
import { lineOf } from '../../table/words.ts';
import { winnerOfHand } from '../hand-winner.ts';

function handMeaning(model: TableModel, { scored: hand }: EndedHand): Meaning {
  const blocked = hand.lines.some((line) => line.includes('fewest cards'));
  // US-16: several held the fewest.
  const counts = hand.points.some((points) => points !== 0);
  return {
    kicker: blocked ? 'Nothing more was laid: the hand was blocked' : 'A hand was laid out to its last card',
    ...(counts
      ? winnerOfHand(model, hand.points)
      : { meaning: 'Nobody wins the hand', short: 'blocked, nobody' }),
    lines: hand.lines.map((line) => lineOf(model.table, line)),
  };
}

/** US-15: what the player would be left with. */
function leftOnHand({ hand, seat }: TableModel): number | undefined {
  return seat === null || hand.value.length === 0 ? undefined : leftOn(hand.value);
}

export const telling: Telling = {
  stands: (model) => {
    const left = leftOnHand(model);
    return model.view.value.phase === 'play' && left !== undefined ? `left on your hand: ${left}` : undefined;
  },
  worth: (model) => {
    const { target } = model.table.rules;
    const left = leftOnHand(model);
    return {
      race: { title: `To ${target}`, target: Number(target) },
      ...whatCounts(),
      ...(left === undefined ? {} : { counts: [['Left on your hand', String(left)]] }),
    };
  },
  handMeaning,
  figures: () => import('@messdeck/engine/deeds/united-states'),
};
