// How to play Tactics.

import * as words from '#words/games/tactics/how-to.ts';
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
    [words.commandersWord]: words.commandersMeaning,
    [words.companyWord]: words.companyMeaning,
    [words.reinforcementsWord]: words.reinforcementsMeaning,
    [words.squadWord]: SQUAD,
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'I9', tag: words.led },
        { card: 'I12' },
        { card: 'C1', tag: words.takes, win: true },
        { card: 'I3' },
      ],
      caption: words.cavalryCommandsEvenPrivate,
    },
    {
      is: 'cards',
      cards: [
        { card: 'O5', tag: '5' },
        { card: 'O10', tag: '10' },
        { card: 'O15', tag: '15' },
        { card: 'O20', tag: '20' },
      ],
      caption: words.ordnance50110PointsNext,
    },
    {
      is: 'gauge',
      title: words.yourBid70Cavalry,
      end: words.squadFive,
      whole: 110,
      ours: 55,
      theirs: 5,
      stake: 0,
      goal: 70,
      step: 5,
      unit: words.points,
      caption: words.flagBid15MoreMade,
    },
  ],
};
