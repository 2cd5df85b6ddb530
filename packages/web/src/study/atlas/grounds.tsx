// What the states of the atlas are painted with: every ground has a hatching of its own, so that it is told apart
// without colour. The same grounds stand in the keys beside the maps.

import type { JSX } from 'preact';

export type Ground =
  | 'plain'
  | 'sea'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'visited'
  | 'next'
  | 'democratic'
  | 'republican'
  | 'progressive'
  | 'red'
  | 'blue'
  | 'stars'
  | 'stripes';

interface Paint {
  readonly fill: string;
  readonly text: string;
  readonly halo: string;
}

const LAND = 'var(--map-land)';
const LINE = 'var(--map-line)';
const NAVY = 'var(--map-navy)';
const RED = 'var(--map-red)';
const LIGHT = 'var(--map-light)';

const hatched = (name: string): Paint => ({ fill: `url(#atlas-${name})`, text: LINE, halo: LAND });
const solid = (fill: string): Paint => ({ fill, text: LIGHT, halo: fill });

export const GROUNDS: Readonly<Record<Ground, Paint>> = {
  plain: { fill: LAND, text: LINE, halo: LAND },
  sea: { fill: 'none', text: LINE, halo: 'var(--map-sea)' },
  first: solid(NAVY),
  second: hatched('second'),
  third: hatched('third'),
  fourth: hatched('fourth'),
  visited: hatched('visited'),
  next: hatched('next'),
  democratic: solid(NAVY),
  republican: { fill: 'url(#atlas-republican)', text: LIGHT, halo: RED },
  progressive: { fill: 'url(#atlas-progressive)', text: LINE, halo: 'var(--map-tint)' },
  red: { fill: 'url(#atlas-republican)', text: LIGHT, halo: RED },
  blue: solid(NAVY),
  stars: { fill: 'url(#atlas-progressive)', text: LINE, halo: 'var(--map-tint)' },
  stripes: hatched('stripes'),
};

interface PatternProps {
  readonly id: string;
  readonly ground: string;
  readonly size: number;
  readonly turn?: number;
  readonly children: JSX.Element;
}

function Pattern({ id, ground, size, turn = 0, children }: PatternProps): JSX.Element {
  return (
    <pattern
      id={`atlas-${id}`}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <rect width={size} height={size} fill={ground} />
      {children}
    </pattern>
  );
}

/** Small maps have coarser hatching, so that it is still seen. */
export function Patterns({ small }: { readonly small: boolean }): JSX.Element {
  const size = small ? 36 : 15;
  const bar = (colour: string, part: number): JSX.Element => (
    <path d={`M0 ${size / 2}H${size}`} stroke={colour} stroke-width={size * part} />
  );
  return (
    <defs>
      <Pattern id="second" ground={LAND} size={size} turn={-45}>
        {bar(NAVY, 0.45)}
      </Pattern>
      <Pattern id="third" ground={LAND} size={size} turn={-45}>
        {bar(NAVY, 0.24)}
      </Pattern>
      <Pattern id="fourth" ground={LAND} size={size} turn={-45}>
        {bar(NAVY, 0.1)}
      </Pattern>
      <Pattern id="visited" ground={LAND} size={size}>
        {bar(NAVY, 0.2)}
      </Pattern>
      <Pattern id="stripes" ground={LAND} size={size} turn={90}>
        {bar(RED, 0.3)}
      </Pattern>
      <Pattern id="next" ground={LAND} size={size}>
        <circle cx={size / 2} cy={size / 2} r={size * 0.17} fill={RED} />
      </Pattern>
      <Pattern id="republican" ground={RED} size={size} turn={45}>
        {bar(LIGHT, 0.14)}
      </Pattern>
      <Pattern id="progressive" ground="var(--map-tint)" size={size}>
        <circle cx={size / 2} cy={size / 2} r={size * 0.17} fill={LINE} />
      </Pattern>
    </defs>
  );
}

/** A key to the grounds of a map. */
export function Key({ entries }: { readonly entries: readonly (readonly [Ground, string])[] }): JSX.Element {
  return (
    <ul class="key3">
      {entries.map(([ground, words]) => (
        <li key={ground}>
          <svg viewBox="0 0 52 30" aria-hidden="true">
            <rect
              x="1"
              y="1"
              width="50"
              height="28"
              fill={GROUNDS[ground].fill}
              stroke={LINE}
              stroke-width="3"
            />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
