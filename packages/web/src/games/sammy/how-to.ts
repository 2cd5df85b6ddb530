// How to play Sammy.

import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: 'four players, two against two',
  aim: 'With your partner, win as many of the fourteen tricks as your side bid, and Presidents in them.',
  turn: 'Bid a number of *tricks* and a *trump* suit or no trumps. Then everyone plays one state: a *neighbor* of the first if you can, otherwise anything. Only the first state and its neighbors can win. Trumps are best, then red, blue, stars, stripes; within a suit *US, P, N, M*, then 10 to 1.',
  scores:
    'Bid made: 50, plus 25 for each extra trick. Bid failed: 25 to the other side for each trick short. A *bonus* adds 50. Each President taken: 25. The *top four* are worth up to 50.',
  ends: 'After four hands.',
  tip: 'A territory (except D.C.) has no neighbors, so it always wins when led. A state with few neighbors usually does.',
  words: {
    tricks: 'One state from each player. The best of those that can win takes all four.',
    trump: 'The suit named in the bid. Among the neighbors it beats the other suits.',
    neighbor: 'A state that borders another. Their names are along the edge of the card.',
    'US, P, N, M': 'Uncle Sam, President, Nurse and Marine, the four highest cards of a suit, in that order.',
    bonus:
      'Called on the other side’s bid: 50 to the side that turns out right. The bidding side may double it to 100.',
    'top four': 'US, P, N and M of the trump suit; without trumps the four Uncle Sams.',
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'OH', tag: 'wins', win: true },
        { card: 'KY' },
        { card: 'IN' },
        { card: 'WI', tag: 'no border', faded: true },
      ],
      caption: 'Red is trumps. **Wisconsin does not border Ohio** and cannot win.',
    },
    {
      is: 'cards',
      cards: [{ card: 'RI', tag: 'led' }, { card: 'CT' }, { card: 'MA', tag: 'wins', win: true }],
      caption: 'Red is trumps: **a red neighbor** beats any other suit.',
    },
    {
      is: 'cards',
      cards: [{ card: 'HI', tag: 'wins', win: true }],
      caption: 'Nobody can follow a territory: **it wins when it is led**.',
    },
  ],
};
