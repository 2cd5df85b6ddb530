// Score pads: four slips a sheet, with what the game's own sheet says counts.

import type { Size } from '../pdf/file.ts';
import type { Pen } from '../pdf/pen.ts';
import { moved } from '../svg/matrix.ts';
import { HAIRLINE, ruler, smallPrint } from './furniture.ts';
import { INK, paragraph, RED, words } from './words.ts';

/** A slip that fits four times on A4 and on US Letter. */
const SLIP = { width: 98, height: 128 } as const;

/** What is worth how much, and a sentence for what figures do not say. */
export interface WhatCounts {
  readonly counts?: readonly (readonly [what: string, worth: string])[];
  readonly words?: string;
}

export interface PadGame {
  readonly title: string;
  /** Sides that score together, or one column a player. */
  readonly columns: readonly string[];
  readonly counts: WhatCounts;
}

export const SLIPS = 4;

export function drawPad(pen: Pen, game: PadGame, paper: Size, small: readonly string[]): void {
  const across = (paper.width - 2 * SLIP.width) / 3;
  const foot = 14;
  const down = (paper.height - foot - 2 * SLIP.height) / 3;
  for (let i = 0; i < SLIPS; i++) {
    const x = across + (i % 2) * (SLIP.width + across);
    const y = down + Math.floor(i / 2) * (SLIP.height + down);
    pen.within(moved(x, y), () => slip(pen, game));
  }
  const [x, y] = [paper.width / 2, down * 1.5 + SLIP.height];
  pen.part('Marks', () =>
    pen.path(
      `M${x} 2v3M${x} ${y - 2}v4M${x - 2} ${y}h4M2 ${y}h3M${paper.width - 5} ${y}h3M${x} ${paper.height - foot - 1}v3`,
      {
        stroke: INK,
        strokeWidth: HAIRLINE,
      },
    ),
  );
  ruler(pen, 14, paper.height - 10.5);
  smallPrint(pen, small, 118, paper.height - 9, paper.width - 130);
}

const ROWS = 10;

function slip(pen: Pen, { title, columns, counts }: PadGame): void {
  const { width, height } = SLIP;
  pen.path(`M0 0h${width}v${height}h${-width}z`, { stroke: INK, strokeWidth: 0.5 });
  pen.path(`M1 1h${width - 2}v${height - 2}h${2 - width}z`, { stroke: INK, strokeWidth: HAIRLINE });
  words(pen, title.toUpperCase(), {
    x: width / 2,
    y: 12,
    size: 9,
    face: 'display',
    anchor: 'middle',
    spacing: 0.05,
    most: width - 12,
  });
  words(pen, 'Date', { x: 5, y: 19.5, size: 3, face: 'italic' });
  pen.path(`M12 20H${width - 5}`, { stroke: INK, strokeWidth: HAIRLINE });
  const left = 13;
  const wide = (width - 5 - left) / columns.length;
  const top = 33;
  const notes = (counts.counts?.length ?? 0) > 0 ? Math.ceil(counts.counts!.length / 2) * 3.6 : 0;
  const tall = Math.min(7.4, (height - top - 4 - notes - (counts.words ? 12 : 2)) / (ROWS + 1));
  const bottom = top + ROWS * tall;
  columns.forEach((column, i) => {
    const x = left + i * wide;
    words(pen, column, {
      x: x + wide / 2,
      y: 27,
      size: 4.6,
      face: 'display',
      anchor: 'middle',
      most: wide - 2,
    });
    if (column === '') pen.path(`M${x + 1.5} 28.6h${wide - 3}`, { stroke: INK, strokeWidth: HAIRLINE });
    pen.path(`M${x} 31.2h${wide}`, {
      stroke: i % 2 ? RED : '#23395b',
      strokeWidth: 1,
      ...(i % 2 ? { dash: [1.6, 1] } : {}),
    });
    pen.path(`M${x} 23V${bottom + tall}`, { stroke: INK, strokeWidth: 0.2 });
    // What the hand brought, and the sum.
    pen.path(`M${x + wide / 2} 33V${bottom + tall}`, {
      stroke: INK,
      strokeWidth: HAIRLINE,
      dash: [0.4, 0.8],
      cap: 'round',
    });
  });
  let lines = `M5 32H${width - 5}`;
  for (let row = 1; row <= ROWS + 1; row++) lines += `M5 ${top + row * tall - 1}H${width - 5}`;
  pen.path(lines, { stroke: INK, strokeWidth: 0.16 });
  for (let row = 0; row < ROWS; row++)
    words(pen, String(row + 1), {
      x: 9,
      y: top + (row + 0.62) * tall - 0.4,
      size: 3.6,
      face: 'display',
      anchor: 'middle',
    });
  words(pen, 'Sum', { x: 9, y: bottom + 0.62 * tall, size: 3.4, face: 'display', anchor: 'middle' });
  let y = bottom + tall + 4;
  (counts.counts ?? []).forEach(([what, worth], i) => {
    const x = i % 2 ? width / 2 + 1 : 5;
    words(pen, `${what}: ${worth}`, { x, y: y + Math.floor(i / 2) * 3.6, size: 2.6, most: width / 2 - 7 });
  });
  y += notes;
  if (counts.words)
    paragraph(pen, counts.words, { x: 5, y, size: 2.5, face: 'italic', width: width - 10, leading: 3.3 });
}
