// What is different between two views, entries or records: place by place, instead of both of them whole.

/** More places than this tell nothing more. */
const MOST = 5;

/** A line for each place at which two JSON texts differ: `view.places.hand:1.3: "W2" and null`. */
export function difference(one: string, other: string): string {
  const found: string[] = [];
  compare('', JSON.parse(one), JSON.parse(other), found);
  const more = found.length > MOST ? [`and ${found.length - MOST} more`] : [];
  return [...found.slice(0, MOST), ...more].join('\n');
}

function compare(path: string, one: unknown, other: unknown, found: string[]): void {
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
    if (JSON.stringify(one) !== JSON.stringify(other)) found.push(`${path}: ${said(one)} and ${said(other)}`);
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    compare(path === '' ? key : `${path}.${key}`, one[key], other[key], found);
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function said(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
