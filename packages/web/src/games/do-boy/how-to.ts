// How to play Do-Boy.

import type { HowToSheet } from '../how-to-sheet.ts';

const SQUAD = 'One card from each player. The best card takes them all.';

export const sheet: HowToSheet = {
  company: 'three to six, everyone for themselves',
  aim: 'Take as few points as you can. Points are bad here.',
  turn: 'First give three cards to the left and get three from the right. Then each player plays one card in turn: follow the *company* of the first card if you can; otherwise play anything. The highest card of that company takes the whole *squad*, and its player leads the next. The first squad also includes the *nest*, the leftover cards, face down.',
  scores: 'Each Infantry card you take costs 1, the President 5: 17 in every hand.',
  ends: 'When someone reaches 50. The lowest score wins.',
  tip: 'Get rid of a company early. When it’s led, throw the President on the player who has to take it.',
  words: {
    company: 'A family of twelve cards: Infantry, Cavalry, Artillery or Engineers.',
    squad: SQUAD,
    nest: 'The cards left over after an even deal. Only the player who takes it sees it.',
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'I1', tag: '1' },
        { card: 'I7', tag: '1' },
        { card: 'I12', tag: '1' },
        { card: 'PRES', tag: '5' },
      ],
      caption: 'What costs points: **Infantry 1 each, the President 5**.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'C4', tag: 'led' },
        { card: 'C9', tag: 'takes it', win: true },
        { card: 'I12' },
        { card: 'PRES' },
      ],
      caption: 'Two couldn’t follow and threw their worst cards: **6 points** for the 9.',
    },
    {
      is: 'cards',
      cards: [{ card: 'E4', tag: 'led' }, { card: 'E9' }, { card: 'E7', tag: 'yours', win: true }],
      caption: 'Slip under: play **your highest card that doesn’t take** the squad.',
    },
  ],
};
