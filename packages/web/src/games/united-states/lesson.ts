// A first hand of United States: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'united-states',
  oneThing: 'Only the top of a stack counts. Plan your route before you lay the first card.',
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
    Corner: 'Opened by one neighbor of Kansas.',
    Stack: 'Only its top card counts.',
    Border: 'The names along the edge of a card.',
    Blocked: 'Nobody can lay a card. The fewest cards win.',
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
      say: 'Be the first to get rid of your cards. Kansas is in the middle. Its four neighbors open the corners, and every other state goes on a neighbor.',
      point: ['.corners > li'],
      know: 'Kansas and its corners',
    },
    {
      at: 2,
      say: 'You hold two corner states. Start with Oklahoma: lay it at its corner.',
      point: ['OK', '.corner.ok .slot'],
      wrong: [
        { when: /^unite NE/, say: 'Allowed, but Oklahoma first.' },
        {
          when: /^unite/,
          say: 'It doesn’t border anything there yet. Only a neighbor of Kansas can start.',
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
          say: 'Then Texas or Arizona covers it, and the other is stuck. With Texas first, all four will go.',
        },
        { when: /^unite NE/, say: 'Allowed, but that can wait. Texas first.' },
      ],
    },
    {
      at: 4,
      say: 'It’s still your turn. You must keep going as long as a card fits: New Mexico, Arizona, Nevada.',
      point: ['NM', 'AZ', 'NV'],
      know: 'Keep going as long as a card fits',
    },
    { at: 7, say: 'Nebraska opens its own corner, and South Dakota goes on it.', point: ['NE', 'SD'] },
    {
      at: 9,
      say: 'Seven cards gone. None of the other five borders Nevada or South Dakota, so pass.',
      point: ['.ask .button-row'],
      know: 'Nothing fits: pass',
    },
    {
      at: 21,
      say: 'The others built on and covered your top cards. All four corners are open now: Utah, Washington, Kentucky, Colorado.',
      point: ['.corners > li'],
      know: 'Others cover your top cards',
    },
    {
      at: 21,
      say: 'Virginia and Ohio both border Kentucky, and one will cover it. A card you are left with costs its printed neighbors: Virginia six, Ohio five.',
      point: ['VA'],
      know: 'Costly cards go first',
      wrong: [
        {
          when: /^unite OH/,
          say: 'Allowed, and right if you can lay Virginia soon. If you are caught, Virginia costs more.',
        },
      ],
    },
    {
      at: 22,
      say: 'Four cards left and nothing fits, so pass. Maine has only one neighbor, New Hampshire. You often get stuck with it, but it costs just one.',
      point: ['ME'],
    },
    {
      at: 23,
      say: 'The player who lays the last card scores what the others hold. If everyone is blocked, the fewest cards win, and the others throw away as many as the winner holds. Finish on your own.',
      point: ['seat 1', 'seat 2', 'seat 3'],
    },
  ],
};
