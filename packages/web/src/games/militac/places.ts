// What lies where at a table of Militac.

import * as words from '#words/games/militac/lesson.ts';
import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  aide: words.aideFaceDownAuctionWinner,
  squad: words.squadOneCardFromEach,
  discards: words.biddersDiscardOutPlayCounts, // MIL-10
};
