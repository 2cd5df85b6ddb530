// What an element of a drawing inherits, and what it says of itself: paints, strokes, type.

import type { Element } from './elements.ts';

export interface Paint {
  readonly color: string;
  readonly fill: string;
  readonly stroke: string;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly strokeWidth: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
  readonly dash: readonly number[];
  readonly evenOdd: boolean;
  readonly strokeFirst: boolean;
  readonly family: string;
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly spacing: number;
}

export const PLAIN: Paint = {
  color: '#000000',
  fill: '#000000',
  stroke: 'none',
  fillOpacity: 1,
  strokeOpacity: 1,
  strokeWidth: 1,
  cap: 'butt',
  join: 'miter',
  miterLimit: 4,
  dash: [],
  evenOdd: false,
  strokeFirst: false,
  family: '',
  size: 16,
  weight: 400,
  italic: false,
  anchor: 'start',
  spacing: 0,
};

/** Gives the color of an ink of the page, --card-stock for one, when a drawing does not carry its own. */
export type Tokens = (name: string) => string | undefined;

/** The color that a value stands for: as #rrggbb, `none`, or a reference to a pattern. */
export function colorOf(value: string, current: string, tokens: Tokens): string {
  const [, name, fallback] = /^var\((--[\w-]+)(?:,\s*(.*))?\)$/.exec(value) ?? [];
  if (name !== undefined) {
    const found = tokens(name) ?? fallback;
    if (found === undefined) throw new Error(`A drawing uses the ink ${name}, which print does not know.`);
    return colorOf(found, current, tokens);
  }
  if (value === 'currentColor') return current;
  if (/^#[0-9a-f]{3}$/i.test(value)) return value.replace(/[0-9a-f]/gi, '$&$&').toLowerCase();
  if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
  if (value === 'none' || value.startsWith('url(')) return value;
  throw new Error(`A drawing has a color that print does not know: ${value}.`);
}

/** The paint of an element inside one that is painted so. Opacity is not inherited: see `opacityOf`. */
export function paintOf({ attributes: a }: Element, outer: Paint, tokens: Tokens): Paint {
  const color = a.color === undefined ? outer.color : colorOf(a.color, outer.color, tokens);
  return {
    color,
    fill: a.fill === undefined ? outer.fill : colorOf(a.fill, color, tokens),
    stroke: a.stroke === undefined ? outer.stroke : colorOf(a.stroke, color, tokens),
    fillOpacity: Number(a['fill-opacity'] ?? outer.fillOpacity),
    strokeOpacity: Number(a['stroke-opacity'] ?? outer.strokeOpacity),
    strokeWidth: Number(a['stroke-width'] ?? outer.strokeWidth),
    cap: (a['stroke-linecap'] as Paint['cap']) ?? outer.cap,
    join: (a['stroke-linejoin'] as Paint['join']) ?? outer.join,
    miterLimit: Number(a['stroke-miterlimit'] ?? outer.miterLimit),
    dash: a['stroke-dasharray'] === undefined ? outer.dash : dashOf(a['stroke-dasharray']),
    evenOdd: a['fill-rule'] === undefined ? outer.evenOdd : a['fill-rule'] === 'evenodd',
    strokeFirst: a['paint-order'] === undefined ? outer.strokeFirst : a['paint-order'] === 'stroke',
    family: a['font-family'] ?? outer.family,
    size: Number(a['font-size'] ?? outer.size),
    weight: Number(a['font-weight'] ?? outer.weight),
    italic: a['font-style'] === undefined ? outer.italic : a['font-style'] === 'italic',
    anchor: (a['text-anchor'] as Paint['anchor']) ?? outer.anchor,
    spacing: Number(a['letter-spacing'] ?? outer.spacing),
  };
}

const dashOf = (text: string): number[] => (text === 'none' ? [] : text.split(/[\s,]+/).map(Number));

export const opacityOf = ({ attributes }: Element): number => Number(attributes.opacity ?? 1);
