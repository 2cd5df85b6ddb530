// How to play the four games of the Parker box.

import type { HowToSheet } from '../how-to-sheet.ts';

const SQUAD = 'One card from each player. Whoever laid the best of them takes them all.';

const tactics: HowToSheet = {
  game: 'tactics',
  company: 'four players, two against two',
  aim: 'With your partner, win the points you bid.',
  turn: 'First bid points: the highest bidder names the *commanders*, the *company* that beats all others (combined forces: none), takes the four *reinforcements* and puts four cards away. Then each lays one card: the company of the first card if you can, otherwise anything. The highest commander takes the *squad*, or else the highest card of that company.',
  scores:
    'A squad is worth 5, the Ordnance in it 5, 10, 15 or 20: 110 in all. Each side scores what it takes; but a side that misses its bid loses the full bid and scores nothing.',
  ends: 'An Engagement goes to 150 points; two win the Campaign. Play now ends with the first.',
  tip: 'Ordnance takes hardly anything: throw it on a squad your partner is sure of.',
  words: {
    commanders: 'The company named in the bid. Its smallest card beats the highest of any other.',
    company: 'A family of twelve cards: Infantry, Cavalry, Artillery or Engineers.',
    reinforcements: 'Four cards that lie face down in the middle until the bidding is over.',
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

const militac: HowToSheet = {
  game: 'militac',
  company: 'four players, two against two',
  aim: 'With your partner, take at least as many of the twelve squads as your side bid.',
  turn: 'First everybody speaks once: pass, or bid six to twelve *squads* and name the *commanders* (combined forces: none). The highest bidder takes the face-down *Aide*, puts one card away, and leads. Each lays one card: the company of the first card if you can, otherwise anything. Commanders beat the rest; the President is the highest.',
  scores:
    'A made bid pays by a table, from 5 to 50, and 1 for each squad above it; the others get 1 for each squad of theirs. If it fails they score its value and you nothing.',
  ends: 'At 50 points.',
  tip: 'Count the squads you are sure of, then lead commanders until the enemy has none.',
  words: {
    squads: SQUAD,
    commanders: 'The company named in the bid, and the President with it. They beat all others.',
    Aide: 'One card that nobody has seen. It goes to whoever wins the auction.',
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'E5', tag: 'led' },
        { card: 'E12' },
        { card: 'PRES', tag: 'takes it', win: true },
        { card: 'E1' },
      ],
      caption: 'Engineers command: **the President** beats even their 12.',
    },
    {
      is: 'cards',
      tight: true,
      cards: [
        { card: 'PRES', tag: 'sure' },
        { card: 'A12', tag: 'sure' },
        { card: 'A11', tag: 'sure' },
        { card: 'A10', tag: 'sure' },
        { card: 'E12', tag: 'later' },
      ],
      caption:
        'Artillery commands: **four sure squads**; the 12 of Engineers when their commanders are gone.',
    },
    {
      is: 'pays',
      head: ['6', '7', '8', '9', '10', '11', '12'],
      rows: [
        ['Infantry', 5, 10, 15, 20, 25, 30, 50],
        ['Cavalry', 6, 12, 18, 24, 30, 35, 50],
        ['Artillery', 7, 14, 21, 28, 35, 40, 50],
        ['Engineers', 8, 16, 24, 32, 40, 45, 50],
        ['Combined', 9, 18, 27, 36, 45, 50, 50],
      ],
      ringed: [2, 1],
      caption: 'What bids pay: **seven on Artillery, 14**.',
    },
  ],
};

const doBoy: HowToSheet = {
  game: 'do-boy',
  company: 'three to six, each for himself',
  aim: 'Take as few points as you can: here points are bad.',
  turn: 'First give three cards to the left; three come from the right. Then each lays one card in turn: the *company* of the first card if you can, otherwise anything. The highest card of that company takes all cards of the *squad*; its player begins the next. The first squad also brings the *nest*, the cards left over, face down.',
  scores: 'Each Infantry card you take costs 1, the President 5: 17 in every hand.',
  ends: 'When somebody reaches 50. Then the fewest points win.',
  tip: 'Empty a company early; when it is led, throw the President on whoever has to take it.',
  words: {
    company: 'A family of twelve cards: Infantry, Cavalry, Artillery or Engineers.',
    squad: SQUAD,
    nest: 'What is left when the cards are dealt out evenly. Only its taker sees it.',
  },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'I1', tag: '1' },
        { card: 'I7', tag: '1' },
        { card: 'I12', tag: '1' },
        { card: 'PRES', tag: '5' },
      ],
      caption: 'What costs points: **Infantry 1 each, the President 5**.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'C4', tag: 'led' },
        { card: 'C9', tag: 'takes it', win: true },
        { card: 'I12' },
        { card: 'PRES' },
      ],
      caption: 'Two could not follow and threw what they feared: **6 points** for the 9.',
    },
    {
      is: 'cards',
      cards: [{ card: 'E4', tag: 'led' }, { card: 'E9' }, { card: 'E7', tag: 'yours', win: true }],
      caption: 'Slip under: **your highest card that does not take** the squad.',
    },
  ],
};

const bang: HowToSheet = {
  game: 'bang',
  company: 'two to eight, in real time',
  aim: 'Get all the cards by being the first to see two equal numbers.',
  turn: 'Everybody holds a face-down *packet*. In turn each lays the top card face up on a pile of their own; an empty packet is refilled from its pile. When the new card has the same number as the top of another pile, call Bang! The first caller takes all piles showing that number. Two calls at once: nobody wins.',
  scores:
    'Only cards. A call when nothing matches costs you one, paid to the player who laid the card (laid by you: to your left).',
  ends: 'When one player has all 48; or after 960 cards laid, or 192 with no pile won: then most cards win. With Play now after 240.',
  tip: 'Watch the top cards only, and never guess: the company means nothing.',
  words: { packet: 'Your cards, face down in your hand. Nobody looks at them, not even you.' },
  figures: [
    {
      is: 'cards',
      cards: [
        { card: 'A7', win: true },
        { card: 'C3' },
        { card: 'E7', tag: 'just laid', win: true },
        { card: 'I5' },
      ],
      caption: '**Bang!** Two piles show a seven. The first to call takes both.',
    },
    {
      is: 'cards',
      cards: [
        { card: 'C4', tag: 'on top' },
        { card: 'E4', tag: 'covered', faded: true },
        { card: 'I12', tag: 'on top' },
      ],
      caption: 'No match: the 4 of Engineers lies **under the 12** and no longer counts.',
    },
  ],
};

export const sheets: readonly HowToSheet[] = [tactics, militac, doBoy, bang];
