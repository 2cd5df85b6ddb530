// How to play Skirmish.

import * as words from '#words/games/skirmish/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: {
    [words.trickWord]: words.trickMeaning,
    [words.nurseWord]: words.nurseMeaning,
    [words.scoutSpyWord]: words.scoutSpyMeaning,
    [words.officerWord]: words.officerMeaning,
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'N80', tag: '80' },
        { card: 'A20', tag: '0', faded: true },
        { card: 'N9', tag: '0', faded: true },
        { card: 'A90', tag: words.takes, win: true },
      ],
      caption: words.forArmy809Counts,
    },
    {
      is: 'cards',
      cards: [
        { card: 'N300', tag: words.officerWord },
        { card: 'A8' },
        { card: 'ANURSE', tag: words.nurseWord },
        { card: 'A100', tag: words.spy, win: true },
      ],
      caption: words.armys100FetchesNurse2000,
    },
    {
      is: 'cards',
      cards: [
        { card: 'N300', tag: '300' },
        { card: 'N50', tag: '50' },
        { card: 'N9', tag: '0' },
        { card: 'NNURSE', tag: '1000' },
      ],
      caption: words.whatBlueCardsCountArmys,
    },
  ],
};
