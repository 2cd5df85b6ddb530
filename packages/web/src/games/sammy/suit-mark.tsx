// The marks of the Sammy suits, told apart by shape: disc, lozenge, star, bars; a ring for no trumps.

import type { JSX } from 'preact';
import * as words from '#words/games/sammy/table.tsx';

const NAMES: Readonly<Record<string, string>> = {
  red: words.red,
  blue: words.blue,
  stars: words.stars,
  stripes: words.stripes,
  notrumps: words.noTrumps,
};

const SHAPES: Readonly<Record<string, JSX.Element>> = {
  red: <circle cx="12" cy="12" r="9.5" />,
  blue: <path d="M12 .5 19.500 12 12 23.500 4.500 12ZM12 6.300 8.300 12 12 17.700 15.700 12Z" />,
  stars: (
    <path d="m12 1.500 2.700 7.300 7.800.3-6.100 4.800 2.100 7.500L12 17.100l-6.500 4.300 2.100-7.500L1.500 9.100l7.800-.3Z" />
  ),
  stripes: (
    <path d="M2.500 3h19v3.200h-19ZM2.500 8h19v3.200h-19ZM2.500 13h19v3.200h-19ZM2.500 18h19v3.200h-19Z" />
  ),
  notrumps: (
    <g fill="none" stroke="currentColor" stroke-width="2.600">
      <circle cx="12" cy="12" r="9" />
      <path d="M5.600 18.400 18.400 5.600" />
    </g>
  ),
};

interface MarkProps {
  readonly suit: string;
  /** Also says the name, where no word stands beside the mark. */
  readonly named?: boolean;
}

export function SuitMark({ suit, named }: MarkProps): JSX.Element {
  return (
    <>
      <svg class={`mark suit-${suit}`} viewBox="0 0 24 24" aria-hidden="true">
        {SHAPES[suit]}
      </svg>
      {named && <span class="sr">{NAMES[suit] ?? suit}</span>}
    </>
  );
}
