// Woodcut figures of the Skirmish pack: one soldier, one sailor, files of ten, and what is
// left when nobody is there. Feet at y 0, a man 45 high, one ink, facing right.
import { at } from '../army-shapes.ts';
import { n, stock } from '../svg.ts';
import type { Branch } from './inks.ts';

/** Rifleman on the march: campaign hat, pack, rifle at the slope. */
const SOLDIER =
  '<path d="M4-20L9-3L12-1.5V0H6L0-12L-4-5L-3 0H-8L-9-4L-5-20ZM4.5-33H-4L-6-19H5ZM3-31L8-22L6-20L0-28ZM-4-32H-9V-22H-5ZM10-22L-8-50L-9.5-49L6-20ZM-2-37a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0"/>' +
  '<path d="M-6.5-40H9.5V-38H-6.5ZM-2.5-39L-1.5-43L1-45.5L3.5-43L4.5-39Z"/>';

/** Bluejacket walking away with the fall of a rope: white hat, square collar, bell-bottoms. */
const SAILOR =
  '<path d="M5-19L12-1V0H3L0-11L-5 0H-14L-12-2L-4-19ZM7-33H-1L-5-18H5.5ZM6-32L13-25L12-22L4-27ZM0-33L-6-29L-2-25L3-31ZM2.6-36a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0"/>' +
  `<path d="M2-38.5L1.5-42.5Q6-45.5 11-42.5L10.5-38.5Z" fill="${stock}" stroke="currentColor" stroke-width="1.4" paint-order="normal"/>`;

/** One man of a branch. */
export const man = (branch: Branch): string => (branch === 'army' ? SOLDIER : SAILOR);

const rope = (x1: number, x2: number): string =>
  `<path d="M${n(x1)}-24H${n(x2)}" fill="none" stroke="currentColor" stroke-width="1.8"/>`;

/** `count` men in file, `pitch` apart, the middle of the file on 0; `key` names the man on the page. */
function file(branch: Branch, count: number, pitch: number, key: string): string {
  const left = (-(count - 1) * pitch) / 2;
  let out = branch === 'navy' ? rope(left - 10, left + (count - 1) * pitch + 16) : '';
  out += `<g id="${key}" transform="translate(${n(left)})">${man(branch)}</g>`;
  for (let i = 1; i < count; i++) out += `<use href="#${key}" x="${n(i * pitch)}"/>`;
  return out;
}

/** A clear line round every figure, so that ranks stand off from one another. */
const halo = ` stroke="${stock}" stroke-width="3.2" stroke-linejoin="round" paint-order="stroke"`;

/** One to nine men: one rank up to five, then two. */
export function men(branch: Branch, count: number, key: string): string {
  if (count <= 5) return at(101.5, 293, 1.45, file(branch, count, 21.5, key), ` fill="currentColor"${halo}`);
  const front = Math.ceil(count / 2);
  const rear = file(branch, count - front, 29, `${key}r`);
  return (
    at(101.5, 255, 1.12, rear, ` fill="currentColor"${halo}`) +
    at(101.5, 293, 1.12, file(branch, front, 29, key), ` fill="currentColor"${halo}`)
  );
}

export interface Files {
  behind: string;
  front: string;
}

/** A man in the ranks behind: hat, head, shoulders and rifle; no more is seen of him. */
const RANKED: Record<Branch, string> = {
  army: '<path d="M-8-9V-26Q-7-33-3-33.5H4Q9-33 9.5-26V-9ZM-2-37a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M-6-34L-10-49L-8-50L-3.5-34.5Z"/><path d="M-6.5-40H9.5V-38H-6.5ZM-2.5-39L-1.5-43L1-45.5L3.5-43L4.5-39Z"/>',
  navy: `<path d="M-6-9V-26Q-5-32-1-33.5H6Q11-33 12-26V-9ZM2.6-36a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0"/><path d="M2-38.5L1.5-42.5Q6-45.5 11-42.5L10.5-38.5Z" fill="${stock}" stroke="currentColor" stroke-width="1.4" paint-order="normal"/>`,
};

/** Files of ten massed one behind another; the front file is to be drawn over the number, the others under it. */
export function filesOfTen(branch: Branch, files: number, tint: string, key: string): Files {
  const front = at(101.5, 293, 0.74, file(branch, 10, 21, `${key}-man`), ` fill="currentColor"${halo}`);
  if (files === 1) return { behind: '', front };
  let row = `<g id="${key}-rank">${RANKED[branch]}</g>`;
  for (let i = 1; i < 10; i++) row += `<use href="#${key}-rank" x="${n(i * 21)}"/>`;
  let behind = `<g id="${key}"><g transform="translate(31.5 ${n(293 - (files - 1) * 15.5)})scale(.74)"${halo}>${row}</g></g>`;
  for (let i = files - 2; i > 0; i--)
    behind += `<use href="#${key}" x="${(files - 1 - i) % 2 ? 5 : 0}" y="${n((files - 1 - i) * 15.5)}"/>`;
  return { behind: `<g fill="${tint}" color="${tint}">${behind}</g>`, front };
}

/** Nobody there: a shelter tent, or a life ring afloat. */
export function nobody(branch: Branch): string {
  if (branch === 'army')
    return (
      '<path d="M-46 0L0-58L46 0Z"/><path d="M0-64V0" fill="none" stroke="currentColor" stroke-width="3"/>' +
      `<path d="M0-50L-17 0H17Z" fill="${stock}"/><path d="M0-50L2 0H17ZM0-58L62 2M0-58L-62 2" fill="currentColor" stroke="currentColor" stroke-width="1.4"/>` +
      `<path d="M-34-4L-10-38M-26-4L-14-22M34-4L26-15M26-4L19-14" fill="none" stroke="${stock}" stroke-width="1.6"/>`
    );
  let bands = '';
  for (let i = 0; i < 4; i++)
    bands += `<path transform="translate(0-30)rotate(${45 + i * 90})" d="M14-8H34V8H14Z" fill="${stock}" stroke="currentColor" stroke-width="1.6"/>`;
  const wave = 'q6-7 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0';
  return (
    `<circle cy="-30" r="23" fill="none" stroke="currentColor" stroke-width="17"/>${bands}` +
    `<path d="M-66-4${wave}V2H-66Z" fill="${stock}"/><path d="M-66-4${wave}M-72 1${wave}" fill="none" stroke="currentColor" stroke-width="2.4"/>`
  );
}

/** What they stand on: cut turf, or the planks of a deck. */
export function ground(branch: Branch, y: number): string {
  const d =
    branch === 'army'
      ? `M18 ${y}H186V${y + 1.5}H18ZM24 ${y + 4}q20-3 40 0q-20 3-40 0M72 ${y + 5}q16-3 34 0q-18 3-34 0M114 ${y + 4}q22-3 46 0q-24 3-46 0M166 ${y + 5}q8-3 18 0q-10 3-18 0`
      : `M18 ${y}H186V${y + 1.8}H18ZM18 ${y + 4}H76V${y + 5.2}H18ZM80 ${y + 4}H142V${y + 5.2}H80ZM146 ${y + 4}H186V${y + 5.2}H146Z`;
  return `<path d="${d}" fill="currentColor"/>`;
}

/** Field glasses seen from the front, about 100 wide, around 0,0. */
export const fieldGlasses = (gap: string): string =>
  '<path d="M-48 14C-48-6-40-26-34-34H-14L-9-14H9L14-34H34C40-26 48-6 48 14A23 23 0 0 1 2 14V4H-2V14A23 23 0 0 1-48 14Z"/>' +
  `<g fill="${gap}"><circle cx="-25" cy="14" r="14"/><circle cx="25" cy="14" r="14"/></g><path d="M-33 10A10 10 0 0 1-25 5M17 10A10 10 0 0 1 25 5" fill="none" stroke="currentColor" stroke-width="4"/>`;

/** Anchor, 100 high, around 0,0. */
export const anchor: string =
  'M-7-22V-30A13 13 0 1 1 7-30V-22H26V-11H7V32C20 30 29 23 32 12L24 15L38-4L47 18L40 15C37 35 20 48 0 50C-20 48-37 35-40 15L-47 18L-38-4L-24 15L-32 12C-29 23-20 30-7 32V-11H-26V-22ZM0-47A6 6 0 1 0 0-35A6 6 0 1 0 0-47Z';

/** Campaign hat from the front, 100 wide, around 0,0. */
export const campaignHat: string =
  'M-50 18C-44 10-32 8-24 8C-24-8-20-22-8-28C-4-30-2-26 0-26C2-26 4-30 8-28C20-22 24-8 24 8C32 8 44 10 50 18C40 26 20 28 0 28C-20 28-40 26-50 18Z';

/** Badge under the index: the shield of the Army, the round buoy of the Navy, with their letters. */
export function badgeShape(branch: Branch): string {
  return branch === 'army'
    ? '<path d="M-18-19C-12-16-6-17 0-21C6-17 12-16 18-19V2C18 14 8 20 0 25C-8 20-18 14-18 2Z"/>'
    : `<circle r="21.5"/><circle r="18" fill="none" stroke="${stock}" stroke-width="1.2"/>`;
}
