// What lies where at a table of SIGS.

import * as words from '#words/games/sigs/lesson.ts';
import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  reserve: words.reserveFaceDownTurnBegins,
  active: words.activePileFaceUpEvery,
  down: words.lastCardHandLaidFace,
  sets: words.setsThatWereLaidRuns,
  s: words.setTableYourTurnYou,
};
