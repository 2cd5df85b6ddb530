// Silhouettes in the air, most in plan view with the nose up; drawn round (0, 0), about 150 across.
import { points, stock } from '../svg.ts';
import { disc, fill, line, mirror } from './paper.ts';

export interface Plane {
  long: number; // half length
  wide: number; // half width of the fuselage
  wing: [y: number, span: number, sweep: number, root: number, tip: number];
  tail: [y: number, span: number, sweep: number, root: number, tip: number];
  engines?: [x: number, y: number, long: number, wide: number][]; // one side
  props?: boolean;
}
const surface = ([y, span, sweep, root, tip]: Plane['wing']): string =>
  mirror(fill(`M0 ${y}L${span} ${y + sweep}V${y + sweep + tip}L0 ${y + root}Z`));

export function plane(p: Plane): string {
  const l = p.long;
  const w = p.wide;
  const engines = (p.engines ?? [])
    .map(
      ([x, y, long, wide]) =>
        line(`M${x} ${y}v${long}`, wide) + (p.props ? line(`M${x - 11} ${y - wide / 2 - 1}h22`, 2.6) : ''),
    )
    .join('');
  return (
    surface(p.wing) +
    surface(p.tail) +
    (engines ? mirror(engines) : '') +
    fill(
      `M0 ${-l}C${points(w, -l * 0.92, w, -l * 0.7, w, -l * 0.5)}L${points(w * 0.7, l * 0.85)}Q0 ${points(l * 1.04)} ${points(-w * 0.7, l * 0.85)}L${points(-w, -l * 0.5)}C${points(-w, -l * 0.7, -w, -l * 0.92, 0, -l)}Z`,
    ) +
    fill(
      `M0 ${points(-l * 0.86)}Q${points(w * 0.6, -l * 0.76)} 0 ${points(-l * 0.62)}Q${points(-w * 0.6, -l * 0.76)} 0 ${points(-l * 0.86)}Z`,
      stock,
    )
  );
}

export const trainer = (): string =>
  plane({ long: 58, wide: 8, wing: [-18, 70, 4, 26, 16], tail: [38, 26, 4, 16, 9] }) + line('M-16-60H16', 3);
export const transport = (): string =>
  plane({
    long: 74,
    wide: 12,
    wing: [-26, 84, 10, 26, 11],
    tail: [52, 32, 8, 18, 9],
    engines: [
      [30, -28, 20, 9],
      [55, -24, 20, 9],
    ],
    props: true,
  });
/** A flying boat: two engines over the hull, floats under the wing tips. */
export const searchPlane = (): string =>
  plane({
    long: 72,
    wide: 13,
    wing: [-30, 88, 0, 22, 17],
    tail: [50, 32, 2, 16, 11],
    engines: [[25, -40, 26, 11]],
    props: true,
  }) +
  mirror(line('M70-34V0', 7)) +
  line('M-7 6H7M-7 14H7M-7 22H7', 2.6, stock);
export const tanker = (): string =>
  plane({
    long: 76,
    wide: 10,
    wing: [-22, 78, 44, 30, 9],
    tail: [52, 30, 16, 18, 8],
    engines: [
      [29, -10, 15, 9],
      [53, 6, 15, 9],
    ],
  }) + line('M0 76V98', 3.4);
export const attackPlane = (): string =>
  plane({
    long: 66,
    wide: 8,
    wing: [-14, 76, 3, 28, 18],
    tail: [46, 32, 0, 18, 16],
    engines: [[17, 20, 22, 14]],
  }) +
  mirror(line('M32 46V66M40-12V14', 4.5)) +
  line('M0-66V-76', 4);
export const radarPlane = (): string =>
  plane({
    long: 76,
    wide: 9,
    wing: [-22, 78, 42, 28, 9],
    tail: [52, 30, 16, 18, 8],
    engines: [
      [28, -10, 15, 9],
      [52, 6, 15, 9],
    ],
  }) +
  `<circle cy="20" r="27" stroke="${stock}" stroke-width="3"/>` +
  line('M-25 20H25', 5, stock);
export const fighter = (): string =>
  fill(
    'M0-84L7-58L10-30L26-16L62 22V34L22 30L20 44L42 62V72L12 66L8 78H-8L-12 66L-42 72V62L-20 44L-22 30L-62 34V22L-26-16L-10-30L-7-58Z',
  ) +
  fill('M0-58Q6-46 0-34Q-6-46 0-58Z', stock) +
  mirror(line('M62 14V38', 3.6) + line('M11 42L15 68', 2, stock));
export const navalFighter = (): string =>
  fill(
    'M0-82L6-60L14-24L60 4V20L22 22L20 38L44 58V68L14 62L10 76H-10L-14 62L-44 68V58L-20 38L-22 22L-60 20V4L-14-24L-6-60Z',
  ) +
  fill('M0-60Q6-46 0-36Q-6-46 0-60Z', stock) +
  mirror(line('M60-4V22', 4) + line('M9 30L14 58', 2, stock));
export const bomber = (): string =>
  plane({
    long: 80,
    wide: 8,
    wing: [-34, 86, 56, 26, 10],
    tail: [54, 32, 18, 20, 9],
    engines: [
      [28, -14, 14, 13],
      [56, 8, 14, 13],
    ],
  });
export const flyingWing = (): string =>
  fill('M0-46L92 30L80 42L56 22L38 42L20 26L0 46L-20 26L-38 42L-56 22L-80 42L-92 30Z') +
  fill('M0-30L9-16H-9Z', stock) +
  mirror(line('M16-12L20 2', 3, stock));
export const jumpJet = (): string =>
  fill(
    'M0-78Q8-66 10-40L18-34V-14L52 14V26L18 22L12 44L32 58V66L0 64L-32 66V58L-12 44L-18 22L-52 26V14L-18-14V-34L-10-40Q-8-66 0-78Z',
  ) +
  fill('M0-62Q6-50 0-40Q-6-50 0-62Z', stock) +
  mirror(disc(13, -8, 3.4, stock) + disc(13, 12, 3.4, stock));
export const patrolPlane = (): string =>
  plane({
    long: 72,
    wide: 10,
    wing: [-24, 84, 6, 24, 12],
    tail: [48, 34, 6, 18, 10],
    engines: [[36, -30, 24, 10]],
    props: true,
  }) + line('M-10 2H10M-10 8H10', 2.6, stock);
export const tiltrotor = (): string =>
  plane({ long: 60, wide: 13, wing: [-14, 62, -4, 20, 18], tail: [46, 26, 0, 13, 13] }) +
  mirror(
    `<circle cx="62" cy="-10" r="27" fill="none" stroke-width="2.6"/>` +
      line('M62-10V-37M62-10L85.4 3.5M62-10L38.6 3.5', 5) +
      disc(62, -10, 7),
  );

/** A helicopter from the side, nose to the right; its skids stand on y = 46. */
export function helicopter(kind: 'attack' | 'rescue'): string {
  const rotor = line('M-66-44H78M6-44V-26', 4.5) + fill('M-6-26H20L14-38H0Z');
  if (kind === 'attack') {
    return (
      rotor +
      fill(
        'M-86-34L-78-36L-68-16L-16-22Q-6-28 10-26Q24-24 34-10L58-2Q64 4 56 10L20 20H-14Q-26 12-34 2L-78-4Z',
      ) +
      fill('M22-16Q30-12 34-4H16V-16Z', stock) +
      line('M50 10V20H66M-8 10L6 20H26M4 20V36M-62 0V22', 4.5) +
      disc(4, 38, 7) +
      disc(-62, 24, 5) +
      line('M-4 14H30', 7) +
      `<circle cx="-80" cy="-26" r="12" fill="none" stroke-width="3"/>`
    );
  }
  return (
    rotor +
    fill('M-84-40L-72-40L-62-18L-18-24Q-4-28 18-26Q46-24 60 0Q64 14 52 22H-10Q-28 20-36 2L-76-6Z') +
    fill('M34-16Q46-10 50 2H30V-16ZM4-14H22V6H4Z', stock) +
    line('M-2 22V36M36 22V36', 4.5) +
    disc(-2, 39, 6.5) +
    disc(36, 39, 6.5) +
    `<circle cx="-78" cy="-28" r="13" fill="none" stroke-width="3"/>` +
    line('M13 6V58', 1.8) +
    `<circle cx="13" cy="64" r="6" fill="none" stroke-width="3"/>`
  );
}
/** A missile rising on its smoke. */
export const missile = (): string =>
  fill('M0-84Q14-62 14-40V34H-14V-40Q-14-62 0-84ZM14 14L28 40H14ZM-14 14L-28 40H-14Z') +
  line('M-14-34H14M-14-4H14', 3, stock) +
  fill('M-8 38H8L14 70Q6 62 0 84Q-6 62-14 70Z');
export const cloud = (): string =>
  fill('M-74 20A22 22 0 0 1-62-20A34 34 0 0 1 2-34A28 28 0 0 1 50-16A20 20 0 0 1 62 20Z');
export const parachute = (): string =>
  fill('M-62-40A62 58 0 0 1 62-40Q48-50 36-40Q18-52 0-40Q-18-52-36-40Q-48-50-62-40Z') +
  line('M-60-40L-6 28M-34-42L-3 28M34-42L3 28M60-40L6 28', 2) +
  disc(0, 28, 9) +
  fill('M-12 40Q0 32 12 40L10 62L16 82H8L0 66L-8 82H-16L-10 62Z') +
  line('M-12 42L-20 22M12 42L20 22', 5) +
  line('M-12 46L16 58', 4, stock);
/** A square canopy, steered down to somebody in need. */
export const squareCanopy = (): string =>
  fill('M-74-58Q0-92 74-58L66-34Q0-64-66-34Z') +
  line('M-46-70L-42-45M-16-79L-14-51M16-79L14-51M46-70L42-45', 2.4, stock) +
  line('M-64-36L-6 24M-24-50L-3 24M24-50L3 24M64-36L6 24', 2) +
  disc(0, 26, 9) +
  fill('M-12 38Q0 30 12 38L10 60L22 80H13L0 64L-14 76L-20 70L-10 58Z') +
  line('M-12 40L-24 20M12 40L24 20', 5) +
  fill('M-20 40H-10V58H-20Z');
