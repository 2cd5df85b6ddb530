// The papers that sheets are made for, in millimeters.

import type { Size } from './pdf/file.ts';

/** The short name of a paper, as settings and commands use it. */
export type PaperId = 'a4' | 'letter';

/** The dimensions of a paper, along with the half and double sizes for booklets and posters. */
export interface Paper extends Size {
  readonly id: PaperId;
  readonly name: string;
  /** Half a sheet: a page of a booklet. */
  readonly half: Size & { readonly name: string };
  /** Two sheets: a poster. */
  readonly poster: Size & { readonly name: string };
}

const INCH = 25.4;

/** Every paper that sheets are made for, by its short name. */
export const PAPERS: Readonly<Record<PaperId, Paper>> = {
  a4: {
    id: 'a4',
    name: 'A4',
    width: 210,
    height: 297,
    half: { name: 'A5', width: 148.5, height: 210 },
    poster: { name: 'A3', width: 297, height: 420 },
  },
  letter: {
    id: 'letter',
    name: 'US Letter',
    width: 8.5 * INCH,
    height: 11 * INCH,
    half: { name: 'half Letter', width: 5.5 * INCH, height: 8.5 * INCH },
    poster: { name: 'tabloid', width: 11 * INCH, height: 17 * INCH },
  },
};

/** Checks that text from outside names a paper. */
export const isPaper = (text: string): text is PaperId => Object.hasOwn(PAPERS, text);
