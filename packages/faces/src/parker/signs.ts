// The signs of the four companies: on every card, and wherever the page speaks of a company. Infantry and Engineers have
// their branch devices, crossed rifles and the castle. Sabers and cannons would be two more crosses at the size of an
// index, so the Cavalry is known by its horse and the Artillery by a gun on its wheel: no two signs look alike without color.

import type { Company } from '@messdeck/engine/packs/parker';
import { n, ratio } from '../svg.ts';
import { device } from './devices.ts';

/** A horse's head, with eye, nostril and mane cut out: path data around 0,0, about 100 wide, filled even-odd. */
const HORSE: string =
  'M10-52L15-37C40-31 50-3 48 50H-20C-20 31 1 20 4 1C-5 9-17 10-25 12C-28 21-37 24-43 20L-52 8C-53 0-46-5-41-12C-37-27-24-37-5-41Z' +
  'M-14-21a5 5 0 1 0-10 0a5 5 0 1 0 10 0ZM-41 4a2.5 2.5 0 1 0-5 0a2.5 2.5 0 1 0 5 0Z' +
  'M14-27C28-16 35 8 35 38H41C41 6 33-20 18-31Z';

/** Barrel and trail of a field gun, cut clear of the wheel. */
const PIECE: string =
  'M-57-37L-49-43L-45-38L22-16C35-12 45-3 45 6C45 10 41 14 36.5 14A35 35 0 0 0-22-5L-52-22L-54-28Z' +
  'M36.5 26L58 42V52H44L29.6 41.5A35 35 0 0 0 36.5 26Z';

/** A wheel around x, y, open between its six spokes. */
function wheel(x: number, y: number, radius: number): string {
  const at = (turn: number, reach: number): string =>
    `${n(x + reach * Math.cos(turn))} ${n(y + reach * Math.sin(turn))}`;
  const [rim, hub, spoke] = [radius - 7.5, 9, 0.17];
  let d = `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  for (let i = 0; i < 6; i++) {
    const [from, to] = [(Math.PI * i) / 3 + spoke, (Math.PI * (i + 1)) / 3 - spoke];
    d += `M${at(from, rim)}A${rim} ${rim} 0 0 1 ${at(to, rim)}L${at((from + to) / 2, hub)}Z`;
  }
  return d;
}

/** The signs that are not branch devices, for drawing on another ground. */
export const SIGN_PATHS: Readonly<Record<'cavalry' | 'artillery', string>> = {
  cavalry: HORSE,
  artillery: PIECE + wheel(2, 22, 30),
};

/** The sign of a company in one ink, `width` units wide, centered on x, y; `gap` is the color under it. */
export function sign(
  company: Company,
  x: number,
  y: number,
  width: number,
  fill: string,
  gap: string,
): string {
  if (company === 'infantry' || company === 'engineers') return device(company, x, y, width, fill, gap);
  const place = `translate(${n(x)} ${n(y)})scale(${ratio(width / 108)})`;
  return `<path transform="${place}" d="${SIGN_PATHS[company]}" fill="${fill}" fill-rule="evenodd"/>`;
}
