// The four Ordnance cards as engineering drawings: ink lines on squared paper, a side
// elevation around 0,0 (about 200 wide) and the round it fires. After pieces of the
// American army of 1917 to 1919; proportions by eye, not from plans.
import { ink, n, stock } from '../svg.ts';

const paper = 'var(--card-linen,#efe6cd)';
const wash = 'var(--card-wash,#dcc792)';

/** A tube or leg: ink outline with paper inside. */
const tube = (d: string, w: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(w)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${paper}" stroke-width="${n(w - 3)}" stroke-linecap="round"/>`;

const lines = (d: string, w = 1.5): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(w)}"/>`;
const solid = (d: string): string => `<path d="${d}" fill="${ink}"/>`;
const plate = (d: string, fill: string = wash): string =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, fill: string = paper): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${ink}" stroke-width="1.5"/>`;

/** A row of rivets. */
const rivets = (d: string, pitch: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 ${pitch}"/>`;

/** A wooden wheel: tyre, felloe, spokes, hub. */
function wheel(x: number, y: number, r: number, spokes: number, w: number): string {
  let d = '';
  for (let i = 0; i < spokes; i++) {
    const a = (2 * Math.PI * (i + 0.5)) / spokes;
    d += `M${n(x + 7 * Math.cos(a))} ${n(y + 7 * Math.sin(a))}L${n(x + (r - 5) * Math.cos(a))} ${n(y + (r - 5) * Math.sin(a))}`;
  }
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${ink}" stroke-width="3"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r - 6)}" fill="none" stroke="${ink}" stroke-width="1.4"/>` +
    lines(d, w) +
    disc(x, y, 8) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="3" fill="${ink}"/>`
  );
}

/** Water-cooled machine gun on its tripod (after the Browning, model of 1917). */
const machineGun = (): string =>
  tube('M14-6L-52 62', 8) +
  tube('M14-6L86 62', 8) +
  tube('M14-6L30 62', 8) +
  solid('M-60 60H-42V65H-60ZM76 60H96V65H76ZM20 60H40V65H20Z') +
  plate('M2-16H28L24 0H6Z') +
  plate('M-88-44H-6V-22H-88Z') +
  lines('M-88-38H-6M-88-33H-6M-88-28H-6', 0.8) +
  plate('M-98-38H-88V-28H-98Z') +
  plate('M-82-50H-72V-44H-82ZM-18-50H-8V-44H-18Z') +
  plate('M-6-48H52V-14H-6Z') +
  lines('M-6-40H52M6-40V-14M22-31H44', 1.1) +
  rivets('M-2-18H50', 9) +
  plate('M18-62H24V-48H18ZM14-64H28V-60H14Z') +
  plate('M52-44H60C64-38 63-30 60-26L68-6H58L52-24Z') +
  `<path d="M26-22V20" stroke="${ink}" stroke-width="15"/><path d="M26-20V20" stroke="${paper}" stroke-width="12" stroke-dasharray="3 2"/>` +
  lines('M-80-22C-84 0-96 10-100 34', 2.4) +
  plate('M-110 34H-84V64H-110Z') +
  lines('M-110 42H-84', 1) +
  lines('M-103 34V29H-91V34', 1.4);

/** Quick-firing field gun, 75 mm (after the French 75 of the American field artillery). */
const fieldGun = (): string =>
  plate('M16 6L24-2L104 54L108 68L96 66L90 58Z') +
  solid('M96 56L110 52L108 72L96 66Z') +
  lines('M30 12L88 54', 1) +
  plate('M-66-14H44V-2H-66Z') +
  lines('M-66-8H44', 0.8) +
  plate('M-104-29L52-34V-14L-104-19Z') +
  lines('M-40-31V-17M10-33V-15', 1.1) +
  plate('M-108-31H-100V-17H-108Z') +
  plate('M52-37H68V-11H52Z') +
  lines('M60-37V-11', 1) +
  disc(72, -24, 4, ink) +
  plate('M-22-62L-15-62L-8-14L-8 34L-14 34L-14-14Z', stock) +
  rivets('M-11-4V30', 8) +
  lines('M20-34V-50H30', 2) +
  disc(33, -50, 4) +
  wheel(6, 22, 46, 12, 3.2);

/** Howitzer, 155 mm (after the Schneider piece, American model of 1917). */
const howitzer = (): string =>
  plate('M10 0L26-6L108 50L112 66L98 64L90 56Z') +
  solid('M96 54L112 50L112 72L98 64Z') +
  lines('M34 8L90 50', 1) +
  `<g transform="translate(6-14)rotate(31)">${plate('M-66 4H36V22H-66Z')}${lines('M-66 13H36M-40 4V22M6 4V22', 0.9)}${plate('M-92-16L44-21V4L-92 0Z')}${lines('M-44-18V2M0-20V3', 1.1)}${plate('M-98-18H-88V2H-98Z')}${plate('M44-24H64V8H44Z')}${lines('M54-24V8', 1)}</g>` +
  plate('M-16-46L-8-46L0 0L0 40L-8 40L-8 0Z', stock) +
  rivets('M-4 4V36', 8) +
  wheel(12, 26, 42, 10, 5);

/** Light tank, six tons (after the American model of 1917). */
function tank(): string {
  let rollers = '';
  for (let i = 0; i < 8; i++) rollers += disc(-36 + i * 11.5, 47, 5.2);
  for (let i = 0; i < 4; i++) rollers += disc(-24 + i * 20, 13 + i * 2.4, 3.4);
  const track = 'M-70-14C-102-14-108 22-92 44C-84 56-76 58-66 58H60C76 58 86 48 84 36C82 22 70 18 58 17Z';
  return (
    lines('M76 26C96 24 100 36 112 52M72 34C92 34 96 44 106 56', 2.2) +
    solid('M104 50L116 50L114 60L104 58Z') +
    plate('M-64-8L-44-14L-38-30H24L34-24L88-8V14L70 26H-50Z') +
    lines('M24-30V-4M34-24V0M88-8L24-8M-44-14L-20-14V-30', 1.1) +
    rivets('M-34-26H20', 7) +
    rivets('M40-3H84', 8) +
    lines('M46-17V-10M54-15V-9M62-13V-8M70-11V-7', 1.2) +
    plate('M-34-34L-28-62H10L20-34Z') +
    rivets('M-28-38H16', 7) +
    plate('M-22-62C-22-72 6-72 6-62Z') +
    plate('M-14-70H0V-75H-14Z') +
    plate('M-30-56H-36L-40-42H-33Z') +
    plate('M-38-53H-72V-46H-39Z') +
    plate('M-78-55H-71V-44H-78Z') +
    solid('M0-54H10V-50H0Z') +
    `<path d="${track}" fill="${paper}" stroke="${ink}" stroke-width="6" stroke-dasharray="8 1.4"/><path d="${track}" fill="none" stroke="${paper}" stroke-width="1.6"/>` +
    disc(-71, 21, 27) +
    disc(-71, 21, 20) +
    disc(-71, 21, 6) +
    lines(
      'M-71 15V1M-71 27V41M-77 21H-91M-65 21H-51M-75 17L-85 7M-67 25L-57 35M-67 17L-57 7M-75 25L-85 35',
      1.6,
    ) +
    disc(62, 38, 14) +
    disc(62, 38, 5) +
    lines('M62 29V33M62 43V47M53 38H57M67 38H71', 2) +
    plate('M-46 38L-40 28H40L50 40V44H-46Z') +
    rivets('M-38 34H42', 8) +
    rollers
  );
}

/** A round of ammunition lying on its side, nose to the left: cartridge case and projectile, or shell alone. */
function round(length: number, caliber: number, caseLength: number): string {
  const [l, c] = [length / 2, caliber / 2];
  const seam = l - caseLength;
  return (
    plate(
      `M${n(-l)} 0C${n(-l + c * 1.2)} ${n(-c * 0.9)} ${n(-l + c * 2.4)} ${n(-c)} ${n(-l + c * 3.4)} ${n(-c)}H${n(l)}V${n(c)}H${n(-l + c * 3.4)}C${n(-l + c * 2.4)} ${n(c)} ${n(-l + c * 1.2)} ${n(c * 0.9)} ${n(-l)} 0Z`,
    ) +
    (caseLength
      ? plate(`M${n(seam)} ${n(-c - 1.5)}H${n(l)}V${n(c + 1.5)}H${n(seam)}Z`, stock) +
        lines(`M${n(l - 4)} ${n(-c - 1.5)}V${n(c + 1.5)}`, 1)
      : lines(`M${n(l - 9)} ${n(-c)}V${n(c)}M${n(l - 13)} ${n(-c)}V${n(c)}`, 2.2)) +
    `<path d="M${n(-l - 10)} 0H${n(l + 10)}" stroke="${ink}" stroke-width=".8" stroke-dasharray="9 2.5 2 2.5"/>`
  );
}

export interface Piece {
  name: string;
  note: string;
  drawing: string;
  /** Left and right end of the drawing on the card. */
  span: readonly [number, number];
  round: string;
}

/** The piece drawn on the card of that many points. */
export function piece(points: number): Piece {
  switch (points) {
    case 5:
      return {
        name: 'Machine Gun',
        note: 'Calibre .30, water cooled',
        drawing: machineGun(),
        span: [46, 221],
        round: round(64, 8, 38),
      };
    case 10:
      return {
        name: 'Field Gun',
        note: '75 mm, on wheels',
        drawing: fieldGun(),
        span: [34, 220],
        round: round(92, 16, 46),
      };
    case 15:
      return {
        name: 'Howitzer',
        note: '155 mm, high angle',
        drawing: howitzer(),
        span: [33, 209],
        round: round(96, 26, 0),
      };
    default:
      return {
        name: 'Tank',
        note: 'Six tons, 37 mm gun',
        drawing: tank(),
        span: [29, 217],
        round: round(56, 13, 24),
      };
  }
}

/** A dimension line with arrowheads and witness lines. */
export const dimension = (x1: number, x2: number, y: number, from: number): string =>
  lines(`M${n(x1)} ${n(from)}V${n(y + 4)}M${n(x2)} ${n(from)}V${n(y + 4)}M${n(x1)} ${n(y)}H${n(x2)}`, 0.8) +
  solid(`M${n(x1)} ${n(y)}l8-2.2v4.4ZM${n(x2)} ${n(y)}l-8-2.2v4.4Z`);
