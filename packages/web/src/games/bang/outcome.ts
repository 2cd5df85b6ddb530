// What a closed window brought: who called, and what for, read from the views before and after it.

import type { Entry } from '@messdeck/engine';
import * as words from '#words/games/bang/table.tsx';
import type { TableModel } from '../../table/model/model.ts';
import { factsOf } from './facts.ts';

export interface Outcome {
  /** Who called. */
  readonly callers: readonly number[];
  /** How many piles the call took. */
  readonly piles: number;
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
  const piles = matched?.length ?? 0;
  const called = { people: model, callers };
  if (piles === 0)
    return { callers, piles: 0, word: words.paysCard(called), sentence: words.callsWrong(called) };
  if (callers.length > 1) return { callers, piles: 0, word: words.tie, sentence: words.callAtOnce(called) };
  const taken = { ...called, piles };
  return { callers, piles, word: words.takesPiles(taken), sentence: words.callsBang(taken) };
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
