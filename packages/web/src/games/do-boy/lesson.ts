// A first hand of Do-Boy: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'do-boy',
  oneThing: 'Points are bad. Stay low, get rid of a company, and throw the President on someone else.',
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { match: 'hand', target: 50, exchange: true },
  words: {
    Squad: 'One card from each player. The player who takes it pays for the cards in it.',
    Company: 'Infantry, Cavalry, Artillery or Engineers.',
    President: 'Costs five points and never takes a squad.',
    Nest: 'The card left over. It goes to the player who takes the first squad.',
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
      say: 'Points are bad here. Each Infantry card you take costs one, the President five. The lowest score wins.',
      point: ['PRES', 'I12', 'I11'],
      know: 'Infantry 1, the President 5',
    },
    {
      at: 2,
      say: 'First, everyone gives three cards to the left. Give cards that would take squads you don’t want: your two high Infantry and the 12 of Artillery.',
      point: ['I11', 'I12', 'A12'],
      know: 'High cards go to the left',
      wrong: [
        {
          when: / PRES/,
          say: 'Allowed, but he takes nothing, and with just one Cavalry card you will soon get rid of him.',
        },
        { when: /^give/, say: 'Low cards are your friends because they slip under. Give the high ones.' },
      ],
    },
    {
      at: 6,
      say: 'Otto gave you these three cards. They stay marked until you play. Mabel sits left of the dealer and leads.',
      point: ['I3', 'A9', 'E6'],
    },
    {
      at: 9,
      say: 'Cavalry was led, so you must follow if you can. Your 3 is below Otto’s 11, so Otto has to take it.',
      point: ['C3'],
      know: 'Follow the company if you can',
      wrong: [{ when: /^play/, say: 'You hold a Cavalry card, so you must play it.', rule: 'DOB-4' }],
    },
    {
      at: 10,
      say: 'The player who takes the first squad also gets the nest, a card nobody has seen. It may cost points. Only Otto knows.',
      point: ['seat 3'],
      know: 'The first squad includes the nest',
    },
    {
      at: 11,
      say: 'Otto leads the 4 of Artillery. As long as everyone can follow, an Artillery squad costs nothing. Spend your 9 now, and keep the low cards for later.',
      point: ['A9'],
      know: 'Spend high cards early',
      wrong: [
        {
          when: /^play A/,
          say: 'Safe, but low cards will save you later. Play the 9 while it costs nothing.',
        },
      ],
    },
    {
      at: 17,
      say: 'Your Cavalry is gone, so you can play any card, and it takes nothing. Otto has this squad. Which card would you like to get rid of?',
      point: ['C12'],
      know: 'If you can’t follow, throw anything',
      wrong: [
        {
          when: /^play/,
          say: 'That wastes a chance. You can’t take this squad, so throw your costliest card.',
        },
      ],
    },
    {
      at: 18,
      say: 'Five points for Otto, plus whatever the nest costs. Having none of a company is the best weapon in Do-Boy.',
      point: ['seat 3'],
      know: 'Having none of a company is a weapon',
    },
    {
      at: 19,
      say: 'Infantry was led, and every Infantry card in this squad costs a point. Both of yours are below Otto’s 10. Play the 3. The 2 will slip under more cards later.',
      point: ['I3'],
      know: 'Stay below the highest card',
      wrong: [{ when: /^play I2$/, say: 'Just as safe, but keep the 2. Only the 1 of Infantry is lower.' }],
    },
    {
      at: 23,
      say: 'Otto’s 9 is high. Use the chance to play your highest card that is still below it.',
      point: ['E7'],
      know: 'Spend high cards when they are safe',
      wrong: [{ when: /^play E/, say: 'Safe, but the low cards will save you later. Play the 7 now.' }],
    },
    {
      at: 26,
      say: 'You have no points yet. When someone reaches fifty, the lowest score wins. Finish on your own.',
      point: ['seat 0', 'seat 1', 'seat 2', 'seat 3'],
    },
  ],
};
