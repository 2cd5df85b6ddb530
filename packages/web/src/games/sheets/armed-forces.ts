// How to play Armed Forces.

import type { HowToSheet } from '../how-to-sheet.ts';

const armedForces: HowToSheet = {
  game: 'armed-forces',
  company: 'two to five, each for himself',
  aim: 'Take low cards of the services that will be worth most at the end.',
  turn: 'Each lays one card. The first two *services* played are the ones to follow; hold neither and you may play anything. The highest card of those services is ahead. Then all others may *improvise*: lay a higher card of those services, face down. If one does, so may the player ahead. The highest takes all.',
  scores:
    'Cards 12 to 14 go to the *board*. The service with most of them there is worth 3, then 2, 1, 1, 0; with none there, 0. Taken cards 1–3 count double that, 4–11 once; the *weather* card takes off double.',
  ends: 'At 101 points; with Play now at 51.',
  tip: 'Keep a high card for the second round: it may win the trick, and lifts its service.',
  words: {
    services: 'Army, Navy, Marine Corps, Coast Guard and Air Force.',
    improvise: 'To lay a second card, face down, after everybody has laid one.',
    weather: 'The 8 of each service.',
    board: 'Where the 12s, 13s and 14s lie. It says what each service is worth.',
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
      caption: 'While the Navy is worth 3: **the small ones count double**, the weather card takes off.',
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

export const sheets: readonly HowToSheet[] = [armedForces];
