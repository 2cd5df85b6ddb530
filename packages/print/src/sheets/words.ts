// Lines of words on a sheet, as outlines.

import { type Face, outlineOfLetter, setLine, widthOf } from '../letters.ts';
import { PLAIN } from '../svg/paint.ts';
import { movedPath } from '../svg/path.ts';
import type { SheetPen } from './job.ts';

export const INK = '#1d2430';
export const RED = '#a5392b';

export interface Setting {
  readonly x: number;
  /** The line on which the letters stand. */
  readonly y: number;
  /** In millimeters. */
  readonly size: number;
  readonly face?: Face;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** In em. */
  readonly spacing?: number;
  /** Set smaller where it would be wider. */
  readonly most?: number;
}

/** Draws a line and returns how wide it is. */
export function words(pen: SheetPen, text: string, setting: Setting): number {
  const { x, y, face = 'serif', fill = INK, anchor = 'start', spacing = 0, most = Infinity } = setting;
  const line = setLine(text, face, spacing);
  const size = Math.min(setting.size, most / line.width);
  const width = line.width * size;
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width;
  const steps = line.letters.flatMap(({ letter, x: at }) =>
    movedPath(outlineOfLetter(letter), [size / 1000, 0, 0, -size / 1000, left + at * size, y]),
  );
  if (steps.length > 0) pen.shape(steps, { ...PLAIN, fill });
  return width;
}

/** Words cut into lines that are at most so wide. */
export function wrapped(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, face) * size > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A paragraph; returns the line under it. */
export function paragraph(
  pen: SheetPen,
  text: string,
  setting: Setting & { readonly width: number; readonly leading: number },
): number {
  const lines = wrapped(text, setting.face ?? 'serif', setting.size, setting.width);
  for (const [i, line] of lines.entries())
    words(pen, line, { ...setting, y: setting.y + i * setting.leading });
  return setting.y + lines.length * setting.leading;
}
