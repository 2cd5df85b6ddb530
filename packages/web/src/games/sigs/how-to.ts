// How to play SIGS.

import * as words from '#words/games/sigs/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: {
    [words.reserveWord]: words.reserveMeaning,
    [words.activePileWord]: words.activePileMeaning,
    [words.runWord]: words.runMeaning,
    [words.serviceWord]: words.serviceMeaning,
    [words.auxiliariesWord]: words.auxiliariesMeaning,
  },
  figures: [
    {
      is: 'cards',
      tight: true,
      cards: [{ card: 'A11' }, { card: 'A12' }, { card: 'A13' }],
      caption: words.runOneServiceRanksRow,
    },
    {
      is: 'cards',
      tight: true,
      cards: [{ card: 'A7' }, { card: 'N7' }, { card: 'M7' }],
      caption: words.equalRanksOneRankThree,
    },
    {
      is: 'cards',
      tight: true,
      cards: [{ card: 'A11' }, { card: 'XNC', stands: 'for 12' }, { card: 'A13' }],
      caption: words.auxiliaryStandsForArmy12,
    },
  ],
};
