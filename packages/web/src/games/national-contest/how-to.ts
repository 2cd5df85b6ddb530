// How to play A National Contest.

import * as words from '#words/games/national-contest/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

const SAFE = ['NY', 'IL', 'TX', 'CA', 'NC', 'WA', 'ME'] as const;

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: { [words.neighboringWord]: words.neighboringMeaning },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'CT', tag: words.putUp },
        { card: 'MA', tag: words.rankEight },
        { card: 'NY', tag: words.stWins, win: true },
      ],
      caption: words.bidNotSpentNewYork,
    },
    {
      is: 'cards',
      cards: [
        { card: 'AL', tag: words.rankFifteen },
        { card: 'GA', tag: words.rankFourteen, win: true },
        { card: 'TN', tag: words.rankSixteen, faded: true },
      ],
      caption: words.onlyLargerNeighborsCanBe,
    },
    {
      is: 'map',
      map: {
        title: words.title,
        states: Object.fromEntries(SAFE.map((state) => [state, ['top'] as const])),
        legend: { top: words.safe },
        size: 'phone',
        prefix: 'howto-safe',
      },
      caption: words.noNeighborTheseSevenLarger,
    },
  ],
};
