// How to play Armed Forces.

import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: 'two to five, everyone for themselves',
  aim: 'Take low cards of the services that will be worth the most at the end.',
  turn: 'Play one card each. Follow one of the first two *services* played; holding neither, play anything. Their highest card is ahead. Then the others may *improvise*: play a higher card of those services, face down. If one does, the player ahead may too. The highest card takes all.',
  scores:
    'Cards 12 to 14 go to the *board*. The service with the most cards there is worth 3, then 2, 1, 1, 0; with none there, 0. Cards you took count that: double for 1–3, once for 4–11, minus double for the *weather* card.',
  ends: 'At 101 points; with Play now, at 51.',
  tip: 'Keep a high card for the second round. It may win the trick, and lifts its service.',
  words: {
    services: 'Army, Navy, Marine Corps, Coast Guard and Air Force.',
    improvise: 'To play a second card, face down, after everyone has played one.',
    weather: 'The 8 of each service.',
    board: 'Where the 12s, 13s and 14s go. It shows what each service is worth.',
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'NA14', tag: 'Navy' },
        { card: 'NA13', tag: '3' },
        { card: 'AR14', tag: 'Army 2' },
        { card: 'CG12', tag: 'C.G. 1' },
      ],
      caption: 'The board: **the service with most cards** is worth 3.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'NA2', tag: '2 × 3' },
        { card: 'NA7', tag: '3' },
        { card: 'NA8', tag: '−2 × 3' },
      ],
      caption: 'While the Navy is worth 3: **low cards count double**, the weather card subtracts.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'NA2', tag: 'led' },
        { card: 'NA7' },
        { card: 'NA10', tag: 'was high' },
        { card: 'NA13', tag: 'improvised', win: true },
      ],
      caption: 'The second round: **one higher card, face down**.',
    },
  ],
};
