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
    Auxiliary: 'Wild. Stands for a card you don’t hold.',
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
      say: 'Get rid of your cards by laying sets. There are two kinds: ranks in a row in one service, or the same rank in different services.',
      point: ['place reserve', 'place active'],
      know: 'Two kinds of sets',
    },
    {
      at: 1,
      say: 'You already hold a run: Army 11, 12, 13. You also hold two sevens. A third would make a second set.',
      point: ['A11', 'A12', 'A13', 'N7', 'M7'],
    },
    {
      at: 3,
      say: 'On your turn: draw one, lay one set if you have it, discard one. Mabel just threw the seven you want. Draw it.',
      point: ['place active'],
      know: 'Draw, lay, discard',
      wrong: [
        {
          when: /^draw reserve$/,
          say: 'You can’t see that card. The seven on top of the Active pile makes your set.',
        },
      ],
    },
    {
      at: 4,
      say: 'Three sevens, one in each service. Lay them on the table.',
      point: ['A7', 'N7', 'M7'],
      know: 'One set a turn',
      wrong: [
        {
          when: /^discard A7$/,
          say: 'You can’t discard a card you just took from the Active pile.',
          rule: 'SIG-16',
        },
        { when: /^discard/, say: 'That would end your turn with nothing laid. Lay the sevens first.' },
        {
          when: /^lay run A11 A12 A13$/,
          say: 'Allowed, but you get one set a turn. Lay the sevens now, since you drew for them. The run comes next.',
        },
        { when: /^lay kind .*X/, say: 'Allowed, but three sevens need no help. Keep the wild card.' },
        { when: /^lay run/, say: 'Allowed, but keep the wild card and lay the sevens first.' },
      ],
    },
    {
      at: 5,
      say: 'One set a turn, so the run waits. End your turn with a discard. The Marine 2 helps you least.',
      point: ['M2'],
      know: 'A discard ends the turn',
      wrong: [
        { when: /^lay/, say: 'Only one set a turn. Next time.', rule: 'SIG-15' },
        { when: /^discard X/, say: 'Not that one! It’s wild and fits almost anywhere.' },
      ],
    },
    {
      at: 8,
      say: 'Mabel’s 12 is a Marine and no use to you. Draw from the Reserve.',
      point: ['place reserve'],
    },
    {
      at: 9,
      say: 'Now lay the run. It can grow: on their turn, anyone can add the Army 10 or 14.',
      point: ['A11', 'A12', 'A13'],
      know: 'Sets on the table can grow',
    },
    {
      at: 10,
      say: 'Cards you hold when someone else goes out count for them. The 15 costs ten, the 2 costs five. Throw the 15.',
      point: ['N15'],
      know: 'What you hold may cost you',
      wrong: [
        {
          when: /^discard X/,
          say: 'It costs 15 if you are caught, but it fits any set. Keep it one more turn.',
        },
      ],
    },
    {
      at: 13,
      say: 'Look at Mabel’s discard, an Army 14. It fits your run, and she missed it. Call!',
      point: ['.ask .btn.call'],
      know: 'Halt! when a discard fits a set',
      wrong: [{ when: /^-$/, say: 'The Army 14 follows 11, 12, 13. Call Halt!' }],
    },
    {
      at: 14,
      say: 'The card goes on the set, and Mabel must take one of yours. Give her the 2.',
      point: ['N2'],
      wrong: [{ when: /^give X/, say: 'That’s quite a gift! It’s the best card in the pack. Give the 2.' }],
    },
    {
      at: 15,
      say: 'One card left. Draw one. The auxiliary can join the run as Army 15, which leaves one card to go out with.',
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
