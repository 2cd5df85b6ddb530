// Changes JSON in one place, as damage or a careless program would: something left out, doubled, exchanged, or of
// another kind. The same numbers make the same change.

import type { Random } from '@messdeck/engine';

const STRANGERS: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  7,
  1.5,
  1e300,
  '',
  '?',
  'chance',
  'clock',
  'hand:0',
  'play I1',
  [],
  [null],
  {},
  '__proto__',
];

/** A copy of a JSON value with one change somewhere inside. */
export function mutated(value: unknown, random: Random): unknown {
  const copy = structuredClone(value);
  const holder = { copy } as Record<string, unknown>;
  let parent = holder;
  let key: string = 'copy';
  for (;;) {
    const inner = parent[key];
    const keys = typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
    if (keys.length === 0 || random.below(6) === 0) break;
    parent = inner as Record<string, unknown>;
    key = keys[random.below(keys.length)];
  }
  change(parent, key, random);
  return holder['copy'];
}

function change(parent: Record<string, unknown>, key: string, random: Random): void {
  const value = parent[key];
  const kind = random.below(5);
  if (kind === 0) delete parent[key];
  else if (kind === 1 && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (kind === 2 && Array.isArray(value)) value.push(...structuredClone(value));
  else if (kind === 3) {
    // Exchanged with a neighbour: the right kind in the wrong place.
    const keys = Object.keys(parent);
    const other = keys[random.below(keys.length)];
    [parent[key], parent[other]] = [parent[other], value];
  } else if (kind === 4 && typeof value === 'string') parent[key] = garbled(value, random);
  else parent[key] = STRANGERS[random.below(STRANGERS.length)];
}

function garbled(text: string, random: Random): string {
  const words = text.split(' ');
  const at = random.below(words.length);
  const [first, second] = [words[at], words[random.below(words.length)]];
  if (random.below(2) === 0) words[at] = second;
  else words[at] = first.slice(1) + first.slice(0, 1);
  return words.join(' ');
}
