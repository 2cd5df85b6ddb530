// What counts in SIGS, and what a hand meant.

import { whatCounts } from '@messdeck/engine/games/sigs';
import type { TableModel } from '../../table/model.ts';
import type { EndedHand, Meaning, Telling, Worth } from '../../table/telling.ts';
import { figure, lineOf } from '../../table/words.ts';
import { brief } from './brief.ts';
import { costsCount, handCost } from './cost.ts';

/** Who went out, and what everybody was left with. */
function handMeaning(model: TableModel, { scored: hand, view: { places } }: EndedHand): Meaning {
  const out = model.names.findIndex((_, seat) => (places[`hand:${seat}`] ?? []).length === 0);
  const left = model.names.map((_, seat) =>
    handCost(
      (places[`hand:${seat}`] ?? []).filter((card) => card !== null),
      model.table.rules['variation'],
    ),
  );
  const isOpen = model.names.every((_, seat) => !places[`hand:${seat}`]?.includes(null));
  const costs = costsCount(model.table.rules);
  const mine = model.seat === null ? 0 : left[model.seat];
  return {
    kicker: mine > 0 && costs ? `You were left with ${mine}` : undefined,
    meaning:
      out < 0 ? 'Nobody went out' : out === model.you ? 'You went out' : `${model.names[out]} went out`,
    seat: out < 0 ? undefined : out,
    // That somebody went out is said.
    lines: hand.lines
      .filter((line) => !/ went out(, for one counter: \+1)?$/.test(line))
      .map((line) => lineOf(model.table, line)),
    made: isOpen && costs ? [{ title: 'Left in hand', points: left }] : [],
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
  worth,
  handMeaning,
  figures: () => import('@messdeck/engine/deeds/sigs'),
};
