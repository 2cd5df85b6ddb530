// What lies where at a table of Sammy.

import * as words from '#words/games/sammy/lesson.ts';
import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  trick: words.trickOneCardFromEach, // SAM-14
};
