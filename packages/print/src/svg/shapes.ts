// Rectangles, circles and ellipses as paths.

import type { Element } from './elements.ts';
import { readPath, type Step } from './path.ts';

const number = (element: Element, key: string): number => Number(element.attributes[key] ?? 0);

/** The outline of an element that has one; undefined for all others. */
export function outlineOf(element: Element): Step[] | undefined {
  if (element.name === 'path') return readPath(element.attributes.d ?? '');
  if (element.name === 'rect') return rectangle(element);
  if (element.name === 'circle') {
    const r = number(element, 'r');
    return oval(number(element, 'cx'), number(element, 'cy'), r, r);
  }
  if (element.name === 'ellipse')
    return oval(number(element, 'cx'), number(element, 'cy'), number(element, 'rx'), number(element, 'ry'));
  return undefined;
}

function rectangle(element: Element): Step[] {
  const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((key) => number(element, key));
  const r = Math.min(number(element, 'rx') || number(element, 'ry'), w / 2, h / 2);
  if (r === 0) return readPath(`M${x} ${y}h${w}v${h}h${-w}z`);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return readPath(
    `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`,
  );
}

const oval = (x: number, y: number, rx: number, ry: number): Step[] =>
  rx === 0 || ry === 0
    ? []
    : readPath(`M${x + rx} ${y}a${rx} ${ry} 0 0 1 ${-2 * rx} 0a${rx} ${ry} 0 0 1 ${2 * rx} 0z`);
