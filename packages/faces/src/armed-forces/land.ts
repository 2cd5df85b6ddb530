// Silhouettes ashore. The ground is y = 0, the picture reaches from x = -88 to 88 and 130 up.
import { stock } from '../svg.ts';
import { at, disc, fill, line } from './paper.ts';

const wheels = (xs: number[], q: number): string =>
  xs.map((x) => disc(x, -q + 1, q) + disc(x, -q + 1, q * 0.42, stock)).join('');
/** A track with its road wheels. */
const track = (from: number, to: number, high: number, count: number): string => {
  const mid = -high / 2 + 1;
  let out = fill(`M${from} ${mid}L${from + 14} ${-high}H${to - 14}L${to} ${mid}L${to - 14} 2H${from + 14}Z`);
  for (let i = 0; i < count; i += 1)
    out += disc(from + 18 + (i * (to - from - 36)) / (count - 1), mid + 2, high * 0.24, stock);
  return out;
};

/** Rifle, bayonet down, and helmet. */
export const rifleAndHelmet = (): string =>
  at(
    4,
    0,
    line('M0-4V-84', 5) +
      fill('M-6-30L6-30L8-84Q10-96 4-102H-8Q-2-90-6-72Z') +
      fill('M-2-30H2L0 2Z') +
      fill('M-38-98C-38-128-20-136 2-136C26-136 40-124 40-100L46-94H-42Z') +
      line('M8-64H18V-52', 3) +
      line('M-34-102Q0-94 36-102', 2.4, stock),
  ) + fill('M-58 2Q-50-12-34-14Q-10-20 8-12Q36-18 60 2Z');
export const crossedRifles = (): string => {
  const rifle =
    fill('M-4 78L-12 74L-6 26L-4 2H4L6 26Q8 40 4 48Z') +
    line('M0 2V-62', 4.5) +
    line('M4 20H14V30', 3) +
    fill('M-3-62H3L0-84Z') +
    line('M-5-20H5', 6);
  return (
    at(0, -66, rifle, 0.96, 40) +
    at(0, -62, `<g transform="scale(-1 1)">${rifle}</g>`, 0.96, -40) +
    fill('M-26 2Q0-10 26 2Z')
  );
};
export const jeep = (): string =>
  fill('M-70-30H-22L-14-46H-8L0-30H24L66-34Q76-32 76-20V-14H-72Z') +
  line('M-2-30L14-64H28M-58-30V-54', 3.6) +
  fill('M-50-30V-46H-40V-30ZM-22-30V-50H-12V-30Z') +
  wheels([-46, 48], 18) +
  disc(-78, -28, 12);
export const scoutTruck = (): string =>
  fill('M-80-24L-76-48H-36L-28-72H14L30-48L76-42L80-22V-14H-80Z') +
  fill('M-22-50L-18-64H8L16-50Z', stock) +
  line('M-18-72V-84H6M0-84H40', 4) +
  wheels([-48, 50], 19);
export const truck = (): string =>
  fill('M-84-30H82V-18H-84Z') +
  fill('M-84-32V-76Q-50-90-14-76V-32Z') +
  fill('M-4-30V-74H26L36-48L74-44Q82-42 82-30Z') +
  fill('M4-50V-66H22L28-50Z', stock) +
  line('M-66-78V-34M-46-81V-34M-28-80V-34', 2, stock) +
  wheels([-62, -28, 56], 16);
export const mortar = (): string =>
  line('M-44-4L22-88', 15) +
  line('M22-88L26-93', 19) +
  line('M2-62L34-2M2-62L-4-2M-2-30H18', 4.5) +
  fill('M-70 2L-60-10H-28L-20 2Z') +
  at(50, -121, fill('M0-20Q9-8 9 6L4 15H-4L-9 6Q-9-8 0-20ZM-9 24L-3 14H3L9 24Z'), 1.1, 38);
export const machineGun = (): string =>
  line('M-34-60H66', 7) +
  fill('M-62-72H8V-48H-28L-36-34H-48L-42-50H-62Z') +
  line('M-6-48L-40 0M-6-48L34 0M-6-48V0', 4.5) +
  fill('M-2-47H26V-26H-2Z') +
  line('M66-60H84', 12) +
  line('M6-70V-80H-8', 4);
/** A field gun with its shield, laid low for direct fire. */
export const fieldGun = (): string =>
  line('M-34-38L80-56', 8) +
  line('M78-56L84-57', 13) +
  line('M-34-30L40-42', 7) +
  fill('M2-86L14-82L18-24H4Z') +
  line('M-6-30L-84-2M-14-34L-70-2', 6) +
  fill('M-90 2L-84-12L-64 2Z') +
  wheels([2], 27) +
  line('M2-50V-2M-22-26H26M-15-43L19-9M19-43L-15-9', 2.6);
export const howitzer = (): string =>
  line('M-16-46L70-91', 10) +
  line('M70-91L76-94', 15) +
  line('M-26-40L20-58', 17) +
  fill('M-2-88L10-84L6-30H-8Z') +
  line('M-10-32L-84-2', 8) +
  fill('M-88 2L-82-14L-70 2Z') +
  disc(4, -24, 25) +
  disc(4, -24, 17, stock) +
  disc(4, -24, 6) +
  line('M4-48V0M-20-24H28', 3.6);
export const carrierVehicle = (): string =>
  fill('M-82-30L-74-66H50L82-34L78-22H-80Z') +
  fill('M-20-65L-16-78H14L20-65Z') +
  line('M10-72H56', 4.5) +
  track(-80, 78, 34, 5) +
  fill('M-62-54h12v8h-12zM-42-54h12v8h-12z', stock);
export const rocketTruck = (): string =>
  fill('M-84-32H84V-20H-84Z') +
  fill('M42-30V-72H64L80-50V-30Z') +
  fill('M52-52V-64H62L70-52Z', stock) +
  at(
    -30,
    -56,
    fill('M-56-16H46V16H-56Z') + line('M-56-5.5H46M-56 5.5H46', 2.4, stock) + fill('M46-12H72L82-8L72-4H46Z'),
    1,
    -20,
  ) +
  line('M-50-40L-40-66M-8-32V-60', 6) +
  wheels([-66, -36, 30, 62], 15);
export const tank = (): string =>
  fill('M-84-30L-74-46H66L86-32L80-22H-82Z') +
  fill('M-46-45L-38-70Q-8-78 28-68L36-45Z') +
  line('M30-60H88', 7) +
  line('M66-60H76', 11) +
  fill('M-20-71V-80H0V-72Z') +
  line('M-34-68L-46-108', 2.4) +
  track(-84, 82, 36, 6);
