// A first hand of Do-Boy: a record with remarks, played by the rules to its end.

import * as words from '#words/games/do-boy/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'do-boy',
  oneThing: words.oneThing,
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { match: 'hand', target: 50, exchange: true },
  words: {
    [words.squadWord]: words.squadMeaning,
    [words.companyWord]: words.companyMeaning,
    [words.presidentWord]: words.presidentMeaning,
    [words.nestWord]: words.nestMeaning,
  },
  log: [
    'chance cut PRES I3 E11 A3',
    'chance shuffle C9 C4 I10 PRES C10 C6 E12 I12 C5 A6 A9 I11 A7 I8 I3 I2 A11 E4 C11 C3 I5 I4 C12 A12 E10 I7 E6 A3 E8 I9 A4 A2 I6 C7 A8 E7 A10 C8 E9 E5 C1 A5 E11 E3 A1 C2 I1 E1 E2',
    '0 give I11 I12 A12',
    '1 give A10 A11 E8',
    '2 give I7 I9 A5',
    '3 give I3 A9 E6',
    '1 play C9',
    '2 play C4',
    '3 play C11',
    '0 play C3',
    '3 play A4',
    '0 play A9',
    '1 play A12',
    '2 play A6',
    '1 play C10',
    '2 play C6',
    '3 play C12',
    '0 play PRES',
    '3 play I10',
    '0 play I3',
    '1 play I5',
    '2 play I8',
    '3 play E9',
    '0 play E7',
    '1 play E10',
    '2 play E4',
  ],
  steps: [
    {
      at: 2,
      say: words.pointsBadHereEachInfantry,
      point: ['PRES', 'I12', 'I11'],
      know: words.infantry1President5,
    },
    {
      at: 2,
      say: words.firstEveryoneGivesThreeCards,
      point: ['I11', 'I12', 'A12'],
      know: words.highCardsGoLeft,
      wrong: [
        {
          when: / PRES/,
          say: words.allowedButHeTakesNothing,
        },
        { when: /^give/, say: words.lowCardsYourFriendsBecause },
      ],
    },
    {
      at: 6,
      say: words.ottoGaveYouTheseThree,
      point: ['I3', 'A9', 'E6'],
    },
    {
      at: 9,
      say: words.cavalryLedSoYouMust,
      point: ['C3'],
      know: words.followCompanyIfYouCan,
      wrong: [{ when: /^play/, say: words.youHoldCavalryCardSo, rule: 'DOB-4' }],
    },
    {
      at: 10,
      say: words.takerGetsNest,
      point: ['seat 3'],
      know: words.firstSquadIncludesNest,
    },
    {
      at: 11,
      say: words.ottoLeads4ArtilleryAs,
      point: ['A9'],
      know: words.spendHighCardsEarly,
      wrong: [
        {
          when: /^play A/,
          say: words.safeButLowCardsWill,
        },
      ],
    },
    {
      at: 17,
      say: words.yourCavalryGoneSoYou,
      point: ['C12'],
      know: words.ifYouCantFollowThrow,
      wrong: [
        {
          when: /^play/,
          say: words.thatWastesChanceYouCant,
        },
      ],
    },
    {
      at: 18,
      say: words.fivePointsForOttoPlus,
      point: ['seat 3'],
      know: words.havingNoneCompanyWeapon,
    },
    {
      at: 19,
      say: words.infantryLedEveryInfantryCard,
      point: ['I3'],
      know: words.stayBelowHighestCard,
      wrong: [{ when: /^play I2$/, say: words.justAsSafeButKeep }],
    },
    {
      at: 23,
      say: words.ottos9HighUseChance,
      point: ['E7'],
      know: words.spendHighCardsWhenThey,
      wrong: [{ when: /^play E/, say: words.lowCardsWillSaveYou }],
    },
    {
      at: 26,
      say: words.youHaveNoPointsYet,
      point: ['seat 0', 'seat 1', 'seat 2', 'seat 3'],
    },
  ],
};
