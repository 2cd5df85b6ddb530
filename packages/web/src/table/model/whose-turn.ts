// Whom the table waits for, where it is not the player: "It is Roy’s turn."

import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { TableModel } from './model.ts';

export function whoseTurn(model: TableModel): string {
  const names = model.view.value.actors.flatMap((by) => (typeof by === 'number' ? [model.names[by]] : []));
  return names.length === 1 ? `It is ${names[0]}’s turn.` : `Waiting for ${listAnd(names)}.`;
}
