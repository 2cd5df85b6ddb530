// What lies where at a table of Do-Boy.

import * as words from '#words/games/do-boy/lesson.ts';
import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  nest: words.nestLeftoverCardGoesPlayer, // DOB-7
  squad: words.squadOneCardFromEach,
};
