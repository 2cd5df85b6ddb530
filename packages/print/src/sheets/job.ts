// What sheets of cards are made from.

import type { CardArt } from '../cards.ts';
import type { Paper } from '../paper.ts';
import type { Cut, Size } from '../pdf/file.ts';
import type { Pen } from '../pdf/pen.ts';

/** The name of a drawing that the document holds. */
export type Drawn = string;

/** What sheets of cards are drawn with: the pen of a PDF, or that of a preview. */
export type SheetPen = Pick<
  Pen,
  'save' | 'restore' | 'within' | 'part' | 'saying' | 'clip' | 'place' | 'path' | 'shape'
>;

export interface SheetFile {
  page(size: Size, draw: (pen: SheetPen) => void, cut?: Cut): void;
}

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
  readonly file: SheetFile;
  readonly paper: Paper;
  readonly deck: readonly DrawnCard[];
  readonly offset: Offset;
  readonly backs: boolean;
  /** The small print of a sheet. */
  readonly caption: (sheet: number, of: number, side: string, cards: readonly DrawnCard[]) => string[];
}
