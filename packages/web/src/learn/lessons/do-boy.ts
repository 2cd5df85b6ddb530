// A first hand of Do-Boy: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'do-boy',
  oneThing: 'Points are bad. Stay low, empty a company, and throw the President on somebody else.',
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { match: 'hand', target: 50, exchange: true },
  words: {
    Squad: 'One card from each player. Its taker pays for what lies in it.',
    Company: 'Infantry, Cavalry, Artillery or Engineers.',
    President: 'Five points, and he never takes a squad.',
    Nest: 'The card left over; the first squad brings it.',
  },
  log: [
    'chance cut PRES I3 E11 A3',
    'chance shuffle C9 C4 I10 PRES C10 C6 E12 I12 C5 A3 A9 I11 A7 I8 I3 I2 A11 E4 C11 C3 I5 I4 C12 A12 E10 I7 E6 A6 E8 I9 A4 A2 I6 C7 A8 E7 A10 C8 E9 E5 C1 A5 E11 E3 A1 C2 I1 E1 E2',
    '0 give I11 I12 A12',
    '1 give A10 A11 E8',
    '2 give I7 I9 A5',
    '3 give I10 A9 E12',
    '1 play C9',
    '2 play C4',
    '3 play C11',
    '0 play C3',
    '3 play A4',
    '0 play A2',
    '1 play A7',
    '2 play A3',
    '1 play C10',
    '2 play C6',
    '3 play C12',
    '0 play PRES',
    '3 play I3',
    '0 play I2',
    '1 play I5',
    '2 play I8',
    '2 play E4',
    '3 play E9',
    '0 play E7',
    '1 play E10',
  ],
  steps: [
    {
      at: 2,
      say: 'Here points are bad. Each Infantry card you take costs one, the President five. Whoever has fewest wins.',
      point: ['PRES', 'I12', 'I11'],
      know: 'Infantry 1, the President 5',
    },
    {
      at: 2,
      say: 'First everybody gives three cards to the left. Give what takes squads you do not want: your two high Infantry and the 12 of Artillery.',
      point: ['I11', 'I12', 'A12'],
      know: 'High cards go to the left',
      wrong: [
        {
          when: / PRES/,
          say: 'Allowed. But he takes nothing, and with one Cavalry card you will soon be rid of him.',
        },
        { when: /^give/, say: 'Low cards are your friends: they slip under. Give the high ones.' },
      ],
    },
    {
      at: 6,
      say: 'Otto gave you these three, marked until you play. Mabel sits left of the dealer and leads.',
      point: ['I10', 'A9', 'E12'],
    },
    {
      at: 9,
      say: 'Cavalry was led: whoever has one must follow. Your 3 lies below Otto’s 11, so Otto must take it.',
      point: ['C3'],
      know: 'Follow the company if you can',
      wrong: [{ when: /^play/, say: 'You hold a Cavalry card, so you must follow with it.', rule: 'DOB-4' }],
    },
    {
      at: 10,
      say: 'The first squad brings its taker the nest, a card nobody has seen. It may cost points; Otto alone knows.',
      point: ['seat 3'],
      know: 'The first squad brings the nest',
    },
    {
      at: 11,
      say: 'Otto leads the 4 of Artillery. Follow with one that cannot take it: your 2 lies below the 4.',
      point: ['A2'],
      know: 'Stay below the highest card',
      wrong: [{ when: /^play A/, say: 'It may stay the highest and take the squad. The 2 cannot.' }],
    },
    {
      at: 17,
      say: 'Your Cavalry is gone, so any card may go, and it takes nothing. Otto has this squad. Whom would you like to be rid of?',
      point: ['C12'],
      know: 'Who cannot follow may throw anything',
      wrong: [
        {
          when: /^play I10$/,
          say: 'A good riddance of one point. The President is five: throw him while you can.',
        },
        { when: /^play/, say: 'A wasted chance: this squad cannot fall to you. Throw your dearest card.' },
      ],
    },
    {
      at: 18,
      say: 'Five points for Otto, and whatever the nest holds. An empty company is the best weapon in Do-Boy.',
      point: ['seat 3'],
      know: 'An empty company is a weapon',
    },
    {
      at: 19,
      say: 'Infantry: every Infantry card in this squad costs a point. Stay under it.',
      point: ['I2'],
      wrong: [{ when: /^play I10$/, say: 'The 10 would very likely take four points. The 2 is safe.' }],
    },
    {
      at: 24,
      say: 'Otto’s 9 is high. Use the chance: play your highest card that still lies below it.',
      point: ['E7'],
      know: 'Spend high cards when they are safe',
      wrong: [
        {
          when: /^play E12$/,
          say: 'It takes the squad, and Mabel still plays. Keep it for a squad that costs nothing.',
        },
        { when: /^play E/, say: 'Safe. But the low ones will save you later; spend the 7 now.' },
      ],
    },
    {
      at: 26,
      say: 'You have no point yet. When somebody reaches fifty, the lowest score wins. Play on by yourself.',
      point: ['seat 0', 'seat 1', 'seat 2', 'seat 3'],
    },
  ],
};
