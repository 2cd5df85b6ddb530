// A first hand of Flag: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'flag',
  oneThing: 'Flags are built one after another, from the ones up; the columns only serve to dig them out.',
  seats: ['You'],
  rules: {},
  words: {
    Flag: 'Four equal cards, one of each suit.',
    Suit: 'Red, blue, stars or stripes.',
    Column: 'Cards in steps, suits changing.',
    Hand: 'Two cards are dealt from it at a time.',
    'Uncle Sam': 'The highest card; he alone fills a space.',
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
      say: 'Four equal numbers make a flag. You build fourteen, strictly in order: first the four ones, then the twos, up to Uncle Sam.',
      point: ['.flags'],
      know: 'Fourteen flags, in order',
    },
    {
      at: 1,
      say: 'To find the ones, move cards between columns: a card goes on one that is a single step higher and of another suit.',
      point: ['KY', 'CA', 'IA', 'PA'],
      know: 'One step lower, another suit',
    },
    {
      at: 1,
      say: 'California is a nine of red, Kentucky a ten of blue. One step, other suit: move California.',
      point: ['CA'],
      wrong: [
        {
          when: /^move IA 1$/,
          say: 'An eight wants a nine, and this is a ten. California first.',
          rule: 'FLG-7',
        },
        {
          when: /^move IA/,
          say: 'Allowed, and both could then go to Kentucky. But first California alone: see what lies under it.',
        },
      ],
    },
    {
      at: 2,
      say: 'The card below turns up, and it is a one! Send Porto Rico to the flag.',
      point: ['PR'],
      know: 'What is uncovered turns up',
      wrong: [{ when: /^move PR/, say: 'Ones go on the flag. It is waiting for them.', rule: 'FLG-7' }],
    },
    {
      at: 3,
      say: 'One of four. Iowa is an eight of blue, and California is now an open nine of red. Move Iowa.',
      point: ['IA'],
    },
    {
      at: 4,
      say: 'An Uncle Sam, and there is an empty column. Only an Uncle Sam may fill one. Move him: something lies under him.',
      point: ['WI'],
      know: 'Only an Uncle Sam fills a space',
      wrong: [
        { when: /^move (?!WI)\w+ 2$/, say: 'An empty column is kept for Uncle Sams.', rule: 'FLG-7' },
        {
          when: /^move PA/,
          say: 'Allowed, and the two would move together. But first Wisconsin: see what lies under him.',
        },
      ],
    },
    { at: 5, say: 'And there is Hawaii, the second one.', point: ['HI'] },
    {
      at: 6,
      say: 'After ten come Marine, Nurse, President, Uncle Sam. Pennsylvania is a President of red: it may lie on blue’s Uncle Sam.',
      point: ['PA'],
      know: 'After ten: Marine, Nurse, President, Uncle Sam',
    },
    {
      at: 7,
      say: 'Nothing more to move. Deal: two cards come at a time, and only the upper one is free. It is a one again.',
      point: ['place hand'],
      know: 'Two are dealt, the upper is free',
    },
    {
      at: 9,
      say: 'Now the lower one is free: Massachusetts, a seven of red. It fits on Iowa. A run like this one only moves as a whole.',
      point: ['MA'],
      know: 'A run moves whole',
      wrong: [
        { when: /^move (CA|IA)/, say: 'A run moves whole, from its foot, here Kentucky.', rule: 'FLG-7' },
      ],
    },
    {
      at: 10,
      say: 'Deal again: Samoa, the last of the ones.',
      point: ['place hand'],
    },
    {
      at: 12,
      say: 'The first flag flies: you are a Private. Fourteen make a Retired General. You may deal the hand through again and again. Finish on your own.',
      point: ['.flags'],
      know: 'A flag is a promotion',
    },
  ],
};
