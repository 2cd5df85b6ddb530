// The large index: digits at least 15 mm high on the printed card; what stands below them gives way.

import { stock, turned } from '@messdeck/faces/svg';
import { Measure } from '../svg/measure.ts';
import { walk } from '../svg/walk.ts';
import { takeIndex, withIndex } from './index-of.ts';

/** Size of the digits, in card units: 15.1 mm of height on the card as it is set in. */
const SIZE = 84.5;
/** Nothing of the index comes nearer to the edge than on other cards. */
const EDGE = 9.3;
const TOP = 14;

function extentOf(root: string, body: string): Measure {
  const measure = new Measure();
  walk(`<svg ${root}>${body}</svg>`, measure);
  return measure;
}

export function largeIndex(face: string): string {
  const root = /^<svg ([^>]*)>/.exec(face)![1];
  const { rest, head, foot } = takeIndex(face);
  const [first, second] = [grown(root, head), grown(root, foot)];
  const plated = rest.replace(/<\/svg>$/, `${first.plate}${turned(second.plate)}</svg>`);
  return withIndex(plated, first.index, second.index);
}

/** A larger index, and the paper that it covers the face with. */
function grown(root: string, index: string): { readonly index: string; readonly plate: string } {
  const size = Number(/<text[^>]*font-size="([\d.]+)"/.exec(index)![1]);
  const k = SIZE / size;
  const whole = extentOf(root, index);
  const [digits] = /^<text[^>]*>[^<]*<\/text>/.exec(index) ?? [];
  // Plates, and figures that are one with their sign, grow as they are.
  if (digits === undefined) {
    const [x, y] = [Math.max(9, whole.left), whole.top];
    return {
      plate: '',
      index: `<g transform="translate(${x} ${y}) scale(${k}) translate(${-x} ${-y})">${index}</g>`,
    };
  }
  const below = index.slice(digits.length);
  const was = extentOf(root, digits);
  const width = (was.right - was.left) * k;
  const height = (was.bottom - was.top) * k;
  const left = Math.max(EDGE, (was.left + was.right) / 2 - width / 2);
  const top = Math.min(TOP, was.top);
  const shift = top + height + 4;
  const under = extentOf(root, below);
  const small = Math.min(1, (whole.bottom - shift) / (under.bottom - under.top));
  const narrow = (under.right - under.left) * small;
  const start = Math.max(EDGE, left + width / 2 - narrow / 2);
  return {
    plate: `<rect x="${left - 3}" y="${top - 3}" width="${width + 6}" height="${whole.bottom - top + 6}" rx="4" fill="${stock}"/>`,
    index:
      `<g transform="translate(${left} ${top}) scale(${k}) translate(${-was.left} ${-was.top})">${digits}</g>` +
      `<g transform="translate(${start} ${shift}) scale(${small}) translate(${-under.left} ${-under.top})">${below}</g>`,
  };
}
