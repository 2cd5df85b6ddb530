// A first hand of SIGS: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'sigs',
  oneThing: 'Make sets, keep one card to go out with, and watch every discard.',
  seats: ['You', 'Mabel'],
  rules: { variation: 'regular', scoring: 'points', target: 500, counters: 5, partners: 'none' },
  words: {
    Run: 'Three or more ranks in a row, in one service; 1 follows 19.',
    'Equal ranks': 'One rank in different services.',
    Auxiliary: 'Wild: stands for a card you do not hold.',
    Reserve: 'The face-down stock.',
    'Active pile': 'The discards, face up.',
  },
  log: [
    'chance shuffle A7 A11 A14 A12 N4 A13 M10 N7 A16 M7 N18 XNC M12 M2 N1 N15 M5 A6 N9 N2 M4 M1 A1 A2 A3 A4 A5 A8 A9 A10 A15 A17 A18 A19 N3 N5 N6 N8 N10 N11 N12 N13 N14 N16 N17 N19 M3 M6 M8 M9 M11 M13 M14 M15 M16 M17 M18 M19 CIC XMM XSB XWS',
    '1 draw reserve',
    '1 discard A7',
    '0 draw active',
    '0 lay kind A7 N7 M7',
    '0 discard M2',
    '1 draw reserve',
    '1 discard M12',
    '0 draw reserve',
    '0 lay run A11 A12 A13',
    '0 discard N15',
    '1 draw reserve',
    '1 discard A14',
    '0 halt s2',
    '0 give N2',
    '0 draw reserve',
    '0 add XNC s2 high',
    '0 discard M1',
  ],
  steps: [
    {
      at: 1,
      say: 'Get rid of your cards by laying sets. Two kinds exist: ranks in a row in one service, or the same rank in different services.',
      point: ['place reserve', 'place active'],
      know: 'Two kinds of sets',
    },
    {
      at: 1,
      say: 'You hold a run already: Army 11, 12, 13. And two of rank 7. A third seven would make a second set.',
      point: ['A11', 'A12', 'A13', 'N7', 'M7'],
    },
    {
      at: 3,
      say: 'A turn is: draw one, lay one set if you have it, discard one. Mabel threw away just the seven you want. Draw it.',
      point: ['place active'],
      know: 'Draw, lay, discard',
      wrong: [
        {
          when: /^draw reserve$/,
          say: 'That card is unknown. The seven on top of the Active pile makes your set.',
        },
      ],
    },
    {
      at: 4,
      say: 'Three sevens: one in each service. Lay them on the table.',
      point: ['A7', 'N7', 'M7'],
      know: 'One set a turn',
      wrong: [
        {
          when: /^discard A7$/,
          say: 'A card just taken from the Active pile may not go straight back.',
          rule: 'SIG-16',
        },
        { when: /^discard/, say: 'That would end your turn with nothing laid. First the sevens.' },
        {
          when: /^lay run A11 A12 A13$/,
          say: 'Allowed, and it is one set a turn. Take the sevens now, since you drew for them; the run comes next.',
        },
        { when: /^lay kind .*X/, say: 'Allowed. But three sevens need no help: keep the wild card.' },
        { when: /^lay run/, say: 'Allowed. But keep the wild card, and lay the sevens first.' },
      ],
    },
    {
      at: 5,
      say: 'One set a turn, so the run waits. End your turn with a discard: the Marine 2 helps you least.',
      point: ['M2'],
      know: 'A discard ends the turn',
      wrong: [
        { when: /^lay/, say: 'Only one set a turn. Next time.', rule: 'SIG-15' },
        { when: /^discard X/, say: 'Never that one: it is wild and fits almost anywhere.' },
      ],
    },
    {
      at: 8,
      say: 'Mabel’s 12 is a Marine and no use to you. Draw from the Reserve.',
      point: ['place reserve'],
    },
    {
      at: 9,
      say: 'Now lay the run. It will grow: anybody may add the Army 10 or 14 to it in their turn.',
      point: ['A11', 'A12', 'A13'],
      know: 'Sets on the table can grow',
    },
    {
      at: 10,
      say: 'What you hold when another goes out counts for them: the 15 costs ten, the 2 five. Throw the 15.',
      point: ['N15'],
      know: 'What you hold may cost you',
      wrong: [
        { when: /^discard X/, say: 'It costs 15 if you are caught, but it fits any set. Keep it one turn.' },
      ],
    },
    {
      at: 13,
      say: 'Look at Mabel’s discard, an Army 14. It fits your run and she overlooked it. Call!',
      point: ['.ask .btn.call'],
      know: 'Halt! when a discard fits a set',
      wrong: [{ when: /^-$/, say: 'The Army 14 follows 11, 12, 13. Call Halt!' }],
    },
    {
      at: 14,
      say: 'The card goes on the set, and Mabel must take one of yours. Give her the 2.',
      point: ['N2'],
      wrong: [{ when: /^give X/, say: 'A gift indeed: it is the best card of the pack. Give the 2.' }],
    },
    {
      at: 15,
      say: 'One card left. Draw, and see: the auxiliary can join the run as Army 15, and one card remains to go out with.',
      point: ['place reserve'],
      know: 'Auxiliaries fit almost anywhere',
      wrong: [
        {
          when: /^discard/,
          say: 'Then you cannot go out this turn. Put the auxiliary on the run, above the 14.',
        },
      ],
    },
    {
      at: 17,
      say: 'The last card always goes face down: SIGS! You score what Mabel still holds, 60 points. 500 win the match.',
      point: ['M1'],
      know: 'The last card goes face down',
    },
  ],
};
