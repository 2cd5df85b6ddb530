// A first hand of Armed Forces: a record with remarks, played by the rules to its end.

import * as words from '#words/games/armed-forces/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'armed-forces',
  oneThing: words.oneThing,
  seats: ['You', 'Mabel', 'Roy'],
  rules: { target: 101, honor: false },
  words: {
    [words.serviceWord]: words.serviceMeaning,
    [words.boardWord]: words.boardMeaning,
    [words.dotsWord]: words.dotsMeaning,
    [words.weatherWord]: words.weatherMeaning,
    [words.improviseWord]: words.improviseMeaning,
  },
  log: [
    'chance cut AR3 NA2 AF12',
    'chance shuffle NA14 CG12 NA13 AR14 MC12 AF13 CG14 AR12 AR13 NA12 MC13 MC14 CG13 AF12 AF14',
    'chance shuffle CG2 MC9 NA4 NA10 NA2 NA7 MC5 NA6 AF11 AF6 CG11 AR4 AR2 CG3 AR9 AR10 AF8 NA9 CG7 AR5 CG5 MC10 MC4 AF2 NA1 MC8 MC1 AF5 AF10 AR1 CG9 AR3 AR6 AR7 AR8 AR11 NA3 NA5 NA8 NA11 MC2 MC3 MC6 MC7 MC11 CG1 CG4 CG6 CG8 CG10 AF1 AF3 AF4 AF7 AF9',
    '0 play NA6',
    '1 play NA4',
    '2 play CG2',
    '1 pass',
    '2 pass',
    '0 play NA2',
    '1 play NA7',
    '2 play NA10',
    '0 improvise NA13',
    '1 pass',
    '2 pass',
    '0 play AR5',
    '1 play AR9',
    '2 play AR2',
    '2 pass',
    '0 pass',
    '1 play AF11',
    '2 play MC5',
    '0 play AF8',
    '2 pass',
    '0 pass',
  ],
  steps: [
    {
      at: 3,
      say: words.thisBoard12s13s14s,
      point: ['place board'],
      know: words.boardRanksServices,
    },
    {
      at: 3,
      say: words.eachCardYouTakeScores,
      point: ['NA2', 'CG3', 'AF8', 'MC8'],
      know: words.dotsTimesServiceWeatherTakes,
    },
    { at: 3, say: words.youLeadNavyWorthMost, point: ['NA6'] },
    {
      at: 6,
      say: words.firstTwoServicesPlayedOnes,
      point: ['NA6'],
      know: words.twoServicesCountTrick,
    },
    {
      at: 8,
      say: words.nowEveryoneElseMayImprovise,
      point: ['NA6'],
      know: words.secondRoundFaceDown,
    },
    {
      at: 8,
      say: words.nowSetSomeBaitLead,
      point: ['NA2'],
      wrong: [
        {
          when: /^play NA13$/,
          say: words.dontPlayFaceUpSave,
        },
      ],
    },
    {
      at: 11,
      say: words.roys10HoldsTwelvePoints,
      point: ['NA13'],
      know: words.improviseWithHigherCard,
      wrong: [
        {
          when: /^improvise AF/,
          say: words.onlyNavyPlayedThisTrick,
          rule: 'ARM-11',
        },
        {
          when: /^pass$/,
          say: words.royWouldGetTwelvePoints,
        },
      ],
    },
    {
      at: 14,
      say: words.youWinTrick13Goes,
      point: ['place board'],
      know: words.highCardsLiftTheirService,
    },
    {
      at: 14,
      say: words.armyAirForceWorthNothing,
      point: ['AR5'],
      know: words.leadWhereNothingStake,
      wrong: [
        {
          when: /^play (AF|MC)8$/,
          say: words.allowedButWeatherCardHurts,
        },
      ],
    },
    {
      at: 21,
      say: words.twoServicesHaveBeenPlayed,
      point: ['AF8'],
      know: words.weatherGoesSomebodyElse,
      wrong: [
        {
          when: /^play (NA|CG)/,
          say: words.youHoldAirForceMarine,
          rule: 'ARM-8',
        },
        { when: /^play/, say: words.allowedButMabelWinningThis },
      ],
    },
    {
      at: 23,
      say: words.youCouldImprovise13Take,
      point: ['.ask .button-row'],
      wrong: [
        {
          when: /^improvise AF13$/,
          say: words.allowedButThenYouTake,
        },
        {
          when: /^improvise/,
          say: words.mustBeAirForceCard,
          rule: 'ARM-11',
        },
      ],
    },
    {
      at: 24,
      say: words.mabelHasWeatherCardIf,
      point: ['place board'],
    },
  ],
};
