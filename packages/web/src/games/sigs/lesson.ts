// A first hand of SIGS: a record with remarks, played by the rules to its end.

import * as words from '#words/games/sigs/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'sigs',
  oneThing: words.oneThing,
  seats: ['You', 'Mabel'],
  rules: { variation: 'regular', scoring: 'points', target: 500, counters: 5, partners: 'none' },
  words: {
    [words.runWord]: words.runMeaning,
    [words.equalRanksWord]: words.equalRanksMeaning,
    [words.auxiliaryWord]: words.auxiliaryMeaning,
    [words.reserveWord]: words.reserveMeaning,
    [words.activePileWord]: words.activePileMeaning,
  },
  log: [
    'chance shuffle A7 A11 A14 A12 N4 A13 M10 N7 A16 M7 N18 XNC M12 M2 N1 N15 M5 A6 N9 N2 M4 M1 A1 A2 A3 A4 A5 A8 A9 A10 A15 A17 A18 A19 N3 N5 N6 N8 N10 N11 N12 N13 N14 N16 N17 N19 M3 M6 M8 M9 M11 M13 M14 M15 M16 M17 M18 M19 CIC XMM XSB XWS',
    '1 draw reserve',
    '1 discard A7',
    '0 draw active',
    '0 lay kind A7 N7 M7',
    '0 discard M2',
    '1 draw reserve',
    '1 discard M12',
    '0 draw reserve',
    '0 lay run A11 A12 A13',
    '0 discard N15',
    '1 draw reserve',
    '1 discard A14',
    '0 halt s2',
    '0 give N2',
    '0 draw reserve',
    '0 add XNC s2 high',
    '0 discard M1',
  ],
  steps: [
    {
      at: 1,
      say: words.getRidYourCardsBy,
      point: ['place reserve', 'place active'],
      know: words.twoKindsSets,
    },
    {
      at: 1,
      say: words.youAlreadyHoldRunArmy,
      point: ['A11', 'A12', 'A13', 'N7', 'M7'],
    },
    {
      at: 3,
      say: words.yourTurnDrawOneLay,
      point: ['place active'],
      know: words.drawLayDiscard,
      wrong: [
        {
          when: /^draw reserve$/,
          say: words.youCantSeeThatCard,
        },
      ],
    },
    {
      at: 4,
      say: words.threeSevensOneEachService,
      point: ['A7', 'N7', 'M7'],
      know: words.oneSetTurn,
      wrong: [
        {
          when: /^discard A7$/,
          say: words.youCantDiscardCardYou,
          rule: 'SIG-16',
        },
        { when: /^discard/, say: words.thatWouldEndYourTurn },
        {
          when: /^lay run A11 A12 A13$/,
          say: words.allowedButYouGetOne,
        },
        { when: /^lay kind .*X/, say: words.allowedButThreeSevensNeed },
        { when: /^lay run/, say: words.allowedButKeepWildCard },
      ],
    },
    {
      at: 5,
      say: words.oneSetTurnSoRun,
      point: ['M2'],
      know: words.discardEndsTurn,
      wrong: [
        { when: /^lay/, say: words.onlyOneSetTurnNext, rule: 'SIG-15' },
        { when: /^discard X/, say: words.notThatOneWildFits },
      ],
    },
    {
      at: 8,
      say: words.mabels12MarineNoUse,
      point: ['place reserve'],
    },
    {
      at: 9,
      say: words.nowLayRunCanGrow,
      point: ['A11', 'A12', 'A13'],
      know: words.setsTableCanGrow,
    },
    {
      at: 10,
      say: words.cardsYouHoldWhenSomeone,
      point: ['N15'],
      know: words.whatYouHoldMayCost,
      wrong: [
        {
          when: /^discard X/,
          say: words.costs15IfYouCaught,
        },
      ],
    },
    {
      at: 13,
      say: words.lookMabelsDiscardArmy14,
      point: ['.ask .btn.call'],
      know: words.haltWhenDiscardFitsSet,
      wrong: [{ when: /^-$/, say: words.army14Follows1112 }],
    },
    {
      at: 14,
      say: words.cardGoesSetMabelMust,
      point: ['N2'],
      wrong: [{ when: /^give X/, say: words.thatsQuiteGiftBestCard }],
    },
    {
      at: 15,
      say: words.oneCardLeftDrawOne,
      point: ['place reserve'],
      know: words.auxiliariesFitAlmostAnywhere,
      wrong: [
        {
          when: /^discard/,
          say: words.thenYouCannotGoOut,
        },
      ],
    },
    {
      at: 17,
      say: words.lastCardAlwaysGoesFace,
      point: ['M1'],
      know: words.lastCardGoesFaceDown,
    },
  ],
};
