// How to play Flag.

import type { HowToSheet } from '../how-to-sheet.ts';

export const sheet: HowToSheet = {
  company: 'a solitaire for one',
  aim: 'Build fourteen flags of four equal cards, strictly in order, from the ones to the Uncle Sams.',
  turn: 'A card goes on one that is one step higher and of another *suit*. The open cards of a column move together. Uncovered cards turn up; only an *Uncle Sam* fills an empty column. Deal two cards at a time from the hand; the upper one is free. Go through the hand as often as you like.',
  scores: 'Each complete flag is a promotion: one a Private, six a Captain, fourteen a Retired General.',
  ends: 'When all flags fly, or when nothing more can be played.',
  tip: 'You don’t have to play every card you can. Each card taken from the hand shifts the next pairs, so sometimes leave one.',
  words: {
    suit: 'Red, blue, stars or stripes: the border of a card.',
    'Uncle Sam': 'The fourteenth and highest card of a suit.',
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'PR', tag: 'red' },
        { card: 'HI', tag: 'blue' },
        { card: 'CZ', tag: 'stars' },
        { card: 'SM', tag: 'stripes' },
      ],
      caption: '**A flag:** four equal cards, here the ones.',
    },
    {
      is: 'column',
      cards: [
        { card: 'KY', tag: '10 of blue' },
        { card: 'CA', tag: '9 of red' },
        { card: 'IA', tag: '8 of blue' },
      ],
      caption: '**A column:** one step lower, another suit.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'OH', tag: 'Marine' },
        { card: 'IL', tag: 'Nurse' },
        { card: 'PA', tag: 'President' },
        { card: 'NY', tag: 'Uncle Sam' },
      ],
      caption: 'After ten: **M, N, P, US**.',
    },
  ],
};
