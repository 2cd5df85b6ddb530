// Navy and Coast Guard: the panel of the card is the blue cloth itself, and the lace runs across it.
// One scale for all officers: a quarter inch is 7 units, half an inch 14, the flag officers' stripe 56 (two inches).

import { chevronsDown } from './chevrons.ts';
import { eagle } from './eagle.ts';
import { at, box, disc, ink, stroke } from './paper.ts';
import { crossedAnchors, shield, star } from './shapes.ts';

const WIDE = 178; // width of the panel
const QUARTER = 7;

/** Stripes from the cuff upward, in quarter inches. */
const OFFICERS: Record<number, number[]> = {
  10: [2],
  11: [2, 1],
  12: [2, 2],
  13: [2, 1, 2],
  14: [2, 2, 2],
  15: [2, 2, 2, 2],
  16: [8],
  17: [8, 2],
  18: [8, 2, 2],
  19: [8, 2, 2, 2],
};

/** Whose device stands above the lace: the Navy's star, the Coast Guard's shield, or both, as on the cards. */
export type Device = 'both' | 'star' | 'shield';

/** Line officers: gold lace, the Navy's star and the Coast Guard's shield above it. */
export function officerSleeve(number: number, worn: Device = 'both'): string {
  const stripes = OFFICERS[number];
  const tall = stripes.reduce((sum, q) => sum + q * QUARTER, 0) + (stripes.length - 1) * QUARTER;
  const device = tall > 100 ? 23 : 30; // radius
  let y = (tall + device * 2 + 14) / 2; // lower edge of the lace, so that lace and device are centred
  const middle = -y + device;
  let lace = '';
  for (const q of stripes) {
    y -= q * QUARTER;
    lace += box(-WIDE / 2, y, WIDE, q * QUARTER, ink.gold);
    if (q === 8)
      lace += stroke(`M${-WIDE / 2} ${y + 7}H${WIDE / 2}M${-WIDE / 2} ${y + 49}H${WIDE / 2}`, ink.navy, 1.2);
    y -= QUARTER;
  }
  // The Coast Guard had no full Admiral.
  if (number === 19 || worn === 'star') return lace + at(0, middle, star(device, ink.gold));
  if (worn === 'shield') return lace + at(0, middle, shield(ink.gold, ink.navy), device / 36);
  return (
    lace + at(-42, middle, star(device, ink.gold)) + at(42, middle, shield(ink.gold, ink.navy), device / 36)
  );
}

/** Warrant officers: one stripe broken by blue every two inches, a quarter inch wide, for the chief half an inch. */
export function warrantSleeve(chief: boolean): string {
  const tall = chief ? 2 * QUARTER : QUARTER;
  let lace = '';
  for (const [x, w] of [
    [-89, 33],
    [-42, 56 + 28],
    [56, 33],
  ] as const)
    lace += box(x, 52 - tall / 2, w, tall, ink.gold);
  return lace + at(0, -22, crossedAnchors(ink.gold), 1.2);
}

/** A jumper's cuff: white tapes, and the branch mark of the shoulder above (white for seamen, red for firemen). */
export function jumper(x: number, wide: number, tapes: number, fireman: boolean): string {
  let d = '';
  for (let i = 0; i < tapes; i += 1) d += `M${x} ${58 - i * 17}H${x + wide}`;
  const seam = `M${x} 76H${x + wide}M${x} ${6}H${x + wide}`;
  return (
    stroke(`M${x} -72H${x + wide}`, fireman ? ink.red : ink.silver, 9) +
    stroke(d, ink.silver, 8) +
    `<path d="${seam}" stroke="${ink.silver}" stroke-width="1.2" stroke-dasharray="4 4" opacity=".6"/>` +
    disc(x + wide - 14, 88, 4, ink.silver)
  );
}

/** A rating badge as the Seaman Branch wore it on the right arm: the eagle looks forward. */
export function ratingBadge(chevrons: number, chief = false): string {
  const bird = eagle({ metal: ink.silver, shade: ink.navy, wings: 'raised', face: 1 });
  if (chief) {
    return (
      at(0, -58, bird, 0.54) +
      at(0, 38, chevronsDown(3, ink.red, true), 0.98) +
      at(0, 14, crossedAnchors(ink.silver), 0.5)
    );
  }
  const down = (3 - chevrons) * 10; // fewer chevrons: everything a little lower
  return (
    at(0, -55 + down, bird, 0.62) +
    at(0, 15 + down, crossedAnchors(ink.silver), 0.46) +
    at(0, 33 + down, chevronsDown(chevrons, ink.red), 1.1)
  );
}

/** What a Navy-Coast Guard card shows, drawn round the middle of the panel. */
export function navyInsignia(number: number, worn: Device = 'both'): string {
  if (number >= 10) return officerSleeve(number, worn);
  if (number >= 8) return warrantSleeve(number === 9);
  if (number === 7) return ratingBadge(3, true);
  if (number >= 5) return ratingBadge(number - 3);
  if (number === 4) {
    return at(-23, 0, ratingBadge(1), 0.96) + box(46, -108, 4, 216, ink.stock) + jumper(50, 39, 3, true);
  }
  if (number === 1) return jumper(-89, WIDE, 1, false);
  return jumper(-89, 87, number, false) + box(-2, -108, 4, 216, ink.stock) + jumper(2, 87, number - 1, true);
}
