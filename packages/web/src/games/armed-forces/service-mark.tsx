// The mark of a service, on the board and beside the index of a card.

import { MARKS } from '@messdeck/faces/armed-forces/marks';
import type { Service } from '@messdeck/faces/armed-forces/paper';
import type { JSX } from 'preact';
import * as words from '#words/games/armed-forces/table.tsx';

/** The longest names as they are said where there is little room. */
export const SHORT: Readonly<Record<string, string>> = { MC: words.marines, CG: words.coastGuard };

export function ServiceMark({ service }: { readonly service: string }): JSX.Element {
  return (
    <svg
      class="mark"
      viewBox="-21 -21 42 42"
      stroke="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: MARKS[service as Service]() }}
    />
  );
}

/** A card by its index: "11" and the mark of its service, in its colour as printed. */
export function serviceChip(card: string): JSX.Element {
  const service = card.slice(0, 2);
  return (
    <span class={`service ${service}`}>
      {card.slice(2)}
      <ServiceMark service={service} />
    </span>
  );
}
