// Which insignia a rank card shows. Army and Marine Corps here, the Navy and Coast Guard in navy.ts.
// Everything is drawn round (0, 0), the middle of a panel of 178 by 216.

import { starPath } from '../svg.ts';
import type { Sleeve } from './chevrons.ts';
import { armyChevrons, marineChevrons } from './chevrons.ts';
import { eagle } from './eagle.ts';
import { navyInsignia } from './navy.ts';
import { at, box, disc, fill, ink, type Suit, words } from './paper.ts';
import { anchor, burstingBomb, dots, globe, oakLeaf, struckStar } from './shapes.ts';

/** Two insignia on one card: the first large, the other at its foot. */
function pair(large: string, small: string, scale = 0.86, up = -24, down = 62, smallScale = 0.5): string {
  return at(0, up, large, scale) + at(0, down, small, smallScale);
}

/** A lieutenant's or captain's bar. Gold is dotted, as engravers did; silver is plain. */
function bar(x: number, gold: boolean, wide = 46): string {
  const metal = gold ? ink.gold : ink.silver;
  return (
    box(x - wide / 2, -66, wide, 132, metal, 2) +
    `<rect x="${x - wide / 2 + 5}" y="-61" width="${wide - 10}" height="122" fill="none" stroke="${ink.ink}" stroke-width="1.4" opacity=".75"/>` +
    (gold ? dots(x - wide / 2 + 11, x + wide / 2 - 10, -52, 54, ink.ink, 8) : '')
  );
}

/** A warrant officer's bar of the Army: rounded, enamelled, gold along (chief) or across (junior grade). */
function warrantBar(enamel: string, along: boolean): string {
  return (
    box(-30, -78, 60, 156, ink.gold, 30) +
    box(-24, -72, 48, 144, enamel, 24) +
    (along ? box(-9.5, -76, 19, 152, ink.gold) : box(-28, -13, 56, 26, ink.gold))
  );
}

const STARS: Record<number, [number, number, number][]> = {
  // x, y, radius
  1: [[0, 6, 76]],
  2: [
    [0, -47, 50],
    [0, 55, 50],
  ],
  3: [
    [0, -46, 44],
    [-42, 46, 44],
    [42, 46, 44],
  ],
  4: [
    [-42, -44, 43],
    [42, -44, 43],
    [-42, 50, 43],
    [42, 50, 43],
  ],
};
const stars = (count: number, shade: string): string =>
  STARS[count].map(([x, y, q]) => at(x, y, struckStar(q, ink.silver, shade))).join('');

/** Card 19 of the Marines: a rank nobody held on active duty, so four stars in outline only. */
function emptyStars(): string {
  const outlines = STARS[4].map(([x, y]) => starPath(x, y, 38)).join('');
  return `<path d="${outlines}" fill="none" stroke="${ink.silver}" stroke-width="2.6" stroke-dasharray="6 4"/>`;
}

/** Officers from second lieutenant to general, alike in the Army and the Marine Corps. */
function officer(number: number, cloth: string): string {
  const caption = (metal: string): string =>
    words(0, 99, metal, { size: 15, face: 'display', anchor: 'middle', spacing: 3, colour: ink.silver });
  switch (number) {
    case 10:
      return at(0, -9, bar(0, true)) + caption('GOLD');
    case 11:
      return at(0, -9, bar(0, false)) + caption('SILVER');
    case 12:
      return (
        at(
          0,
          -9,
          box(-20, -46, 40, 9, ink.silver) +
            box(-20, 37, 40, 9, ink.silver) +
            bar(-33, false, 42) +
            bar(33, false, 42),
        ) + caption('SILVER')
      );
    case 13:
      return at(0, -8, oakLeaf(ink.gold, ink.ink) + goldLeafDots()) + caption('GOLD');
    case 14:
      return at(0, -8, oakLeaf(ink.silver, ink.ink)) + caption('SILVER');
    case 15:
      return (
        at(0, -6, eagle({ metal: ink.silver, shade: cloth, wings: 'spread', face: -1, arms: true }), 0.78) +
        caption('SILVER')
      );
    default:
      return stars(number - 15, ink.ink);
  }
}
/** Dots on the gold leaf, between the veins. */
function goldLeafDots(): string {
  const right = 'M8-70H18M9-38H24M16-28H26M34-24H44M9-6H20M26 0M28 10H46M10 28H18M8 4H14M9 48H20M8-54';
  const left = right.replace(/M(\d+)([ -]\d+)H(\d+)/g, 'M-$1 $2H-$3');
  return `<path d="${right}${left}" fill="none" stroke="${ink.ink}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 7.5"/>`;
}

/** A private wears no chevron: the collar disk of the Army's enlisted men. */
function collarDisk(): string {
  return (
    disc(0, 0, 66, ink.gold) +
    `<circle r="59" fill="none" stroke="${ink.ink}" stroke-width="2"/><circle r="53" fill="none" stroke="${ink.ink}" stroke-width="1"/>` +
    words(0, 29, 'U.S.', { size: 84, face: 'display', anchor: 'middle', spacing: 1 })
  );
}

/** Eagle, globe and anchor: the emblem a private of Marines wears on collar and cap. */
export function marineEmblem(cloth: string): string {
  return (
    at(0, 22, anchor(ink.gold, 9), 1.36, 38) +
    `<circle cx="0" cy="26" r="43" fill="${cloth}"/>` +
    at(0, 26, globe(39, ink.gold, cloth, 2.6)) +
    fill(
      'M-20 8Q-6-2 6 6Q10 16 2 22Q-2 34-10 30Q-22 22-20 8ZM4 36Q16 32 16 42Q12 54 6 58Q2 46 4 36Z',
      cloth,
    ) +
    at(0, -46, eagle({ metal: ink.gold, shade: cloth, wings: 'spread', face: -1 }), 0.62)
  );
}

function army(number: number): string {
  const c = (s: Sleeve): string => armyChevrons(s);
  switch (number) {
    case 1:
      return collarDisk();
    case 2:
      return at(0, 0, c({ up: 1 }), 1.2);
    case 3:
      return pair(c({ up: 2 }), c({ up: 2, centre: 'T' }), 1.05, -38, 52, 0.7);
    case 4:
      return pair(c({ up: 3 }), c({ up: 3, centre: 'T' }), 1, -40, 54, 0.66);
    case 5:
      return pair(c({ up: 3, rockers: 1 }), c({ up: 3, rockers: 1, centre: 'T' }), 0.86, -38, 64, 0.52);
    case 6:
      return at(0, 0, c({ up: 3, rockers: 2 }), 1.12);
    case 7:
      return pair(c({ up: 3, rockers: 3, centre: 'lozenge' }), c({ up: 3, rockers: 3 }), 0.7, -36, 68, 0.4);
    case 8:
      return at(-36, 0, warrantBar(ink.brown, false)) + at(44, 27, warrantBar(ink.blue, false), 0.66);
    case 9:
      return warrantBar(ink.brown, true);
    default:
      return officer(number, ink.army);
  }
}

function marines(number: number): string {
  const c = (s: Sleeve): string => marineChevrons(s);
  switch (number) {
    case 1:
      return marineEmblem(ink.marines);
    case 2:
      return at(0, 0, c({ up: 1 }), 1.12);
    case 3:
      return at(0, 0, c({ up: 2 }), 1.12);
    case 4:
      return at(0, 0, c({ up: 3 }), 1.12);
    case 5:
      return pair(c({ up: 3, rockers: 1 }), c({ up: 3, ties: 1 }), 0.8, -40, 64, 0.54);
    case 6:
      return pair(c({ up: 3, rockers: 2 }), c({ up: 3, ties: 2 }), 0.74, -40, 66, 0.5);
    case 7:
      return (
        at(0, -42, c({ up: 3, rockers: 3, centre: 'lozenge' }), 0.66) +
        at(-45, 62, c({ up: 3, rockers: 3, centre: 'bomb' }), 0.46) +
        at(45, 60, c({ up: 3, ties: 3 }), 0.46)
      );
    case 8:
      return at(0, 2, burstingBomb(ink.gold, ink.ink) + dots(-26, 27, 14, 58, ink.ink, 9), 1.05);
    case 9:
      return at(0, 2, burstingBomb(ink.silver, ink.ink), 1.05);
    case 19:
      return emptyStars();
    default:
      return officer(number, ink.marines);
  }
}

/** The insignia of a rank card. */
export function insignia(suit: Suit, number: number): string {
  if (suit === 'army') return army(number);
  return suit === 'marines' ? marines(number) : navyInsignia(number);
}
