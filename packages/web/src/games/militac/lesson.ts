// A first hand of Militac: a record with remarks, played by the rules to its end.

import * as words from '#words/games/militac/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'militac',
  oneThing: words.oneThing,
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
    [words.squadWord]: words.squadMeaning,
    [words.commandersWord]: words.commandersMeaning,
    [words.aideWord]: words.aideMeaning,
    [words.contractWord]: words.contractMeaning,
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
      say: words.youRoyPlayTogetherTwelve,
      point: ['place aide', 'seat 2'],
      know: words.twelveSquadsTwoSides,
    },
    {
      at: 5,
      say: words.mabelBidsSixWithInfantry,
      point: ['.said'],
      know: words.everyoneBidsOnce,
    },
    {
      at: 5,
      say: words.countYourWinnersIfArtillery,
      point: ['PRES', 'A12', 'A11', 'A10', 'E12', 'I12'],
      know: words.countWhatYouSure,
    },
    {
      at: 5,
      say: words.sixAlmostCertainPlusTwo,
      point: ['.auction .choices'],
      know: words.higherBidPaysMore,
      wrong: [
        {
          when: /^bid 6 infantry$/,
          say: words.mustBeHigherThanMabels,
          rule: 'MIL-3',
        },
        {
          when: /^pass$/,
          say: words.thenMabelPlaysSixInfantry,
        },
        {
          when: /^bid [67] artillery$/,
          say: words.thatOutbidsMabelButPays,
        },
        {
          when: /^bid (9|1\d) /,
          say: words.boldIfYouMissThey,
        },
        {
          when: /^bid \d+ (infantry|cavalry|engineers)$/,
          say: words.artilleryYourLongestCompany,
        },
        {
          when: /combined$/,
          say: words.allowedButThenNoCompany,
        },
      ],
    },
    {
      at: 6,
      say: words.aideYours11EngineersOne,
      point: ['C3'],
      know: words.youCanCommandCompanyYou,
      wrong: [{ when: /^discard/, say: words.allowedButHavingNoneCompany }],
    },
    {
      at: 7,
      say: words.presidentHighestCommanderLead,
      point: ['PRES'],
      know: words.presidentHighestCommander,
      wrong: [
        {
          when: /^play E12$/,
          say: words.someoneOutEngineersCould,
        },
      ],
    },
    {
      at: 11,
      say: words.threeFellFourStillOut,
      point: ['A12', 'A11'],
      know: words.countCommandersThatOut,
    },
    {
      at: 19,
      say: words.nowNobodyCanCommandYou,
      point: ['E12', 'E11'],
    },
    {
      at: 27,
      say: words.fiveEightLoseLowCard,
      point: ['I5'],
      know: words.smallLossCanBeWorth,
      wrong: [
        {
          when: /^play I12$/,
          say: words.takesSquadTooButKeep,
        },
      ],
    },
    {
      at: 34,
      say: words.youHoldNoCavalrySo,
      point: ['A6'],
      know: words.lowestCommanderEnough,
      wrong: [
        { when: /^play A/, say: words.enoughSinceNoOther },
        { when: /^play/, say: words.thatTakesNothingAnyArtillery },
      ],
    },
    {
      at: 35,
      say: words.twoMoreMakeContractNobody,
      point: ['.contract'],
    },
  ],
};
