// How to play United States.

import * as words from '#words/games/united-states/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: {
    [words.cornersWord]: words.cornersMeaning,
    [words.bordersWord]: words.bordersMeaning,
    [words.blockedWord]: words.blockedMeaning,
  },
  figures: [
    {
      is: 'cards',
      tight: true,
      cards: [
        { card: 'MO' },
        { card: 'OK' },
        { card: 'KS', tag: words.middle, win: true },
        { card: 'NE' },
        { card: 'CO' },
      ],
      caption: words.kansasFourThatOpenCorners,
    },
    {
      is: 'column',
      cards: [
        { card: 'OK', tag: words.covered },
        { card: 'TX', tag: words.covered },
        { card: 'NM', tag: words.topArizonaFitsLouisianaDoes },
      ],
      caption: words.onlyTopStackCounts,
    },
    {
      is: 'cards',
      cards: [
        { card: 'TN', tag: '8' },
        { card: 'VA', tag: '6' },
        { card: 'ME', tag: '1' },
      ],
      caption: words.whatCardCostsIfYou,
    },
  ],
};
