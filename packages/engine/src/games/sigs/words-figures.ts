// The figures of a finished match of SIGS, in English.

import type { View } from '../../game.ts';
import type { FigureWords, MatchFigure } from '../match-figures.ts';
import { figuresInWords } from '../words-figures.ts';
import { figuresIn, type SigsFigure } from './match-figures.ts';

export const figureWords: FigureWords<SigsFigure> = {
  wentOut: () => 'hands you went out',
};

export const matchFigures = (views: readonly View[], seat: number): MatchFigure[] =>
  figuresInWords(figuresIn(views, seat), figureWords);
