// What counts in SIGS, and what a hand meant.

import { whatCounts } from '@messdeck/engine/games/sigs';
import * as say from '#words/games/sigs/notes.tsx';
import { change, figure } from '#words/numbers.ts';
import { handIn } from '../../table/model/cards-in.ts';
import type { EndedHand, GameNotes, Meaning, Worth } from '../../table/model/game-notes.ts';
import type { TableModel } from '../../table/model/model.ts';
import { seatsOf } from '../../table/model/seating.ts';
import { linesIn } from '../../table/model/words.ts';
import { brief } from './brief.ts';
import { costsCount, handCost } from './cost.ts';
import { order } from './order.ts';
import { turnMeaning } from './turn-meaning.ts';

/** Who went out, and what everybody else was left with. */
function handMeaning(model: TableModel, { scored: hand, view }: EndedHand): Meaning {
  const { rules } = model.table;
  const costs = costsCount(rules);
  const cost = (seat: number): number => handCost(handIn(view, seat), rules['variation']);
  const out = model.names.findIndex((_, seat) => (view.places[`hand:${seat}`] ?? []).length === 0);
  const isOpen = model.names.every((_, seat) => !view.places[`hand:${seat}`]?.includes(null));
  const mine = model.seat === null || !costs ? 0 : cost(model.seat);
  return {
    kicker: mine > 0 ? say.leftWith(mine) : undefined,
    meaning:
      out < 0 ? say.nobodyWentOut : say.wentOut({ name: model.names[out], points: change(hand.points[out]) }),
    seat: out < 0 ? undefined : out,
    // The first line says that somebody went out: so does the meaning.
    lines: linesIn(model.table, hand).slice(out < 0 ? 0 : 1),
    left: isOpen
      ? seatsOf(model)
          .map((seat) => ({ seat, cards: handIn(view, seat), cost: costs ? cost(seat) : undefined }))
          .filter(({ cards }) => cards.length > 0)
      : [],
    short:
      out < 0 ? say.nobodyOut : say.nameOut({ name: model.names[out], points: figure(hand.points[out]) }),
  };
}

function worth({ table: { rules } }: TableModel): Worth {
  const { counts = [], words } = whatCounts(rules);
  const { scoring, counters, target } = rules;
  return {
    race:
      scoring === 'counters'
        ? { title: say.toCounters(Number(counters)), target: Number(counters) }
        : { title: say.toTarget(Number(target)), target: Number(target) },
    words,
    lists: counts.length > 0 ? [{ title: say.leftOnHand, rows: counts }] : [],
  };
}

export const notes: GameNotes = {
  brief,
  order,
  turnMeaning,
  worth,
  handMeaning,
};
