// Branch devices of the Parker pack (collar insignia): crossed rifles, sabres and cannons,
// the Engineers' castle, and the Ordnance Department's shell and flame. Each is drawn in
// one ink around 0,0, about 100 wide; `gap` is the colour under it, for the cut lines.
import type { Company } from '@messdeck/engine/packs/parker';
import { mirrored } from '../army-shapes.ts';
import { n, ratio } from '../svg.ts';

/** Two of a thing crossed: the second lies over the first with a clear cut between. */
function crossed(piece: string, angle: number, gap: string): string {
  const turned = `<g transform="rotate(${angle})">${piece}</g>`;
  return `${mirrored(turned)}<g stroke="${gap}" stroke-width="6" stroke-linejoin="round" paint-order="stroke">${turned}</g>`;
}

const RIFLE =
  'M58-2.5V2H44V4.5L8 6.5V8C6 14-4 14-7 8L-14 7C-22 8-34 14-57 19L-60 4C-46 1-30-3-22-4L-10-4.5L-9-8H-2L0-4.5H44V-2.5H52V-6H55V-2.5Z';

const SABRE =
  'M-34-1C-6-13 28-14 63 3C30 0 0 2-30 11ZM-33-8L-26 16L-32 18L-35 10L-53 18L-56 11L-37 3L-39-6Z' +
  'M-57 13C-52 21-41 22-30 13L-26 18C-37 31-53 30-62 17Z';

const CANNON =
  'M62-7V7L57 9V6L22 7.5V9.5H17V8L-13 9.5V12H-18V10L-38 10.5C-44 10.5-47 7-48 4C-50 6-57 5-57 0C-57-5-50-6-48-4C-47-7-44-10.5-38-10.5L-18-10V-12H-13V-9.5L17-8V-9.5H22V-7.5L57-6V-9Z';

const crossedRifles = (gap: string): string => crossed(`<path d="${RIFLE}"/>`, -33, gap);
const crossedSabres = (gap: string): string => crossed(`<path d="${SABRE}"/>`, -36, gap);
const crossedCannons = (gap: string): string => crossed(`<path d="${CANNON}"/>`, -35, gap);

/** Battlements: teeth of width w from x, rising from y. */
function battlements(x: number, y: number, teeth: number, w: number, h: number): string {
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < teeth; i++) d += `v${n(-h)}h${n(w)}v${n(h)}${i < teeth - 1 ? `h${n(w)}` : ''}`;
  return d;
}

/** The castle: two tall end towers, curtain walls and the gate tower between them. */
function castle(gap: string): string {
  const tower = (x: number, y: number): string =>
    `${battlements(x, y, 3, 6, 7)}V${n(y + 7)}h-3V34h-24V${n(y + 7)}h-3Z`;
  return (
    `<path d="${tower(-52, -26)}${tower(22, -26)}${tower(-15, -20)}M-26 34V0h4v-6h5v6h4V34ZM13 34V0h4v-6h5v6h4V34ZM-56 33H56V40H-56Z"/>` +
    `<g fill="${gap}"><path d="M-8 34V16C-8 5 8 5 8 16V34ZM-41-6h7v12h-7ZM34-6h7v12h-7ZM-41 15h7v10h-7ZM34 15h7v10h-7ZM-3.5-12h7v8h-7Z"/></g>`
  );
}

/** Shell and flame. */
export function flamingBomb(gap: string): string {
  return (
    `<path d="M0-10C-13-14-21-25-15-37C-14-30-11-27-8-27C-13-38-5-49 3-56C1-46 5-42 9-37C11-40 12-43 11-47C20-38 21-30 17-24C20-25 22-27 23-30C25-20 16-12 6-9Z"/>` +
    `<circle cy="18" r="27"/><path d="M-9-12H9V-3H-9Z"/>` +
    `<path d="M-15 13A17 17 0 0 1 -3 2" fill="none" stroke="${gap}" stroke-width="4.5" stroke-linecap="round"/>`
  );
}

/** The device of a company in one ink, `width` units wide, centred on x, y. */
export function device(
  company: Company,
  x: number,
  y: number,
  width: number,
  fill: string,
  gap: string,
): string {
  const drawing =
    company === 'infantry'
      ? crossedRifles(gap)
      : company === 'cavalry'
        ? crossedSabres(gap)
        : company === 'artillery'
          ? crossedCannons(gap)
          : castle(gap);
  return `<g transform="translate(${n(x)} ${n(y)})scale(${ratio(width / 108)})" fill="${fill}">${drawing}</g>`;
}
