// How to play Bang.

import * as words from '#words/games/bang/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: { [words.packetWord]: words.packetMeaning },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'A7', win: true },
        { card: 'C3' },
        { card: 'E7', tag: words.justLaid, win: true },
        { card: 'I5' },
      ],
      caption: words.bangTwoPilesShowSeven,
    },
    {
      is: 'cards',
      cards: [
        { card: 'C4', tag: words.top },
        { card: 'E4', tag: words.covered, faded: true },
        { card: 'I12', tag: words.top },
      ],
      caption: words.noMatch4EngineersLies,
    },
  ],
};
