// A first hand of Sammy’s Travels: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'sammys-travels',
  oneThing:
    'The first neighbour that turns up is not always the right one: leave no state shut in behind you.',
  seats: ['You'],
  rules: { packs: 'separate', start: 'ME', credit: 'cards', mustTransfer: false },
  words: {
    Journey: 'The states you have travelled, in order.',
    Stock: 'The cards you let lie. The top one is free.',
    Pack: 'What is still to be turned up.',
    'Dead end': 'A state from which no way leads on.',
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
      say: 'Travel from state to state, each only once, through as many of the 49 as you can. You start in Maine.',
      point: ['.map'],
      know: 'Each state only once',
    },
    {
      at: 1,
      say: 'Turn up a card. New Hampshire is Maine’s only neighbour: there is no other way out.',
      point: ['place pack:0, place deal:0, place hand:0'],
      know: 'Turn up a card, travel if it fits',
    },
    {
      at: 3,
      say: 'Turn up the next card. You need not take it, even if it fits.',
      point: ['place pack:0, place deal:0, place hand:0'],
    },
    {
      at: 4,
      say: 'Massachusetts borders New Hampshire. But go there now, and either Vermont or Rhode Island can only be a dead end. Let it lie; turn up another card.',
      point: ['MA'],
      know: 'You may let a state lie',
      wrong: [
        {
          when: /^transfer MA/,
          say: 'Allowed. But then either Vermont or Rhode Island can only be a dead end. Let it lie: it stays on your stock.',
        },
      ],
    },
    {
      at: 5,
      say: 'Vermont. Now the order is right: Vermont, and under it Massachusetts comes free.',
      point: ['VT'],
      know: 'What lies below comes free',
    },
    {
      at: 7,
      say: 'Two states are still shut in here: Connecticut and Rhode Island. Turn up the next card.',
      point: ['place pack:0, place deal:0, place hand:0'],
    },
    {
      at: 8,
      say: 'New York. It borders Massachusetts. But Rhode Island and Connecticut would stay behind you in the corner. Let it lie; turn up another card.',
      point: ['NY'],
      know: 'Leave nobody shut in behind you',
      wrong: [
        {
          when: /^transfer NY/,
          say: 'Allowed. But behind it Connecticut and Rhode Island become a blind alley. Let New York lie.',
        },
      ],
    },
    {
      at: 9,
      say: 'Connecticut borders Massachusetts too. And Rhode Island? It touches only these two: after Connecticut it would be a dead end. Turn up another card.',
      point: ['CT'],
      wrong: [
        {
          when: /^transfer CT/,
          say: 'Allowed. But then Rhode Island can only be the end. It must come before Connecticut.',
        },
      ],
    },
    { at: 10, say: 'Rhode Island. And see what lies under it.', point: ['RI'] },
    {
      at: 13,
      say: 'Three in a row: the cards you let lie came back in the right order. All of New England, nobody left behind.',
      point: ['.map'],
      know: 'Waiting can bring the right order',
    },
    {
      at: 13,
      say: 'When the pack is empty the stock is turned over and every card comes again. Nothing is lost by waiting, except by letting all go by twice.',
      point: ['place pack:0, place deal:0, place hand:0'],
      know: 'Every card comes round again',
    },
    {
      at: 13,
      say: 'Ahead lies Delaware, shut in between three states. The journey ends when no card left borders yours. Finish on your own.',
      point: ['.map'],
    },
  ],
};
