// How to play the four games of the Parker box.

import type { HowToSheet } from '../how-to-sheet.ts';

const SQUAD = 'One card from each player. The best card takes them all.';

const tactics: HowToSheet = {
  game: 'tactics',
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

const militac: HowToSheet = {
  game: 'militac',
  company: 'four players, two against two',
  aim: 'With your partner, take at least as many of the twelve squads as your side bid.',
  turn: 'Each player bids once: pass, or bid six to twelve *squads* and name the *commanders* (combined forces: none). The highest bidder picks up the face-down *Aide*, discards one card and leads. Each player plays one card: follow the company of the first card if you can; otherwise play anything. Commanders beat the rest; the President is the highest.',
  scores:
    'A made bid pays 5 to 50, by a table, plus 1 for each extra squad; the other side gets 1 for each squad it took. If the bid fails, they score its value and you score nothing.',
  ends: 'At 50 points.',
  tip: 'Count the squads you are sure of, then lead commanders until your opponents have none.',
  words: {
    squads: SQUAD,
    commanders: 'The company named in the bid, and the President with it. They beat all others.',
    Aide: 'One card nobody has seen. The auction winner gets it.',
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
  company: 'three to six, everyone for themselves',
  aim: 'Take as few points as you can. Points are bad here.',
  turn: 'First give three cards to the left and get three from the right. Then each player plays one card in turn: follow the *company* of the first card if you can; otherwise play anything. The highest card of that company takes the whole *squad*, and its player leads the next. The first squad also includes the *nest*, the leftover cards, face down.',
  scores: 'Each Infantry card you take costs 1, the President 5: 17 in every hand.',
  ends: 'When someone reaches 50. The lowest score wins.',
  tip: 'Get rid of a company early. When it’s led, throw the President on the player who has to take it.',
  words: {
    company: 'A family of twelve cards: Infantry, Cavalry, Artillery or Engineers.',
    squad: SQUAD,
    nest: 'The cards left over after an even deal. Only the player who takes it sees it.',
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
      caption: 'Two couldn’t follow and threw their worst cards: **6 points** for the 9.',
    },
    {
      is: 'cards',
      cards: [{ card: 'E4', tag: 'led' }, { card: 'E9' }, { card: 'E7', tag: 'yours', win: true }],
      caption: 'Slip under: play **your highest card that doesn’t take** the squad.',
    },
  ],
};

const bang: HowToSheet = {
  game: 'bang',
  company: 'two to eight, in real time',
  aim: 'Win all the cards by being the first to spot two equal numbers.',
  turn: 'Everyone holds a face-down *packet*. Take turns laying the top card face up on your own pile; refill an empty packet from your pile. If the new card’s number matches the top of another pile, call Bang! The first caller takes all piles showing it. If two call at once, nobody wins.',
  scores:
    'Only cards. A call when nothing matches costs you one card, paid to the player who laid the last card (or to your left if that was you).',
  ends: 'When one player has all 48 cards. Or after 960 cards laid, or 192 with no pile won; then the most cards win. With Play now, after 240.',
  tip: 'Watch only the top cards and never guess. The company means nothing.',
  words: { packet: 'Your cards, face down. Nobody looks at them, not even you.' },
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
