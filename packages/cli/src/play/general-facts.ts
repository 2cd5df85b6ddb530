// The facts of a game that says nothing of them itself, in general words: no bid and no trumps of it stay unseen.

import { bySide, dealt, type Json, type TableSeen } from '@messdeck/engine';

type Fields = { readonly [name: string]: Json };

/** Whom the table points out anyhow. */
const SHOWN = ['dealer', 'leader', 'order'];

export function generalFacts(seen: TableSeen): (string | undefined)[] {
  const told = Object.entries(seen.view.facts).filter(([name]) => !SHOWN.includes(name));
  return [dealt(seen), ...told.map(([name, value]) => factOf(spaced(name), value, seen))];
}

/** "contract: by You, tricks 7, color green"; undefined where there is nothing to say. */
function factOf(name: string, value: Json, seen: TableSeen): string | undefined {
  const { names } = seen;
  if (value === null || value === false) return undefined;
  if (value === true) return name;
  if (!isList(value)) return isFields(value) ? `${name}: ${wordsOf(value, names)}` : `${name} ${value}`;
  if (value.length === 0) return undefined;
  const isForEach = value.length === names.length || value.length === 2;
  if (isForEach && value.every((one) => typeof one === 'number')) return bySide(name, value, seen);
  // Of a long list the last is news.
  return `${name}: ${value
    .slice(-names.length)
    .map((one) => (isFields(one) ? wordsOf(one, names) : String(one)))
    .join(', ')}`;
}

/** "You bid 7 green", or field by field. */
function wordsOf(fields: Fields, names: readonly string[]): string {
  const { by, do: deed } = fields;
  if (typeof by === 'number' && typeof deed === 'string') return `${names[by]} ${deed}`;
  return Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([key, value]) =>
      key === 'by' ? `by ${names[value as number] ?? value}` : `${spaced(key)} ${value}`,
    )
    .join(', ');
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !isList(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** "nestTaker" as "nest taker". */
function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
