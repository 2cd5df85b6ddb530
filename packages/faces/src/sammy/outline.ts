// The outline of a card: its path, and what fills it in the suits of Stars and Stripes.

import { pathText, unpackNumbers, unpackRings } from '../packed-shape.ts';
import { outlines } from './outlines.ts';
import { stripes } from './stripes.ts';

/** Outline of a card in a box of w × h. */
export interface Outline {
  readonly w: number;
  readonly h: number;
  readonly d: string;
  /** x, y, x, y, … of stars that fit whole inside. */
  readonly stars: readonly number[];
  /** The bars of the outline that are printed. */
  stripes(): string;
}

export function outlineOf(cardId: string): Outline {
  const [w, h, packed, stars = ''] = outlines[cardId];
  const rings = unpackRings(packed, [0, 0]);
  return { w, h, d: pathText(rings), stars: unpackNumbers(stars), stripes: () => stripes(rings, h) };
}
