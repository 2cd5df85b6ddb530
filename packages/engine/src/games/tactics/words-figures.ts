// The figures of a finished match of Tactics, in English.

import type { View } from '../../game.ts';
import type { FigureWords, MatchFigure } from '../match-figures.ts';
import { contractFigures, figuresInWords, oneOrMore } from '../words-figures.ts';
import { figuresIn, type TacticsFigure } from './match-figures.ts';

export const figureWords: FigureWords<TacticsFigure> = {
  contractsMade: contractFigures.contractsMade,
  ordnance: oneOrMore('point in Ordnance taken', 'points in Ordnance taken'),
};

export const matchFigures = (views: readonly View[], seat: number): MatchFigure[] =>
  figuresInWords(figuresIn(views, seat), figureWords);
