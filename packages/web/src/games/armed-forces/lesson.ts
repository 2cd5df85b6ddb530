// A first hand of Armed Forces: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'armed-forces',
  oneThing: 'High cards decide what the low ones are worth. Play them in the services where you hold points.',
  seats: ['You', 'Mabel', 'Roy'],
  rules: { target: 101, honor: false },
  words: {
    Service: 'Army, Navy, Marine Corps, Coast Guard or Air Force.',
    Board: 'The 12s, 13s and 14s. They set what a service is worth.',
    Dots: 'Two on cards 1 to 3, one on 4 to 7 and 9 to 11.',
    Weather: 'The 8. It takes two dots off.',
    Improvise: 'To lay a second card, face down, in the second round.',
  },
  log: [
    'chance cut AR3 NA2 AF12',
    'chance shuffle NA14 CG12 NA13 AR14 MC12 AF13 CG14 AR12 AR13 NA12 MC13 MC14 CG13 AF12 AF14',
    'chance shuffle CG2 MC9 NA4 NA10 NA2 NA7 MC5 NA6 AF11 AF6 CG11 AR4 AR2 CG3 AR9 AR10 AF8 NA9 CG7 AR5 CG5 MC10 MC4 AF2 NA1 MC8 MC1 AF5 AF10 AR1 CG9 AR3 AR6 AR7 AR8 AR11 NA3 NA5 NA8 NA11 MC2 MC3 MC6 MC7 MC11 CG1 CG4 CG6 CG8 CG10 AF1 AF3 AF4 AF7 AF9',
    '0 play NA6',
    '1 play NA4',
    '2 play CG2',
    '1 pass',
    '2 pass',
    '0 play NA2',
    '1 play NA7',
    '2 play NA10',
    '0 improvise NA13',
    '1 pass',
    '2 pass',
    '0 play AR5',
    '1 play AR9',
    '2 play AR2',
    '2 pass',
    '0 pass',
    '1 play AF11',
    '2 play MC5',
    '0 play AF8',
    '2 pass',
    '0 pass',
  ],
  steps: [
    {
      at: 3,
      say: 'This is the board: 12s, 13s and 14s. The service with the most is worth three, the next is worth two. Now each has one card, and the Navy’s 14 beats the Coast Guard’s 12.',
      point: ['place board'],
      know: 'The board ranks the services',
    },
    {
      at: 3,
      say: 'Each card you take scores its dots times what its service is worth. Cards 1 to 3 have two dots, the others one. The 8, the weather card, takes two off.',
      point: ['NA2', 'CG3', 'AF8', 'MC8'],
      know: 'Dots times service, weather takes off',
    },
    { at: 3, say: 'You lead. Navy is worth the most, so try the Navy 6.', point: ['NA6'] },
    {
      at: 6,
      say: 'The first two services played are the ones that count here: Navy and Coast Guard. Your 6 is the highest of them.',
      point: ['NA6'],
      know: 'Two services count in a trick',
    },
    {
      at: 8,
      say: 'Now everyone else may improvise: play a second card, face down, higher than yours. Mabel and Roy pass. That is ten points for you as things stand.',
      point: ['NA6'],
      know: 'A second round, face down',
    },
    {
      at: 8,
      say: 'Now set some bait: lead the Navy 2. Its two dots are worth six points to the taker.',
      point: ['NA2'],
      wrong: [
        {
          when: /^play NA13$/,
          say: 'Don’t play it face up. Save it for the second round, when you know what it must beat.',
        },
      ],
    },
    {
      at: 11,
      say: 'Roy’s 10 holds twelve points. Improvise: your second card must be higher and of a service in this trick. Play your Navy 13, face down.',
      point: ['NA13'],
      know: 'Improvise with a higher card',
      wrong: [
        {
          when: /^improvise AF/,
          say: 'Only Navy was played in this trick; no other service counts.',
          rule: 'ARM-11',
        },
        {
          when: /^pass$/,
          say: 'Roy would get twelve points. The 13 takes them and also strengthens the Navy.',
        },
      ],
    },
    {
      at: 14,
      say: 'You win the trick, and the 13 goes to the board: that makes two for the Navy. Your captured Navy cards are safer now. That is the heart of the game.',
      point: ['place board'],
      know: 'High cards lift their service',
    },
    {
      at: 14,
      say: 'Army and Air Force are worth nothing yet, so leading them costs nothing. Lead the Army 5. When you are asked for a second card, pass.',
      point: ['AR5'],
      know: 'Lead where nothing is at stake',
      wrong: [
        {
          when: /^play (AF|MC)8$/,
          say: 'Allowed, but a weather card hurts most in a trick someone else takes. Lead the Army 5.',
        },
      ],
    },
    {
      at: 21,
      say: 'Two services have been played, Air Force and Marine Corps. You must play one of them. Mabel’s 11 is the highest. Give her your Air Force weather card. It takes two dots off.',
      point: ['AF8'],
      know: 'Weather goes to somebody else',
      wrong: [
        {
          when: /^play (NA|CG)/,
          say: 'You hold Air Force and Marine Corps, and both were played: play one of them.',
          rule: 'ARM-8',
        },
        { when: /^play/, say: 'Allowed, but Mabel is winning this trick. Give her the 8 of the Air Force.' },
      ],
    },
    {
      at: 23,
      say: 'You could improvise the 13 and take this trick. But with your own weather card in it, it’s worth nothing. Keep the 13 and pass.',
      point: ['.ask .button-row'],
      wrong: [
        {
          when: /^improvise AF13$/,
          say: 'Allowed, but then you take your own weather card. Pass.',
        },
        {
          when: /^improvise/,
          say: 'It must be an Air Force card higher than Mabel’s 11. Pass.',
          rule: 'ARM-11',
        },
      ],
    },
    {
      at: 24,
      say: 'Mabel has the weather card. If the Air Force rises on the board, it will cost her. Watch the board until the last trick. Finish on your own.',
      point: ['place board'],
    },
  ],
};
