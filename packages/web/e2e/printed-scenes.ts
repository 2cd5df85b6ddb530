// What is printed, for the gallery: a sheet of cards, a box, a spread of a booklet and a score pad.

import { readFileSync } from 'node:fs';
import { type PrintedFile, printBooklet, printBox, printDeck, printPads } from '../../print/src/index.ts';

export interface PrintedScene {
  readonly name: string;
  readonly print: () => Promise<PrintedFile>;
  /** Which page is shown. */
  readonly page: number;
}

const PARKER = ['tactics', 'militac', 'do-boy', 'bang'];
const date = new Date('2026-01-01T00:00:00Z');

const rulesOf = (games: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    games.map((game) => [
      game,
      readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8'),
    ]),
  );

export const PRINTED: readonly PrintedScene[] = [
  { name: 'printed-sheet', print: () => printDeck({ pack: 'parker', paper: 'a4', date }), page: 1 },
  { name: 'printed-box', print: () => printBox({ pack: 'sammy', paper: 'a4', date }), page: 1 },
  {
    name: 'printed-spread',
    print: () => printBooklet({ pack: 'parker', paper: 'a4', date, rules: rulesOf(PARKER), imposed: true }),
    page: 4,
  },
  { name: 'printed-pad', print: () => printPads({ pack: 'parker', paper: 'a4', date }), page: 1 },
];
