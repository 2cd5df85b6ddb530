// How to play SIGS.

import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: 'two to six players',
  aim: 'Lay your cards in sets and go out first.',
  turn: 'Draw one card, unseen from the *Reserve* or from the top of the *Active pile*. Lay one set if you can: a *run* of three or more ranks in one *service*, or three equal ranks. Add single cards to any set on the table. End with a discard. *Auxiliaries* are wild: any card you don’t hold except the Commander-in-Chief.',
  scores:
    'The player who goes out scores what the others hold: 5 for ranks 1–9, 10 for higher, 15 an auxiliary, 20 the Commander-in-Chief. He is worth 50 in a run you lay, 25 added to a run.',
  ends: 'At 500 points; with Play now, at 300.',
  tip: 'Watch every discard. If it fits a set, call Halt!, lay it there and give that player a card.',
  words: {
    Reserve: 'The face-down stock in the middle.',
    'Active pile': 'The discards, face up beside the Reserve.',
    run: 'Three or more ranks in a row, in one service. It can wrap around: 18, 19, 1.',
    service: 'Army, Navy or Marines: a family of ranks from 1 to 19.',
    Auxiliaries: 'Wild cards such as the Nurse Corps.',
  },
  figures: [
    {
      is: 'cards',
      tight: true,
      cards: [{ card: 'A11' }, { card: 'A12' }, { card: 'A13' }],
      caption: '**A run:** one service, ranks in a row. It wraps around: 1 follows 19.',
    },
    {
      is: 'cards',
      tight: true,
      cards: [{ card: 'A7' }, { card: 'N7' }, { card: 'M7' }],
      caption: '**Equal ranks:** one rank, three services.',
    },
    {
      is: 'cards',
      tight: true,
      cards: [{ card: 'A11' }, { card: 'XNC', stands: 'for 12' }, { card: 'A13' }],
      caption: '**An auxiliary** stands for the Army 12.',
    },
  ],
};
