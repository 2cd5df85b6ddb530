// The map of the 48 states and D.C. as accessible SVG: what is in hand, on the table, gone, reachable, on top,
// or carried by a party; routes through the states; votes; a legend, or the tally of election night.

import { sammy } from '@messdeck/engine/packs/sammy';
import { n, starPath } from '../svg.ts';
import { hatches, ink, type Mark, paint } from './inks.ts';
import {
  type LabelTarget,
  labels,
  labelTargets,
  legend,
  legendHeight,
  tally,
  tallyHeight,
} from './labels.ts';
import { groundOf, HEIGHT, type MapOptions, marksOf, type Pen, WIDTH } from './options.ts';
import { places } from './places.ts';

type Point = readonly [number, number];

/** The drawing in parts, from the sea up: a page that shows it again draws only those that differ. */
export interface Drawing {
  readonly height: number;
  /** Width of the borders. */
  readonly border: number;
  /** As SVG text. */
  readonly sea: string;
  readonly states: readonly StateShape[];
  /** Around the names beside the coast. */
  readonly targets: readonly LabelTarget[];
  /** Above the states, deaf and silent: as SVG text. */
  readonly above: readonly string[];
}

/** One state. A button where it can be chosen; a titled image where there is something to say; else silent. */
export interface StateShape {
  readonly id: string;
  readonly role: 'button' | 'img' | undefined;
  readonly title: string | undefined;
  readonly class: string;
  readonly fill: string;
  readonly stroke: string | undefined;
  readonly d: string;
}

const LARGER = { wide: 1, phone: 1.55, small: 2 } as const;

export function map(options: MapOptions): Drawing {
  const pen: Pen = { options, prefix: options.prefix ?? 'map', k: LARGER[options.size ?? 'wide'] };
  const { k, prefix } = pen;
  const height = HEIGHT + (options.tally ? tallyHeight(k) : legendHeight(options, k));
  const strip = options.tally ? tally(pen) : legend(pen, (mark) => fillOf(pen, mark));
  return {
    height,
    border: 1.6 * k,
    sea: `${hatches(prefix, k)}<rect width="${WIDTH}" height="${n(height)}" rx="18" fill="${ink('sea')}"/>${rule(height)}`,
    states: Object.keys(places).map((id) => state(pen, id)),
    targets: labelTargets(pen),
    above: [edges(pen), routes(pen), ...labels(pen), strip],
  };
}

/** A fine rule with stepped corners inside the sheet's edge. */
const rule = (height: number): string =>
  `<path d="M44 13H${WIDTH - 44}v10h10v10h10V${n(height - 33)}h-10v10h-10v10H44v-10h-10v-10h-10V33h10v-10h10z" fill="none" stroke="${ink('brass')}" stroke-width="2.5"/>`;

function fillOf(pen: Pen, mark: Mark | undefined): string {
  if (!mark) return ink('land');
  return mark === 'top' || mark === 'party-a' ? ink('navy') : `url(#${pen.prefix}-${mark})`;
}

/** What a screen reader says of a state: "Kansas, 9: on the table, can be reached". */
function said(pen: Pen, id: string): string {
  const { figures, legend: words } = pen.options;
  const name = sammy.cards[sammy.find(id)!].name;
  const marks = marksOf(pen, id).map((mark) => words?.[mark]?.toLowerCase() ?? paint[mark].words);
  const figure = figures?.[id];
  return name + (figure === undefined ? '' : `, ${figure}`) + (marks.length ? `: ${marks.join(', ')}` : '');
}

function state(pen: Pen, id: string): StateShape {
  const { choices, figures } = pen.options;
  const marks = marksOf(pen, id);
  const ground = groundOf(pen, id);
  const chosen = choices?.includes(id);
  const speaks = chosen || marks.length > 0 || figures?.[id] !== undefined;
  return {
    id,
    role: chosen ? 'button' : speaks ? 'img' : undefined,
    title: speaks ? said(pen, id) : undefined,
    class: ['state', ...marks].join(' '),
    fill: fillOf(pen, ground),
    stroke: ground === 'party-a' || ground === 'party-b' ? ink('land') : undefined,
    d: places[id].d,
  };
}

/** Heavy edges above all states: a broken line around what can be reached, a plain one around the tops. */
function edges(pen: Pen): string {
  const { k } = pen;
  const around = (mark: Mark, colour: string, width: number, dash = ''): string => {
    const d = Object.keys(places)
      .filter((id) => marksOf(pen, id).includes(mark))
      .map((id) => places[id].d)
      .join('');
    return d && `<path d="${d}" stroke="${colour}" stroke-width="${n(width)}"${dash}/>`;
  };
  return (
    '<g fill="none" stroke-linejoin="round">' +
    around('top', ink('line'), 5 * k) +
    around('reachable', ink('land'), 8 * k) +
    around('reachable', ink('red'), 5.5 * k, ` stroke-dasharray="${n(14 * k)} ${n(6 * k)}"`) +
    '</g>'
  );
}

const lineThrough = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Journeys: a cased line, a star where it starts, a ring at every stop, an arrow at the end. */
const routes = (pen: Pen): string =>
  (pen.options.routes ?? [])
    .map((stops, i) =>
      stops.length === 0
        ? ''
        : route(
            stops.map((id) => places[id].at),
            pen.k,
            pen.options.fresh?.[i] ?? true,
          ),
    )
    .join('');

/** The last leg is a path of its own, so that the page can let it draw itself. */
function route(points: readonly Point[], k: number, fresh: boolean): string {
  const first = points[0];
  const last = points.at(-1)!;
  const before = points.at(-2);
  const rings = points
    .slice(1, -1)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${n(6.5 * k)}"/>`)
    .join('');
  const star = starPath(first[0], first[1], 22 * k);
  const way = (d: string, more = ''): string =>
    `<path${more} d="${d}" stroke="${ink('red')}" stroke-width="${n(6 * k)}"/>`;
  return (
    `<g class="route" fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${lineThrough(points)}" stroke="${ink('land')}" stroke-width="${n(12 * k)}"/>` +
    (before ? way(lineThrough(points.slice(0, -1))) : '') +
    (before ? way(lineThrough([before, last]), fresh ? ' class="leg" pathLength="1"' : '') : '') +
    `<g fill="${ink('land')}" stroke="${ink('red')}" stroke-width="${n(3.5 * k)}">${rings}</g>` +
    `<path d="${star}" fill="${ink('line')}" stroke="${ink('land')}" stroke-width="${n(3 * k)}"/>` +
    `${before ? arrow(before, last, k) : ''}</g>`
  );
}

function arrow([ax, ay]: Point, [bx, by]: Point, k: number): string {
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return `<path transform="translate(${bx} ${by}) rotate(${n(turn)}) scale(${k})" d="M12 0L-16-15L-9 0L-16 15z" fill="${ink('red')}" stroke="${ink('land')}" stroke-width="3"/>`;
}
