// The figures of a finished match of Skirmish, in English.

import type { View } from '../../game.ts';
import type { FigureWords, MatchFigure } from '../match-figures.ts';
import { figuresInWords, oneOrMore } from '../words-figures.ts';
import { figuresIn, type SkirmishFigure } from './match-figures.ts';

export const figureWords: FigureWords<SkirmishFigure> = {
  enemySet: oneOrMore('point the enemy was set', 'points the enemy was set'),
  youSet: oneOrMore('point you were set', 'points you were set'),
};

export const matchFigures = (views: readonly View[], seat: number): MatchFigure[] =>
  figuresInWords(figuresIn(views, seat), figureWords);
