// A first hand of Sammy: a record with remarks, played by the rules to its end.

import * as words from '#words/games/sammy/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'sammy',
  oneThing: words.oneThing,
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { mode: 'borders', deals: 1, partners: 'fixed', declarant: 'starter', minimumBid: 1 },
  words: {
    [words.neighborWord]: words.neighborMeaning,
    [words.trumpWord]: words.trumpMeaning,
    [words.territoryWord]: words.territoryMeaning,
    [words.presidentWord]: words.presidentMeaning,
    [words.uncleSamWord]: words.uncleSamMeaning,
  },
  log: [
    'chance cut TX WI NY RI',
    'chance shuffle NY PA PI MO MA IL DC IN WI OH AL PR NE TX KY MI AK CA MN NC ND SD IA MS MT NJ VA AR UT GA OK SC ID KS LA MD AZ HI WV WA NM ME CT FL DE CZ NH TN WY RI VT CO SM GU NV OR',
    '2 bid 5 red',
    '3 pass',
    '0 bid 9 red',
    '1 pass',
    '2 pass',
    '3 pass',
    '2 play TN',
    '3 play WI',
    '0 play GA',
    '1 play VA',
    '0 play OH',
    '1 play KY',
    '2 play IN',
    '3 play NE',
    '0 play HI',
    '1 play NV',
    '2 play SC',
    '3 play DE',
    '0 play CA',
    '1 play MN',
    '2 play OR',
    '3 play AZ',
  ],
  steps: [
    {
      at: 2,
      say: words.eachCardStateNamesAlong,
      point: ['seat 2'],
      know: words.eachCardState,
    },
    {
      at: 2,
      say: words.firstComesBiddingNumberTricks,
      point: ['seat 2'],
      know: words.bidTricksNameSuit,
    },
    {
      at: 4,
      say: words.royBidsFiveRedYou,
      point: ['PA', 'IL', 'OH', 'TX', 'CA', 'NJ', 'HI', 'CZ', 'GU'],
      know: words.addYourTricksYourPartners,
      wrong: [
        {
          when: /^bid [678] red$/,
          say: words.allowedButOthersCanOutbid,
        },
        {
          when: /^bid 1\d red$/,
          say: words.boldEachTrickShortGives,
        },
        {
          when: /^bid \d+ (blue|stars|stripes)$/,
          say: words.redYourLongestSuitBy,
        },
        {
          when: /notrumps$/,
          say: words.redStillRanksFirstThen,
        },
        { when: /^pass$/, say: words.royWouldPlayFiveYou },
      ],
    },
    {
      at: 10,
      say: words.royNamedRedFirstSo,
      point: ['GA'],
      know: words.neighborMustFollow,
      wrong: [
        {
          when: /^play/,
          say: words.georgiaBordersTennesseeIfYou,
          rule: 'SAM-13',
        },
      ],
    },
    {
      at: 12,
      say: words.ottoHadNoNeighborThrew,
      point: ['WI'],
      know: words.onlyNeighborsCanWin,
    },
    {
      at: 12,
      say: words.youWonSoYouLead,
      point: ['OH'],
    },
    {
      at: 16,
      say: words.ohioRedTrumpOnlyHigher,
      point: ['IN'],
      know: words.trumpLosesOnlyHigherTrump,
    },
    {
      at: 16,
      say: words.hawaiiBordersNothingNobodyCan,
      point: ['HI'],
      know: words.territoryLedAlwaysWins,
    },
    {
      at: 20,
      say: words.royUsedWellSouthCarolina,
      point: ['SC'],
      know: words.president25Points,
    },
    {
      at: 20,
      say: words.californiaTrumpNoneNeighbors,
      point: ['CA'],
    },
    {
      at: 24,
      say: words.fourTricksGuamCanalZone,
      point: ['.contract'],
      know: words.leadStatesWithFewNeighbors,
    },
  ],
};
