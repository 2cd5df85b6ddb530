// Sides: who plays together, and which ink and texture a side wears wherever it is shown (tokens.css). Where the game
// gives its sides colours of their own, a branch or a party, they wear those.

import type { TableModel } from './model.ts';

/** Ours or theirs, where sides are more than single players; for spectators the near side is ours. */
export function sideOf(model: TableModel, seat: number): 'ours' | 'theirs' | undefined {
  const { sides } = model.table.state.value;
  if (new Set(sides).size === sides.length) return undefined;
  return sides[seat] === sides[model.near.value] ? 'ours' : 'theirs';
}

/** Whether the seat plays with the player here. */
export function isPartner(model: TableModel, seat: number): boolean {
  return model.seat !== null && sideOf(model, seat) === 'ours';
}

/** The class that gives the side of a seat its ink and texture. */
export function wears(model: TableModel, seat: number): string | undefined {
  const own = model.wears?.(model, seat);
  if (own !== undefined) return own;
  const side = sideOf(model, seat);
  return side && `s-${side}`;
}
