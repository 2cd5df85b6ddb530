// Hands that are over, each with its line on the score sheet and the view it ended with.

import { type Chapter, chaptersOf } from '../log/chapters.ts';
import type { EndedHand } from './game-notes.ts';
import type { Layout } from './layout.ts';
import type { TableModel } from './model.ts';
import type { TakenRound } from './rounds.ts';

/** The hand that lies on the table and is over. */
export function lastHand({ table, view }: TableModel): EndedHand | undefined {
  const scored = table.state.value.tally.hands.at(-1);
  return scored && { scored, view: view.value };
}

/** The rounds of that hand, as they were taken. */
export function roundsTaken(model: TableModel, layout: Layout): readonly TakenRound[] {
  const { parts = [] } = chaptersOf(model, layout).at(-1) ?? {};
  return parts.flatMap(({ title, taken, cards, entries }) =>
    taken ? [{ ...taken, title, cards, view: entries.at(-1)!.view }] : [],
  );
}

/** The hands that have a line on the sheet: those thrown in have one where the game counts them as dealt (SAM-10). */
export function scoredIn({ table }: TableModel, chapters: readonly Chapter[]): readonly Chapter[] {
  const { hands, result } = table.state.value.tally;
  const over = result !== undefined || table.view.value.actors.includes('chance');
  if (hands.length === chapters.length - (over ? 0 : 1)) return chapters;
  return chapters.filter(({ thrownIn }) => !thrownIn);
}

/** All hands that are over; undefined for one that was thrown in. */
export function endedHands(
  model: TableModel,
  scored: readonly Chapter[] = scoredIn(model, chaptersOf(model, {})),
): readonly (EndedHand | undefined)[] {
  return model.table.state.value.tally.hands.map((hand, i) => {
    const { parts = [], thrownIn = true } = scored[i] ?? {};
    // What chance does after the last card belongs to the next hand.
    const last = parts.flatMap(({ entries }) => entries).findLast(({ by }) => by !== 'chance');
    return thrownIn || !last ? undefined : { scored: hand, view: last.view };
  });
}
