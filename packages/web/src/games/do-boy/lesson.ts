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
    'chance shuffle C9 C4 I10 PRES C10 C6 E12 I12 C5 A6 A9 I11 A7 I8 I3 I2 A11 E4 C11 C3 I5 I4 C12 A12 E10 I7 E6 A3 E8 I9 A4 A2 I6 C7 A8 E7 A10 C8 E9 E5 C1 A5 E11 E3 A1 C2 I1 E1 E2',
    '0 give I11 I12 A12',
    '1 give A10 A11 E8',
    '2 give I7 I9 A5',
    '3 give I3 A9 E6',
    '1 play C9',
    '2 play C4',
    '3 play C11',
    '0 play C3',
    '3 play A4',
    '0 play A9',
    '1 play A12',
    '2 play A6',
    '1 play C10',
    '2 play C6',
    '3 play C12',
    '0 play PRES',
    '3 play I10',
    '0 play I3',
    '1 play I5',
    '2 play I8',
    '3 play E9',
    '0 play E7',
    '1 play E10',
    '2 play E4',
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
      point: ['I3', 'A9', 'E6'],
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
      say: 'Otto leads the 4 of Artillery. As long as everybody can follow, a squad of Artillery costs nothing. Spend your 9 now, and keep the low cards for later.',
      point: ['A9'],
      know: 'Spend high cards early',
      wrong: [
        {
          when: /^play A/,
          say: 'Safe, but low cards will save you later. Spend the 9 while it costs nothing.',
        },
      ],
    },
    {
      at: 17,
      say: 'Your Cavalry is gone, so any card may go, and it takes nothing. Otto has this squad. Whom would you like to be rid of?',
      point: ['C12'],
      know: 'Who cannot follow may throw anything',
      wrong: [
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
      say: 'Infantry: every Infantry card in this squad costs a point. Both of yours lie below Otto’s 10. Play the 3: the 2 will slip under more.',
      point: ['I3'],
      know: 'Stay below the highest card',
      wrong: [
        { when: /^play I2$/, say: 'Just as safe. But keep the 2: nothing of Infantry lies lower but the 1.' },
      ],
    },
    {
      at: 23,
      say: 'Otto’s 9 is high. Use the chance: play your highest card that still lies below it.',
      point: ['E7'],
      know: 'Spend high cards when they are safe',
      wrong: [{ when: /^play E/, say: 'Safe. But the low ones will save you later; spend the 7 now.' }],
    },
    {
      at: 26,
      say: 'You have no point yet. When somebody reaches fifty, the lowest score wins. Finish on your own.',
      point: ['seat 0', 'seat 1', 'seat 2', 'seat 3'],
    },
  ],
};
