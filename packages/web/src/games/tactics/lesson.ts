// A first hand of Tactics: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'tactics',
  oneThing:
    'Ordnance holds nearly half the points but hardly ever takes a squad. Your partner has to bring it home.',
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { match: 'hand', auction: 'open', allPass: 'redeal', setback: 'bid' },
  words: {
    Squad: 'One card from each player; five points.',
    Commanders: 'The company named in the bid. It beats the others.',
    Ordnance: 'Worth 5, 10, 15 or 20 points. Takes hardly anything.',
    Contract: 'The winning bid: 60 points for your side.',
  },
  log: [
    'chance cut I7 I3 E12 A3',
    'chance shuffle C3 C4 I6 I7 C12 C11 C10 C8 C6 C2 I11 I9 C1 I1 I2 I4 C9 I12 E5 A2 A1 A3 A6 A8 C7 C5 I3 A12 I5 A7 A10 A5 I8 I10 E1 E8 A9 A11 E4 O5 A4 E2 E6 O15 E7 E9 E3 O10 E10 E11 E12 O20',
    '3 pass',
    '0 bid 60 cavalry',
    '1 pass',
    '2 pass',
    '3 pass',
    '0 discard A2 E2 E5 E6',
    '0 play C12',
    '1 play C2',
    '2 play C1',
    '3 play C3',
    '0 play A4',
    '1 play A10',
    '2 play I1',
    '3 play A1',
    '1 play E7',
    '2 play E12',
    '3 play E4',
    '0 play O15',
    '2 play I2',
    '3 play I7',
    '0 play I12',
    '1 play I11',
    '0 play C11',
    '1 play C6',
    '2 play I4',
    '3 play C4',
    '0 play A12',
    '1 play A5',
    '2 play O20',
    '3 play A3',
  ],
  steps: [
    {
      at: 2,
      say: 'Roy, across the table, is your partner. Together you collect points: five for each squad of four cards, plus any Ordnance in it.',
      point: ['seat 2'],
      know: 'Partners collect together',
    },
    {
      at: 2,
      say: 'Four Ordnance cards are worth 5, 10, 15 and 20. Yours is a 15. With twelve squads that makes 110 points in every hand.',
      point: ['O15'],
      know: 'Squads and Ordnance make 110',
    },
    {
      at: 3,
      say: 'Now bid points and name your commanders, the company that beats all others. You hold six Cavalry. A made bid scores everything you collect, so bid just 60.',
      point: ['C12', 'C11', 'C10', 'C8', 'C7', 'C5'],
      know: 'The bidder names the commanders',
      wrong: [
        {
          when: /^pass$/,
          say: 'With so many high Cavalry cards you should play this hand. Bid 60 on Cavalry.',
        },
        {
          when: /^bid (6[5-9]|[7-9]\d|1\d\d) cavalry$/,
          say: 'Allowed, but a made bid scores everything you collect, whatever you bid, and a higher bid fails more easily. Bid 60.',
        },
        {
          when: /^bid \d+ (infantry|artillery|engineers)$/,
          say: 'You hold only one or two of those. Commanders should be your longest company: Cavalry.',
        },
        {
          when: /combined$/,
          say: 'Allowed, but then no company commands, and your long Cavalry loses its power. Bid 60 on Cavalry.',
        },
      ],
    },
    {
      at: 7,
      say: 'You won the bid, so you get these four reinforcements. Discard any four cards, face down, but never Ordnance.',
      point: ['C9', 'I12', 'E5', 'A2'],
      know: 'Four reinforcements come, four cards go',
    },
    {
      at: 7,
      say: 'Discard all three Engineers and the Artillery 2. Without Engineers you can answer them with a commander.',
      point: ['A2', 'E2', 'E5', 'E6'],
      know: 'You can command a company you don’t hold',
      wrong: [
        {
          when: / O\d/,
          say: 'You can’t discard Ordnance. Its points must stay in the game.',
          rule: 'TAC-8',
        },
        {
          when: / E2 E5 E6$/,
          say: 'The Engineers are good choices. For the fourth, pick the Artillery 2, your lowest card.',
        },
        {
          when: /^discard/,
          say: 'Allowed, but discard all three Engineers. Then you can command that company and keep your high cards.',
        },
      ],
    },
    {
      at: 8,
      say: 'The bidder leads. Draw out the enemy’s commanders first so they can’t take your good cards later. Lead your highest Cavalry.',
      point: ['C12'],
      know: 'Draw out their commanders first',
      wrong: [
        {
          when: /^play O15$/,
          say: 'Your 15 can’t take a squad. If you lead it, the best card after it takes it.',
        },
        {
          when: /^play C/,
          say: 'Cavalry is right, but lead from the top. Play the 12 first, since nothing can beat it.',
        },
        {
          when: /^play/,
          say: 'That works later. While they hold Cavalry they can command it, so play the 12 of Cavalry first.',
        },
      ],
    },
    {
      at: 12,
      say: 'Everyone had to follow with Cavalry, and the highest took it: five points. You can’t win every squad. Give away a cheap one: lead the 4 of Artillery.',
      point: ['A4'],
      know: 'Give away a cheap squad',
      wrong: [
        {
          when: /^play O15$/,
          say: 'The highest number takes it, and you can’t know whose that is. Keep it for a squad Roy is sure of.',
        },
        {
          when: /^play C/,
          say: 'Two commanders are still out, and you can draw them out later. Get rid of the 4 first.',
        },
      ],
    },
    {
      at: 19,
      say: 'You hold no Engineers, so you can play any card. Roy’s 12 is already winning, and nobody plays after you. What would you like to add?',
      point: ['E12'],
      know: 'Your partner can bring Ordnance home',
      wrong: [
        {
          when: /^play C/,
          say: 'That would take it too, but Roy already has it. Give him your 15.',
        },
        {
          when: /^play/,
          say: 'Safe, but it leaves 15 points in your hand. Roy has this one, so throw the Ordnance on it.',
        },
      ],
    },
    {
      at: 22,
      say: 'Twenty-five points. Roy leads Infantry. Otto’s 7 is the highest so far, and Mabel has yet to play. Take it with your 12.',
      point: ['I12'],
      wrong: [{ when: /^play I3$/, say: 'Then Otto or Mabel takes it. Your 12 beats them both.' }],
    },
    {
      at: 24,
      say: 'Two commanders are still out. Mabel and Otto may each hold one. Draw them out: lead the 11.',
      point: ['C11'],
      wrong: [
        {
          when: /^play A12$/,
          say: 'While they hold Cavalry they can command it. Play the 11 first.',
        },
      ],
    },
    {
      at: 28,
      say: 'Their commanders are gone. Now the 12 of Artillery cannot be beaten. Lead it and watch what Roy does.',
      point: ['A12'],
      know: 'With no commanders out, a 12 is safe',
    },
    {
      at: 32,
      say: 'Roy had no Artillery and threw his 20 on your sure squad: 25 points. That is the heart of Tactics. You have sixty, so the contract is made. Finish on your own.',
      point: ['.contract'],
      know: 'Ordnance belongs on a sure squad',
    },
  ],
};
