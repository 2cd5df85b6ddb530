// What goes on at a table by itself: it waits while nobody looks, passes that are a player's only choice are made, and a
// rest that is certain is offered. None of it is needed before the first card.

import type { Layout } from './layout.ts';
import type { TableModel } from './model.ts';
import { useRest } from './rest/use-rest.ts';
import { usePassing } from './use-passing.ts';
import { useWaiting } from './waiting.ts';

export function Attendance({ model, layout }: { readonly model: TableModel; readonly layout: Layout }): null {
  useWaiting(model);
  usePassing(model);
  useRest(model, layout);
  return null;
}
