// The five cards without a number: the Commander-in-Chief and the four auxiliary services.
// Drawn round (0, 0), the middle of a panel of 178 by 216.

import { eagle } from './eagle.ts';
import { at, box, disc, fill, ink, stroke, words } from './paper.ts';
import { anchor, shield, star } from './shapes.ts';

/** The President's flag of 1916 to 1945: the eagle looks towards the arrows, a star in each corner. */
export function commanderInChief(): string {
  const corner = [
    [-70, -80],
    [70, -80],
    [-70, 80],
    [70, 80],
  ]
    .map(([x, y]) => at(x!, y!, star(15, ink.silver)))
    .join('');
  return (
    corner + at(0, 0, eagle({ metal: ink.gold, shade: ink.ink, wings: 'spread', face: 1, arms: true }), 0.79)
  );
}

/** Army Nurse Corps: the caduceus with the letter N. */
export function nurseCorps(metal: string, letter: string): string {
  const wing = stroke('M6-62H66M6-52H58M6-42H46M6-33H32', metal, 8, true);
  return (
    `${wing}<g transform="scale(-1 1)">${wing}</g>` +
    stroke('M0-74V92', metal, 8, true) +
    disc(0, -80, 9, metal) +
    stroke(
      'M-16-22C-44-14-34 12 0 20C34 28 32 52 0 58C-22 62-20 76-2 80M16-22C44-14 34 12 0 20C-34 28-32 52 0 58C22 62 20 76 2 80',
      metal,
      7,
      true,
    ) +
    disc(-18, -22, 6.5, metal) +
    disc(18, -22, 6.5, metal) +
    words(0, 50, 'N', { size: 84, face: 'display', anchor: 'middle', colour: letter })
  );
}

/** Merchant Marine: the shield upon the anchor. */
export function merchantMarine(metal: string, dark: string): string {
  return (
    at(0, 2, anchor(metal, 10), 1.72) +
    at(0, 4, fill('M-37-44H37V6Q34 36 0 48Q-34 36-37 6Z', dark) + shield(metal, dark), 1.05)
  );
}

/** Seabees: the bee with wrench and hammer. */
export function seabees(metal: string, dark: string): string {
  const wing =
    fill('M6-26C34-70 82-76 80-48C78-26 40-14 8-14Z', metal) +
    stroke('M16-24C38-42 56-52 70-52', dark, 2.4, true);
  const body =
    fill('M0-34C26-34 32-6 28 22C24 52 10 74 0 92C-10 74-24 52-28 22C-32-6-26-34 0-34Z', metal) +
    stroke('M-29 0Q0 12 29 0M-28 22Q0 34 28 22M-22 44Q0 54 22 44M-13 66Q0 72 13 66', dark, 9);
  const cap = fill('M-26-62Q0-52 26-62L22-82Q0-96-22-82Z', metal) + stroke('M-25-66Q0-56 25-66', dark, 3);
  const head =
    disc(0, -46, 22, metal) +
    disc(-9, -46, 5.5, dark) +
    disc(9, -46, 5.5, dark) +
    stroke('M-7-34Q0-29 7-34', dark, 2.6, true);
  const wrench =
    stroke('M-34 20L-66 66', metal, 8, true) +
    `<path d="M-78 64A14 14 0 1 0-56 78" fill="none" stroke="${metal}" stroke-width="8"/>`;
  const hammer =
    stroke('M34 20L62 60', metal, 8, true) + at(66, 66, box(-20, -8, 40, 17, metal, 2), 1, 55 - 90);
  const arms = stroke('M-24 4L-40 22M24 4L40 22', metal, 6, true);
  return `${wing}<g transform="scale(-1 1)">${wing}</g>${wrench}${hammer}${arms}${body}${head}${cap}`;
}

/** The women's services: Pallas Athene, helmeted, in profile, as on the collar of the WAC. */
export function pallas(metal: string, dark: string): string {
  const helmet = fill(
    'M-40 6C-46-40-20-64 10-62C40-60 54-40 52-18L30-14C26-24 16-26 6-22C-4-16-6-4-12 6C-18 16-26 22-34 24Z',
    metal,
  );
  const crest =
    stroke('M50-34C40-78-10-90-44-64C-68-44-70-4-60 34', metal, 15) +
    stroke('M50-34C40-78-10-90-44-64C-68-44-70-4-60 34', dark, 2);
  const profile = fill(
    'M4-18C12-24 26-24 30-14L34 0C38 8 44 16 45 20C44 24 39 24 38 26C37 29 40 31 39 34C37 36 38 39 36 41C37 46 34 52 26 52C20 52 14 50 12 54C10 62 12 72 18 84H-34C-26 70-28 50-32 26C-22 20-14 12-8-2Z',
    metal,
  );
  return (
    crest +
    helmet +
    profile +
    stroke('M-38 22C-22 18-12 4-6-8C0-20 18-28 31-15', dark, 3.4) +
    stroke('M18 2Q24-2 30 2M28 33Q33 34 38 33', dark, 2.8, true) +
    stroke('M-36-16C-22-40 16-52 50-30', dark, 2.6)
  );
}
