// How to play Sammy’s Travels.

import * as words from '#words/games/sammys-travels/how-to.ts';
import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: words.company,
  aim: words.aim,
  turn: words.turn,
  scores: words.scores,
  ends: words.ends,
  tip: words.tip,
  words: { [words.bordersWord]: words.bordersMeaning },
  figures: [
    {
      is: 'map',
      map: {
        title: words.title,
        states: Object.fromEntries(
          ['ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY'].map((state) => [state, ['on-table'] as const]),
        ),
        legend: { 'on-table': words.visited },
        routes: [['ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY']],
        size: 'phone',
        prefix: 'howto-road',
      },
      caption: words.roadOutNewEnglandNone,
    },
    {
      is: 'cards',
      cards: [{ card: 'MA' }, { card: 'RI', tag: words.twoBorders, win: true }, { card: 'CT' }],
      caption: words.rhodeIslandAfterConnecticut,
    },
    {
      is: 'cards',
      cards: [
        { card: 'NH', tag: words.youHere, win: true },
        { card: 'MA', tag: words.take },
      ],
      caption: words.massachusettsFitsYouCanLeave,
    },
  ],
};
