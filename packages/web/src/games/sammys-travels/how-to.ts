// How to play Sammy’s Travels.

import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: 'one or two players',
  aim: 'Travel from state to state, each only once, through as many of the 49 as you can.',
  turn: 'Choose where to start. Turn up one card at a time. If it *borders* your state, travel there or leave it. When your stock’s top card goes, the one below is free. When the pack runs out, turn the stock over.',
  scores:
    'One for each state you visit, including your start and the District of Columbia: 49 at most. With one pack for two: only the cards you lay, 23 at most.',
  ends: 'When none of your remaining cards borders your last state, or when you have let them all go by twice.',
  tip: 'Don’t take the first neighbor that comes. See which states have few borders left. Maine has only one, so start or end there.',
  words: { borders: 'The names of the neighbors are along the edge of the card.' },
  figures: [
    {
      is: 'map',
      map: {
        title: 'A road out of New England',
        states: Object.fromEntries(
          ['ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY'].map((state) => [state, ['on-table'] as const]),
        ),
        legend: { 'on-table': 'Visited' },
        routes: [['ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY']],
        size: 'phone',
        prefix: 'howto-road',
      },
      caption: '**The road out of New England:** none is left behind.',
    },
    {
      is: 'cards',
      cards: [{ card: 'MA' }, { card: 'RI', tag: 'two borders', win: true }, { card: 'CT' }],
      caption: 'Rhode Island after Connecticut: **a dead end**.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'NH', tag: 'you are here', win: true },
        { card: 'MA', tag: 'take it?' },
      ],
      caption: 'Massachusetts fits. **You can leave it**: it stays on your stock.',
    },
  ],
};
