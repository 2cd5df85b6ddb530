// Faces of the Skirmish pack: a hand-cut frame, the number as large as wood type allows, and
// under it the men it stands for: one figure a man to nine, files of ten to ninety.

import type { SkirmishCard } from '@messdeck/engine/packs/skirmish';
import { at, caption, card, figures, gouges, text } from '../army-shapes.ts';
import { lamp } from '../lamp.ts';
import { CAPITAL, corners, displayWidth, INDEX_SIZE, n, stock } from '../svg.ts';
import { badgeShape, fieldGlasses, filesOfTen, ground, men, nobody } from './figures.ts';
import { INK, TINT } from './inks.ts';
import { nurse, officer, scout } from './portraits.ts';

const white = 'var(--card-white,#fffefa)';

/** The corner cut out of the frame for the index: wider for long numbers, deeper where a sign stands below. */
interface Corner {
  readonly wide: number;
  readonly deep: number;
  readonly digits: string;
}

function cornerOf(c: SkirmishCard): Corner {
  const digits = String(c.number ?? c.points);
  const wide = [60, 60, 60, 73, 80][digits.length];
  return { wide, digits, deep: c.spy || c.kind === 'nurse' ? 160 : 128 };
}

/** A frame round the card less its index corners, cut by hand: the two edges waver apart. */
function frame(fill: string, corner: Corner): string {
  const side = (inset: number, phase: number): string => {
    const [a, b, c, d] = [12 + inset, 238 - inset, corner.wide + inset, corner.deep + inset];
    // biome-ignore format: the eight points in order
    const turns = [[c, a], [b, a], [b, 350 - d], [250 - c, 350 - d], [250 - c, 350 - a], [a, 350 - a], [a, d], [c, d]] as const;
    let path = '';
    turns.forEach(([x1, y1], i) => {
      const [x2, y2] = turns[(i + 1) % 8];
      for (let k = 0; k < 3; k++) {
        const wave = k ? 0.8 * Math.sin(i * 2.1 + k * 2.7 + phase) : 0;
        const [x, y] = [x1 + ((x2 - x1) * k) / 3, y1 + ((y2 - y1) * k) / 3];
        path += `${path ? 'L' : 'M'}${n(y1 === y2 ? x : x + wave)} ${n(y1 === y2 ? y + wave : y)}`;
      }
    });
    return `${path}Z`;
  };
  return (
    `<path d="${side(4, 0)}" fill="${fill}"/>` +
    `<path d="${side(0, 0)}${side(4, 2)}" fill="currentColor" fill-rule="evenodd"/>`
  );
}

/** Number, the badge with the branch's letter, and the sign of spies and nurses. */
function index(c: SkirmishCard, corner: Corner): string {
  const x = 2 + corner.wide / 2;
  const foot = 14 + INDEX_SIZE * CAPITAL;
  const badge = badgeShape(c.branch) + text(0, 12, 33, c.letter, { fill: stock });
  const sign = c.spy ? fieldGlasses(stock) : c.kind === 'nurse' ? lamp(stock) : '';
  return (
    figures(x, foot, INDEX_SIZE, corner.wide - 14, corner.digits, 'currentColor') +
    at(x, foot + 30, 1, badge, ' fill="currentColor"') +
    (sign && at(x, foot + 71, 0.42, sign, ' fill="currentColor"'))
  );
}

/** The number at the head of the card, in wood type with a clear edge. */
function bigNumber(corner: Corner, tall: number, edge: string = stock): string {
  const natural = displayWidth(corner.digits);
  const size = Math.min(tall / CAPITAL, (224 - corner.wide) / natural);
  const halo = ` stroke="${edge}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`;
  const middle = (corner.wide + 238) / 2;
  return text(middle, 27 + size * CAPITAL, size, corner.digits, {
    fill: 'currentColor',
    width: natural * size,
    extra: halo,
  });
}

/** Sky in gouges behind the portraits; where the ranks fill the card there is none. */
const sky = (y: number, rows: number, width = 162): string =>
  rows === 0 ? '' : `<path d="${gouges(20, y, width, rows, 9, 2.6)}" fill="currentColor" opacity=".26"/>`;

/** A portrait drawn for the narrow corner, made to fit beside a wider one. */
function beside(corner: Corner, body: string): string {
  const scale = (238 - corner.wide) / 178;
  if (scale === 1) return body;
  return at(12 - 12 * scale, 297 - 297 * scale, scale, body);
}

function picture(c: SkirmishCard, corner: Corner): string {
  const { branch, number } = c;
  if (number === null) {
    const sign = at(199, 166, 0.5, lamp(white), ' fill="currentColor"');
    return beside(corner, nurse(white)) + sign + bigNumber(corner, 100, white);
  }
  if (c.kind === 'officer') return sky(172, 13, 150) + officer(c.title) + bigNumber(corner, 124);
  if (c.spy) return sky(196, 11, 150) + beside(corner, scout(branch)) + bigNumber(corner, 124);
  if (number >= 10) {
    const { behind, front } = filesOfTen(branch, number / 10, TINT[branch], `sk-${c.id}-ten`);
    const rows = Math.max(0, Math.round(13 - number / 6));
    return sky(142, rows) + behind + bigNumber(corner, 168) + front + ground(branch, 293);
  }
  const scene = number
    ? men(branch, number, `sk-${c.id}-man`)
    : at(101.5, 291, 1.12, nobody(branch), ' fill="currentColor"');
  const crowd = number > 5;
  return sky(142, crowd ? 7 : 9) + bigNumber(corner, crowd ? 168 : 180) + scene + ground(branch, 293);
}

/** The face of a card of the pack, as SVG text. */
export function face(c: SkirmishCard): string {
  const corner = cornerOf(c);
  const name = `${c.branch} ${c.title}`.toUpperCase();
  const right = 250 - corner.wide;
  return card(
    frame(c.kind === 'nurse' ? white : 'none', corner) +
      picture(c, corner) +
      corners(index(c, corner)) +
      `<path d="M24 303H${n(right - 10)}" stroke="currentColor" stroke-width="1"/>` +
      caption((12 + right) / 2, 327, 25, name, right - 38, 4, 'currentColor'),
    INK[c.branch],
  );
}
