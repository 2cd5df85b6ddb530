// How to play Militac.

import * as words from '#words/games/militac/how-to.ts';
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
    [words.squadsWord]: SQUAD,
    [words.commandersWord]: words.commandersMeaning,
    [words.aideWord]: words.aideMeaning,
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'E5', tag: words.led },
        { card: 'E12' },
        { card: 'PRES', tag: words.takes, win: true },
        { card: 'E1' },
      ],
      caption: words.engineersCommandPresidentBeats,
    },
    {
      is: 'cards',
      tight: true,
      cards: [
        { card: 'PRES', tag: words.sure },
        { card: 'A12', tag: words.sure },
        { card: 'A11', tag: words.sure },
        { card: 'A10', tag: words.sure },
        { card: 'E12', tag: words.later },
      ],
      caption: words.artilleryCommandsFourSure,
    },
    {
      is: 'pays',
      head: ['6', '7', '8', '9', '10', '11', '12'],
      rows: [
        [words.infantry, 5, 10, 15, 20, 25, 30, 50],
        [words.cavalry, 6, 12, 18, 24, 30, 35, 50],
        [words.artillery, 7, 14, 21, 28, 35, 40, 50],
        [words.engineers, 8, 16, 24, 32, 40, 45, 50],
        [words.combined, 9, 18, 27, 36, 45, 50, 50],
      ],
      ringed: [2, 1],
      caption: words.whatBidsPaySevenArtillery,
    },
  ],
};
