// What counts in SIGS, and what a hand meant.

import { whatCounts } from '@messdeck/engine/games/sigs';
import type { TableModel } from '../../table/model.ts';
import { seatsOf } from '../../table/seating.ts';
import type { EndedHand, Meaning, Telling, Worth } from '../../table/telling.ts';
import { change, figure, lineOf } from '../../table/words.ts';
import { brief } from './brief.ts';
import { costsCount, handCost } from './cost.ts';
import { turnMeaning } from './turn-meaning.ts';

/** Who went out, and what everybody else was left with. */
function handMeaning(model: TableModel, { scored: hand, view: { places } }: EndedHand): Meaning {
  const { rules } = model.table;
  const held = (seat: number): string[] => (places[`hand:${seat}`] ?? []).filter((card) => card !== null);
  const costs = costsCount(rules);
  const cost = (seat: number): number => handCost(held(seat), rules['variation']);
  const out = model.names.findIndex((_, seat) => (places[`hand:${seat}`] ?? []).length === 0);
  const isOpen = model.names.every((_, seat) => !places[`hand:${seat}`]?.includes(null));
  const mine = model.seat === null || !costs ? 0 : cost(model.seat);
  return {
    kicker: mine > 0 ? `You were left with ${mine}` : undefined,
    meaning: out < 0 ? 'Nobody went out' : `${model.names[out]} went out: ${change(hand.points[out])}`,
    seat: out < 0 ? undefined : out,
    // That somebody went out is said.
    lines: hand.lines
      .filter((line) => !/ went out(, for one counter: \+1)?$/.test(line))
      .map((line) => lineOf(model.table, line)),
    left: isOpen
      ? seatsOf(model)
          .filter((seat) => held(seat).length > 0)
          .map((seat) => ({ seat, cards: held(seat), cost: costs ? cost(seat) : undefined }))
      : [],
    short: out < 0 ? 'nobody out' : `${model.names[out]} out, ${figure(hand.points[out])}`,
  };
}

function worth({ table: { rules } }: TableModel): Worth {
  const { counts = [], words } = whatCounts(rules);
  const { scoring, counters, target } = rules;
  return {
    race:
      scoring === 'counters'
        ? { title: `To ${counters} counters`, target: Number(counters) }
        : { title: `To ${target}`, target: Number(target) },
    words,
    lists: counts.length > 0 ? [{ title: 'Left on a hand', rows: counts }] : [],
  };
}

export const telling: Telling = {
  brief,
  turnMeaning,
  worth,
  handMeaning,
  figures: () => import('@messdeck/engine/deeds/sigs'),
};
