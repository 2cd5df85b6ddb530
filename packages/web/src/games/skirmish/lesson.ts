// A first hand of Skirmish: a record with remarks, played by the rules to its end.

import * as words from '#words/games/skirmish/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'skirmish',
  oneThing: words.oneThing,
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { form: 'combined', limit: 0, captured: 'branch', spyNurse: 'any' },
  words: {
    [words.trickWord]: words.trickMeaning,
    [words.prisonerWord]: words.prisonerMeaning,
    [words.scoutSpyWord]: words.scoutSpyMeaning,
    [words.officerWord]: words.officerMeaning,
  },
  log: [
    'chance cut A9 N90',
    'chance shuffle A20 N9 A90 N80 N60 N8 N250 A0 A30 N4 A7 N200 A8 ANURSE A100 N300 A300 N5 NNURSE N70 A6 A1 N30 N2 A250 A200 A80 A70 A60 A50 A40 A10 A9 A5 A4 A3 A2 N100 N90 N50 N40 N20 N10 N7 N6 N3 N1 N0',
    '1 play N80',
    '2 play A20',
    '3 play N9',
    '0 play A90',
    '0 play A7',
    '1 play N200',
    '2 play A30',
    '3 play N4',
    '1 play N300',
    '2 play A8',
    '3 play ANURSE',
    '0 play A100',
    '1 play N70',
    '2 play A300',
    '3 play N5',
    '0 play NNURSE',
  ],
  steps: [
    {
      at: 2,
      say: words.youRoyArmyYouCapture,
      point: ['.standing'],
      know: words.onlyEnemysCardsCount,
    },
    {
      at: 5,
      say: words.youNeverHaveFollowPlay,
      point: ['A90'],
      know: words.noFollowingHighestTakesAll,
      wrong: [
        {
          when: /^play A100$/,
          say: words.thatWouldWorkBut100,
        },
        {
          when: /^play N250$/,
          say: words.goodTooSinceWinsItself,
        },
        { when: /^play/, say: words.thenMabelTakesYour90 },
      ],
    },
    {
      at: 6,
      say: words.onePrisoner809Counts,
      point: ['.standing'],
      know: words.belowTenCountsNothing,
    },
    {
      at: 6,
      say: words.cardsMixedSoYouHold,
      point: ['A7'],
      know: words.youCanHoldEnemyCards,
      wrong: [
        {
          when: /^play NNURSE$/,
          say: words.sheTakesNothingIfNavy,
        },
        {
          when: /^play N250$/,
          say: words.threePlayersFollow300Would,
        },
        { when: /^play/, say: words.othersMayTakeYouLose },
      ],
    },
    {
      at: 13,
      say: words.capturedNurseCounts1000Otto,
      point: ['ANURSE', 'A100'],
      know: words.nurseWorth1000,
    },
    {
      at: 13,
      say: words.scoutSpy100CarriesOff,
      point: ['A100'],
      know: words.spyBringsNurseBack,
      wrong: [{ when: /^play/, say: words.thenTheyGetYourNurse }],
    },
    {
      at: 14,
      say: words.yourNurseHomeNavySet,
      point: ['.standing'],
    },
    {
      at: 17,
      say: words.roysGeneralWinningThisTrick,
      point: ['NNURSE'],
      know: words.playNurseWhenNobodyFollows,
      wrong: [
        {
          when: /^play N30$/,
          say: words.thirtyNiceButNurseThousand,
        },
      ],
    },
    {
      at: 18,
      say: words.thousandPlus70CountPlayers,
      point: ['.standing'],
    },
    {
      at: 18,
      say: words.afterSixTricksOtherHalf,
      point: ['.standing'],
    },
  ],
};
