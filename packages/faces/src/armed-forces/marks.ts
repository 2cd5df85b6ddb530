// The five service marks, told apart by outline alone. Each is about 38 units across, round (0, 0), in the inherited colour.

import { starPath } from '../svg.ts';
import type { Service } from './paper.ts';
import { disc, fill, line, mirror } from './paper.ts';

const star = (): string => fill(starPath(0, 0, 20));
const anchor = (): string =>
  line('M0-11V15M-8-6H8M-13 5Q-12 15 0 16Q12 15 13 5', 4.4) +
  `<circle cy="-15" r="3.4" fill="none" stroke-width="2.8"/>` +
  fill('M-17.5 9L-13.5-1L-8 8ZM17.5 9L13.5-1L8 8Z');
/** A globe as a ring with meridian and parallels. */
const globe = (): string =>
  `<circle r="16.5" fill="none" stroke-width="5"/><ellipse rx="6.5" ry="16" fill="none" stroke-width="3"/>` +
  line('M-15-5H15M-15 6H15', 3);
/** A life ring upon crossed anchors. */
const crossed = (): string =>
  line('M-15-15L15 15M15-15L-15 15', 4.6) +
  line('M6 18Q17 17 18 6M-6 18Q-17 17-18 6M-18-9L-9-18M18-9L9-18', 3.4) +
  `<circle r="9.4" fill="none" stroke-width="5"/>`;
/** Two wings raised from a disc, three feathers each. */
const wing = (): string => mirror(line('M7-1L20.5-10M7 5L17-1.5M7 11L13 7', 4.6)) + disc(0, 3, 6);

export const MARKS: Readonly<Record<Service, () => string>> = {
  AR: star,
  NA: anchor,
  MC: globe,
  CG: crossed,
  AF: wing,
};
