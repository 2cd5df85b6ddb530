// A first hand of Militac: a record with remarks, played by the rules to its end.

import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'militac',
  oneThing: 'Count the squads you are sure of, bid that number, then draw out the commanders.',
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: {
    match: 'hand',
    target: 50,
    auction: 'once',
    allPass: 'redeal',
    president: 'commander',
    aideBack: true,
  },
  words: {
    Squad: 'One card from each player. Twelve are played.',
    Commanders: 'The company named in the bid, with the President at its head.',
    Aide: 'The card the bidder picks up.',
    Contract: 'The winning bid: eight squads for your side.',
  },
  log: [
    'chance cut PRES I3 E11 A3',
    'chance shuffle I11 A2 A3 PRES I10 C1 A5 A12 I9 C4 A7 A11 I8 C6 C12 A10 I7 C10 C7 A8 I6 C11 C5 A6 A1 E2 C2 E12 A4 E8 E1 E7 A9 E10 E5 E4 E3 I1 E6 I12 E9 I4 I2 I5 C8 C9 I3 C3 E11',
    '1 bid 6 infantry',
    '2 pass',
    '3 pass',
    '0 bid 8 artillery',
    '0 discard C3',
    '0 play PRES',
    '1 play A1',
    '2 play A2',
    '3 play A3',
    '0 play A12',
    '1 play A4',
    '2 play C1',
    '3 play A5',
    '0 play A11',
    '1 play A9',
    '2 play C4',
    '3 play A7',
    '0 play E12',
    '1 play E3',
    '2 play E2',
    '3 play E1',
    '0 play E11',
    '1 play E9',
    '2 play E8',
    '3 play E5',
    '0 play I5',
    '1 play I11',
    '2 play I1',
    '3 play I2',
    '1 play C8',
    '2 play C11',
    '3 play C12',
    '0 play A6',
  ],
  steps: [
    {
      at: 2,
      say: 'You and Roy play together. Twelve squads are played, one card from each player. First, the sides bid how many they will take.',
      point: ['place aide', 'seat 2'],
      know: 'Twelve squads, two sides',
    },
    {
      at: 5,
      say: 'Mabel bids six, with Infantry as commanders. Everyone bids once. You dealt, so you go last.',
      point: ['.said'],
      know: 'Everyone bids once',
    },
    {
      at: 5,
      say: 'Count your winners if Artillery commands: the President, the 12, 11 and 10, the 12 of Engineers and the 12 of Infantry. That’s six, plus more long Artillery.',
      point: ['PRES', 'A12', 'A11', 'A10', 'E12', 'I12'],
      know: 'Count what you are sure of',
    },
    {
      at: 5,
      say: 'Six are almost certain, plus two long commanders. Bid eight on Artillery. It pays 21 if you make it.',
      point: ['.auction .choices'],
      know: 'A higher bid pays more',
      wrong: [
        {
          when: /^bid 6 infantry$/,
          say: 'It must be higher than Mabel’s: more squads, or six on Cavalry, Artillery, Engineers or combined forces.',
          rule: 'MIL-3',
        },
        {
          when: /^pass$/,
          say: 'Then Mabel plays six on Infantry against you. Your Artillery is worth far more.',
        },
        {
          when: /^bid [67] artillery$/,
          say: 'That outbids Mabel but pays less: 7 for six, 14 for seven. Bid eight for 21.',
        },
        {
          when: /^bid (9|1\d) /,
          say: 'Bold! If you miss, they score its full value. Eight leaves you some room.',
        },
        {
          when: /^bid \d+ (infantry|cavalry|engineers)$/,
          say: 'Artillery is your longest company, and the President joins the company you name. Bid eight on Artillery.',
        },
        {
          when: /combined$/,
          say: 'Allowed, but then no company commands, and your long Artillery loses its power. Bid eight on Artillery.',
        },
      ],
    },
    {
      at: 6,
      say: 'The Aide is yours: the 11 of Engineers. One card must go back. Discard your only Cavalry card so you can command that company.',
      point: ['C3'],
      know: 'You can command a company you don’t hold',
      wrong: [
        { when: /^discard/, say: 'Allowed, but having none of a company is worth more than a low card.' },
      ],
    },
    {
      at: 7,
      say: 'The President is the highest commander. Lead him. Everyone who has Artillery must give one up.',
      point: ['PRES'],
      know: 'The President is the highest commander',
      wrong: [
        {
          when: /^play E12$/,
          say: 'Someone out of Engineers could command it. Draw out the commanders first.',
        },
      ],
    },
    {
      at: 11,
      say: 'Three fell, and four are still out. Lead twice more from the top: play the 12.',
      point: ['A12', 'A11'],
      know: 'Count the commanders that are out',
    },
    {
      at: 19,
      say: 'Now nobody can command you. Take the two high Engineers, one after the other.',
      point: ['E12', 'E11'],
    },
    {
      at: 27,
      say: 'Five of eight. Lose a low card on purpose to see what having no Cavalry does: lead the 5 of Infantry.',
      point: ['I5'],
      know: 'A small loss can be worth it',
      wrong: [
        {
          when: /^play I12$/,
          say: 'It takes a squad too. But keep it for now. The missing company is worth seeing.',
        },
      ],
    },
    {
      at: 34,
      say: 'You hold no Cavalry, so you can play any card. The lowest commander beats their 12.',
      point: ['A6'],
      know: 'The lowest commander is enough',
      wrong: [
        { when: /^play A/, say: 'The 6 is enough, since no other commander is out. Save the high ones.' },
        { when: /^play/, say: 'That takes nothing. Any Artillery card takes this squad.' },
      ],
    },
    {
      at: 35,
      say: 'Two more make the contract, and nobody can beat your 10 and 8 of Artillery. Each squad above eight is worth a point. Finish on your own.',
      point: ['.contract'],
    },
  ],
};
