// A first hand of Bang: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'bang',
  oneThing: 'When two piles show the same number, be first. When nothing matches, don’t move.',
  seats: ['You', 'Mabel', 'Roy'],
  rules: { limit: 960, falseCall: 'pay' },
  words: {
    Packet: 'Your cards, face down. Nobody looks at them.',
    Pile: 'The cards you have laid. Only its top counts.',
    'Bang!': 'The call. The first to say it takes the piles.',
  },
  log: [
    'chance cut E12 I3 C5',
    'chance shuffle A8 E11 C2 A7 E10 C1 A6 E9 I12 A5 E8 I11 A3 E7 I10 A2 E6 I8 A1 E5 I6 C11 E3 I5 C10 E2 I4 C9 E1 I3 C8 A12 I2 C7 A11 I1 C5 A10 C6 A4 C4 E12 I9 C12 E4 C3 A9 I7',
    '0 play',
    'clock tick',
    '1 play',
    'clock tick',
    '2 play',
    'clock tick',
    '0 play',
    'clock tick',
    '1 play',
    '0 bang',
    'clock tick',
    '2 play',
    'clock tick',
    '0 play',
    '1 bang',
    '0 bang',
    'clock tick',
    '1 play',
    'clock tick',
    '2 play',
    '0 bang',
    'clock tick',
  ],
  steps: [
    {
      at: 2,
      say: 'Everyone holds a packet nobody has seen. Take turns laying the top card on your own pile. You start.',
      point: ['place hand:0'],
      know: 'Cards are laid in turn, unseen',
    },
    {
      at: 8,
      say: 'Mabel and Roy lay theirs. Seven, three and nine are all different, so nothing happens. Only the number counts, never the company.',
      point: ['place pile:0', 'place pile:1', 'place pile:2'],
      know: 'Only the number counts',
    },
    {
      at: 8,
      say: 'Your next card covers the seven. Only the top card of a pile counts. The seven is covered and out of play.',
      point: ['place pile:0'],
      know: 'Only the top of a pile counts',
    },
    {
      at: 11,
      say: 'Look, two nines! They aren’t yours, but anyone can call. Hit Bang!',
      point: ['place pile:1', 'place pile:2'],
      know: 'Anyone can call',
      wrong: [{ when: /^-$/, say: 'Mabel’s 9 and Roy’s 9 match. Hit the red button.' }],
    },
    {
      at: 13,
      say: 'You win both piles, three cards. They go under your packet. All 48 cards win the game.',
      point: ['place hand:0'],
      know: 'The first caller takes the piles',
    },
    {
      at: 15,
      say: 'Roy laid a twelve. Now lay a card, and watch all three piles.',
      point: ['place hand:0'],
      wrong: [
        { when: /^bang$/, say: 'Lay a card first. You can only call after a new card.', rule: 'BNG-4' },
      ],
    },
    {
      at: 16,
      say: 'Another twelve, and it’s yours. Hit Bang!',
      point: ['place pile:0', 'place pile:2'],
      wrong: [{ when: /^-$/, say: 'Roy’s twelve matches yours. Hit Bang!' }],
    },
    {
      at: 19,
      say: 'Mabel called at the same moment. On a tie nobody wins, nobody pays, and these twelves are dead.',
      point: ['place pile:0', 'place pile:2'],
      know: 'Two calls at once: nobody wins',
    },
    {
      at: 20,
      say: 'A four. Yours is under the twelve and no longer counts. A wrong call costs a card, so don’t call.',
      point: ['place pile:0'],
      know: 'A wrong call costs a card',
      lets: true,
      wrong: [
        {
          when: /^bang$/,
          say: 'Nothing matches, so this call would cost you a card. Look only at the top cards.',
        },
      ],
    },
    {
      at: 22,
      say: 'And now?',
      point: ['place pile:1', 'place pile:2'],
      wrong: [{ when: /^-$/, say: 'Mabel’s four is on top, and so is Roy’s. Hit Bang!' }],
    },
    {
      at: 24,
      say: 'That’s the whole game: watch, be first, but never guess. From here on, the clock is running. Finish on your own.',
      point: ['place hand:0'],
    },
  ],
};
