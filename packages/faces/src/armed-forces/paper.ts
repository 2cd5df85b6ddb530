// Paper, colours and type of the Armed Forces pack, and the shortest ways to write SVG.

import { display, escapeText, n, points } from '../svg.ts';

export type Service = 'AR' | 'NA' | 'MC' | 'CG' | 'AF';

/** The five service colours; all carry stock-coloured text at 4.5 : 1 or better. */
export const COLOUR: Readonly<Record<Service, string>> = {
  AR: 'var(--af-army,#4c5a32)',
  NA: 'var(--af-navy,#1f3457)',
  MC: 'var(--af-marines,#a3271f)',
  CG: 'var(--af-coast-guard,#a34c06)',
  AF: 'var(--af-air-force,#28678f)',
};

export function at(x: number, y: number, body: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${points(x, y)})${turn ? `rotate(${n(turn)})` : ''}${scale === 1 ? '' : `scale(${scale})`}">${body}</g>`;
}
/** Colour is inherited from the group (fill and stroke alike), so silhouettes stay short. */
export const fill = (d: string, colour = ''): string =>
  `<path d="${d}"${colour ? ` fill="${colour}"` : ''} stroke="none"/>`;
export const line = (d: string, width: number, colour = ''): string =>
  `<path d="${d}" fill="none" stroke-width="${n(width)}"${colour ? ` stroke="${colour}"` : ''}/>`;
export const disc = (x: number, y: number, q: number, colour = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(q)}" stroke="none"${colour ? ` fill="${colour}"` : ''}/>`;
export const mirror = (body: string): string => `${body}<g transform="scale(-1 1)">${body}</g>`;

interface Type {
  size: number;
  display?: boolean;
  colour: string;
  weight?: number;
  anchor?: 'middle' | 'end';
  spacing?: number;
  italic?: boolean;
}
export function words(x: number, y: number, text: string, t: Type): string {
  return (
    `<text x="${n(x)}" y="${n(y)}" ${t.display ? `font-family="${display}" ` : ''}font-size="${t.size}" fill="${t.colour}" stroke="none"` +
    (t.weight ? ` font-weight="${t.weight}"` : '') +
    (t.italic ? ' font-style="italic"' : '') +
    (t.anchor ? ` text-anchor="${t.anchor}"` : '') +
    (t.spacing ? ` letter-spacing="${t.spacing}"` : '') +
    `>${escapeText(text)}</text>`
  );
}
