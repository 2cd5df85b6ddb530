// What every sheet carries beside what is printed on it: a ruler of 100 mm and a line that says what the sheet is.

import { compose, moved, turned } from '../svg/matrix.ts';
import type { SheetPen } from './job.ts';
import { INK, words } from './words.ts';

/** A hairline that every printer can print. */
export const HAIRLINE = 0.12;

export const RULER = 100;

/** A ruler of 100 mm from (x, y) to the right; up the side if it stands. */
export function ruler(pen: SheetPen, x: number, y: number, standing = false): void {
  const place = standing ? compose(moved(x, y), turned(90)) : moved(x, y);
  pen.within(place, () =>
    pen.part('Ruler', () => {
      let d = `M0 0H${RULER}`;
      for (let mm = 0; mm <= RULER; mm++) d += `M${mm} 0v${mm % 10 === 0 ? 2.4 : mm % 5 === 0 ? 1.7 : 1.1}`;
      pen.path(d, { stroke: INK, strokeWidth: HAIRLINE });
      for (let mm = 0; mm <= RULER; mm += 20) {
        const text = mm === RULER ? '100 mm' : String(mm);
        words(pen, text, {
          x: mm,
          y: 4.7,
          size: 2.1,
          anchor: mm === 0 ? 'start' : mm === RULER ? 'end' : 'middle',
        });
      }
    }),
  );
}

export const dateInWords = (date: Date): string =>
  `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The small print: two lines or three. */
export function smallPrint(
  pen: SheetPen,
  lines: readonly string[],
  x: number,
  y: number,
  most: number,
): void {
  pen.saying('SmallPrint', lines.join(' '), () => {
    for (const [i, line] of lines.entries()) words(pen, line, { x, y: y + i * 3, size: 2.3, most });
  });
}
