// A first hand of A National Contest: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'national-contest',
  oneThing: 'A bid always comes back to your hand. Big states are won and lost by their neighbors.',
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { election: 'president', mustBid: false },
  words: {
    Ticket: 'Two partners: President and Vice-President.',
    'Put up': 'To offer a card for everyone to fight over.',
    Bid: 'To show a larger neighbor. You get it back.',
    Safe: 'A state with no larger neighbor.',
  },
  log: [
    'chance cut NY TX WI RI',
    'chance cut NY TX WI RI',
    '0 ticket democratic',
    'chance cut NY TX WI RI',
    'chance shuffle NJ PA MA NY OH TX AL CT IN CA MI GA WI NC PI TN VA KY MN HI KS OK LA IL WV DC AR MO NE MD WA PR SD CO OR IA ND AK CZ MS NH MT UT SC NM ID AZ FL WY VT DE ME SM NV GU RI',
    '0 play CT',
    '1 pass',
    '2 pass',
    '3 bid MA',
    '0 bid NY',
    '1 play NJ',
    '2 bid PA',
    '3 pass',
    '0 pass',
    '1 pass',
    '2 play TX',
    '3 pass',
    '0 pass',
    '1 pass',
    '2 pass',
    '3 play AL',
    '0 bid GA',
    '1 pass',
    '2 pass',
    '3 pass',
    '0 play HI',
  ],
  steps: [
    {
      at: 2,
      say: 'Four players, two tickets. Roy runs with you. You won the cut, so you choose the party. It changes only the colors.',
      point: ['.ask .button-row'],
      know: 'Two tickets',
      also: /^ticket/,
    },
    {
      at: 5,
      say: 'Every state carries electoral votes, at the foot of its card. 266 elect a President. One card after another is fought over.',
      point: ['.votes'],
      know: '266 votes elect',
    },
    {
      at: 5,
      say: 'You start. Put up Connecticut, eight votes. The bidder of the largest neighbor bigger than Connecticut gets it.',
      point: ['CT'],
      know: 'One card after another is put up',
      wrong: [
        { when: /^play/, say: 'You can put up any card. Use Connecticut now. It shows how bidding works.' },
      ],
    },
    {
      at: 9,
      say: 'Otto bids Massachusetts, the eighth in size. You hold New York, the largest, and it’s a neighbor too. Bid it.',
      point: ['NY'],
      know: 'You can bid a larger neighbor',
      wrong: [
        {
          when: /^pass$/,
          say: 'Then Otto takes your eight votes. New York costs you nothing, since it comes back.',
        },
        { when: /^bid GA$/, say: 'Georgia does not border Connecticut.', rule: 'NC-11' },
      ],
    },
    {
      at: 10,
      say: 'Connecticut is yours, and New York is back in your hand. A bid is never spent. But now everyone knows where New York is.',
      point: ['NY'],
      know: 'A bid is never spent',
    },
    {
      at: 13,
      say: 'Mabel puts up New Jersey, and Roy has bid Pennsylvania. Only New York is bigger, and that is yours. What now?',
      point: ['PA'],
      know: 'Do not outbid your partner',
      wrong: [
        {
          when: /^bid NY$/,
          say: 'You would only outbid your own partner. Your side already has the votes. Pass.',
        },
      ],
    },
    {
      at: 17,
      say: 'Sixteen more: 24. Roy puts up Texas. No neighbor is bigger, so it can’t be lost. Seven states are safe like that. Nobody can bid, so pass.',
      point: ['TX'],
      know: 'Seven states are safe',
      wrong: [
        {
          when: /^bid/,
          say: 'No neighbor of Texas is bigger, so you can’t bid. Pass.',
          rule: 'NC-11',
        },
      ],
    },
    {
      at: 21,
      say: 'Otto puts up Alabama, fifteenth in size. You hold all its neighbors. Which one is bigger than Alabama?',
      point: ['GA', 'TN', 'MS', 'FL'],
      know: 'Look at the size before you bid',
      wrong: [
        {
          when: /^bid TN$/,
          say: 'Tennessee is sixteenth, just smaller than Alabama. Georgia, fourteenth, is big enough.',
          rule: 'NC-11',
        },
        {
          when: /^bid (MS|FL)$/,
          say: 'Mississippi and Florida are both smaller than Alabama. Georgia, fourteenth, is big enough.',
          rule: 'NC-11',
        },
        { when: /^pass$/, say: 'Eleven votes for a card that comes back. Bid Georgia.' },
      ],
    },
    {
      at: 25,
      say: 'Eleven more: 58. Your turn again. New York, Illinois and Maine are safe, but useful in your hand; a territory is a safe card that costs nothing.',
      point: ['HI'],
    },
    {
      at: 25,
      say: 'Territories carry no votes, and nobody can bid on them. Put up Hawaii to pass the turn to Mabel.',
      point: ['HI'],
      know: 'A territory passes the turn',
      wrong: [
        {
          when: /^play NY$/,
          say: 'It’s safe and worth 47 votes, but then it can never win you a neighbor again. Keep it.',
        },
        { when: /^play/, say: 'You can put up any card, but Hawaii gives nothing away.' },
      ],
    },
    {
      at: 26,
      say: 'Put up a state when you hold its big neighbors or they are gone. Keep your giants to bid with.',
      point: ['.map, .night'],
      know: 'Keep your giants to bid with',
    },
    {
      at: 26,
      say: 'Fifty-one states and territories are left to fight over. Finish on your own.',
      point: ['.votes'],
    },
  ],
};
