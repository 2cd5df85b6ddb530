// How to play the five games of the Sammy box.

import type { HowToSheet } from '../how-to-sheet.ts';

const sammy: HowToSheet = {
  game: 'sammy',
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

const SAFE = ['NY', 'IL', 'TX', 'CA', 'NC', 'WA', 'ME'] as const;

const nationalContest: HowToSheet = {
  game: 'national-contest',
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

const unitedStates: HowToSheet = {
  game: 'united-states',
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

const travels: HowToSheet = {
  game: 'sammys-travels',
  company: 'one or two players',
  aim: 'Travel from state to state, each only once, through as many of the 49 as you can.',
  turn: 'Choose where to start. Turn up one card at a time. If it *borders* your state, travel there or leave it. When your stock’s top card goes, the one below is free. When the pack runs out, turn the stock over.',
  scores:
    'One for each state you visit, including your start and the District of Columbia: 49 at most. With one pack for two: only the cards you lay, 23 at most.',
  ends: 'When none of your remaining cards borders your last state, or when you have let them all go by twice.',
  tip: 'Don’t take the first neighbor that comes. See which states have few borders left. Maine has only one, so start or end there.',
  words: { borders: 'The names of the neighbors are along the edge of the card.' },
  figures: [
    {
      is: 'map',
      map: {
        title: 'A road out of New England',
        states: Object.fromEntries(
          ['ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY'].map((state) => [state, ['on-table'] as const]),
        ),
        legend: { 'on-table': 'Visited' },
        routes: [['ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY']],
        size: 'phone',
        prefix: 'howto-road',
      },
      caption: '**The road out of New England:** none is left behind.',
    },
    {
      is: 'cards',
      cards: [{ card: 'MA' }, { card: 'RI', tag: 'two borders', win: true }, { card: 'CT' }],
      caption: 'Rhode Island after Connecticut: **a dead end**.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'NH', tag: 'you are here', win: true },
        { card: 'MA', tag: 'take it?' },
      ],
      caption: 'Massachusetts fits. **You can leave it**: it stays on your stock.',
    },
  ],
};

const flag: HowToSheet = {
  game: 'flag',
  company: 'a solitaire for one',
  aim: 'Build fourteen flags of four equal cards, strictly in order, from the ones to the Uncle Sams.',
  turn: 'A card goes on one that is one step higher and of another *suit*. The open cards of a column move together. Uncovered cards turn up; only an *Uncle Sam* fills an empty column. Deal two cards at a time from the hand; the upper one is free. Go through the hand as often as you like.',
  scores: 'Each complete flag is a promotion: one a Private, six a Captain, fourteen a Retired General.',
  ends: 'When all flags fly, or when nothing more can be played.',
  tip: 'You don’t have to play every card you can. Each card taken from the hand shifts the next pairs, so sometimes leave one.',
  words: {
    suit: 'Red, blue, stars or stripes: the border of a card.',
    'Uncle Sam': 'The fourteenth and highest card of a suit.',
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'PR', tag: 'red' },
        { card: 'HI', tag: 'blue' },
        { card: 'CZ', tag: 'stars' },
        { card: 'SM', tag: 'stripes' },
      ],
      caption: '**A flag:** four equal cards, here the ones.',
    },
    {
      is: 'column',
      cards: [
        { card: 'KY', tag: '10 of blue' },
        { card: 'CA', tag: '9 of red' },
        { card: 'IA', tag: '8 of blue' },
      ],
      caption: '**A column:** one step lower, another suit.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'OH', tag: 'Marine' },
        { card: 'IL', tag: 'Nurse' },
        { card: 'PA', tag: 'President' },
        { card: 'NY', tag: 'Uncle Sam' },
      ],
      caption: 'After ten: **M, N, P, US**.',
    },
  ],
};

export const sheets: readonly HowToSheet[] = [sammy, nationalContest, unitedStates, travels, flag];
