// The figures of a finished match of Sammy, in English.

import type { View } from '../../game.ts';
import type { FigureWords, MatchFigure } from '../match-figures.ts';
import { contractFigures, figuresInWords, oneOrMore } from '../words-figures.ts';
import { figuresIn, type SammyFigure } from './match-figures.ts';

export const figureWords: FigureWords<SammyFigure> = {
  contractsMade: contractFigures.contractsMade,
  presidents: oneOrMore('President taken', 'Presidents taken'),
};

export const matchFigures = (views: readonly View[], seat: number): MatchFigure[] =>
  figuresInWords(figuresIn(views, seat), figureWords);
