// Whom the table waits for, where it is not the player: "It is Roy’s turn."

import { listAnd } from '@messdeck/engine/mechanics/lists';
import * as words from '#words/table/model.ts';
import type { TableModel } from './model.ts';

export function whoseTurn(model: TableModel): string {
  const names = model.view.value.actors.flatMap((by) => (typeof by === 'number' ? [model.names[by]] : []));
  return words.waitingFor(names.length, names[0], listAnd(names));
}
