// How to play United States.

import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: 'three to six, everyone for themselves',
  aim: 'Be the first to lay all your cards.',
  turn: 'Kansas is in the middle. Its four neighbors open the *corners*, one each: Missouri, Oklahoma, Nebraska, Colorado. Any other state goes on a stack whose top card it *borders*. On your turn, lay as many as you can. When none fits, pass.',
  scores:
    'The player who goes out scores the neighbors printed on the cards the others still hold, and the player holding the most loses that many points. If everyone is *blocked*, the fewest cards win; the others first throw away as many cards as the winner holds.',
  ends: 'At 150 points for three players, 250 for six; with Play now, at 60.',
  tip: 'Plan your route before the first card. Oklahoma, Texas, New Mexico, Arizona, Nevada is one road. Start with New Mexico and it breaks.',
  words: {
    corners: 'The four places around Kansas. Only one state opens each.',
    borders: 'The names of the neighbors are along the edge of the card.',
    blocked: 'Nobody can lay a card. Everyone has passed in turn.',
  },
  figures: [
    {
      is: 'cards',
      tight: true,
      cards: [
        { card: 'MO' },
        { card: 'OK' },
        { card: 'KS', tag: 'middle', win: true },
        { card: 'NE' },
        { card: 'CO' },
      ],
      caption: 'Kansas and **the four that open the corners**.',
    },
    {
      is: 'column',
      cards: [
        { card: 'OK', tag: 'covered' },
        { card: 'TX', tag: 'covered' },
        { card: 'NM', tag: 'the top: Arizona fits, Louisiana does not' },
      ],
      caption: 'Only **the top of a stack** counts.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'TN', tag: '8' },
        { card: 'VA', tag: '6' },
        { card: 'ME', tag: '1' },
      ],
      caption: 'What a card costs if you are caught with it: **its neighbors**.',
    },
  ],
};
