// How to play Armed Forces.

import * as words from '#words/games/armed-forces/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: {
    [words.servicesWord]: words.servicesMeaning,
    [words.improviseWord]: words.improviseMeaning,
    [words.weatherWord]: words.weatherMeaning,
    [words.boardWord]: words.boardMeaning,
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'NA14', tag: words.navy },
        { card: 'NA13', tag: '3' },
        { card: 'AR14', tag: words.army2 },
        { card: 'CG12', tag: 'C.G. 1' },
      ],
      caption: words.boardServiceWithMostCards,
    },
    {
      is: 'cards',
      cards: [
        { card: 'NA2', tag: '2 × 3' },
        { card: 'NA7', tag: '3' },
        { card: 'NA8', tag: '−2 × 3' },
      ],
      caption: words.whileNavyWorth3Low,
    },
    {
      is: 'cards',
      cards: [
        { card: 'NA2', tag: words.led },
        { card: 'NA7' },
        { card: 'NA10', tag: words.high },
        { card: 'NA13', tag: words.improvised, win: true },
      ],
      caption: words.secondRoundOneHigherCard,
    },
  ],
};
