// How the map paints: every class of state has a ground and a texture of its own, so that it is told apart
// without colour. The inks themselves are the --map-* tokens of the page, for daylight and lamplight.

export type Mark = 'in-hand' | 'on-table' | 'gone' | 'reachable' | 'dead-end' | 'top' | 'party-a' | 'party-b';

export type Ink =
  | 'sea'
  | 'land'
  | 'line'
  | 'border'
  | 'navy'
  | 'red'
  | 'brass'
  | 'tint'
  | 'faded'
  | 'ghost'
  | 'light'
  | 'quiet';

export const ink = (name: Ink): string => `var(--map-${name})`;

interface Paint {
  readonly ground: Ink;
  /** Ink and halo of the label. */
  readonly text: Ink;
  readonly halo: Ink;
  /** What the class is called where the legend does not name it. */
  readonly words: string;
}

export const paint: Readonly<Record<Mark, Paint>> = {
  'in-hand': { ground: 'tint', text: 'line', halo: 'tint', words: 'in hand' },
  'on-table': { ground: 'land', text: 'line', halo: 'land', words: 'on the table' },
  gone: { ground: 'ghost', text: 'quiet', halo: 'ghost', words: 'out of play' },
  reachable: { ground: 'land', text: 'line', halo: 'land', words: 'can be reached' },
  'dead-end': { ground: 'land', text: 'line', halo: 'land', words: 'a dead end' },
  top: { ground: 'navy', text: 'light', halo: 'navy', words: 'top of a stack' },
  'party-a': { ground: 'navy', text: 'light', halo: 'navy', words: 'Democratic' },
  'party-b': { ground: 'red', text: 'light', halo: 'red', words: 'Republican' },
};

/** The patterns, with ids under `prefix`: slant, level lines, net, dots, red net; the counter-slant for party-b. `k` scales them. */
export function hatches(prefix: string, k: number): string {
  const s = 15 * k;
  const pattern = (mark: Mark, ground: Ink, inner: string, turn = 0): string =>
    `<pattern id="${prefix}-${mark}" width="${s}" height="${s}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>` +
    `<rect width="${s}" height="${s}" fill="${ink(ground)}"/>${inner}</pattern>`;
  const bar = (colour: Ink, width: number): string =>
    `<path d="M0 ${s / 2}H${s}" stroke="${ink(colour)}" stroke-width="${width * k}"/>`;
  const net = `<path d="M0 ${s / 2}H${s}M${s / 2} 0V${s}" stroke="${ink('faded')}" stroke-width="${1.3 * k}"/>`;
  const cross = `<path d="M0 ${s / 2}H${s}M${s / 2} 0V${s}" stroke="${ink('red')}" stroke-width="${2.2 * k}"/>`;
  const dot = `<circle cx="${s / 2}" cy="${s / 2}" r="${2.6 * k}" fill="${ink('red')}"/>`;
  return (
    '<defs>' +
    pattern('in-hand', 'tint', bar('brass', 5), -45) +
    pattern('on-table', 'land', bar('navy', 3.2)) +
    pattern('gone', 'ghost', net, 45) +
    pattern('reachable', 'land', dot) +
    pattern('dead-end', 'land', cross, 45) +
    pattern('party-b', 'red', bar('light', 2.2), 45) +
    '</defs>'
  );
}
