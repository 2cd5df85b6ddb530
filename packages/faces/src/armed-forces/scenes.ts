// Grounds, weather and the three intel devices: what fills a card around its silhouette.

import { stock } from '../svg.ts';
import { cloud } from './aircraft.ts';
import { at, disc, fill, line } from './paper.ts';
import type { Ground } from './pictures.ts';

export const HORIZON = 224; // y of the ground on the card

/** The coloured lower part of the card; its upper edge tells land from sea and sky. */
export function ground(kind: Ground): string {
  const y = HORIZON;
  const rest = 'V336Q250 350 236 350H14Q0 350 0 336Z'; // the card's rounded foot
  switch (kind) {
    case 'sea': {
      let d = `M0 ${y}`;
      for (let i = 0; i < 10; i += 1) d += 'q12.5-9 25 0';
      return fill(d + rest) + line(`M16 ${y + 12}q8-5 16 0t16 0M118 ${y + 13}q8-5 16 0t16 0`, 2, stock);
    }
    case 'beach':
      return (
        fill(`M0 ${y + 2}Q60 ${y - 6} 130 ${y}T250 ${y - 8}${rest}`) +
        line(`M0 ${y + 13}Q60 ${y + 5} 120 ${y + 9}`, 2, stock)
      );
    case 'ice':
      return (
        fill(`M0 ${y - 4}L36 ${y + 1}L60 ${y - 3}L110 ${y + 1}H190L216 ${y - 5}L250 ${y}${rest}`) +
        line(`M20 ${y + 12}L44 ${y + 8}L58 ${y + 13}M120 ${y + 12}L142 ${y + 8}L164 ${y + 12}`, 2, stock)
      );
    case 'cloud':
      return fill(
        `M0 ${y + 2}A26 26 0 0 1 42 ${y - 8}A34 30 0 0 1 98 ${y - 2}A26 22 0 0 1 140 ${y - 2}A30 28 0 0 1 194 ${y - 8}A30 26 0 0 1 250 ${y}${rest}`,
      );
    default:
      return (
        fill(`M0 ${y}H250${rest}`) + line(`M16 ${y + 11}H56M66 ${y + 11}H76M130 ${y + 11}H164`, 2, stock)
      );
  }
}

/** Rain over the whole upper part: it strikes the card, the index alone stays dry. */
export function storm(): string {
  let d = '';
  for (let row = 0; row < 5; row += 1) {
    for (let i = 0; i < 7; i += 1) {
      const x = 70 + i * 29 - row * 8 + (row % 2) * 13;
      const y = 124 + row * 22;
      if (x > 60 && x < 246) d += `M${x} ${y}l-7 20`;
    }
  }
  return (
    line(d, 3.6) +
    at(152, 90, cloud(), 1.16) +
    at(
      0,
      12,
      fill('M150 92H178L164 124H184L140 184L152 138H134Z', stock) +
        fill('M154 98H172L157 128H175L148 168L157 134H140Z'),
    )
  );
}

/** Intel devices, drawn in stock on the service colour, round (0, 0). */
export const DEVICES: Readonly<Record<number, () => string>> = {
  // a dish that listens
  12: () =>
    fill('M-58-34A66 66 0 0 0 44 50Z') +
    line('M-14 4L34-44', 4) +
    disc(36, -46, 7) +
    line('M-10 42L-34 84H26L8 50', 6) +
    line('M52-68A22 22 0 0 1 60-36M64-82A40 40 0 0 1 80-30', 4.5),
  // a radar screen with its sweep
  13: () =>
    `<circle r="80" fill="none" stroke-width="4"/><circle r="54" fill="none" stroke-width="2"/><circle r="27" fill="none" stroke-width="2"/>` +
    line('M-80 0H80M0-80V80', 1.6) +
    `<path d="M0 0L20-74A77 77 0 0 1 71-29Z" stroke="none" opacity=".55"/>` +
    line('M0 0L71-29', 4) +
    disc(38, -40, 6) +
    disc(-30, 26, 5) +
    disc(-46, -22, 4),
  // the eye that looks down, in the frame of a camera
  14: () =>
    line('M-84-42V-62H-62M84-42V-62H62M-84 42V62H-62M84 42V62H62', 5) +
    line('M-78 0Q0-74 78 0Q0 74-78 0Z', 6) +
    disc(0, 0, 27) +
    disc(0, 0, 12, 'currentColor') +
    line('M0-58V-46M0 46V58', 3.4),
};
