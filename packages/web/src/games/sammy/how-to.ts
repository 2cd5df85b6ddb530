// How to play Sammy.

import * as words from '#words/games/sammy/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: {
    [words.tricksWord]: words.tricksMeaning,
    [words.trumpWord]: words.trumpMeaning,
    [words.neighborWord]: words.neighborMeaning,
    [words.usPNMWord]: words.usPNMMeaning,
    [words.bonusWord]: words.bonusMeaning,
    [words.topFourWord]: words.topFourMeaning,
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'OH', tag: words.wins, win: true },
        { card: 'KY' },
        { card: 'IN' },
        { card: 'WI', tag: words.noBorder, faded: true },
      ],
      caption: words.redTrumpsWisconsinDoesNot,
    },
    {
      is: 'cards',
      cards: [{ card: 'RI', tag: words.led }, { card: 'CT' }, { card: 'MA', tag: words.wins, win: true }],
      caption: words.redTrumpsRedNeighborBeats,
    },
    {
      is: 'cards',
      cards: [{ card: 'HI', tag: words.wins, win: true }],
      caption: words.nobodyCanFollowTerritoryWins,
    },
  ],
};
