// A first hand of Skirmish: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'skirmish',
  oneThing:
    'You can play anything. What counts is whose cards end up in your pile. Guard your Nurses and use your spies.',
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { form: 'combined', limit: 0, captured: 'branch', spyNurse: 'any' },
  words: {
    Trick: 'One card from each player. The highest number takes it; a Nurse never does.',
    Prisoner: 'A card of the other branch in your pile.',
    'Scout Spy': 'The 100s and the 50s.',
    Officer: '300, 250 and 200.',
  },
  log: [
    'chance cut A9 N90',
    'chance shuffle A20 N9 A90 N80 N60 N8 N250 A0 A30 N4 A7 N200 A8 ANURSE A100 N300 A300 N5 NNURSE N70 A6 A1 N30 N2 A250 A200 A80 A70 A60 A50 A40 A10 A9 A5 A4 A3 A2 N100 N90 N50 N40 N20 N10 N7 N6 N3 N1 N0',
    '1 play N80',
    '2 play A20',
    '3 play N9',
    '0 play A90',
    '0 play A7',
    '1 play N200',
    '2 play A30',
    '3 play N4',
    '1 play N300',
    '2 play A8',
    '3 play ANURSE',
    '0 play A100',
    '1 play N70',
    '2 play A300',
    '3 play N5',
    '0 play NNURSE',
  ],
  steps: [
    {
      at: 2,
      say: 'You and Roy are the Army. You capture Navy cards, each worth its number from 10 up. Your own brown cards count nothing for you.',
      point: ['.standing'],
      know: 'Only the enemy’s cards count',
    },
    {
      at: 5,
      say: 'You never have to follow. Play any card; the highest number takes all four. Only a Nurse never takes. You play last. Take it with your 90.',
      point: ['A90'],
      know: 'No following: the highest takes all',
      wrong: [
        {
          when: /^play A100$/,
          say: 'That would work, but the 100 is a Scout Spy and will be worth more soon. The 90 is enough.',
        },
        {
          when: /^play N250$/,
          say: 'Good too, since it wins itself, a 250. But the 90 is enough here. The 250 comes next.',
        },
        { when: /^play/, say: 'Then Mabel takes it. Your 90 beats her 80.' },
      ],
    },
    {
      at: 6,
      say: 'One prisoner: 80. The 9 counts nothing, like all cards below ten, and your own two count nothing.',
      point: ['.standing'],
      know: 'Below ten counts nothing',
    },
    {
      at: 6,
      say: 'The cards are mixed, so you hold Navy cards too. Your 250 counts for you if it ends up in your pile. Not yet, though. Lead your worthless 7 and let the trick go.',
      point: ['A7'],
      know: 'You can hold enemy cards',
      wrong: [
        {
          when: /^play NNURSE$/,
          say: 'She takes nothing. If the Navy wins the trick, you lose a thousand. Not yet.',
        },
        {
          when: /^play N250$/,
          say: 'Three players follow, and a 300 would take it. It’s safer when you play after them. Lead the 7.',
        },
        { when: /^play/, say: 'The others may take it. You lose nothing with the 7.' },
      ],
    },
    {
      at: 13,
      say: 'A captured Nurse counts 1000. Otto just played your Nurse onto his partner’s Admiral, so the Navy would get her. But look at your 100.',
      point: ['ANURSE', 'A100'],
      know: 'A Nurse is worth 1000',
    },
    {
      at: 13,
      say: 'A Scout Spy 100 carries off a Nurse that an enemy officer is winning. It sets them back 2000. Play it.',
      point: ['A100'],
      know: 'A spy brings a Nurse back',
      wrong: [{ when: /^play/, say: 'Then they get your Nurse: 1000. Only the spy can bring her back.' }],
    },
    {
      at: 14,
      say: 'Your Nurse is home, and the Navy is set back 2000. Mabel takes the rest, including your 100.',
      point: ['.standing'],
    },
    {
      at: 17,
      say: 'Roy’s General is winning this trick and nobody plays after you. Now is the time for the card you were afraid to show.',
      point: ['NNURSE'],
      know: 'Play a Nurse when nobody follows',
      wrong: [
        {
          when: /^play N30$/,
          say: 'Thirty is nice, but the Nurse is a thousand, and no spy can follow now.',
        },
      ],
    },
    {
      at: 18,
      say: 'A thousand plus the 70. Count the players still to come before you play a Nurse. That is Skirmish.',
      point: ['.standing'],
    },
    {
      at: 18,
      say: 'After six tricks the other half is dealt. After six more, the points are counted. Matches go to 10,000. Finish on your own.',
      point: ['.standing'],
    },
  ],
};
