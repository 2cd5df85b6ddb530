// The figures of a finished match of Do-Boy, in English.

import type { View } from '../../game.ts';
import type { FigureWords, MatchFigure } from '../match-figures.ts';
import { figuresInWords, oneOrMore } from '../words-figures.ts';
import { type DoBoyFigure, figuresIn } from './match-figures.ts';

export const figureWords: FigureWords<DoBoyFigure> = {
  cleanHands: oneOrMore('hand without a point', 'hands without a point'),
  presidents: oneOrMore('President taken', 'Presidents taken'),
};

export const matchFigures = (views: readonly View[], seat: number): MatchFigure[] =>
  figuresInWords(figuresIn(views, seat), figureWords);
