// A first hand of Armed Forces: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'armed-forces',
  oneThing: 'High cards decide what the low ones are worth: play them where your points lie.',
  seats: ['You', 'Mabel', 'Roy'],
  rules: { target: 101, honor: false },
  words: {
    Service: 'Army, Navy, Marine Corps, Coast Guard or Air Force.',
    Board: '12s, 13s and 14s: they say what a service is worth.',
    Dots: 'Two on 1 to 3, one on 4 to 7 and 9 to 11.',
    Weather: 'The 8: it takes two dots off.',
    Improvise: 'Lay a second card, face down, in the second round.',
  },
  log: [
    'chance cut AR3 NA2 AF12',
    'chance shuffle NA14 CG12 NA13 AR14 MC12 AF13 CG14 AR12 AR13 NA12 MC13 MC14 CG13 AF12 AF14',
    'chance shuffle CG2 NA9 NA4 NA10 NA2 NA7 MC5 NA6 AF11 AF6 CG11 AR4 AR2 CG3 AR9 AR10 AF8 MC9 CG7 AR5 CG5 MC10 MC4 AF2 NA1 MC8 MC1 AF5 AF10 AR1 CG9 AR3 AR6 AR7 AR8 AR11 NA3 NA5 NA8 NA11 MC2 MC3 MC6 MC7 MC11 CG1 CG4 CG6 CG8 CG10 AF1 AF3 AF4 AF7 AF9',
    '0 play NA9',
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
    '0 play AF8',
    '1 play AF11',
    '2 play MC5',
    '2 pass',
    '0 pass',
    '1 play AR4',
    '2 play AF6',
    '0 play AR5',
    '0 pass',
    '1 improvise AR14',
    '2 pass',
  ],
  steps: [
    {
      at: 3,
      say: 'This is the board: 12s, 13s, 14s. The service with most is worth three, the next two. Now one card each, and the Navy’s 14 beats the Coast Guard’s 12.',
      point: ['place board'],
      know: 'The board ranks the services',
    },
    {
      at: 3,
      say: 'Cards you take score dots times service. Two dots on 1 to 3, one on the others; the 8, the weather card, takes two off.',
      point: ['NA2', 'CG3', 'AF8', 'MC8'],
      know: 'Dots times service, weather takes off',
    },
    { at: 3, say: 'You lead. Navy is worth most: try the Navy 9.', point: ['NA9'] },
    {
      at: 6,
      say: 'The first two services played are the ones that count here: Navy and Coast Guard. Your 9 is the highest of them.',
      point: ['NA9'],
      know: 'Two services count in a trick',
    },
    {
      at: 8,
      say: 'Now everybody else may improvise: a second card, face down, higher than yours. Mabel and Roy pass: ten points for you, as things stand.',
      point: ['NA9'],
      know: 'A second round, face down',
    },
    {
      at: 8,
      say: 'Now a bait: lead the Navy 2. It has two dots, six points for whoever takes it.',
      point: ['NA2'],
      wrong: [
        {
          when: /^play NA13$/,
          say: 'Not in the open. Its time comes in the second round, when you know what lies there.',
        },
      ],
    },
    {
      at: 11,
      say: 'Roy’s 10 holds twelve points. Improvise: a second card must be higher and of a service played. Your Navy 13, face down.',
      point: ['NA13'],
      know: 'Improvise with a higher card',
      wrong: [
        {
          when: /^improvise AF/,
          say: 'Only Navy was played in this trick; no other service counts.',
          rule: 'ARM-11',
        },
        { when: /^improvise NA6$/, say: 'It must be higher than the 10.', rule: 'ARM-11' },
        {
          when: /^pass$/,
          say: 'Twelve points would be Roy’s. The 13 takes them and strengthens Navy besides.',
        },
      ],
    },
    {
      at: 14,
      say: 'The trick is yours, and the 13 goes to the board: two for the Navy. What you took is now safer. That is the game.',
      point: ['place board'],
      know: 'High cards lift their service',
    },
    {
      at: 14,
      say: 'Get rid of a weather card while it is harmless: Air Force is worth nothing yet. Lead the 8; when you are asked for a second card, pass.',
      point: ['AF8'],
      know: 'Weather goes while it is harmless',
      wrong: [
        {
          when: /^improvise AF13$/,
          say: 'Allowed. But you would take your own weather card back. Let Mabel have it: pass.',
        },
        { when: /^improvise AF10$/, say: 'It must be higher than Mabel’s 11. Pass.', rule: 'ARM-11' },
      ],
    },
    {
      at: 21,
      say: 'Two services lie there, Army and Air Force: whoever holds one of them must play one. Spend the small 5.',
      point: ['AR5'],
      know: 'Follow either of the two services',
      wrong: [
        {
          when: /^play (NA|MC|CG)/,
          say: 'You hold Army and Air Force, and both were played: play one of them.',
          rule: 'ARM-8',
        },
        { when: /^play AF/, say: 'Allowed. But high cards are worth keeping. Spend the 5.' },
      ],
    },
    {
      at: 22,
      say: 'Roy’s 6 is high, and you could improvise. But Army and Air Force are worth nothing yet: keep your high cards and pass.',
      point: ['.ask .do'],
      wrong: [
        {
          when: /^improvise AF/,
          say: 'Allowed. But these three cards are worth nothing now, and somebody may still lay more. Pass.',
        },
        { when: /^improvise/, say: 'Only Army and Air Force were played in this trick.', rule: 'ARM-11' },
      ],
    },
    {
      at: 25,
      say: 'Mabel’s 14 went to the board: the Army is ahead of the Coast Guard now. Watch it to the last trick. Play on by yourself.',
      point: ['place board'],
    },
  ],
};
