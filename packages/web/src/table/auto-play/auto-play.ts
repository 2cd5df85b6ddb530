// What the table does for a player who has begun to play: it makes passes that are the only choice, and offers to play
// out a rest that is certain.

import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { usePassing } from './use-passing.ts';
import { useRest } from './use-rest.ts';

export function AutoPlay({ model, layout }: { readonly model: TableModel; readonly layout: Layout }): null {
  usePassing(model);
  useRest(model, layout);
  return null;
}
