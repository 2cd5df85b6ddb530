// A first hand of Sammy’s Travels: a record with remarks, played by the rules to its end.

import * as words from '#words/games/sammys-travels/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'sammys-travels',
  oneThing: words.oneThing,
  seats: ['You'],
  rules: { packs: 'separate', start: 'ME', credit: 'cards', mustTransfer: false },
  words: {
    [words.journeyWord]: words.journeyMeaning,
    [words.stockWord]: words.stockMeaning,
    [words.packWord]: words.packMeaning,
    [words.deadEndWord]: words.deadEndMeaning,
  },
  log: [
    'chance shuffle NH MA VT NY CT RI PA NJ DE MD IL OH TX CA MI MO IN NC WI GA AL TN KY MN IA VA OK LA MS KS DC AR SC WV WA FL NE CO OR SD ND MT UT ID AZ NM WY NV',
    '0 deal',
    '0 transfer NH ME',
    '0 deal',
    '0 deal',
    '0 transfer VT NH',
    '0 transfer MA VT',
    '0 deal',
    '0 deal',
    '0 deal',
    '0 transfer RI MA',
    '0 transfer CT RI',
    '0 transfer NY CT',
  ],
  steps: [
    {
      at: 1,
      say: words.travelFromStateStateVisiting,
      point: ['.map'],
      know: words.eachStateOnlyOnce,
    },
    {
      at: 1,
      say: words.turnUpCardNewHampshire,
      point: ['place pack:0, place deal:0, place hand:0'],
      know: words.turnUpCardTravelIf,
    },
    {
      at: 3,
      say: words.turnUpNextCardYou,
      point: ['place pack:0, place deal:0, place hand:0'],
    },
    {
      at: 4,
      say: words.massachusettsBordersNew,
      point: ['MA'],
      know: words.youCanPassUpState,
      wrong: [
        {
          when: /^transfer MA/,
          say: words.allowedButThenEitherVermont,
        },
      ],
    },
    {
      at: 5,
      say: words.vermontNowOrderRightTake,
      point: ['VT'],
      know: words.cardBelowComesFree,
    },
    {
      at: 7,
      say: words.twoStatesHereStillCut,
      point: ['place pack:0, place deal:0, place hand:0'],
    },
    {
      at: 8,
      say: words.newYorkBordersMassachusettsBut,
      point: ['NY'],
      know: words.dontLeaveStateCutOff,
      wrong: [
        {
          when: /^transfer NY/,
          say: words.allowedButThenConnecticutRhode,
        },
      ],
    },
    {
      at: 9,
      say: words.connecticutBorders,
      point: ['CT'],
      wrong: [
        {
          when: /^transfer CT/,
          say: words.allowedButThenRhodeIsland,
        },
      ],
    },
    { at: 10, say: words.rhodeIslandLookWhatUnder, point: ['RI'] },
    {
      at: 13,
      say: words.threeRowCardsYouPassed,
      point: ['.map'],
      know: words.waitingCanBringRightOrder,
    },
    {
      at: 13,
      say: words.whenPackEmptyTurnStock,
      point: ['place pack:0, place deal:0, place hand:0'],
      know: words.everyCardComesAroundAgain,
    },
    {
      at: 13,
      say: words.aheadDelawareHemmedByThree,
      point: ['.map'],
    },
  ],
};
