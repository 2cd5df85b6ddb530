// How to play the five games of the Sammy box.

import type { HowToSheet } from '../how-to-sheet.ts';

const sammy: HowToSheet = {
  game: 'sammy',
  company: 'four players, two against two',
  aim: 'With your partner, win as many of the fourteen tricks as your side bid, and Presidents in them.',
  turn: 'Bid a number of *tricks* and a *trump* suit or no trumps. Then each lays one state. Whoever holds a *neighbour* of the first state must play one; otherwise anything. Only the first state and its neighbours can win: the best is a trump, then red, blue, stars, stripes; within a suit *US, P, N, M*, then 10 to 1.',
  scores:
    'Bid made: 50, and 25 for each trick above it. Failed: 25 to the others for each one short. A *bonus* adds 50. Each President taken: 25. The *top four* bring up to 50.',
  ends: 'After four hands.',
  tip: 'A territory (but D.C.) has no neighbours: laid first, it always wins. A state with few neighbours nearly does.',
  words: {
    tricks: 'One state from each player. The best of those that may win takes all four.',
    trump: 'The suit named in the bid: among the neighbours it beats the other suits.',
    neighbour: 'A state that borders another. Their names stand along the edge of the card.',
    'US, P, N, M': 'Uncle Sam, President, Nurse and Marine: the four highest cards of a suit, in this order.',
    bonus:
      'Called on a bid of the other side: 50 to the side that proves right. That side may double it, to 100.',
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
      caption: 'Red is trumps: **a red neighbour** beats any other suit.',
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
  aim: 'With your partner, win the states whose votes elect the President; in a second deal, House and Senate.',
  turn: 'One player, the contestant, puts up a card. Then all are asked once, left first, and may bid a *neighbouring* state with more people than it. The largest bid wins the card; if nobody bids, it stays with whoever put it up. States bid go back to their hands; then the next puts up.',
  scores:
    'The votes printed on the states won: 266 of 531 make a President. In the second deal most congressmen win the House, most senators the Senate.',
  ends: 'After both deals; the side with more of the three wins.',
  tip: 'Seven states have no larger neighbour and are never lost. Keep New York to bid with: it comes back each time.',
  words: { neighbouring: 'Bordering it. The names of the neighbours stand along the edge of a card.' },
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
      caption: 'Only **larger neighbours** can be bid: Georgia, but not Tennessee.',
    },
    {
      is: 'map',
      map: {
        title: 'The seven states that have no larger neighbour',
        states: Object.fromEntries(SAFE.map((state) => [state, ['top'] as const])),
        legend: { top: 'Safe' },
        size: 'phone',
        prefix: 'howto-safe',
      },
      caption: 'No neighbour of these seven is larger: **they are never lost**.',
    },
  ],
};

const unitedStates: HowToSheet = {
  game: 'united-states',
  company: 'three to six, each for himself',
  aim: 'Be the first to lay all your cards.',
  turn: 'Kansas lies in the middle. Its four neighbours open the *corners*, each its own: Missouri, Oklahoma, Nebraska, Colorado. Any other state goes on a stack whose top card it *borders*. In your turn lay as many as you can, one after another; when none fits, pass.',
  scores:
    'Whoever goes out scores the neighbours printed on the cards the others still hold, and the one with most loses his own. If all are *blocked*, the fewest cards win; the others first throw away as many as the winner holds.',
  ends: 'At 150 points for three players, 250 for six; with Play now at 60.',
  tip: 'Plan the route before the first card: Oklahoma, Texas, New Mexico, Arizona, Nevada is one road; begun with New Mexico it breaks.',
  words: {
    corners: 'The four places around Kansas. Each is opened by one state alone.',
    borders: 'The names of the neighbours stand along the edge of a card.',
    blocked: 'Nobody can lay a card: all have passed, one after another.',
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
      caption: 'What a card costs when you are caught with it: **its neighbours**.',
    },
  ],
};

const travels: HowToSheet = {
  game: 'sammys-travels',
  company: 'one or two players',
  aim: 'Travel from state to state, each only once, through as many of the 49 as you can.',
  turn: 'Choose where to start. Turn up one card at a time. If it *borders* the state where you are, you may travel there, or let it lie; when the top card of your stock goes, the one below it is free. When the pack is through, turn it over.',
  scores:
    'One for each state travelled, start and District of Columbia included: 49 at most. One pack for two: only those you lay, 23 at most.',
  ends: 'When no card you have left borders your last state, or when you have let them all go by twice.',
  tip: 'Do not take the first neighbour that comes. Look which states have few borders left: Maine has only one, so begin or end there.',
  words: { borders: 'The names of the neighbours stand along the edge of a card.' },
  figures: [
    {
      is: 'map',
      map: {
        title: 'A road out of New England',
        states: Object.fromEntries(
          ['ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY'].map((state) => [state, ['on-table'] as const]),
        ),
        legend: { 'on-table': 'Travelled' },
        routes: [['ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY']],
        size: 'phone',
        prefix: 'howto-road',
      },
      caption: '**The road out of New England:** none is left behind.',
    },
    {
      is: 'cards',
      cards: [{ card: 'MA' }, { card: 'RI', tag: 'two borders', win: true }, { card: 'CT' }],
      caption: 'Rhode Island after Connecticut: **a blind alley**.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'NH', tag: 'you are here', win: true },
        { card: 'MA', tag: 'take it?' },
      ],
      caption: 'Massachusetts fits. **You may let it lie**: it stays on your stock.',
    },
  ],
};

const flag: HowToSheet = {
  game: 'flag',
  company: 'a patience for one',
  aim: 'Build fourteen flags of four equal cards, strictly in order: the ones first, the Uncle Sams last.',
  turn: 'A card may lie on one that is a single step higher and of another *suit*. The open cards of a column move together. What they uncover turns up; an empty column takes only an *Uncle Sam*. From the hand two cards are dealt at a time, the upper one is free; go through it again and again.',
  scores: 'Each complete flag is a promotion: one a Private, six a Captain, fourteen a Retired General.',
  ends: 'When all flags fly, or nothing can be played any more.',
  tip: 'You need not play all you can: each card taken from the hand shifts the next pairs; sometimes leave one.',
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
