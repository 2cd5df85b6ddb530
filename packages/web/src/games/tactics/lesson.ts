// A first hand of Tactics: a record with remarks, played by the rules to its end.

import * as words from '#words/games/tactics/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'tactics',
  oneThing: words.oneThing,
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { match: 'hand', auction: 'open', allPass: 'redeal', setback: 'bid' },
  words: {
    [words.squadWord]: words.squadMeaning,
    [words.commandersWord]: words.commandersMeaning,
    [words.ordnanceWord]: words.ordnanceMeaning,
    [words.contractWord]: words.contractMeaning,
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
      say: words.royAcrossTableYourPartner,
      point: ['seat 2'],
      know: words.partnersCollectTogether,
    },
    {
      at: 2,
      say: words.fourOrdnanceCardsWorth5,
      point: ['O15'],
      know: words.squadsOrdnanceMake110,
    },
    {
      at: 3,
      say: words.nowBidPointsNameYour,
      point: ['C12', 'C11', 'C10', 'C8', 'C7', 'C5'],
      know: words.bidderNamesCommanders,
      wrong: [
        {
          when: /^pass$/,
          say: words.withSoManyHighCavalry,
        },
        {
          when: /^bid (6[5-9]|[7-9]\d|1\d\d) cavalry$/,
          say: words.allowedButMadeBidScores,
        },
        {
          when: /^bid \d+ (infantry|artillery|engineers)$/,
          say: words.youHoldOnlyOneTwo,
        },
        {
          when: /combined$/,
          say: words.allowedButThenNoCompany,
        },
      ],
    },
    {
      at: 7,
      say: words.youWonBidSoYou,
      point: ['C9', 'I12', 'E5', 'A2'],
      know: words.fourReinforcementsComeFour,
    },
    {
      at: 7,
      say: words.discardAllThreeEngineers,
      point: ['A2', 'E2', 'E5', 'E6'],
      know: words.youCanCommandCompanyYou,
      wrong: [
        {
          when: / O\d/,
          say: words.youCantDiscardOrdnancePoints,
          rule: 'TAC-8',
        },
        {
          when: / E2 E5 E6$/,
          say: words.engineersGoodChoicesForFourth,
        },
        {
          when: /^discard/,
          say: words.allowedButDiscardAllThree,
        },
      ],
    },
    {
      at: 8,
      say: words.bidderLeadsDrawOutEnemys,
      point: ['C12'],
      know: words.drawOutTheirCommandersFirst,
      wrong: [
        {
          when: /^play O15$/,
          say: words.your15CantTakeSquad,
        },
        {
          when: /^play C/,
          say: words.cavalryRightButLeadFrom,
        },
        {
          when: /^play/,
          say: words.thatWorksLaterWhileThey,
        },
      ],
    },
    {
      at: 12,
      say: words.everyoneHadFollowWithCavalry,
      point: ['A4'],
      know: words.giveAwayCheapSquad,
      wrong: [
        {
          when: /^play O15$/,
          say: words.highestNumberTakesYouCant,
        },
        {
          when: /^play C/,
          say: words.twoCommandersStillOutYou,
        },
      ],
    },
    {
      at: 19,
      say: words.youHoldNoEngineersSo,
      point: ['E12'],
      know: words.yourPartnerCanBringOrdnance,
      wrong: [
        {
          when: /^play C/,
          say: words.thatWouldTakeTooBut,
        },
        {
          when: /^play/,
          say: words.safeButLeaves15Points,
        },
      ],
    },
    {
      at: 22,
      say: words.twentyFivePointsRoyLeads,
      point: ['I12'],
      wrong: [{ when: /^play I3$/, say: words.thenOttoMabelTakesYour }],
    },
    {
      at: 24,
      say: words.twoCommandersStillOutMabel,
      point: ['C11'],
      wrong: [
        {
          when: /^play A12$/,
          say: words.whileTheyHoldCavalryThey,
        },
      ],
    },
    {
      at: 28,
      say: words.theirCommandersGoneNow12,
      point: ['A12'],
      know: words.withNoCommandersOut12,
    },
    {
      at: 32,
      say: words.royHadNoArtilleryThrew,
      point: ['.contract'],
      know: words.ordnanceBelongsSureSquad,
    },
  ],
};
