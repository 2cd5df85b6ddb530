// A first hand of United States: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'united-states',
  oneThing: 'Only the top of a stack counts: plan the route before you lay the first card.',
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: {
    pace: 'turns',
    mustPlay: true,
    honor: false,
    falseCall: 'free',
    target: 175,
    fiveDiscards: 'DC RI',
  },
  words: {
    Corner: 'Opened by one neighbour of Kansas.',
    Stack: 'Only its top card counts.',
    Border: 'The names along the edge of a card.',
    Blocked: 'Nobody can lay: the fewest cards win.',
  },
  log: [
    'chance cut NY PA IL OH',
    'chance shuffle LA WA MA OK WV CT VT TX NC MO MS NM MD IN MI AZ ID RI MT NV DC GA CA NE AR OR KY SD WY ND CO ME IA NJ NY FL IL AL NH VA PA UT MN OH TN SC WI DE',
    '0 unite OK KS',
    '0 unite TX OK',
    '0 unite NM TX',
    '0 unite AZ NM',
    '0 unite NV AZ',
    '0 unite NE KS',
    '0 unite SD NE',
    '0 pass',
    '1 unite WY SD',
    '1 unite ID NV',
    '1 pass',
    '2 unite UT WY',
    '2 unite OR ID',
    '2 unite MO KS',
    '2 unite WA OR',
    '2 pass',
    '3 unite KY MO',
    '3 unite CO KS',
    '3 pass',
    '0 unite VA KY',
    '0 pass',
  ],
  steps: [
    {
      at: 2,
      say: 'Get rid of your cards first. Kansas lies in the middle; its four neighbours open the corners, and every other state goes on a neighbour.',
      point: ['.corners > li'],
      know: 'Kansas and its corners',
    },
    {
      at: 2,
      say: 'You hold two corner states. Begin with Oklahoma: lay it at its corner.',
      point: ['OK', '.corner.ok .slot'],
      wrong: [
        { when: /^unite NE/, say: 'Allowed. But first Oklahoma.' },
        {
          when: /^unite/,
          say: 'Nothing lies there yet that it borders. Only a neighbour of Kansas can begin.',
          rule: 'US-8',
        },
      ],
    },
    {
      at: 3,
      say: 'Texas and New Mexico both border Oklahoma. Only the top card counts, so the order matters. Look west: Texas, New Mexico, Arizona, Nevada.',
      point: ['TX', 'NM'],
      know: 'Only the top card counts',
    },
    {
      at: 3,
      say: 'Lay Texas first.',
      point: ['TX'],
      know: 'Plan the route first',
      wrong: [
        {
          when: /^unite NM/,
          say: 'Then Texas or Arizona covers it and the other is stuck. Texas first, all four will go.',
        },
        { when: /^unite NE/, say: 'Allowed, and it will come. Texas first.' },
      ],
    },
    {
      at: 4,
      say: 'Still your turn: you may, and must, go on as long as a card fits. New Mexico, Arizona, Nevada.',
      point: ['NM', 'AZ', 'NV'],
      know: 'You go on as long as a card fits',
    },
    { at: 7, say: 'Nebraska opens its own corner, and South Dakota goes on it.', point: ['NE', 'SD'] },
    {
      at: 9,
      say: 'Seven cards gone. None of the other five borders Nevada or South Dakota: pass.',
      point: ['.ask .do'],
      know: 'Nothing fits: pass',
    },
    {
      at: 21,
      say: 'The others have built on, and covered your tops. All four corners are open now: Utah, Washington, Kentucky, Colorado.',
      point: ['.corners > li'],
      know: 'Others cover your tops',
    },
    {
      at: 21,
      say: 'Virginia and Ohio both border Kentucky; one will cover it. What you are left with counts its printed neighbours: Virginia six, Ohio five.',
      point: ['VA'],
      know: 'Dear cards go first',
      wrong: [
        {
          when: /^unite OH/,
          say: 'Allowed, and right if you can lay Virginia soon. If you are caught, Virginia costs more.',
        },
      ],
    },
    {
      at: 22,
      say: 'Four cards left, and nothing fits: pass. Maine has one neighbour only, New Hampshire; it often stays, but it costs just one.',
      point: ['ME'],
    },
    {
      at: 23,
      say: 'Who lays the last card scores what the others hold. If all are blocked, the fewest cards win, and the others throw away as many as the winner holds. Finish on your own.',
      point: ['seat 1', 'seat 2', 'seat 3'],
    },
  ],
};
