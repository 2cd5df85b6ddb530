// What counts in Armed Forces, and what a hand meant.

import { inSentence, lower, orderOf } from '@messdeck/engine';
import {
  type ArmedForcesHandFacts,
  dotsTaken,
  tieWon,
  whatCounts,
  winningCard,
  worthOfServices,
} from '@messdeck/engine/games/armed-forces';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import { services } from '@messdeck/engine/packs/armed-forces';
import * as words from '#words/games/armed-forces/notes.ts';
import { cardsIn } from '../../table/model/cards-in.ts';
import { MOST_COLUMNS } from '../../table/model/columns.ts';
import type { EndedHand, GameNotes, Meaning, PartRow } from '../../table/model/game-notes.ts';
import type { TableModel } from '../../table/model/model.ts';
import { lineOf, linesIn } from '../../table/model/words.ts';
import { winnerOfHand } from '../hand-winner.ts';
import { bestTrick } from './best-trick.ts';
import { owners } from './calls.tsx';
import { factsOf } from './facts.ts';
import { SHORT } from './service-mark.tsx';

/** What each service brought everybody, the dearest first; what calls cost. */
function madeOf({ names }: TableModel, { view, scored: { points } }: EndedHand): PartRow[] {
  const dots = names.map((_, seat) => dotsTaken(view, seat));
  const worth = worthOfServices(cardsIn(view, 'board'));
  const counting = services
    .filter(({ id }) => worth[id] > 0 && dots.some((by) => by[id] !== 0))
    .sort((a, b) => worth[b.id] - worth[a.id])
    .map(({ id, name }) => ({
      title: `${SHORT[id] ?? name} × ${worth[id]}`,
      points: dots.map((by) => by[id] * worth[id]),
    }));
  const calls = names.map(
    (_, seat) => points[seat] - counting.reduce((sum, row) => sum + row.points[seat], 0),
  );
  return calls.some(Boolean) ? [...counting, { title: words.calls, points: calls }] : counting;
}

function handMeaning(model: TableModel, hand: EndedHand): Meaning {
  const { points } = hand.scored;
  const { wonTie } = hand.scored.facts as ArmedForcesHandFacts;
  const inTable = model.names.length <= MOST_COLUMNS;
  const beside = wonTie === undefined ? [] : [lineOf(model.table, tieWon(wonTie))];
  return {
    ...winnerOfHand(model, points),
    made: madeOf(model, hand),
    lines: inTable ? beside : linesIn(model.table, hand.scored),
  };
}

/** In the second round what everybody has decided; the card to beat is asked. */
function stands(model: TableModel): string[] | undefined {
  const { high, decided } = factsOf(model.view.value);
  if (model.view.value.phase !== 'improvise' || !high) return undefined;
  const said = decided.map(({ by, improvised }) =>
    improvised ? words.improvised(model.names[by]) : words.passed(model.names[by]),
  );
  const is = words.isHigh({
    name: inSentence(model, high.by),
    own: high.by === model.you,
  });
  return said.length > 0 ? [is, listAnd(said)] : [is];
}

export const notes: GameNotes = {
  winningCard: winningCard,
  titleOf: (card) => services.find(({ id }) => card.startsWith(id))!.name,
  stands,
  // A call has a number for its player, a player a name.
  order: (model, text) => (text.startsWith('call ') ? orderOf(model.game, text, owners(model)) : undefined),
  worth: ({ table }) => ({
    race: { title: words.toTarget(Number(table.rules['target'])), target: Number(table.rules['target']) },
    ...whatCounts(),
  }),
  handMeaning,
  turning: (model, rounds) => {
    const best = bestTrick(rounds);
    if (!best) return undefined;
    const { round, points, service } = best;
    const share = service.points < points ? words.mostOfIt : words.allOfIt;
    return words.bestTrick({
      title: lower(round.title),
      name: inSentence(model, round.taker),
      points,
      share,
      service: service.name,
      worth: service.worth,
    });
  },
};
