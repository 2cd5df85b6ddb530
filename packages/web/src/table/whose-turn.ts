// Whom the table waits for, where it is not the player: "It is Roy’s turn."

import type { TableModel } from './model.ts';
import { list } from './words.ts';

export function whoseTurn(model: TableModel): string {
  const names = model.view.value.actors.flatMap((by) => (typeof by === 'number' ? [model.names[by]] : []));
  return names.length === 1 ? `It is ${names[0]}’s turn.` : `${list(names)} are to act.`;
}
