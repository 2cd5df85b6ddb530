// Shapes that the Parker and Skirmish packs share: inks, card shell, type, stars,
// chevrons, the eagle, heraldic hatching and woodcut gouges. Pure functions, SVG text out.

import { display, displayWidth, ink, n, ratio, serif, sheet, starPath, stock } from './svg.ts';

const edge = 'var(--card-edge,#cdbf9b)';
export const gold = 'var(--card-gold,#ecc65f)';

export type Point = readonly [number, number];

/** The whole card: rounded stock, hairline edge, then the drawing; `colour` becomes currentColor. */
export function card(body: string, colour: string = ink): string {
  const paper = `<rect x=".6" y=".6" width="248.8" height="348.8" rx="14" fill="${stock}" stroke="${edge}" stroke-width="1.2"/>`;
  return sheet(paper + body, `color="${colour}" font-family="${display}"`);
}

export interface TextStyle {
  fill?: string;
  serif?: boolean;
  italic?: boolean;
  spacing?: number;
  /** Set width in units: keeps the layout when a fallback font steps in. */
  width?: number;
  extra?: string;
}

/** Centred text. Display face unless `serif`. */
export function text(x: number, y: number, size: number, words: string, style: TextStyle = {}): string {
  const { fill = ink, italic, spacing, width, extra = '' } = style;
  const family = style.serif ? ` font-family="${serif}" font-weight="600"` : '';
  const slant = italic ? ' font-style="italic"' : '';
  const track = spacing ? ` letter-spacing="${n(spacing)}"` : '';
  const fit = width ? ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" text-anchor="middle" fill="${fill}"${family}${slant}${track}${fit}${extra}>${words}</text>`;
}

/** Capitals in the display face, tracked out to `most` but never beyond `room` units: names at the foot of a card. */
export function caption(
  x: number,
  y: number,
  size: number,
  words: string,
  room: number,
  most: number,
  fill: string,
): string {
  const natural = displayWidth(words) * size;
  const track = Math.max(0, Math.min(most, (room - natural) / words.length));
  return text(x + track / 2, y, size, words, { fill, spacing: track, width: natural + track * words.length });
}

/** How far a number may be squeezed to stay tall in the index column. */
export const SQUEEZE = 0.7;

/** A number in the display face, at most `size` high and `width` wide; a squeezed one gets its stems back by a thin stroke. */
export function figures(
  x: number,
  y: number,
  size: number,
  width: number,
  digits: string,
  fill: string,
  extra = '',
): string {
  const natural = displayWidth(digits);
  const fitted = Math.min(size, width / natural / SQUEEZE);
  const thin = width / (natural * fitted) < 0.85 ? ` stroke="${fill}" stroke-width=".8"` : '';
  return text(x, y, fitted, digits, { fill, width: Math.min(width, natural * fitted), extra: thin + extra });
}

/** A group moved to x, y and scaled. */
export const at = (x: number, y: number, scale: number, body: string, attributes = ''): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${ratio(scale)})`}"${attributes}>${body}</g>`;

export const mirrored = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;

/** A struck metal star: outline and five shaded facets, light from the upper left. */
export function star(x: number, y: number, r: number, fill: string, line: string = ink): string {
  let facets = '';
  for (let i = 0; i < 5; i++) {
    const tip = (Math.PI * 2 * i) / 5;
    const inner = tip + Math.PI / 5;
    facets += `M${n(x)} ${n(y)}L${n(x + r * Math.sin(tip))} ${n(y - r * Math.cos(tip))}L${n(x + 0.382 * r * Math.sin(inner))} ${n(y - 0.382 * r * Math.cos(inner))}Z`;
  }
  return (
    `<path d="${starPath(x, y, r)}" fill="${fill}" stroke="${line}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${facets}" fill="${line}" opacity=".34"/>`
  );
}

/** Chevrons, points up, centred on 0,0: band 13 high, 100 wide. */
export function chevrons(count: number, fill: string, line: string): string {
  const pitch = 25;
  const top = -((count - 1) * pitch) / 2 - 29;
  let d = '';
  for (let i = 0; i < count; i++)
    d += `M-60 ${n(top + i * pitch + 42)}L0 ${n(top + i * pitch)}L60 ${n(top + i * pitch + 42)}v17L0 ${n(top + i * pitch + 17)}L-60 ${n(top + i * pitch + 59)}Z`;
  return `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="1.6" stroke-linejoin="round"/>`;
}

/** One feather along +x from 0,0: straight quill, rounded tip. */
const feather = (length: number, w: number): string =>
  `M0 ${n(-w / 2)}H${n(length - w)}Q${n(length)} ${n(-w / 2)} ${n(length)} 0Q${n(length)} ${n(w / 2)} ${n(length - w)} ${n(w / 2)}H0Z`;

const plume = (x: number, y: number, angle: number, length: number, w: number): string =>
  `<path transform="translate(${n(x)} ${n(y)})rotate(${n(angle)})" d="${feather(length, w)}"/>`;

/** Right wing of the eagle: secondaries under the arm, primaries from the wrist, coverts on top. */
function wing(lift: number): string {
  let out = '';
  for (let i = 0; i < 5; i++) out += plume(14 + i * 7, -12 - i * 4.2, 84 - i * 8 - lift, 34 + i * 5, 11);
  for (let i = 0; i < 6; i++) out += plume(46, -32, 42 - i * 15 - lift, 52 + i * 3.4, 12.5);
  return (
    out +
    `<path d="M7-26C16-38 30-50 50-50C60-49 66-41 61-33C52-25 30-9 13-3Z"/>` +
    `<path d="M16-24q7 5 5 14M27-32q8 5 6 15M39-40q8 5 7 15M51-45q7 5 6 14" fill="none"/>`
  );
}

const arrows = (fill: string): string =>
  `<path d="M14 40L52 58M14 44L46 64M16 36L56 51" fill="none" stroke="${fill}" stroke-width="2.2"/>` +
  `<path d="M49 52L62 61L48 61ZM43 59L54 69L41 67ZM53 45L66 54L53 54Z"/>`;

function olive(fill: string): string {
  let leaves = '';
  for (let i = 0; i < 5; i++) {
    const x = -24 - i * 8;
    const y = 45 + i * 3.2;
    leaves += `M${n(x)} ${n(y)}q-8-7-13-5q2 6 13 5M${n(x)} ${n(y)}q-4 9-10 9q-2-6 10-9`;
  }
  return `<path d="M-14 41L-62 60" fill="none" stroke="${fill}" stroke-width="2.2"/><path d="${leaves}Z"/>`;
}

export interface EagleStyle {
  fill: string;
  line: string;
  /** Colour of the shield's pales. */
  pales: string;
  /** Which way the head looks, as the viewer sees it. */
  looks: 'left' | 'right';
  /** Degrees by which the wing tips are raised. */
  lift?: number;
}

/** Spread eagle with shield, olive branch (its right claw) and arrows: about 210 wide, 140 high, around 0,0. */
export function eagle({ fill, line, pales, looks, lift = 0 }: EagleStyle): string {
  let tail = '';
  for (const [a, l] of [
    [58, 44],
    [122, 44],
    [74, 49],
    [106, 49],
    [90, 52],
  ] as const)
    tail += plume(0, 20, a, l, 13);
  const head =
    `<path d="M-11-22C-12-36-14-43-10-50C-5-58 8-57 10-48C12-40 10-30 12-20Z"/>` +
    `<path d="M-9-51C-19-52-23-46-21-37C-18-41-13-41-9-40Z"/><circle cx="-4" cy="-47.5" r="1.8" fill="${line}" stroke="none"/>`;
  return (
    `<g fill="${fill}" stroke="${line}" stroke-width="1.3" stroke-linejoin="round">` +
    `${tail}${wing(lift)}${mirrored(wing(lift))}${olive(fill)}${arrows(fill)}` +
    `<path d="M8 14L22 34L16 46L6 40ZM-8 14L-22 34L-16 46L-6 40Z"/>` +
    `<path d="M0-30C15-27 20-8 14 12L6 34H-6L-14 12C-20-8-15-27 0-30Z"/>` +
    (looks === 'left' ? head : mirrored(head)) +
    `<path d="M-14-17H14V4C14 15 6 22 0 25C-6 22-14 15-14 4Z"/>` +
    `<path d="M-12-6V10M-6-6V19M0-6V22M6-6V19M12-6V10" stroke="${pales}" stroke-width="3"/><path d="M-14-7H14" stroke-width="1.6"/></g>`
  );
}

/** Parallel lines `gap` apart at `angle` degrees, cut to a polygon (concave ones too): path data. */
export function hatch(polygon: readonly Point[], angle: number, gap: number): string {
  const a = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const turned = polygon.map(([x, y]): Point => [x * c + y * s, y * c - x * s]);
  const low = Math.min(...turned.map((p) => p[1]));
  const high = Math.max(...turned.map((p) => p[1]));
  let d = '';
  for (let v = Math.ceil(low / gap) * gap + gap / 2; v < high; v += gap) {
    const cuts: number[] = [];
    turned.forEach(([x1, y1], i) => {
      const [x2, y2] = turned[(i + 1) % turned.length] as Point;
      if (y1 > v !== y2 > v) cuts.push(x1 + ((v - y1) / (y2 - y1)) * (x2 - x1));
    });
    cuts.sort((p, q) => p - q);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [u1, u2] = [cuts[i] as number, cuts[i + 1] as number];
      const [dx, dy] = [(u2 - u1) * c, (u2 - u1) * s];
      d += `M${n(u1 * c - v * s)} ${n(u1 * s + v * c)}`;
      d += Math.abs(dy) < 0.01 ? `h${n(dx)}` : Math.abs(dx) < 0.01 ? `v${n(dy)}` : `l${n(dx)} ${n(dy)}`;
    }
  }
  return d;
}

/** Polygon as path data. */
export const outline = (polygon: readonly Point[]): string =>
  `M${polygon.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** Woodcut gouges: tapering strokes in rows, their lengths from a small fixed sequence. */
export function gouges(
  x: number,
  y: number,
  width: number,
  rows: number,
  pitch: number,
  weight: number,
): string {
  let d = '';
  let seed = 7;
  for (let row = 0; row < rows; row++) {
    let left = x + ((row * 13) % 17);
    while (left < x + width - 12) {
      seed = (seed * 29 + 11) % 97;
      const length = Math.min(18 + (seed % 42), x + width - left);
      d += `M${n(left)} ${n(y + row * pitch)}q${n(length * 0.6)} ${n(-weight)} ${n(length)} 0q${n(-length * 0.4)} ${n(weight)} ${n(-length)} 0`;
      left += length + 5 + (seed % 9);
    }
  }
  return `${d}Z`;
}
