// What lies where at a table of Tactics.

import * as words from '#words/games/tactics/lesson.ts';
import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  reinforcements: words.fourCardsFaceDown,
  squad: words.squadOneCardFromEach,
  discards: words.biddersFourDiscardsOutPlay, // TAC-9
};
