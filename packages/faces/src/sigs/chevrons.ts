// Sleeve chevrons of the three services, built from one stripe.
// Army and Marine Corps: points up, arcs (rockers) or straight ties below. Navy and Coast Guard: points down.
import { points } from '../svg.ts';
import { fill, ink, stroke } from './paper.ts';

const HALF = 64; // half the width of a chevron
const RISE = 40; // from its ends up to its point
const STEP = 17; // from one stripe to the next
const BAND = 10.5; // width of a stripe

export interface Sleeve {
  up: number; // chevrons
  rockers?: number; // arcs below
  ties?: number; // straight bars below (Marine Corps staff)
  centre?: 'T' | 'lozenge' | 'bomb';
}

/** Chevrons points up with what hangs below them; the drawing is centred on (0, 0). */
export function chevronsUp(s: Sleeve, braid: string, cloth: string, edge = ''): string {
  const rockers = s.rockers ?? 0;
  const ties = s.ties ?? 0;
  const low = (s.up - 1) * STEP + RISE; // ends of the lowest chevron
  const first = rockers > 0 ? low + 15 : low + 17;
  const dip = 62; // control point of a rocker
  const last = rockers > 0 ? first + (rockers - 1) * STEP : first + (ties - 1) * STEP;
  const open = rockers + ties === 0;
  const bottom = open ? low + (s.centre ? 14 : 0) : rockers > 0 ? last + dip / 2 : last;
  const middle = (bottom - 4) / 2;

  let braids = '';
  for (let i = 0; i < s.up; i += 1)
    braids += `M${-HALF} ${i * STEP + RISE}L0 ${i * STEP}L${HALF} ${i * STEP + RISE}`;
  for (let i = 0; i < rockers; i += 1)
    braids += `M${-HALF} ${first + i * STEP}Q0 ${first + i * STEP + dip} ${HALF} ${first + i * STEP}`;
  for (let i = 0; i < ties; i += 1) braids += `M${-HALF} ${first + i * STEP}H${HALF}`;

  // The wool behind: one patch, a little larger than the braid.
  const e = HALF + 6;
  let patch = `M0-14L${e} ${RISE - 10}`;
  if (open)
    patch += `V${low + 12}L${s.centre ? `30 ${low - 6}V${low + 22}H-30V${low - 6}` : `0 ${low - RISE + 15}`}L${-e} ${low + 12}`;
  else if (rockers > 0) patch += `V${last + 9}Q0 ${last + dip + 18} ${-e} ${last + 9}`;
  else patch += `V${last + 12}H${-e}`;
  patch += `V${RISE - 10}Z`;

  const y = open ? low - 2 : rockers > 0 ? (s.up - 1) * STEP + 38 : (s.up - 1) * STEP + 32;
  const device =
    s.centre === 'T'
      ? fill(`M-15 ${y - 15}H15V${y - 7}H4.5V${y + 17}H-4.5V${y - 7}H-15Z`, braid)
      : s.centre === 'lozenge'
        ? stroke(`M0 ${y - 13}L19 ${y + 3}L0 ${y + 19}L-19 ${y + 3}Z`, braid, 5.5)
        : s.centre === 'bomb'
          ? fill(
              `M0 ${y - 16}C4 ${y - 8} 12 ${y - 8} 7 ${y}A11 11 0 1 1-7 ${y}C-12 ${y - 8}-4 ${y - 8} 0 ${y - 16}Z`,
              braid,
            )
          : '';
  return `<g transform="translate(0 ${points(-middle)})">${edge ? stroke(patch, edge, 7) : ''}${fill(patch, cloth)}${stroke(braids, braid, BAND)}${device}</g>`;
}

/** Army braid: olive drab on dark blue. */
export const armyChevrons = (s: Sleeve): string => chevronsUp(s, ink.drab, ink.backing);
/** Marine Corps braid of the dress coat: gold on scarlet, edged by the dark blue of the coat. */
export const marineChevrons = (s: Sleeve): string => chevronsUp(s, ink.gold, ink.marines, ink.backing);

/** Petty officers' chevrons, points down, from y downward; with the chief's arc above. */
export function chevronsDown(count: number, colour: string, arc = false): string {
  let d = '';
  for (let i = 0; i < count; i += 1) d += `M-50 ${i * 15}L0 ${i * 15 + 30}L50 ${i * 15}`;
  if (arc) d += 'M-50 4V-34Q-50-62 0-62Q50-62 50-34V4';
  return stroke(d, colour, 9.5);
}
