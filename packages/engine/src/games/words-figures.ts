// The figures of finished matches in English, as games share them.

import { figure } from '../numbers.ts';
import type { Counted, FigureWords, MatchFigure } from './match-figures.ts';

export const contractFigures: FigureWords<'contractsMade' | 'contractsBroken'> = {
  contractsMade: () => 'of your contracts made',
  contractsBroken: () => 'of their contracts broken',
};

/** "1 President taken", "3 of 8 hands won". */
export function figuresInWords<What extends string>(
  figures: readonly Counted<What>[],
  words: FigureWords<What>,
): MatchFigure[] {
  return figures.map(({ what, count, of }) => ({
    figure: of === undefined ? figure(count) : `${count} of ${of}`,
    words: words[what](count),
  }));
}

/** "President taken" of one, "Presidents taken" of others. */
export const oneOrMore =
  (one: string, more: string) =>
  (count: number): string =>
    count === 1 ? one : more;
