// A first hand of United States: a record with remarks, played by the rules to its end.

import * as words from '#words/games/united-states/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'united-states',
  oneThing: words.oneThing,
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: {
    pace: 'turns',
    mustPlay: true,
    honor: false,
    falseCall: 'free',
    target: 175,
    fiveDiscards: words.dcRi,
  },
  words: {
    [words.cornerWord]: words.cornerMeaning,
    [words.stackWord]: words.stackMeaning,
    [words.borderWord]: words.borderMeaning,
    [words.blockedWord]: words.blockedMeaning,
  },
  log: [
    'chance cut NY PA IL OH',
    'chance shuffle LA WA MA OK WV CT VT TX NC MO MS NM MD IN MI AZ ID RI MT NV DC GA CA NE AR OR KY SD WY ND CO ME IA NJ NY FL IL AL NH VA PA UT MN OH TN SC WI DE',
    '0 unite OK KS',
    '0 unite TX OK',
    '0 unite NM TX',
    '0 unite AZ NM',
    '0 unite NV AZ',
    '0 unite NE KS',
    '0 unite SD NE',
    '0 pass',
    '1 unite WY SD',
    '1 unite ID NV',
    '1 pass',
    '2 unite UT WY',
    '2 unite OR ID',
    '2 unite MO KS',
    '2 unite WA OR',
    '2 pass',
    '3 unite KY MO',
    '3 unite CO KS',
    '3 pass',
    '0 unite VA KY',
    '0 pass',
  ],
  steps: [
    {
      at: 2,
      say: words.beFirstGetRidYour,
      point: ['.corners > li'],
      know: words.kansasCorners,
    },
    {
      at: 2,
      say: words.youHoldTwoCornerStates,
      point: ['OK', '.corner.ok .slot'],
      wrong: [
        { when: /^unite NE/, say: words.allowedButOklahomaFirst },
        {
          when: /^unite/,
          say: words.doesntBorderAnythingThereYet,
          rule: 'US-8',
        },
      ],
    },
    {
      at: 3,
      say: words.texasNewMexicoBothBorder,
      point: ['TX', 'NM'],
      know: words.onlyTopCardCounts,
    },
    {
      at: 3,
      say: words.layTexasFirst,
      point: ['TX'],
      know: words.planRouteFirst,
      wrong: [
        {
          when: /^unite NM/,
          say: words.thenTexasArizonaCoversOther,
        },
        { when: /^unite NE/, say: words.allowedButThatCanWait },
      ],
    },
    {
      at: 4,
      say: words.stillYourTurnYouMust,
      point: ['NM', 'AZ', 'NV'],
      know: words.keepGoingAsLongAs,
    },
    { at: 7, say: words.nebraskaOpensOwnCornerSouth, point: ['NE', 'SD'] },
    {
      at: 9,
      say: words.sevenCardsGoneNoneOther,
      point: ['.ask .button-row'],
      know: words.nothingFitsPass,
    },
    {
      at: 21,
      say: words.othersBuiltCoveredYourTop,
      point: ['.corners > li'],
      know: words.othersCoverYourTopCards,
    },
    {
      at: 21,
      say: words.virginiaOhioBothBorderKentucky,
      point: ['VA'],
      know: words.costlyCardsGoFirst,
      wrong: [
        {
          when: /^unite OH/,
          say: words.allowedRightIfYouCan,
        },
      ],
    },
    {
      at: 22,
      say: words.fourCardsLeftNothingFits,
      point: ['ME'],
    },
    {
      at: 23,
      say: words.playerWhoLaysLastCard,
      point: ['seat 1', 'seat 2', 'seat 3'],
    },
  ],
};
