// How to play Do-Boy.

import * as words from '#words/games/do-boy/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

const SQUAD = words.oneCardFromEachPlayer;

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: {
    [words.companyWord]: words.companyMeaning,
    [words.squadWord]: SQUAD,
    [words.nestWord]: words.nestMeaning,
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'I1', tag: '1' },
        { card: 'I7', tag: '1' },
        { card: 'I12', tag: '1' },
        { card: 'PRES', tag: '5' },
      ],
      caption: words.whatCostsPointsInfantry1,
    },
    {
      is: 'cards',
      cards: [
        { card: 'C4', tag: words.led },
        { card: 'C9', tag: words.takes, win: true },
        { card: 'I12' },
        { card: 'PRES' },
      ],
      caption: words.twoCouldntFollowThrewTheir,
    },
    {
      is: 'cards',
      cards: [{ card: 'E4', tag: words.led }, { card: 'E9' }, { card: 'E7', tag: words.yours, win: true }],
      caption: words.slipUnderPlayYourHighest,
    },
  ],
};
