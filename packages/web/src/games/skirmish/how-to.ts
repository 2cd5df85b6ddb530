// How to play Skirmish.

import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: 'four players, Army against Navy',
  aim: 'With your partner, capture the other branch’s cards. The Army wants the blue, the Navy the brown.',
  turn: 'Play any card. The highest number takes all four (on a tie, the first played); a *Nurse* never takes. The winner leads the next *trick*. After six tricks the other half is dealt.',
  scores:
    'Enemy cards count their number, but nothing below 10; a Nurse counts 1000. A *Scout Spy* carries off a Nurse the other side is winning and sets them back: 2000 for a 100 from an *officer*, 1000 for a 50 from a lower card or a 100 from such a 50.',
  ends: 'At 10,000 points, about ten hands, or when one side takes all 48 cards of a hand.',
  tip: 'Show a Nurse only when your side holds the trick and nobody plays after you.',
  words: {
    trick: 'One card from each player. The highest number takes all four; a Nurse never does.',
    Nurse: 'Worth the most when captured. In a trick she is the lowest card.',
    'Scout Spy': 'The 100 and the 50 of either branch.',
    officer: 'The 300, 250 and 200 of either branch.',
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'N80', tag: '80' },
        { card: 'A20', tag: '0', faded: true },
        { card: 'N9', tag: '0', faded: true },
        { card: 'A90', tag: 'takes it', win: true },
      ],
      caption: 'For the Army: **80**. The 9 counts nothing, and neither do its own cards.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'N300', tag: 'officer' },
        { card: 'A8' },
        { card: 'ANURSE', tag: 'Nurse' },
        { card: 'A100', tag: 'spy', win: true },
      ],
      caption: 'The Army’s 100 fetches its Nurse: **2000 off** for the Navy.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'N300', tag: '300' },
        { card: 'N50', tag: '50' },
        { card: 'N9', tag: '0' },
        { card: 'NNURSE', tag: '1000' },
      ],
      caption: 'What blue cards count **in the Army’s pile**.',
    },
  ],
};
