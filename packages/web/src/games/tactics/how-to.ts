// How to play Tactics.

import type { HowToSheet } from '../how-to-sheet.ts';

const SQUAD = 'One card from each player. The best card takes them all.';

export const sheet: HowToSheet = {
  company: 'four players, two against two',
  aim: 'With your partner, win the points you bid.',
  turn: 'First bid points. The highest bidder names the *commanders*, the *company* that beats all others (combined forces: none), picks up the four *reinforcements* and discards four cards. Then each player plays one card: follow the company of the first card if you can; otherwise play anything. The highest commander takes the *squad*, or else the highest card of that company.',
  scores:
    'A squad is worth 5, the Ordnance in it 5, 10, 15 or 20: 110 in all. Each side scores what it takes, but a side that misses its bid loses the full bid and scores nothing.',
  ends: 'An Engagement goes to 150 points; two win the Campaign. Play now ends with the first.',
  tip: 'Ordnance takes hardly anything. Throw it on a squad your partner is sure of.',
  words: {
    commanders: 'The company named in the bid. Its lowest card beats the highest of any other.',
    company: 'A family of twelve cards: Infantry, Cavalry, Artillery or Engineers.',
    reinforcements: 'Four cards, face down in the middle until the bidding ends.',
    squad: SQUAD,
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'I9', tag: 'led' },
        { card: 'I12' },
        { card: 'C1', tag: 'takes it', win: true },
        { card: 'I3' },
      ],
      caption: 'Cavalry commands: **even its Private** beats the 12 of Infantry.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'O5', tag: '5' },
        { card: 'O10', tag: '10' },
        { card: 'O15', tag: '15' },
        { card: 'O20', tag: '20' },
      ],
      caption: 'Ordnance: **50 of the 110 points**, next to no power.',
    },
    {
      is: 'gauge',
      title: 'Your bid: 70 on Cavalry',
      end: 'squad 5 of 12',
      whole: 110,
      ours: 55,
      theirs: 5,
      stake: 0,
      goal: 70,
      step: 5,
      unit: 'points',
      caption: 'The flag is the bid: **15 more** and it is made.',
    },
  ],
};
