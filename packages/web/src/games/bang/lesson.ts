// A first hand of Bang: a record with remarks, played by the rules to its end.

import * as words from '#words/games/bang/lesson.ts';
import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  game: 'bang',
  oneThing: words.oneThing,
  seats: ['You', 'Mabel', 'Roy'],
  rules: { limit: 960, falseCall: 'pay' },
  words: {
    [words.packetWord]: words.packetMeaning,
    [words.pileWord]: words.pileMeaning,
    [words.bangWord]: words.bangMeaning,
  },
  log: [
    'chance cut E12 I3 C5',
    'chance shuffle A8 E11 C2 A7 E10 C1 A6 E9 I12 A5 E8 I11 A3 E7 I10 A2 E6 I8 A1 E5 I6 C11 E3 I5 C10 E2 I4 C9 E1 I3 C8 A12 I2 C7 A11 I1 C5 A10 C6 A4 C4 E12 I9 C12 E4 C3 A9 I7',
    '0 play',
    'clock tick',
    '1 play',
    'clock tick',
    '2 play',
    'clock tick',
    '0 play',
    'clock tick',
    '1 play',
    '0 bang',
    'clock tick',
    '2 play',
    'clock tick',
    '0 play',
    '1 bang',
    '0 bang',
    'clock tick',
    '1 play',
    'clock tick',
    '2 play',
    '0 bang',
    'clock tick',
  ],
  steps: [
    {
      at: 2,
      say: words.everyoneHoldsPacketNobodyHas,
      point: ['place hand:0'],
      know: words.cardsLaidTurnUnseen,
    },
    {
      at: 8,
      say: words.mabelRoyLayTheirsSeven,
      point: ['place pile:0', 'place pile:1', 'place pile:2'],
      know: words.onlyNumberCounts,
    },
    {
      at: 8,
      say: words.yourNextCardCoversSeven,
      point: ['place pile:0'],
      know: words.onlyTopPileCounts,
    },
    {
      at: 11,
      say: words.lookTwoNinesTheyArent,
      point: ['place pile:1', 'place pile:2'],
      know: words.anyoneCanCall,
      wrong: [{ when: /^-$/, say: words.mabels9Roys9Match }],
    },
    {
      at: 13,
      say: words.youWinBothPilesThree,
      point: ['place hand:0'],
      know: words.firstCallerTakesPiles,
    },
    {
      at: 15,
      say: words.royLaidTwelveNowLay,
      point: ['place hand:0'],
      wrong: [{ when: /^bang$/, say: words.layCardFirstYouCan, rule: 'BNG-4' }],
    },
    {
      at: 16,
      say: words.anotherTwelveYoursHitBang,
      point: ['place pile:0', 'place pile:2'],
      wrong: [{ when: /^-$/, say: words.roysTwelveMatchesYoursHit }],
    },
    {
      at: 19,
      say: words.mabelCalledSameMomentTie,
      point: ['place pile:0', 'place pile:2'],
      know: words.twoCallsOnceNobodyWins,
    },
    {
      at: 20,
      say: words.fourYoursUnderTwelveNo,
      point: ['place pile:0'],
      know: words.wrongCallCostsCard,
      lets: true,
      wrong: [
        {
          when: /^bang$/,
          say: words.nothingMatchesSoThisCall,
        },
      ],
    },
    {
      at: 22,
      say: words.now,
      point: ['place pile:1', 'place pile:2'],
      wrong: [{ when: /^-$/, say: words.mabelsFourTopSoRoys }],
    },
    {
      at: 24,
      say: words.thatsWholeGameWatchBe,
      point: ['place hand:0'],
    },
  ],
};
