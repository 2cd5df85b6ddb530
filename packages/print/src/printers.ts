// Three card printers, and what each asks for: the size of a page with its bleed, and the order of the sides.

const INCH = 25.4;

/** The short name of a card printer, which is also the name of the layout made for it. */
export type PrinterId = 'gamecrafter' | 'makeplayingcards' | 'drivethru';

/** What a card printer requires of the PDF it is sent. */
export interface Printer {
  readonly id: PrinterId;
  readonly name: string;
  /** A page of one side of a card, bleed on all sides, in millimeters. */
  readonly width: number;
  readonly height: number;
  /** All faces and then one back; or the back and the face of every card in turn. */
  readonly order: 'faces-then-back' | 'by-turns';
}

/** Every card printer that a deck can be prepared for, by its short name. */
export const PRINTERS: Readonly<Record<PrinterId, Printer>> = {
  gamecrafter: {
    id: 'gamecrafter',
    name: 'The Game Crafter',
    width: 2.75 * INCH,
    height: 3.75 * INCH,
    order: 'faces-then-back',
  },
  makeplayingcards: {
    id: 'makeplayingcards',
    name: 'MakePlayingCards',
    // 822 × 1122 pixels of 300 dots an inch, 36 of them bleed.
    width: (822 / 300) * INCH,
    height: (1122 / 300) * INCH,
    order: 'faces-then-back',
  },
  drivethru: {
    id: 'drivethru',
    name: 'DriveThruCards',
    width: 2.75 * INCH,
    height: 3.75 * INCH,
    order: 'by-turns',
  },
};

export const isPrinter = (text: string): text is PrinterId => Object.hasOwn(PRINTERS, text);

/** Nothing of value lies nearer to the cut, in millimeters: an eighth of an inch. */
export const SAFE: number = INCH / 8;
