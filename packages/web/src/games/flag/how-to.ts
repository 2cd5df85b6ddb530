// How to play Flag.

import * as words from '#words/games/flag/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: {
    [words.suitWord]: words.suitMeaning,
    [words.uncleSamWord]: words.uncleSamMeaning,
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'PR', tag: words.red },
        { card: 'HI', tag: words.blue },
        { card: 'CZ', tag: words.stars },
        { card: 'SM', tag: words.stripes },
      ],
      caption: words.flagFourEqualCardsHere,
    },
    {
      is: 'column',
      cards: [
        { card: 'KY', tag: words.blueCard },
        { card: 'CA', tag: words.redCard },
        { card: 'IA', tag: words.blueBelow },
      ],
      caption: words.columnOneStepLowerAnother,
    },
    {
      is: 'cards',
      cards: [
        { card: 'OH', tag: words.marine },
        { card: 'IL', tag: words.nurse },
        { card: 'PA', tag: words.president },
        { card: 'NY', tag: words.uncleSamWord },
      ],
      caption: words.afterTenMNP,
    },
  ],
};
