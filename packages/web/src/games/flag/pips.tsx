// The marks of the four Sammy suits, told apart by shape as well as ink: disc, lozenge, star, bars.

import type { JSX } from 'preact';

const SHAPES: Readonly<Record<string, string>> = {
  red: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  blue: 'M12 0 22 12 12 24 2 12Z',
  stars:
    'm12 .5 3 7.900 8.500.4-6.600 5.300 2.200 8.200-7.100-4.600-7.100 4.600 2.200-8.200L.5 8.800 9 8.400Z',
  stripes: 'M1 2h22v3.600H1ZM1 7.800h22v3.600H1ZM1 13.600h22v3.600H1ZM1 19.400h22V23H1Z',
};

export function SuitPip({ suit, on }: { readonly suit: string; readonly on: boolean }): JSX.Element {
  return (
    <svg class={on ? `mark ${suit} on` : `mark ${suit}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[suit]} />
    </svg>
  );
}
