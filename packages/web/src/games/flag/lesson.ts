// A first hand of Flag: a record with remarks, played by the rules to its end.

import * as words from '#words/games/flag/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'flag',
  oneThing: words.oneThing,
  seats: ['You'],
  rules: {},
  words: {
    [words.flagWord]: words.flagMeaning,
    [words.suitWord]: words.suitMeaning,
    [words.columnWord]: words.columnMeaning,
    [words.handWord]: words.handMeaning,
    [words.uncleSamWord]: words.uncleSamMeaning,
  },
  log: [
    'chance shuffle KY PR HI MT CA WI NE IA SD PA MA CZ TX SM DC AK NY IL OH MI NJ MO IN NC PI GA AL TN MN VA OK LA MS KS AR SC WV MD CT WA FL CO OR ME RI ND UT NH ID AZ NM VT DE WY NV GU',
    '0 move CA 1',
    '0 flag PR',
    '0 move IA 1',
    '0 move WI 2',
    '0 flag HI',
    '0 move PA 2',
    '0 deal',
    '0 flag CZ',
    '0 move MA 1',
    '0 deal',
    '0 flag SM',
  ],
  steps: [
    {
      at: 1,
      say: words.fourCardsSameRankMake,
      point: ['.flags'],
      know: words.fourteenFlagsOrder,
    },
    {
      at: 1,
      say: words.findOnesMoveCardsBetween,
      point: ['KY', 'CA', 'IA', 'PA'],
      know: words.oneStepLowerAnotherSuit,
    },
    {
      at: 1,
      say: words.californiaNineRedKentuckyTen,
      point: ['CA'],
      wrong: [
        {
          when: /^move IA 1$/,
          say: words.eightNeedsNineThisTen,
          rule: 'FLG-7',
        },
        {
          when: /^move IA/,
          say: words.allowedBothCouldThenGo,
        },
      ],
    },
    {
      at: 2,
      say: words.cardBelowTurnsUpOne,
      point: ['PR'],
      know: words.uncoveredCardsTurnUp,
      wrong: [{ when: /^move PR/, say: words.onesGoFlagNeedsThem, rule: 'FLG-7' }],
    },
    {
      at: 3,
      say: words.oneFourIowaEightBlue,
      point: ['IA'],
    },
    {
      at: 4,
      say: words.uncleSamEmptyColumnOnly,
      point: ['WI'],
      know: words.onlyUncleSamFillsSpace,
      wrong: [
        { when: /^move (?!WI)\w+ 2$/, say: words.onlyUncleSamCanGo, rule: 'FLG-7' },
        {
          when: /^move PA/,
          say: words.allowedTwoWouldMoveTogether,
        },
      ],
    },
    { at: 5, say: words.thereHawaiiSecondOne, point: ['HI'] },
    {
      at: 6,
      say: words.afterTenComeMarineNurse,
      point: ['PA'],
      know: words.afterTenMarineNursePresident,
    },
    {
      at: 7,
      say: words.nothingMoreMoveSoDeal,
      point: ['place hand'],
      know: words.twoDealtUpperFree,
    },
    {
      at: 9,
      say: words.nowLowerOneFreeMassachusetts,
      point: ['MA'],
      know: words.runMovesAsWhole,
      wrong: [
        {
          when: /^move (CA|IA)/,
          say: words.runMovesAsWholeFrom,
          rule: 'FLG-7',
        },
      ],
    },
    {
      at: 10,
      say: words.dealAgainSamoaLastOnes,
      point: ['place hand'],
    },
    {
      at: 12,
      say: words.firstFlagFliesYouPrivate,
      point: ['.flags'],
      know: words.flagPromotion,
    },
  ],
};
