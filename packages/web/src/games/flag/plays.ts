// What a run or the top of the waste can do: its foot moves the whole run, its top goes to the flag row.

import type { Choice } from '../../table/model/choices.ts';
import type { Drop, TableModel } from '../../table/model/model.ts';

/** Cards that are taken up together. */
export interface Taken {
  /** The card that names the run. */
  readonly foot: string;
  readonly top: string;
}

/** Where the foot can go. */
export function movesOf(model: TableModel, { foot }: Taken): Choice[] {
  return model.choices.value.filter(({ verb, cards }) => verb === 'move' && cards[0] === foot);
}

/** The top to the flag row, if that is allowed now. */
export function flight(model: TableModel, { top }: Taken): Choice | undefined {
  return model.choices.value.find(({ text }) => text === `flag ${top}`);
}

/** A tap takes a run up; a second one flies its top, or makes its only move; an idle one says why nothing goes. */
export function tapRun(model: TableModel, taken: Taken): void {
  const moves = movesOf(model, taken);
  const fly = flight(model, taken);
  model.refused.value = undefined;
  if (isPicked(model, taken)) {
    const [only] = fly ? [fly] : moves.length === 1 ? moves : [];
    if (only) void model.act(only.text);
    else model.picked.value = [];
  } else if (moves.length > 0) model.picked.value = [taken.foot];
  else if (fly) model.picked.value = [taken.top];
  else {
    model.picked.value = [];
    void model.explain(`flag ${taken.top}`, taken.top);
  }
}

export function isPicked(model: TableModel, { foot, top }: Taken): boolean {
  const [picked] = model.picked.value;
  return picked !== undefined && (picked === foot || picked === top);
}

/** A run that was dragged to a stack or to the flag row. */
export function dropRun(model: TableModel, { foot, top }: Taken, { place }: Drop): void {
  const text =
    place === 'flags'
      ? `flag ${top}`
      : place?.startsWith('stack:')
        ? `move ${foot} ${place.slice(6)}`
        : undefined;
  if (text === undefined) return;
  if (model.choices.value.some((choice) => choice.text === text)) void model.act(text);
  else void model.explain(text, place === 'flags' ? top : foot);
}
