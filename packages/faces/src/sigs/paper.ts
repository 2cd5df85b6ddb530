// Paper, inks and type of the SIGS pack: everything that is not a picture. All functions return SVG text.

import * as svg from '../svg.ts';
import { escapeText, n, points, ratio } from '../svg.ts';

export type Suit = 'army' | 'navy-coast-guard' | 'marines';

type Ink =
  | 'stock'
  | 'ink'
  | 'brass'
  | 'army'
  | 'navy'
  | 'marines'
  | 'gold'
  | 'silver'
  | 'drab'
  | 'backing'
  | 'red'
  | 'brown'
  | 'blue';

export const ink: Readonly<Record<Ink, string>> = {
  stock: svg.stock,
  ink: svg.ink,
  brass: svg.brass,
  army: '#505b35',
  navy: '#1f3457',
  marines: '#a92c22',
  gold: '#dcb04e',
  silver: '#efece2',
  drab: '#c3b784', // olive-drab braid of the Army's chevrons
  backing: '#1b2334', // dark-blue wool behind them
  red: '#ea6a52', // petty officers' chevrons, firemen's branch mark
  brown: '#5d3620', // enamel of the Army's warrant officers
  blue: '#2d5c9e', // enamel of flight officers
};

/** A group moved to (x, y), scaled and turned. */
export function at(x: number, y: number, body: string, scale = 1, turn = 0): string {
  const s = scale === 1 ? '' : `scale(${ratio(scale)})`;
  const t = turn === 0 ? '' : `rotate(${n(turn)})`;
  return `<g transform="translate(${points(x, y)})${t}${s}">${body}</g>`;
}

/** A line drawn with round or butt ends. */
export function stroke(d: string, colour: string, width: number, round = false): string {
  const caps = round ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${caps}/>`;
}
export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
export const disc = (x: number, y: number, rad: number, colour: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rad)}" fill="${colour}"/>`;
export const box = (x: number, y: number, w: number, h: number, colour: string, round = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round ? ` rx="${round}"` : ''} fill="${colour}"/>`;

interface Type {
  size: number;
  colour?: string;
  face?: 'display' | 'serif';
  weight?: number;
  italic?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  /** Set width in units. */
  width?: number;
}
export function words(x: number, y: number, text: string, t: Type): string {
  if (text === '') return '';
  return (
    `<text x="${n(x)}" y="${n(y)}"${t.face === 'display' ? ` font-family="${svg.display}"` : ''} font-size="${t.size}"` +
    (t.weight ? ` font-weight="${t.weight}"` : '') +
    (t.italic ? ' font-style="italic"' : '') +
    (t.anchor && t.anchor !== 'start' ? ` text-anchor="${t.anchor}"` : '') +
    (t.width ? ` textLength="${n(t.width)}" lengthAdjust="spacingAndGlyphs"` : '') +
    (t.spacing ? ` letter-spacing="${t.spacing}"` : '') +
    ` fill="${t.colour ?? ink.ink}">${escapeText(text)}</text>`
  );
}

/** Breaks a text into lines of at most `room` units; `wide` is the mean width of a letter in ems. */
export function lines(text: string, room: number, size: number, wide: number): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out[out.length - 1];
    if (last !== undefined && (last.length + 1 + word.length) * size * wide <= room)
      out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

/** The whole card: stock with rounded corners and a hairline that parts it from its neighbour in a fan. */
export function paper(body: string): string {
  const stock = `<rect x=".75" y=".75" width="248.5" height="348.5" rx="14" fill="${ink.stock}" stroke="${ink.ink}" stroke-opacity=".45" stroke-width="1.5"/>`;
  return svg.sheet(stock + body, `font-family="${svg.serif}"`);
}
