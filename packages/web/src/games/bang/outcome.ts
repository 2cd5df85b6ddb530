// What a closed window brought: who called, and what for, read from the views before and after it.

import type { Entry } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import * as words from '#words/games/bang/table.tsx';
import type { TableModel } from '../../table/model/model.ts';
import { factsOf } from './facts.ts';

export interface Outcome {
  /** Who called. */
  readonly callers: readonly number[];
  /** A word for the middle of the ring. */
  readonly word: string;
  readonly sentence: string;
}

/** The outcome of a window, if anybody called in it (BNG-5, BNG-12). */
export function outcomeOf(model: TableModel, tick: Entry): Outcome | undefined {
  const callers = factsOf(tick.view).lastCalls ?? [];
  if (callers.length === 0) return undefined;
  const entries = model.table.entries.value;
  const before = entries[entries.indexOf(tick) - 1]?.view;
  const matched = before && factsOf(before).window?.piles;
  const names = listAnd(callers.map((seat) => model.names[seat]));
  const alone = callers.length === 1 && callers[0] !== model.you;
  const calls = `${names} ${alone ? words.calls : words.call}`;
  if (!matched?.length) {
    const pays = alone ? words.pays : words.pay;
    return { callers, word: words.paysCard(pays), sentence: words.wrongCall({ calls, pays }) };
  }
  if (callers.length > 1) return { callers, word: words.tie, sentence: words.tieBetween(calls) };
  const takes = words.takesPiles({ verb: alone ? words.takes : words.take, piles: matched.length });
  return { callers, word: takes, sentence: words.bangAnd({ calls, takes }) };
}

/** The latest outcome, as long as the card after it is still the last one laid; where the table waits, until that card. */
export function latestOutcome(model: TableModel): Outcome | undefined {
  const entries = model.table.entries.value;
  const later = model.table.untimed ? 1 : 2;
  let cards = 0;
  for (let i = entries.length - 1; i >= 0 && cards < later; i--) {
    if (entries[i].by === 'clock') {
      const outcome = outcomeOf(model, entries[i]);
      if (outcome) return outcome;
    } else if (entries[i].do === 'play') cards++;
  }
  return undefined;
}
