// Inks, type and the smallest shapes of the Sammy pack.

import * as svg from '../svg.ts';
import { escapeText, fine as n } from '../svg.ts';

type Ink = 'stock' | 'line' | 'navy' | 'red' | 'brass' | 'tint';

export const ink: Readonly<Record<Ink, string>> = {
  stock: svg.stock,
  line: svg.ink,
  navy: 'var(--card-navy,#23395b)',
  red: 'var(--card-red,#a5392b)',
  brass: svg.brass,
  /** Brass as a screen tint, for light that carries no meaning: rays, the shaded half of a face. */
  tint: 'var(--card-tint,#e6d5ab)',
};

interface Setting {
  size: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  font?: string;
  length?: number | undefined;
  spacing?: number;
  italic?: boolean;
}

/** One line of text. The face's root sets the display face, ink and middle anchor; only what differs is written.
 * `length` holds a line to its measure even in a fallback face. */
export function words(text: string, x: number, y: number, s: Setting): string {
  return (
    `<text x="${n(x)}" y="${n(y)}" font-size="${n(s.size)}"` +
    (s.font ? ` font-family="${s.font}"` : '') +
    (s.fill ? ` fill="${s.fill}"` : '') +
    (s.anchor ? ` text-anchor="${s.anchor}"` : '') +
    (s.length ? ` textLength="${n(s.length)}" lengthAdjust="spacingAndGlyphs"` : '') +
    (s.spacing ? ` letter-spacing="${s.spacing}"` : '') +
    (s.italic ? ' font-style="italic"' : '') +
    `>${escapeText(text)}</text>`
  );
}

/** A card's root: paper, hairline edge, and the type that its words inherit. */
export function sheet(body: string): string {
  const paper = `<rect x=".5" y=".5" width="249" height="349" rx="14" fill="${ink.stock}" stroke="${ink.line}" stroke-opacity=".35"/>`;
  return svg.sheet(paper + body, `font-family="${svg.display}" text-anchor="middle" fill="${ink.line}"`);
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;

/** A five-pointed star of radius 11 around (x, y), on whole numbers. */
export const star = (x: number, y: number): string =>
  `M${n(x)} ${n(y - 11)}l3 8h8l-7 5 3 8-7-5-7 5 3-8-7-5h8z`;
