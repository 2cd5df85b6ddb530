// A first hand of Sammy’s Travels: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'sammys-travels',
  oneThing:
    'The first neighbor you turn up isn’t always the right one. Don’t leave a state cut off behind you.',
  seats: ['You'],
  rules: { packs: 'separate', start: 'ME', credit: 'cards', mustTransfer: false },
  words: {
    Journey: 'The states you have visited, in order.',
    Stock: 'The cards you passed up. The top one is free.',
    Pack: 'The cards not turned up yet.',
    'Dead end': 'A state with no way out.',
  },
  log: [
    'chance shuffle NH MA VT NY CT RI PA NJ DE MD IL OH TX CA MI MO IN NC WI GA AL TN KY MN IA VA OK LA MS KS DC AR SC WV WA FL NE CO OR SD ND MT UT ID AZ NM WY NV',
    '0 deal',
    '0 transfer NH ME',
    '0 deal',
    '0 deal',
    '0 transfer VT NH',
    '0 transfer MA VT',
    '0 deal',
    '0 deal',
    '0 deal',
    '0 transfer RI MA',
    '0 transfer CT RI',
    '0 transfer NY CT',
  ],
  steps: [
    {
      at: 1,
      say: 'Travel from state to state, visiting as many of the 49 as you can, each only once. You start in Maine.',
      point: ['.map'],
      know: 'Each state only once',
    },
    {
      at: 1,
      say: 'Turn up a card. New Hampshire is Maine’s only neighbor, so there is no other way out.',
      point: ['place pack:0, place deal:0, place hand:0'],
      know: 'Turn up a card; travel if it fits',
    },
    {
      at: 3,
      say: 'Turn up the next card. You don’t have to take it, even if it fits.',
      point: ['place pack:0, place deal:0, place hand:0'],
    },
    {
      at: 4,
      say: 'Massachusetts borders New Hampshire. But if you go there now, either Vermont or Rhode Island becomes a dead end. Leave it and turn up another card.',
      point: ['MA'],
      know: 'You can pass up a state',
      wrong: [
        {
          when: /^transfer MA/,
          say: 'Allowed, but then either Vermont or Rhode Island becomes a dead end. Leave it on your stock.',
        },
      ],
    },
    {
      at: 5,
      say: 'Vermont. Now the order is right: take Vermont, and that frees Massachusetts under it.',
      point: ['VT'],
      know: 'The card below comes free',
    },
    {
      at: 7,
      say: 'Two states here are still cut off: Connecticut and Rhode Island. Turn up the next card.',
      point: ['place pack:0, place deal:0, place hand:0'],
    },
    {
      at: 8,
      say: 'New York. It borders Massachusetts. But Rhode Island and Connecticut would be left behind in the corner. Leave it and turn up another card.',
      point: ['NY'],
      know: 'Don’t leave a state cut off',
      wrong: [
        {
          when: /^transfer NY/,
          say: 'Allowed, but then Connecticut and Rhode Island become a dead end. Leave New York.',
        },
      ],
    },
    {
      at: 9,
      say: 'Connecticut borders Massachusetts too. And Rhode Island? It touches only these two, so after Connecticut it would be a dead end. Turn up another card.',
      point: ['CT'],
      wrong: [
        {
          when: /^transfer CT/,
          say: 'Allowed, but then Rhode Island can only be the last stop. It must come before Connecticut.',
        },
      ],
    },
    { at: 10, say: 'Rhode Island! And look what is under it.', point: ['RI'] },
    {
      at: 13,
      say: 'Three in a row. The cards you passed up came back in the right order. That’s all of New England, with nothing left behind.',
      point: ['.map'],
      know: 'Waiting can bring the right order',
    },
    {
      at: 13,
      say: 'When the pack is empty, turn the stock over and every card comes again. Waiting costs nothing unless you let all the cards go by twice.',
      point: ['place pack:0, place deal:0, place hand:0'],
      know: 'Every card comes around again',
    },
    {
      at: 13,
      say: 'Ahead is Delaware, hemmed in by three states. The journey ends when no card left borders yours. Finish on your own.',
      point: ['.map'],
    },
  ],
};
