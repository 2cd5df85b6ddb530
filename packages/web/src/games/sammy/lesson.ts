// A first hand of Sammy: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'sammy',
  oneThing: 'You follow with neighbors, and only neighbors can win.',
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { mode: 'borders', deals: 1, partners: 'fixed', declarant: 'starter', minimumBid: 1 },
  words: {
    Neighbor: 'A state that borders another. Their names are along the edge.',
    Trump: 'The suit named in the bid.',
    Territory: 'Borders nothing (D.C. is the exception).',
    President: 'The 13 of a suit: 25 points.',
    'Uncle Sam': 'The highest card of a suit.',
  },
  log: [
    'chance cut TX WI NY RI',
    'chance shuffle NY PA PI MO MA IL DC IN WI OH AL PR NE TX KY MI AK CA MN NC ND SD IA MS MT NJ VA AR UT GA OK SC ID KS LA MD AZ HI WV WA NM ME CT FL DE CZ NH TN WY RI VT CO SM GU NV OR',
    '2 bid 5 red',
    '3 pass',
    '0 bid 9 red',
    '1 pass',
    '2 pass',
    '3 pass',
    '2 play TN',
    '3 play WI',
    '0 play GA',
    '1 play VA',
    '0 play OH',
    '1 play KY',
    '2 play IN',
    '3 play NE',
    '0 play HI',
    '1 play NV',
    '2 play SC',
    '3 play DE',
    '0 play CA',
    '1 play MN',
    '2 play OR',
    '3 play AZ',
  ],
  steps: [
    {
      at: 2,
      say: 'Each card is a state. The names along its edge are its neighbors. Roy is your partner. There are fourteen tricks.',
      point: ['seat 2'],
      know: 'Each card is a state',
    },
    {
      at: 2,
      say: 'First comes the bidding: a number of tricks and a trump suit, which ranks above the others. Roy dealt, so he bids first.',
      point: ['seat 2'],
      know: 'Bid tricks, name a suit',
    },
    {
      at: 4,
      say: 'Roy bids five in red. You hold six red states, and three territories that win when you lead them. Together you can make nine. Raise him.',
      point: ['PA', 'IL', 'OH', 'TX', 'CA', 'NJ', 'HI', 'CZ', 'GU'],
      know: 'Add your tricks to your partner’s',
      wrong: [
        {
          when: /^bid [678] red$/,
          say: 'Allowed, but the others can outbid you cheaply. These cards are good for nine.',
        },
        {
          when: /^bid 1\d red$/,
          say: 'Bold! Each trick short gives the others 25. Nine leaves you some room.',
        },
        {
          when: /^bid \d+ (blue|stars|stripes)$/,
          say: 'Red is your longest suit by far, and Roy has some too.',
        },
        {
          when: /notrumps$/,
          say: 'Red still ranks first then. But with red trumps its four highest cards score points, and you hold three of them.',
        },
        { when: /^pass$/, say: 'Roy would play five. You can make far more: nine in red.' },
      ],
    },
    {
      at: 10,
      say: 'Roy named red first, so he leads: Tennessee. You hold one of its neighbors, Georgia, so you must play it. It’s a President. Will you lose it?',
      point: ['GA'],
      know: 'A neighbor must follow',
      wrong: [
        {
          when: /^play/,
          say: 'Georgia borders Tennessee, and if you have a neighbor you must play it.',
          rule: 'SAM-13',
        },
      ],
    },
    {
      at: 12,
      say: 'Otto had no neighbor and threw Wisconsin, the highest blue card. It does not border Tennessee, so it cannot win. Georgia takes the trick.',
      point: ['WI'],
      know: 'Only neighbors can win',
    },
    {
      at: 12,
      say: 'You won, so you lead. Lead Ohio. The others must then follow with a neighbor of Ohio if they hold one: Pennsylvania, Michigan, Indiana, Kentucky or West Virginia.',
      point: ['OH'],
    },
    {
      at: 16,
      say: 'Ohio is red, a trump: only a higher red neighbor could have taken it, and Pennsylvania is yours. Roy’s Indiana is red too, but lower.',
      point: ['IN'],
      know: 'A trump loses only to a higher trump',
    },
    {
      at: 16,
      say: 'Hawaii borders nothing. Nobody can follow, so it wins whenever it’s led. Lead it.',
      point: ['HI'],
      know: 'A territory led always wins',
    },
    {
      at: 20,
      say: 'Roy used it well. South Carolina is a President, 25 points for the side that takes it. There are four, and you have two.',
      point: ['SC'],
      know: 'A President is 25 points',
    },
    {
      at: 20,
      say: 'California is a trump, and none of its neighbors (Oregon, Nevada, Arizona) is red. Nobody can take it. Lead it.',
      point: ['CA'],
    },
    {
      at: 24,
      say: 'Four tricks, and Guam and the Canal Zone will win whenever you lead them. Lead states with few neighbors. Finish on your own.',
      point: ['.contract'],
      know: 'Lead states with few neighbors',
    },
  ],
};
