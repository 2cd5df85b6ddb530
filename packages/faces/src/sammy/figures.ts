// The four court figures as busts in a stepped niche, 84 × 100. Coats are left in the navy of the niche
// and drawn by their edges only; every face is half in light, half in tint.
import { lamp } from '../lamp.ts';
import { fine, starPath } from '../svg.ts';
import { ink, path, stroke } from './ink.ts';

export type Figure = 'Uncle Sam' | 'President' | 'Nurse' | 'Marine';

const NICHE = 'M0 100V34h5V22h7V12h10V4h12V0h16V4h12V12h10V22h7V34h5V100z';

/** A face between two heights: light half, shaded half, brow and nose in one stroke, mouth. */
function head(top: number, jaw: 'square' | 'round'): string {
  const y = (v: number) => top + v;
  const light =
    jaw === 'square'
      ? `M30 ${y(0)}H54V${y(20)}L48 ${y(31)}H36L30 ${y(20)}z`
      : `M31 ${y(0)}H53V${y(17)}Q52 ${y(28)} 42 ${y(31)}Q32 ${y(28)} 31 ${y(17)}z`;
  const shade =
    jaw === 'square'
      ? `M42 ${y(0)}H54V${y(20)}L48 ${y(31)}H42z`
      : `M42 ${y(0)}H53V${y(17)}Q52 ${y(28)} 42 ${y(31)}z`;
  return (
    path(light, ink.stock) +
    path(shade, ink.tint) +
    stroke(`M33 ${y(9)}H40V${y(18)}H44M45 ${y(9)}H51`, ink.line, 1.8) +
    path(`M34 ${y(11.5)}h4v2.4h-4zM46 ${y(11.5)}h4v2.4h-4z`, ink.line) +
    path(`M38 ${y(23)}h8v2h-8z`, ink.red)
  );
}

/** Shoulders as an edge of light, with lapels meeting at (42, low). */
const coat = (low: number): string =>
  stroke(`M6 100L10 86L31 76M78 100L74 86L53 76`, ink.stock, 1.8) +
  stroke(`M31 76L28 86L34 88L42 ${low}L50 88L56 86L53 76`, ink.stock, 1.4, 'stroke-linejoin="round"');

function uncleSam(): string {
  return (
    path('M33 66L42 98L51 66z', ink.stock) +
    coat(98) +
    path('M42 88l-10-5v10zM42 88l10-5v10z', ink.red) +
    path('M24 36L30 40V62L22 55zM60 36L54 40V62L62 55z', ink.stock) +
    head(37, 'square') +
    path('M35 66H49L42 83z', ink.stock, `stroke="${ink.navy}" stroke-width="1.4"`) +
    path('M42 66.8H48L42 81z', ink.tint) +
    path('M36 60H48V67H36z', ink.stock) +
    path('M42 60H48V67H42z', ink.tint) +
    path('M38 60h8v2h-8z', ink.red) +
    path('M24 5H60L57.3 24H26.7z', ink.stock) +
    path(
      'M24 5h5.2l1.6 19h-4.1zM34.3 5h5.2l.5 19h-4.1zM44.5 5h5.2l-1.6 19h-4.1zM54.8 5H60l-2.7 19h-4.1z',
      ink.red,
    ) +
    path('M26.7 23.5H57.3L56.6 34H27.4z', ink.navy) +
    path(
      starPath(34, 28.6, 3.4, fine) + starPath(42, 28.6, 3.4, fine) + starPath(50, 28.6, 3.4, fine),
      ink.stock,
    ) +
    path('M13 31Q42 38 71 31L69 36.5Q42 43 15 36.5z', ink.stock)
  );
}

/** Laurel up both sides: pairs of leaves along a stem. */
function laurel(): string {
  let d = '';
  for (const side of [1, -1])
    for (let i = 0; i < 5; i++) {
      const x = 42 + side * (34 - i * 0.5),
        y = 84 - i * 11;
      d += `M${x} ${y}q${5 * side}-4 ${3 * side}-10q${-4 * side} 3 ${-3 * side} 10q${-1 * side}-6 ${-7 * side}-8q0 5 ${7 * side} 8z`;
    }
  return path(d, ink.brass);
}

function president(): string {
  return (
    laurel() +
    path('M32 66L42 98L52 66z', ink.stock) +
    coat(98) +
    path('M42 76l-3 3.5 1.4 3-2.4 12 4 5 4-5-2.4-12 1.4-3z', ink.red) +
    path('M37 60H47V74H37z', ink.tint) +
    head(33, 'square') +
    path('M34 66L42 73L50 66L54 70L45 78L42 74L39 78L30 70z', ink.stock) +
    stroke('M30 70L39 78L42 74L45 78L54 70', ink.navy, 0.9) +
    path('M28 47V35Q28 24 37 22Q56 18 56 35V47H54V40Q53 35 47 34.5Q40 34 37 29Q36 35 30 38V47z', ink.brass)
  );
}

function nurse(): string {
  return (
    path('M8 100L13 84L34 73H50L71 84L76 100z', ink.red) +
    stroke('M6 100L10 85L33 74M78 100L74 85L51 74', ink.stock, 1.8) +
    path('M33 76L42 84L51 76L56 100H28z', ink.stock) +
    path('M34 62H50V74L42 82L34 74z', ink.tint) +
    path('M33 71L42 79L38 86L28 77zM51 71L42 79L46 86L56 77z', ink.stock) +
    stroke('M42 79L38 86L28 77M42 79L46 86L56 77', ink.line, 1) +
    path('M27 54V34Q30 22 42 22Q54 22 57 34V54Q57 60 52 62L53 40H31L32 62Q27 60 27 54z', ink.brass) +
    head(36, 'round') +
    path('M31 36Q36 40 46 36Q50 40 53 42V34H31z', ink.brass) +
    path('M20 32Q22 10 42 9Q62 10 64 32Q54 25 42 25Q30 25 20 32z', ink.stock) +
    stroke('M22.5 27Q32 19 42 19Q52 19 61.5 27', ink.red, 2.2) +
    `<g transform="translate(62 88)scale(.28)" fill="${ink.stock}" color="${ink.stock}">${lamp(ink.red)}</g>`
  );
}

function marine(): string {
  return (
    coat(86).replace(/M31 76L28[^"]*/, 'M31 76V68H53V76M42 78V100') +
    stroke('M31 76H53M33 68V75M51 68V75', ink.red, 1.8) +
    path('M11 84L26 77L28 80.5L12.5 88zM73 84L58 77L56 80.5L71.5 88z', ink.red) +
    path([82, 89, 96].map((y) => `M46 ${y - 2}h4v4h-4z`).join(''), ink.brass) +
    path('M36 64H48V69H36z', ink.tint) +
    head(36, 'square') +
    path('M17 22Q19 10 42 6Q65 10 67 22Q66 27 58 30H26Q18 27 17 22z', ink.stock) +
    path('M42 6Q65 10 67 22Q66 27 58 30H42z', ink.tint) +
    path('M26 29H58V36H26z', ink.red) +
    stroke('M26 35.8H58', ink.brass, 1.6) +
    path('M24 36.5H60Q58 43 42 43Q26 43 24 36.5z', ink.line) +
    stroke('M24 36.5H60Q58 43 42 43Q26 43 24 36.5z', ink.stock, 0.9) +
    `<circle cx="42" cy="20" r="5.4" fill="${ink.brass}"/>` +
    stroke('M42 13V27M38 24Q42 30 46 24M36 19H48', ink.line, 1.3)
  );
}

const drawn: Record<Figure, () => string> = {
  'Uncle Sam': uncleSam,
  President: president,
  Nurse: nurse,
  Marine: marine,
};

/** A court figure with its foot at (x, y), x being the middle. */
export function figure(who: Figure, x: number, y: number, k = 1): string {
  return (
    `<g transform="translate(${x - 42 * k} ${y - 100 * k})${k === 1 ? '' : ` scale(${k})`}">` +
    path(NICHE, ink.navy, `stroke="${ink.stock}" stroke-width="7" paint-order="stroke"`) +
    drawn[who]() +
    '</g>'
  );
}
