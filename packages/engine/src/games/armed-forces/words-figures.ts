// The figures of a finished match of Armed Forces, in English.

import type { View } from '../../game.ts';
import type { FigureWords, MatchFigure } from '../match-figures.ts';
import { figuresInWords, oneOrMore } from '../words-figures.ts';
import { type ArmedForcesFigure, figuresIn } from './match-figures.ts';

export const figureWords: FigureWords<ArmedForcesFigure> = {
  scoringCards: oneOrMore('scoring card taken', 'scoring cards taken'),
  weatherCards: oneOrMore('weather card', 'weather cards'),
};

export const matchFigures = (views: readonly View[], seat: number): MatchFigure[] =>
  figuresInWords(figuresIn(views, seat), figureWords);
