// The words of the map: codes and figures on the states, the legend, and the bar of votes on election night.

import { escapeText, n } from '../svg.ts';
import { type Ink, ink, type Mark, paint } from './inks.ts';
import { groundOf, HEIGHT, type MapOptions, type Pen, WIDTH } from './options.ts';
import { type Place, places } from './places.ts';

interface Lettering {
  readonly size: number;
  readonly fill: Ink;
  readonly halo: Ink;
  readonly anchor?: 'start' | 'end';
}

function text(words: string, x: number, y: number, { size, fill, halo, anchor }: Lettering): string {
  const edge = `stroke="${ink(halo)}" stroke-width="${n(size * 0.26)}" stroke-linejoin="round" paint-order="stroke"`;
  return (
    `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${ink(fill)}" ${edge}${anchor ? ` text-anchor="${anchor}"` : ''}>` +
    `${escapeText(words)}</text>`
  );
}

/** States too low for two lines. */
const FLAT: ReadonlySet<string> = new Set(['TN', 'KY', 'NC', 'VA']);

/**
 * Where small states are named on a small map, from north to south: in the open sea, so far apart that each name can be
 * read, and on a whole phone's width reached with a finger.
 */
const AT_SEA: readonly string[] = ['MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC'];
const SEA_LEFT = 1468;
const SEA_TOP = 300;
/** On a phone 320 pixels wide 24 of them, as much as a finger needs; less where no legend makes the map higher. */
const APART = 127;
const apartIn = (options: MapOptions, k: number): number =>
  Math.min(APART, (HEIGHT - 30 + legendHeight(options, k) - SEA_TOP) / (AT_SEA.length - 1));
/** The two that lie inland are named above them. */
const INLAND: Readonly<Record<string, readonly [number, number]>> = { VT: [1262, 132], NH: [1384, 72] };

/** On a small map: larger, with room around it, and a line that leads to the state. */
function largeCallout(
  id: string,
  lead: readonly [number, number],
  words: string,
  size: number,
  apart: number,
): string {
  const lettering: Lettering = { size: Math.min(1.15 * size, 66), fill: 'line', halo: 'sea' };
  const line = (x: number, y: number): string =>
    `<path d="M${lead.join(' ')} ${x} ${y}" stroke="${ink('line')}" stroke-width="2.4"/>`;
  const above = INLAND[id];
  if (above) return line(above[0], above[1] + 12) + text(words, ...above, lettering);
  const y = SEA_TOP + apart * AT_SEA.indexOf(id);
  return line(SEA_LEFT - 8, y - 18) + text(words, SEA_LEFT, y, { ...lettering, anchor: 'start' });
}

/** A small state is named beside the coast, with a line that leads to it. */
function callout(
  id: string,
  { label: [x, y], lead }: NonNullable<Place['callout']>,
  figure: number | undefined,
  { size, apart }: { readonly size: number; readonly apart: number | undefined },
): string {
  const right = x > 1400;
  const words = figure === undefined ? id : `${id} ${figure}`;
  if (apart !== undefined) return largeCallout(id, lead, words, size, apart);
  const lettering: Lettering = { size, fill: 'line', halo: 'sea' };
  return (
    `<path d="M${lead.join(' ')} ${x - (right ? 20 : 0)} ${y + (right ? 0 : 8)}" stroke="${ink('line')}" stroke-width="1.4"/>` +
    (right
      ? text(words, x - 16, y + 11, { ...lettering, anchor: 'start' })
      : text(words, x, y + 4, lettering))
  );
}

/** Codes, with figures where given: one text for each state, empty where it is not named. */
export function labels(pen: Pen): string[] {
  const { k, options } = pen;
  const size = 30 * k;
  const apart = k > 1 ? apartIn(options, k) : undefined;
  const stops = new Set((options.routes ?? []).flat());
  return Object.entries(places).map(([id, place]) => {
    const ground = groundOf(pen, id);
    const figure = options.figures?.[id];
    const plain = !ground && figure === undefined && !options.choices?.includes(id);
    if (k > 1 && plain && !options.all) return '';
    if (place.callout) return callout(id, place.callout, figure, { size, apart });
    const tone = ground ? paint[ground] : { text: 'line' as const, halo: 'land' as const };
    const lettering: Lettering = { size, fill: tone.text, halo: tone.halo };
    const [x, y] = place.at;
    if (figure === undefined) return text(id, x, y + (stops.has(id) ? 35 * k : size * 0.37), lettering);
    if (options.size === 'small')
      return text(String(figure), x, y + size * 0.4, { ...lettering, size: size * 1.15 });
    if (FLAT.has(id)) return text(`${id} ${figure}`, x, y + size * 0.37, lettering);
    return (
      text(id, x, y - 8 * k, { ...lettering, size: size * 0.8 }) +
      text(String(figure), x, y + size * 0.8, { ...lettering, size: size * 1.15 })
    );
  });
}

/** Where a finger or a pointer finds a state that is named beside the coast: around its name. */
export interface LabelTarget {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function labelTargets({ options, k }: Pen): LabelTarget[] {
  return Object.entries(places).flatMap(([id, { callout: beside }]) => {
    if (!beside) return [];
    const [x, y] = beside.label;
    if (k === 1) return [{ id, x: x - 30, y: y - 22, width: 76, height: 44 }];
    const high = apartIn(options, k);
    const above = INLAND[id];
    if (above) return [{ id, x: above[0] - 64, y: above[1] - 86, width: 128, height: 128 }];
    const at = SEA_TOP + high * AT_SEA.indexOf(id) - 22;
    return [{ id, x: SEA_LEFT - 20, y: at - high / 2, width: WIDTH - SEA_LEFT + 20, height: high }];
  });
}

/** Width of mixed words in the display face, in em. */
const width = (words: string): number =>
  [...words].reduce((sum, c) => sum + ('iltfjI. '.includes(c) ? 0.19 : 'mwMW'.includes(c) ? 0.5 : 0.33), 0);

interface LegendEntry {
  readonly mark: Mark;
  readonly words: string;
  readonly x: number;
  readonly row: number;
}

/** Where each entry of the legend stands: rows are broken at the sheet's edge. */
function legendEntries(options: MapOptions, k: number): LegendEntry[] {
  let x = 56;
  let row = 0;
  return (Object.entries(options.legend ?? {}) as [Mark, string][]).map(([mark, words]) => {
    const room = (76 + 40 + width(words) * 30) * k;
    if (x + room > WIDTH - 10) {
      x = 56;
      row++;
    }
    const entry = { mark, words, x, row };
    x += room;
    return entry;
  });
}

/** Height of the strip that holds the legend. */
export function legendHeight(options: MapOptions, k: number): number {
  const last = legendEntries(options, k).at(-1);
  return last ? (18 + 52 * (last.row + 1)) * k : 0;
}

export function legend({ options, k }: Pen, fillOf: (mark: Mark) => string): string {
  return legendEntries(options, k)
    .map(({ mark, words, x, row }) => {
      const y = HEIGHT + (2 + 52 * row) * k;
      const edge =
        mark === 'reachable'
          ? `stroke="${ink('red')}" stroke-width="${n(5 * k)}" stroke-dasharray="${n(14 * k)} ${n(6 * k)}"`
          : `stroke="${ink('line')}" stroke-width="${mark === 'top' ? 5 : 1.6}"`;
      return (
        `<rect x="${n(x)}" y="${n(y)}" width="${n(62 * k)}" height="${n(38 * k)}" fill="${fillOf(mark)}" ${edge}/>` +
        text(words, x + 76 * k, y + 29 * k, { size: 30 * k, fill: 'line', halo: 'sea', anchor: 'start' })
      );
    })
    .join('');
}

/** Height of the strip that holds the bar of votes. */
export const tallyHeight = (k: number): number => 84 * k;

/** Two bars that grow towards the line of the majority. */
export function tally({ options, k, prefix }: Pen): string {
  const { a, b, total } = options.tally!;
  const [x, y, w, h] = [56, HEIGHT + 12 * k, WIDTH - 112, 34 * k];
  const [ours, theirs] = [(w * a[1]) / total, (w * b[1]) / total];
  const bar = (left: number, wide: number, fill: string, more = ''): string =>
    `<rect x="${n(left)}" y="${n(y)}" width="${n(wide)}" height="${n(h)}" fill="${fill}"${more}/>`;
  const side: Lettering = { size: 40 * k, fill: 'line', halo: 'sea' };
  return (
    bar(x, w, ink('land'), ` stroke="${ink('line')}" stroke-width="2"`) +
    bar(x, ours, ink('navy')) +
    bar(x + w - theirs, theirs, `url(#${prefix}-party-b)`) +
    `<path d="M${WIDTH / 2} ${n(y - 8)}V${n(y + h + 8)}" stroke="${ink('line')}" stroke-width="4"/>` +
    text(`${Math.floor(total / 2) + 1} elect`, WIDTH / 2, y - 16, {
      size: 28 * k,
      fill: 'line',
      halo: 'sea',
    }) +
    text(`${a[0]} ${a[1]}`, x, y - 14, { ...side, anchor: 'start' }) +
    text(`${b[1]} ${b[0]}`, x + w, y - 14, { ...side, anchor: 'end' })
  );
}
