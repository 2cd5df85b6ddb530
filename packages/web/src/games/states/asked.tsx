// Current move, with its first clause in bold: "Blocked: throw away two more cards", "You cut highest: choose …".

import type { JSX } from 'preact';
import type { LayoutProps } from '../../table/model/layout.ts';

/** A prompt as its clause before the colon, if it has one, and the rest. */
export function clauses(prompt: string): readonly [head: string, rest: string] {
  const [, head, rest] = /^(?:([^:]+): )?(.*)$/.exec(prompt)!;
  return [head ?? '', rest!];
}

/** The game's own prompt to a player who may act. */
export function Asked({ model }: LayoutProps): JSX.Element {
  const [head, rest] = clauses(model.asked);
  return (
    <p class="sentence">
      {head && <strong>{head}: </strong>}
      {rest}
    </p>
  );
}
