// Between what is said, the table notes which hand is played, and for what: "Hand 3. Ben’s bid: 80 on Artillery."

import { effect } from '@preact/signals';
import * as words from '#words/online/match.tsx';
import type { GameNotes } from '../../table/model/game-notes.ts';
import { handNumber } from '../../table/model/hand-number.ts';
import type { Layout } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { whoseBid } from '../../table/parts/bidding.tsx';
import { fetchNotes } from '../../table/stage/use-notes.ts';
import type { TableActivity } from './table-activity.ts';

/** Keeps noting until it is stopped. */
export function noteHands(noticed: TableActivity, model: TableModel, layout: Layout): () => void {
  let stopped = false;
  let stop = (): void => {
    stopped = true;
  };
  let noted = '';
  void fetchNotes(layout).then((notes) => {
    if (stopped) return;
    stop = effect(() => {
      const note = noteOf(model, notes.contract);
      if (note === undefined || note === noted) return;
      noted = note;
      noticed.note(note);
    });
  });
  return () => stop();
}

/** The first hand needs no heading of its own; where something is contracted for, it waits for that. */
function noteOf(model: TableModel, contract: GameNotes['contract']): string | undefined {
  const { betweenHands, tally } = model.table.state.value;
  if (betweenHands || tally.result) return undefined;
  const hand = handNumber(model);
  if (!contract) return hand > 1 ? words.hand(hand) : undefined;
  const said = contract(model);
  return said && words.handWithBid({ hand, whose: whoseBid(model, said.by), bid: said.bid });
}
