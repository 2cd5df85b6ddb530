// The four suits: Red and Blue solid, Stars on blue, red Stripes. Each has a band around the card,
// a mark of its own shape (disc, lozenge, star, bars) and a way to fill an outline.
import type { SammyCard } from '@messdeck/engine/packs/sammy';
import { fine as n, starPath } from '../svg.ts';
import { ink, path, star, stroke } from './ink.ts';
import type { Outline } from './outline.ts';

export type SuitId = SammyCard['suit'];
export const suitInk: Readonly<Record<SuitId, string>> = {
  red: ink.red,
  blue: ink.navy,
  stars: ink.navy,
  stripes: ink.red,
};

/** The suit's mark around (x, y), about 2r high. */
export function mark(suit: SuitId, x: number, y: number, r: number): string {
  if (suit === 'red') return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.94)}" fill="${ink.red}"/>`;
  if (suit === 'blue') {
    // Open in the middle, as its band is: a full one looks like the star.
    const [w, h, hole] = [r * 0.78, r * 1.2, 0.5];
    const inner = `M${n(x)} ${n(y - h * hole)}l-${n(w * hole)} ${n(h * hole)} ${n(w * hole)} ${n(h * hole)} ${n(w * hole)}-${n(h * hole)}z`;
    return path(`M${n(x)} ${n(y - h)}l${n(w)} ${n(h)}-${n(w)} ${n(h)}-${n(w)}-${n(h)}z${inner}`, ink.navy);
  }
  if (suit === 'stars') return path(starPath(x, y + r * 0.08, r * 1.22), ink.navy);
  const t = r * 0.4; // four bars with gaps of the same height less a little
  return path(
    [-1, -0.46, 0.08, 0.62]
      .map((k) => `M${n(x - r)} ${n(y + k * r)}h${n(2 * r)}v${n(t)}h-${n(2 * r)}z`)
      .join(''),
    ink.red,
  );
}

const OUT = 'M15 4H235A11 11 0 0 1 246 15V335A11 11 0 0 1 235 346H15A11 11 0 0 1 4 335V15A11 11 0 0 1 15 4z';
const IN = 'M16 16V334H234V16z';

/** The band around the card. */
export function band(suit: SuitId): string {
  const ring = path(OUT + IN, suitInk[suit], 'fill-rule="evenodd"');
  const rule = stroke('M18.5 18.5H231.5V331.5H18.5z', suitInk[suit], 1);
  if (suit === 'red') return ring + rule;
  if (suit === 'blue')
    return (
      ring +
      stroke(
        'M10 16A6 6 0 0 1 16 10H234A6 6 0 0 1 240 16V334A6 6 0 0 1 234 340H16A6 6 0 0 1 10 334z',
        ink.stock,
        1.3,
      ) +
      rule
    );
  return ring + (suit === 'stars' ? bandStars() : bandStripes()) + rule;
}

function bandStars(): string {
  let d = '';
  for (let i = 0; i <= 12; i++) for (const y of [20, 680]) d += star(20 + (i * 460) / 12, y);
  for (let i = 1; i < 17; i++) for (const x of [20, 480]) d += star(x, 20 + (i * 660) / 17);
  return path(d.replace(/\.\d+/g, ''), ink.stock, 'transform="scale(.5)"');
}

/** Paper bars across the red band, as the dashes of thick lines; none at the corners. */
const bandStripes = (): string =>
  stroke('M17.2 10H232.8M17.2 340H232.8', ink.stock, 12, 'stroke-dasharray="4.9"') +
  stroke('M10 17.2V332.8M240 17.2V332.8', ink.stock, 12, 'stroke-dasharray="4.93"');

/** An outline in the dress of its suit, at (x, y), scaled by k. The paper halo knocks it out of the rays behind. */
export function dressed(suit: SuitId, o: Outline, x: number, y: number, k: number): string {
  const halo = `stroke="${ink.stock}" stroke-width="${n(7 / k)}" stroke-linejoin="round" paint-order="stroke" fill-rule="evenodd"`;
  const body =
    suit === 'stripes'
      ? path(o.d, ink.stock, halo) +
        path(o.stripes(), ink.red) +
        stroke(o.d, ink.red, 1.5 / k, 'stroke-linejoin="round"')
      : path(o.d, suitInk[suit], halo);
  let d = '';
  for (let i = 0; suit === 'stars' && i < o.stars.length; i += 2) d += star(o.stars[i], o.stars[i + 1]);
  return `<g transform="translate(${n(x)} ${n(y)})${k === 1 ? '' : ` scale(${n(k)})`}">${body}${d && path(d, ink.stock)}</g>`;
}
