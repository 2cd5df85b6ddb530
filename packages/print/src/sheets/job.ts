// What sheets of cards are made from.

import type { CardArt } from '../cards.ts';
import type { Paper } from '../paper.ts';
import type { PdfFile } from '../pdf/file.ts';

/** The name of a drawing that the document holds. */
export type Drawn = string;

export interface DrawnCard {
  readonly art: CardArt;
  readonly front: Drawn;
  readonly back: Drawn;
}

/** How a back is moved so that it lies behind its front: what the test sheet says, in millimeters. */
export interface Offset {
  readonly right: number;
  readonly up: number;
}

export interface Job {
  readonly file: PdfFile;
  readonly paper: Paper;
  readonly deck: readonly DrawnCard[];
  readonly offset: Offset;
  readonly backs: boolean;
  /** The small print of a sheet. */
  readonly caption: (sheet: number, of: number, side: string, cards: readonly DrawnCard[]) => string[];
}
