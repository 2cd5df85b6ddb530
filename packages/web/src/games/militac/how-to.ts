// How to play Militac.

import type { HowToSheet } from '../how-to-sheet.ts';

const SQUAD = 'One card from each player. The best card takes them all.';

export const sheet: HowToSheet = {
  company: 'four players, two against two',
  aim: 'With your partner, take at least as many of the twelve squads as your side bid.',
  turn: 'Each player bids once: pass, or bid six to twelve *squads* and name the *commanders* (combined forces: none). The highest bidder picks up the face-down *Aide*, discards one card and leads. Each player plays one card: follow the company of the first card if you can; otherwise play anything. Commanders beat the rest; the President is the highest.',
  scores:
    'A made bid pays 5 to 50, by a table, plus 1 for each extra squad; the other side gets 1 for each squad it took. If the bid fails, they score its value and you score nothing.',
  ends: 'At 50 points.',
  tip: 'Count the squads you are sure of, then lead commanders until your opponents have none.',
  words: {
    squads: SQUAD,
    commanders: 'The company named in the bid, and the President with it. They beat all others.',
    Aide: 'One card nobody has seen. The auction winner gets it.',
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'E5', tag: 'led' },
        { card: 'E12' },
        { card: 'PRES', tag: 'takes it', win: true },
        { card: 'E1' },
      ],
      caption: 'Engineers command: **the President** beats even their 12.',
    },
    {
      is: 'cards',
      tight: true,
      cards: [
        { card: 'PRES', tag: 'sure' },
        { card: 'A12', tag: 'sure' },
        { card: 'A11', tag: 'sure' },
        { card: 'A10', tag: 'sure' },
        { card: 'E12', tag: 'later' },
      ],
      caption:
        'Artillery commands: **four sure squads**; the 12 of Engineers when their commanders are gone.',
    },
    {
      is: 'pays',
      head: ['6', '7', '8', '9', '10', '11', '12'],
      rows: [
        ['Infantry', 5, 10, 15, 20, 25, 30, 50],
        ['Cavalry', 6, 12, 18, 24, 30, 35, 50],
        ['Artillery', 7, 14, 21, 28, 35, 40, 50],
        ['Engineers', 8, 16, 24, 32, 40, 45, 50],
        ['Combined', 9, 18, 27, 36, 45, 50, 50],
      ],
      ringed: [2, 1],
      caption: 'What bids pay: **seven on Artillery, 14**.',
    },
  ],
};
