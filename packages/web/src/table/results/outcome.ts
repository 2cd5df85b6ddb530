// Who won, by how much, and what decided it, in words.

import { asSentence } from '@messdeck/engine';
import { figure } from '#words/numbers.ts';
import * as words from '#words/table/results.ts';
import { columns } from '../model/columns.ts';
import { lastHand } from '../model/ended-hands.ts';
import type { GameNotes } from '../model/game-notes.ts';
import type { TableModel } from '../model/model.ts';
import { linesIn } from '../model/words.ts';
import { decision } from './deciding.ts';
import type { Outcome } from './emblem.tsx';

export function outcomeFor({ seat, names, table }: TableModel, winners: readonly number[]): Outcome {
  if (names.length === 1)
    return winners.length > 0 || table.state.value.tally.result!.scores[0] > 0 ? 'won' : 'lost';
  if (winners.length === 0) return 'shared';
  if (seat === null) return 'won';
  if (!winners.includes(seat)) return 'lost';
  const sides = new Set(winners.map((winner) => table.state.value.sides[winner]));
  return sides.size > 1 ? 'shared' : 'won';
}

export function headline(model: TableModel, winners: readonly number[]): string {
  if (winners.length === 0) return words.aTie(model.names.length);
  if (model.names.length === 1) return words.solved;
  return words.wins(model, winners);
}

/** Two sides by their figures, "2 Engagements to 1", more of them by name, own first. */
export function finalScore(model: TableModel, notes: GameNotes | undefined): string {
  const { scores } = model.table.state.value.tally.result!;
  if (scores.length === 1) return '';
  const heads = columns(model);
  if (heads.length === 2) {
    const [ours, theirs] = heads.map(([seat]) => scores[seat]);
    const counted = notes?.counted?.(model, ours);
    return words.sidesScored(figure(ours), figure(theirs), counted);
  }
  return heads.map(([seat]) => `${model.names[seat]} ${figure(scores[seat])}`).join(', ');
}

/** From the hands; where there was one only, how it was scored. */
export function decided(model: TableModel, winners: readonly number[]): string {
  const { hands } = model.table.state.value.tally;
  const heads = columns(model).map(([seat]) => seat);
  const best = heads.find((seat) => winners.includes(seat));
  const sentence =
    best === undefined
      ? undefined
      : decision({
          hands,
          seats: [best, ...heads.filter((seat) => !winners.includes(seat))],
          low: model.game.parts?.lowWins === true,
          people: model,
          winners,
        });
  return (
    sentence ??
    hands
      .slice(-1)
      .flatMap((hand) => linesIn(model.table, hand).slice(0, 2))
      .map(asSentence)
      .join(' ')
  );
}

/** Where one hand was all, what it meant: "You played 60 on Cavalry. Contract made, with 5 over." */
export function onlyHand(model: TableModel, notes: GameNotes | undefined): string | undefined {
  if (model.table.state.value.tally.hands.length !== 1) return undefined;
  const told = notes?.handMeaning?.(model, lastHand(model)!);
  return told?.kicker && [told.kicker, told.meaning].map(asSentence).join(' ');
}
