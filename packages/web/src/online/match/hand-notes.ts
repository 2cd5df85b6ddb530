// Between what is said, the table notes which hand is played, and for what: "Hand 3. Ben plays 80 on Artillery."

import { effect } from '@preact/signals';
import { handNumber } from '../../table/model/hand-number.ts';
import type { Layout } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import type { Telling } from '../../table/model/telling.ts';
import { whoPlays } from '../../table/parts/bidding.tsx';
import { fetchTelling } from '../../table/stage/use-telling.ts';
import type { Noticed } from './noticed.ts';

/** Keeps noting until it is stopped. */
export function noteHands(noticed: Noticed, model: TableModel, layout: Layout): () => void {
  let stopped = false;
  let stop = (): void => {
    stopped = true;
  };
  let noted = '';
  void fetchTelling(layout).then((telling) => {
    if (stopped) return;
    stop = effect(() => {
      const note = noteOf(model, telling.contract);
      if (note === undefined || note === noted) return;
      noted = note;
      noticed.note(note);
    });
  });
  return () => stop();
}

/** The first hand needs no heading of its own; where something is contracted for, it waits for that. */
function noteOf(model: TableModel, contract: Telling['contract']): string | undefined {
  const { betweenHands, tally } = model.table.state.value;
  if (betweenHands || tally.result) return undefined;
  const hand = handNumber(model);
  if (!contract) return hand > 1 ? `Hand ${hand}.` : undefined;
  const said = contract(model);
  return said && `Hand ${hand}. ${whoPlays(model, said.by)} ${said.bid}.`;
}
