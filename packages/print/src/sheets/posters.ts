// Posters: the Chart of Ranks and the map of the states, on paper twice as large, or on two sheets that overlap.

import { sammy } from '@messdeck/engine/packs/sammy';
import { chart } from '@messdeck/engine/packs/sigs-chart';
import { map } from '@messdeck/faces/map/map';
import { badge, type Service } from '@messdeck/faces/sigs/badge';
import type { Size } from '../pdf/file.ts';
import type { Pen } from '../pdf/pen.ts';
import { compose, moved, scaled } from '../svg/matrix.ts';
import type { Tokens } from '../svg/paint.ts';
import { readPath } from '../svg/path.ts';
import { walk } from '../svg/walk.ts';
import { HAIRLINE, ruler, smallPrint } from './furniture.ts';
import { INK, RED, words } from './words.ts';

export interface Poster {
  readonly id: 'chart-of-ranks' | 'map-of-the-states';
  readonly title: string;
  /** Whether it stands or lies. */
  readonly lies: boolean;
  draw(pen: Pen, size: Size): void;
}

const MARGIN = 14;

interface Row {
  readonly number: number;
  readonly blank?: Readonly<Record<string, string>>;
}

const SERVICES = chart['services'] as readonly { readonly id: Service; readonly title: string }[];
const ROWS = chart['rows'] as readonly (Row & Readonly<Record<Service, readonly string[]>>)[];

function drawChart(pen: Pen, size: Size): void {
  const width = size.width - 2 * MARGIN;
  words(pen, 'Chart of Ranks, 1944', { x: MARGIN, y: 27, size: 17, face: 'display' });
  words(pen, 'Down: the order of rank in a service. Across: equal ranks.', {
    x: size.width - MARGIN,
    y: 27,
    size: 5,
    face: 'italic',
    anchor: 'end',
  });
  const left = MARGIN + 16;
  const column = (MARGIN + width - left) / SERVICES.length;
  const top = 44;
  const tall = (size.height - top - 22) / ROWS.length;
  SERVICES.forEach(({ title }, i) => {
    words(pen, title, { x: left + i * column + 2, y: top - 3, size: 7, face: 'display' });
  });
  ROWS.forEach((row, r) => {
    const y = top + r * tall;
    pen.path(`M${MARGIN} ${y}h${width}`, { stroke: INK, strokeWidth: r === 0 ? 0.6 : 0.15 });
    words(pen, String(row.number), {
      x: MARGIN + 6,
      y: y + tall / 2 + 3,
      size: 9,
      face: 'display',
      anchor: 'middle',
      fill: RED,
    });
    SERVICES.forEach(({ id }, i) => {
      const x = left + i * column;
      const names = row[id];
      const high = tall - 2;
      const k = high / 236;
      if (names.length === 0) {
        words(pen, row.blank?.[id] ?? '–', {
          x: x + 196 * k + 5,
          y: y + tall / 2 + 1.5,
          size: 3.6,
          face: 'italic',
          most: column - 22,
        });
        return;
      }
      pen.within(compose(moved(x + 2, y + 1), scaled(k)), () => walk(badge(id, row.number), pen));
      const shown = names.slice(0, 4);
      shown.forEach((name, n) => {
        words(pen, name, {
          x: x + 196 * k + 5,
          y: y + tall / 2 + 1.4 + (n - (shown.length - 1) / 2) * 4,
          size: n === 0 ? 3.9 : 3.1,
          face: n === 0 ? 'semibold' : 'serif',
          most: column - 196 * k - 8,
        });
      });
    });
  });
}

/** The map's inks by daylight. */
const INKS: Readonly<Record<string, string>> = {
  '--map-sea': '#dcdfd2',
  '--map-land': '#f6efdd',
  '--map-line': '#1d2430',
  '--map-border': '#5d6064',
  '--map-navy': '#23395b',
  '--map-red': '#a5392b',
  '--map-brass': '#946b1d',
  '--map-tint': '#f0dfb2',
  '--map-faded': '#6f716a',
  '--map-ghost': '#cfd2c4',
  '--map-light': '#f6efdd',
  '--map-quiet': '#4d5258',
};

const inks: Tokens = (name) => INKS[name];

function drawMap(pen: Pen, size: Size): void {
  const figures = Object.fromEntries(sammy.cards.map(({ id, electoralVotes }) => [id, electoralVotes]));
  const { height, border, sea, states, above } = map({ title: 'The states', figures, prefix: 'poster' });
  const k = Math.min((size.width - 2 * MARGIN) / 1600, (size.height - 2 * MARGIN - 30) / height);
  words(pen, 'The States, with their electoral votes of 1934', {
    x: size.width / 2,
    y: 25,
    size: 14,
    face: 'display',
    anchor: 'middle',
  });
  const shapes = states
    .map(
      ({ d, fill, stroke }) =>
        `<path d="${d}" fill="${fill}" stroke="${stroke ?? 'var(--map-border)'}" stroke-width="${border}" stroke-linejoin="round"/>`,
    )
    .join('');
  pen.within(compose(moved((size.width - 1600 * k) / 2, 32), scaled(k)), () =>
    walk(`<svg>${sea}${shapes}${above.join('')}</svg>`, pen, inks),
  );
}

export const CHART: Poster = { id: 'chart-of-ranks', title: 'Chart of Ranks', lies: false, draw: drawChart };
export const MAP: Poster = { id: 'map-of-the-states', title: 'Map of the states', lies: true, draw: drawMap };

/** How far two sheets of a poster overlap. */
export const OVERLAP = 10;

interface Sheets {
  page(size: Size, draw: (pen: Pen) => void): void;
}

const turned = (size: Size, lies: boolean): Size =>
  lies ? { width: size.height, height: size.width } : size;

/** A poster on one sheet of the large paper. */
export function onePoster(file: Sheets, poster: Poster, large: Size, small: readonly string[]): void {
  const size = turned(large, poster.lies);
  file.page(size, (pen) => {
    poster.draw(pen, size);
    ruler(pen, MARGIN, size.height - 12);
    smallPrint(pen, small, MARGIN + 106, size.height - 10, size.width - 2 * MARGIN - 106);
  });
}

/** The same on two sheets of the usual paper, to be glued with an overlap. Its drawing is a little smaller. */
export function tiledPoster(file: Sheets, poster: Poster, paper: Size, small: readonly string[]): void {
  const edge = 8;
  // A sheet lies where the poster stands, and stands where it lies.
  const sheet = turned(paper, !poster.lies);
  const whole = poster.lies
    ? { width: 2 * (sheet.width - edge) - OVERLAP, height: sheet.height }
    : { width: sheet.width, height: 2 * (sheet.height - edge) - OVERLAP };
  for (const part of [0, 1]) {
    const shift = part === 0 ? 0 : poster.lies ? whole.width - sheet.width : whole.height - sheet.height;
    file.page(sheet, (pen) => {
      pen.save();
      // The outer edge of each sheet shows all, the inner one ends where the paper can be printed.
      const box = poster.lies
        ? `M${part === 0 ? 0 : edge} 0h${sheet.width - edge}v${sheet.height}h${edge - sheet.width}z`
        : `M0 ${part === 0 ? 0 : edge}h${sheet.width}v${sheet.height - edge}h${-sheet.width}z`;
      pen.clip(readPath(box));
      pen.within(poster.lies ? moved(-shift, 0) : moved(0, -shift), () => poster.draw(pen, whole));
      pen.restore();
      const at = part === 0 ? (poster.lies ? sheet.width : sheet.height) - edge - OVERLAP : edge + OVERLAP;
      const line = poster.lies
        ? `M${at} 3v5M${at} ${sheet.height - 8}v5`
        : `M3 ${at}h5M${sheet.width - 8} ${at}h5`;
      pen.part('Marks', () => pen.path(line, { stroke: INK, strokeWidth: HAIRLINE }));
      if (part === 1 || poster.lies) ruler(pen, 14 + (poster.lies ? 6 : 0), sheet.height - 10);
      else ruler(pen, 14, 5);
      const y = part === 1 || poster.lies ? sheet.height - 8 : 6.6;
      smallPrint(
        pen,
        [`Sheet ${part + 1} of 2. Lay one over the other up to the ticks, and glue.`, small.join(' ')],
        126,
        y,
        sheet.width - 140,
      );
    });
  }
}
