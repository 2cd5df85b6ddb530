// A first hand of A National Contest: a record with remarks, played by the rules to its end.

import * as words from '#words/games/national-contest/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'national-contest',
  oneThing: words.oneThing,
  seats: ['You', 'Mabel', 'Roy', 'Otto'],
  rules: { election: 'president', mustBid: false },
  words: {
    [words.ticketWord]: words.ticketMeaning,
    [words.putUpWord]: words.putUpMeaning,
    [words.bidWord]: words.bidMeaning,
    [words.safeWord]: words.safeMeaning,
  },
  log: [
    'chance cut NY TX WI RI',
    'chance cut NY TX WI RI',
    '0 ticket democratic',
    'chance cut NY TX WI RI',
    'chance shuffle NJ PA MA NY OH TX AL CT IN CA MI GA WI NC PI TN VA KY MN HI KS OK LA IL WV DC AR MO NE MD WA PR SD CO OR IA ND AK CZ MS NH MT UT SC NM ID AZ FL WY VT DE ME SM NV GU RI',
    '0 play CT',
    '1 pass',
    '2 pass',
    '3 bid MA',
    '0 bid NY',
    '1 play NJ',
    '2 bid PA',
    '3 pass',
    '0 pass',
    '1 pass',
    '2 play TX',
    '3 pass',
    '0 pass',
    '1 pass',
    '2 pass',
    '3 play AL',
    '0 bid GA',
    '1 pass',
    '2 pass',
    '3 pass',
    '0 play HI',
  ],
  steps: [
    {
      at: 2,
      say: words.fourPlayersTwoTicketsRoy,
      point: ['.ask .button-row'],
      know: words.twoTickets,
      also: /^ticket/,
    },
    {
      at: 5,
      say: words.everyStateCarriesElectoral,
      point: ['.votes'],
      know: words.votesElect,
    },
    {
      at: 5,
      say: words.youStartPutUpConnecticut,
      point: ['CT'],
      know: words.oneCardAfterAnotherPut,
      wrong: [{ when: /^play/, say: words.youCanPutUpAny }],
    },
    {
      at: 9,
      say: words.ottoBidsMassachusettsEighth,
      point: ['NY'],
      know: words.youCanBidLargerNeighbor,
      wrong: [
        {
          when: /^pass$/,
          say: words.thenOttoTakesYourEight,
        },
        { when: /^bid GA$/, say: words.georgiaDoesNotBorder, rule: 'NC-11' },
      ],
    },
    {
      at: 10,
      say: words.connecticutYoursNewYorkBack,
      point: ['NY'],
      know: words.bidNeverSpent,
    },
    {
      at: 13,
      say: words.mabelPutsUpNewJersey,
      point: ['PA'],
      know: words.doNotOutbidYourPartner,
      wrong: [
        {
          when: /^bid NY$/,
          say: words.youWouldOnlyOutbidYour,
        },
      ],
    },
    {
      at: 17,
      say: words.sixteenMore24RoyPuts,
      point: ['TX'],
      know: words.sevenStatesSafe,
      wrong: [
        {
          when: /^bid/,
          say: words.noNeighborTexasBiggerSo,
          rule: 'NC-11',
        },
      ],
    },
    {
      at: 21,
      say: words.ottoPutsUpAlabamaFifteenth,
      point: ['GA', 'TN', 'MS', 'FL'],
      know: words.lookSizeBeforeYouBid,
      wrong: [
        {
          when: /^bid TN$/,
          say: words.tennesseeSixteenthJustSmaller,
          rule: 'NC-11',
        },
        {
          when: /^bid (MS|FL)$/,
          say: words.mississippiFloridaBothSmaller,
          rule: 'NC-11',
        },
        { when: /^pass$/, say: words.elevenVotesForCardThat },
      ],
    },
    {
      at: 25,
      say: words.elevenMore58YourTurn,
      point: ['HI'],
    },
    {
      at: 25,
      say: words.territoriesCarryNoVotesNobody,
      point: ['HI'],
      know: words.territoryPassesTurn,
      wrong: [
        {
          when: /^play NY$/,
          say: words.safeWorth47VotesBut,
        },
        { when: /^play/, say: words.hawaiiGivesNothing },
      ],
    },
    {
      at: 26,
      say: words.putUpStateWhenYou,
      point: ['.map, .night'],
      know: words.keepYourGiantsBidWith,
    },
    {
      at: 26,
      say: words.fiftyOneStatesTerritoriesLeft,
      point: ['.votes'],
    },
  ],
};
