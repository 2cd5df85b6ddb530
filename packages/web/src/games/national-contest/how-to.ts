// How to play A National Contest.

import type { HowToSheet } from '../how-to-sheet.ts';

const SAFE = ['NY', 'IL', 'TX', 'CA', 'NC', 'WA', 'ME'] as const;

export const sheet: HowToSheet = {
  company: 'four players, two tickets',
  aim: 'With your partner, win the states whose votes elect the President and, in a second deal, the House and Senate.',
  turn: 'One player, the contestant, puts up a card. Then each player in turn, from the left, may bid a *neighboring* state with more people. The largest bid wins the card; if nobody bids, the contestant keeps it. States bid go back to their owners’ hands. Then the next player puts up a card.',
  scores:
    'The votes printed on the states you win: 266 of 531 elect a President. In the second deal, the most congressmen win the House and the most senators the Senate.',
  ends: 'After both deals. The side with more of the three wins.',
  tip: 'Seven states have no larger neighbor and are never lost. Keep New York to bid with. It comes back every time.',
  words: { neighboring: 'A state that borders it. The names are along the edge of the card.' },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'CT', tag: 'put up' },
        { card: 'MA', tag: '8th' },
        { card: 'NY', tag: '1st, wins', win: true },
      ],
      caption: 'Bid, **not spent**: New York goes back to the hand it came from.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'AL', tag: '15th' },
        { card: 'GA', tag: '14th', win: true },
        { card: 'TN', tag: '16th', faded: true },
      ],
      caption: 'Only **larger neighbors** can be bid: Georgia, but not Tennessee.',
    },
    {
      is: 'map',
      map: {
        title: 'The seven states that have no larger neighbor',
        states: Object.fromEntries(SAFE.map((state) => [state, ['top'] as const])),
        legend: { top: 'Safe' },
        size: 'phone',
        prefix: 'howto-safe',
      },
      caption: 'No neighbor of these seven is larger: **they are never lost**.',
    },
  ],
};
