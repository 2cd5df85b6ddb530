// What a turn of SIGS came to, as its heading in the log.

import type { Entry } from '@messdeck/engine';
import * as words from '#words/games/sigs/notes.tsx';
import { howOften } from '../../table/model/how-often.ts';
import type { TableModel } from '../../table/model/model.ts';

/** "laid a set", "laid 2 sets, added one", "went out"; anyone who only calls Halt! has no turn. */
export function turnMeaning(_model: TableModel, entries: readonly Entry[]): string | undefined {
  const drawer = entries.find(({ do: text }) => text.startsWith('draw '))?.by;
  if (drawer === undefined) return undefined;
  if (entries.at(-1)!.view.places[`hand:${drawer}`]?.length === 0) return words.didGoOut;
  const laid = howOften(entries, /^lay /);
  const added = howOften(entries, /^(add|swap) /);
  const done = [
    ...(laid > 0 ? [laid === 1 ? words.laidSet : words.laidSets(laid)] : []),
    ...(added > 0 ? [added === 1 ? words.addedOne : words.added(added)] : []),
  ];
  if (done.length > 0) return done.join(', ');
  return howOften(entries, /^discard /) > 0 ? words.laidNothing : words.drewCard;
}
