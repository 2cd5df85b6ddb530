// A first hand of Flag: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'flag',
  oneThing:
    'Build the flags one after another, starting with the ones. The columns are only there to dig the cards out.',
  seats: ['You'],
  rules: {},
  words: {
    Flag: 'Four cards of one rank, one of each suit.',
    Suit: 'Red, blue, stars or stripes.',
    Column: 'Cards one step apart, changing suits.',
    Hand: 'Two cards are dealt from it at a time.',
    'Uncle Sam': 'The highest card. Only he can fill an empty column.',
  },
  log: [
    'chance shuffle KY PR HI MT CA WI NE IA SD PA MA CZ TX SM DC AK NY IL OH MI NJ MO IN NC PI GA AL TN MN VA OK LA MS KS AR SC WV MD CT WA FL CO OR ME RI ND UT NH ID AZ NM VT DE WY NV GU',
    '0 move CA 1',
    '0 flag PR',
    '0 move IA 1',
    '0 move WI 2',
    '0 flag HI',
    '0 move PA 2',
    '0 deal',
    '0 flag CZ',
    '0 move MA 1',
    '0 deal',
    '0 flag SM',
  ],
  steps: [
    {
      at: 1,
      say: 'Four cards of the same rank make a flag. Build fourteen, strictly in order: the four ones first, then the twos, up to Uncle Sam.',
      point: ['.flags'],
      know: 'Fourteen flags, in order',
    },
    {
      at: 1,
      say: 'To find the ones, move cards between columns. A card goes on one that is one step higher and of another suit.',
      point: ['KY', 'CA', 'IA', 'PA'],
      know: 'One step lower, another suit',
    },
    {
      at: 1,
      say: 'California is a nine of red, Kentucky a ten of blue. One step up, different suit: move California.',
      point: ['CA'],
      wrong: [
        {
          when: /^move IA 1$/,
          say: 'An eight needs a nine, and this is a ten. Move California first.',
          rule: 'FLG-7',
        },
        {
          when: /^move IA/,
          say: 'Allowed, and both could then go to Kentucky. But move California alone first to see what is under it.',
        },
      ],
    },
    {
      at: 2,
      say: 'The card below turns up, and it’s a one! Send Porto Rico to the flag.',
      point: ['PR'],
      know: 'Uncovered cards turn up',
      wrong: [{ when: /^move PR/, say: 'Ones go to the flag. It needs them now.', rule: 'FLG-7' }],
    },
    {
      at: 3,
      say: 'One of four. Iowa is an eight of blue, and California, a nine of red, is now open. Move Iowa.',
      point: ['IA'],
    },
    {
      at: 4,
      say: 'An Uncle Sam and an empty column. Only an Uncle Sam can fill one. Move him, since there is a card under him.',
      point: ['WI'],
      know: 'Only an Uncle Sam fills a space',
      wrong: [
        { when: /^move (?!WI)\w+ 2$/, say: 'Only an Uncle Sam can go in an empty column.', rule: 'FLG-7' },
        {
          when: /^move PA/,
          say: 'Allowed, and the two would move together. But move Wisconsin first to see what is under it.',
        },
      ],
    },
    { at: 5, say: 'There is Hawaii, the second one.', point: ['HI'] },
    {
      at: 6,
      say: 'After ten come Marine, Nurse, President, Uncle Sam. Pennsylvania is the red President. It can go on the blue Uncle Sam.',
      point: ['PA'],
      know: 'After ten: Marine, Nurse, President, Uncle Sam',
    },
    {
      at: 7,
      say: 'Nothing more to move, so deal. Two cards come at a time, and only the upper one is free. It’s another one.',
      point: ['place hand'],
      know: 'Two are dealt; the upper is free',
    },
    {
      at: 9,
      say: 'Now the lower one is free: Massachusetts, a seven of red. It fits on Iowa. A run like this moves only as a whole.',
      point: ['MA'],
      know: 'A run moves as a whole',
      wrong: [
        {
          when: /^move (CA|IA)/,
          say: 'A run moves as a whole, from its bottom card, here Kentucky.',
          rule: 'FLG-7',
        },
      ],
    },
    {
      at: 10,
      say: 'Deal again. Samoa is the last of the ones.',
      point: ['place hand'],
    },
    {
      at: 12,
      say: 'The first flag flies: you are a Private. Fourteen make a Retired General. You can go through the hand again and again. Finish on your own.',
      point: ['.flags'],
      know: 'A flag is a promotion',
    },
  ],
};
