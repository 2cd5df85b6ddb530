// What somebody knows of the chart, kept in this browser: how often in a row each cell was answered rightly.

import { cells, keyOf } from './ranks.ts';

const KEPT = 'messdeck.ranks';
/** Right answers in a row that count as knowing. */
const ENOUGH = 2;

export type Knowledge = Readonly<Record<string, number>>;

export function readKnowledge(): Knowledge {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    const entries = Object.entries(kept as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
    );
  } catch {
    return {};
  }
}

export function learn(before: Knowledge, key: string, right: boolean): Knowledge {
  const after = { ...before, [key]: right ? Math.min(ENOUGH, (before[key] ?? 0) + 1) : 0 };
  localStorage.setItem(KEPT, JSON.stringify(after));
  return after;
}

export function state(knowledge: Knowledge, key: string): 'known' | 'seen' | 'new' {
  const times = knowledge[key];
  return times === undefined ? 'new' : times >= ENOUGH ? 'known' : 'seen';
}

/** What to ask next: cells not known yet first; `below(n)` draws. */
export function nextCells(knowledge: Knowledge, count: number, below: (n: number) => number): typeof cells {
  const left = cells.map((cell) => ({
    cell,
    at: (knowledge[keyOf(cell)] ?? 0) * cells.length + below(cells.length),
  }));
  return left
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ cell }) => cell);
}
