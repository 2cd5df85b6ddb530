// The figures of a match that is over: the game's own, rounds taken, hints asked.

import type { MatchFigure, ScoredHand } from '@messdeck/engine';
import { change } from '#words/numbers.ts';
import * as words from '#words/table/results.ts';
import { hintsUsed } from '../../shared/hints-used.ts';
import { isAlone } from '../model/alone.ts';
import type { CountMatchFigures } from '../model/game-notes.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { type Rounds, takenBy } from '../model/rounds.ts';

/** The game's own figures, else the hands; the rounds the own side took; and the hints, where bots played too. */
export function matchFiguresOf(
  model: TableModel,
  layout: Layout,
  own: readonly MatchFigure[] | undefined,
): readonly MatchFigure[] {
  const { seat } = model;
  if (seat === null) return [];
  const { hands } = model.table.state.value.tally;
  return [
    ...(own ?? (hands.length > 1 ? handsPlayed(hands, seat) : [])),
    ...roundsOfSide(model, seat, layout.rounds),
    ...(tellsHints(model) ? [hintsAsked(model)] : []),
  ];
}

/** Whether hints are among the figures, with none asked too: alone with bots. */
export const tellsHints = (model: TableModel): boolean => isAlone(model) && model.names.length > 1;

export const counted = (
  { table, seat }: TableModel,
  count: CountMatchFigures | undefined,
): readonly MatchFigure[] | undefined =>
  seat === null
    ? undefined
    : count?.(
        table.entries.value.map(({ view }) => view),
        seat,
      );

function handsPlayed(hands: readonly ScoredHand[], seat: number): MatchFigure[] {
  const own = hands.map(({ points }) => points[seat]);
  return [
    { figure: String(hands.length), words: words.handsPlayed },
    { figure: change(Math.max(...own)), words: words.yourBestHand },
  ];
}

function hintsAsked({ table }: TableModel): MatchFigure {
  const hints = hintsUsed(table.id);
  return { figure: String(hints), words: words.hintsUsed(hints) };
}

/** "7 of 12" "squads taken", by the own side or by the player alone. */
function roundsOfSide(model: TableModel, seat: number, rounds: Rounds | undefined): MatchFigure[] {
  if (!rounds) return [];
  // What each brought is told elsewhere.
  const { brought: _, ...taking } = rounds;
  const { sides } = model.table.state.value;
  const entries = model.table.entries.value;
  const takers = entries.flatMap(
    (entry, i) => takenBy(model, taking, entries[i - 1]?.view, entry)?.taker ?? [],
  );
  const own = takers.filter((taker) => sides[taker] === sides[seat]).length;
  return [{ figure: words.ofAll(own, takers.length), words: words.roundsTaken(rounds.title) }];
}
