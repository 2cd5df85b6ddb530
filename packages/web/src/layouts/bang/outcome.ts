// What a closed window brought: who called, and where cards went, read from the views before and after it.

import type { Entry, View } from '@messdeck/engine';
import { all } from '@messdeck/engine/mechanics/either';
import type { TableModel } from '../../table/model.ts';
import { factsOf } from './facts.ts';

export interface Outcome {
  /** Who called. */
  readonly callers: readonly number[];
  /** A word for the middle of the ring. */
  readonly word: string;
  readonly sentence: string;
}

/** The outcome of a window, if anybody called in it. */
export function outcomeOf(model: TableModel, tick: Entry): Outcome | undefined {
  const callers = factsOf(tick.view).lastCalls ?? [];
  if (callers.length === 0) return undefined;
  const entries = model.table.entries.value;
  const before = entries[entries.indexOf(tick) - 1]?.view;
  const won = before ? pilesWon(before, tick.view) : 0;
  const [first] = callers;
  const names = all(callers.map((seat) => model.names[seat]));
  const alone = callers.length === 1 && first !== model.you;
  if (won > 0) {
    const takes = alone ? 'takes' : 'take';
    return {
      callers,
      word: `${takes} ${won} piles`,
      sentence: `${names} ${alone ? 'calls' : 'call'} Bang and ${takes} ${won} piles`,
    };
  }
  if (before && paid(before, tick.view, callers)) {
    const pays = alone ? 'pays' : 'pay';
    return {
      callers,
      word: `${pays} a card`,
      sentence: `${names} ${alone ? 'calls' : 'call'} in vain and ${pays} a card`,
    };
  }
  return { callers, word: 'at once: a tie', sentence: `${names} call at once: a tie` };
}

/** The latest outcome, as long as the card after it is still the last one laid. */
export function latestOutcome(model: TableModel): Outcome | undefined {
  const entries = model.table.entries.value;
  let cards = 0;
  for (let i = entries.length - 1; i >= 0 && cards < 2; i--) {
    if (entries[i].by === 'clock') {
      const outcome = outcomeOf(model, entries[i]);
      if (outcome) return outcome;
    } else if (entries[i].do === 'play') cards++;
  }
  return undefined;
}

function pilesWon(before: View, after: View): number {
  const grew = Object.keys(after.places).some(
    (place) => place.startsWith('hand:') && after.places[place].length > before.places[place].length + 1,
  );
  const emptied = Object.keys(after.places).filter(
    (place) =>
      place.startsWith('pile:') && before.places[place].length > 0 && after.places[place].length === 0,
  );
  return grew || emptied.length > 1 ? emptied.length : 0;
}

/** False calls: whoever called has fewer cards, or got back what it paid. */
function paid(before: View, after: View, callers: readonly number[]): boolean {
  return callers.some((seat) => after.scores[seat] < before.scores[seat]);
}
