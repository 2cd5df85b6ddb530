// The ribbon a name wears: three service ribbons made from who somebody is. Names may be taken twice, ribbons not.

import type { JSX } from 'preact';
import { colors, ribbonIs } from '#words/ribbon.ts';

const INKS: readonly string[] = [
  '#1d2430',
  '#1b3157',
  '#55603a',
  '#a5392b',
  '#6a4322',
  '#c8963e',
  '#f6efdd',
  '#7d93b3',
];

/** How wide the stripes of a bar are, each with the place of its color. */
const PATTERNS: readonly (readonly (readonly [width: number, color: 0 | 1 | 2])[])[] = [
  [
    [2, 0],
    [1, 1],
    [2, 0],
  ],
  [
    [1, 0],
    [2, 1],
    [1, 0],
  ],
  [
    [2, 0],
    [1, 1],
    [2, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [1, 0],
    [1, 1],
    [1, 0],
    [1, 1],
    [1, 0],
  ],
  [
    [1, 0],
    [1, 1],
    [1, 2],
  ],
];

interface Bar {
  readonly stripes: readonly { readonly width: number; readonly color: number }[];
  readonly named: readonly string[];
}

/** The three bars of somebody. */
export function barsOf(person: string): readonly Bar[] {
  const next = numbersFrom(person);
  return [0, 1, 2].map(() => {
    const first = next(INKS.length);
    const second = (first + 1 + next(INKS.length - 1)) % INKS.length;
    const rest = INKS.map((_, at) => at).filter((at) => at !== first && at !== second);
    const inks = [first, second, rest[next(rest.length)]];
    const pattern = PATTERNS[next(PATTERNS.length)];
    const stripes = pattern.map(([width, color]) => ({ width, color: inks[color] }));
    return { stripes, named: [...new Set(stripes.map(({ color }) => colors[color]))] };
  });
}

/** Numbers below a bound, always the same for a text (FNV-1a, then xorshift). */
function numbersFrom(text: string): (bound: number) => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

const BAR = 16.6;
const STEP = 17.7;

interface RibbonProps {
  readonly person: string;
  readonly big?: boolean;
}

export function Ribbon({ person, big }: RibbonProps): JSX.Element {
  const bars = barsOf(person);
  return (
    <svg
      class={big ? 'ribbon big' : 'ribbon'}
      viewBox="0 0 52 14"
      width={big ? 168 : 52}
      height={big ? 45 : 14}
      role="img"
      aria-label={ribbonIs(bars.map(({ named }) => named))}
    >
      {bars.map((bar, at) => (
        <BarOf key={at} bar={bar} left={at * STEP} />
      ))}
    </svg>
  );
}

function BarOf({ bar, left }: { readonly bar: Bar; readonly left: number }): JSX.Element {
  const whole = bar.stripes.reduce((sum, { width }) => sum + width, 0);
  let x = left;
  return (
    <>
      {bar.stripes.map(({ width, color }, at) => {
        const from = x;
        x += (width / whole) * BAR;
        // A hair of overlap: no light comes through between two stripes.
        return <rect key={at} x={from} width={(width / whole) * BAR + 0.1} height="14" fill={INKS[color]} />;
      })}
      <rect
        x={left + 0.4}
        y="0.4"
        width={BAR - 0.8}
        height="13.2"
        fill="none"
        style={{ stroke: 'light-dark(rgb(29 36 48 / 0.55), rgb(239 230 208 / 0.75))' }}
        stroke-width="0.8"
      />
    </>
  );
}
