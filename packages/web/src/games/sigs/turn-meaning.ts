// What a turn of SIGS came to, as its heading in the log.

import type { Entry } from '@messdeck/engine';
import { howOften } from '../../table/model/how-often.ts';
import type { TableModel } from '../../table/model/model.ts';

/** "laid a set", "laid 2 sets, added one", "went out"; anyone who only calls Halt! has no turn. */
export function turnMeaning(_model: TableModel, entries: readonly Entry[]): string | undefined {
  const drawer = entries.find(({ do: text }) => text.startsWith('draw '))?.by;
  if (drawer === undefined) return undefined;
  if (entries.at(-1)!.view.places[`hand:${drawer}`]?.length === 0) return 'went out';
  const laid = howOften(entries, /^lay /);
  const added = howOften(entries, /^(add|swap) /);
  const done = [
    ...(laid > 0 ? [laid === 1 ? 'laid a set' : `laid ${laid} sets`] : []),
    ...(added > 0 ? [added === 1 ? 'added one' : `added ${added}`] : []),
  ];
  if (done.length > 0) return done.join(', ');
  return howOften(entries, /^discard /) > 0 ? 'laid nothing' : 'drew a card';
}
