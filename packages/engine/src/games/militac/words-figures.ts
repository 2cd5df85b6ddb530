// The figures of a finished match of Militac, in English.

import type { View } from '../../game.ts';
import type { FigureWords, MatchFigure } from '../match-figures.ts';
import { contractFigures, figuresInWords } from '../words-figures.ts';
import { figuresIn, type MilitacFigure } from './match-figures.ts';

export const figureWords: FigureWords<MilitacFigure> = {
  ...contractFigures,
};

export const matchFigures = (views: readonly View[], seat: number): MatchFigure[] =>
  figuresInWords(figuresIn(views, seat), figureWords);
