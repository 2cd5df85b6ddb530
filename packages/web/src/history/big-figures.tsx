// A row of large figures, each under what it counts.

import type { JSX } from 'preact';

export type BigFigure = readonly [term: string, value: JSX.Element | string];

export function BigFigures({ entries }: { readonly entries: readonly BigFigure[] }): JSX.Element {
  return (
    <dl class="key-figures">
      {entries.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd class="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
