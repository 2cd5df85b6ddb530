// The figures of a finished match of United States, in English.

import type { View } from '../../game.ts';
import type { FigureWords, MatchFigure } from '../match-figures.ts';
import { figuresInWords, oneOrMore } from '../words-figures.ts';
import { figuresIn, type UnitedStatesFigure } from './match-figures.ts';

export const figureWords: FigureWords<UnitedStatesFigure> = {
  left: oneOrMore('border state left on your hand', 'border states left on your hand'),
  handsWon: () => 'hands won',
};

export const matchFigures = (views: readonly View[], seat: number): MatchFigure[] =>
  figuresInWords(figuresIn(views, seat), figureWords);
