// The back of the Armed Forces pack: the five marks in rows on dark ink, each row one step on.

import { ink } from '../svg.ts';
import { inColour, paper } from './face.ts';
import { MARKS } from './marks.ts';
import { at, type Service } from './paper.ts';

const ORDER: readonly Service[] = ['AR', 'NA', 'MC', 'CG', 'AF'];

/** The lower half is the upper one turned, so that the back is the same either way up. */
export function back(): string {
  let marks = '';
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 5; column++) {
      const lower = row > 3 || (row === 3 && column > 2);
      const [r, c] = lower ? [6 - row, 4 - column] : [row, column];
      const service = ORDER[(c + r * 2) % 5];
      marks += at(45 + column * 40, 43 + row * 44, MARKS[service](), 0.72, lower ? 180 : 0);
    }
  }
  const frame = '<rect x="14" y="14" width="222" height="322" rx="7" fill="none" stroke-width="2"/>';
  return paper(ink, inColour('var(--af-brass,#c79a45)', marks + frame));
}
