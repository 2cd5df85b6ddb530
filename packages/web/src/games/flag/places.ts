// What lies where at a table of Flag.

import * as words from '#words/games/flag/lesson.ts';
import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  stack: words.columnCardGoesOneThat, // FLG-7
  waste: words.wasteCardsYouDealtOnly, // FLG-9
  flags: words.flagsFourEqualCardsEach, // FLG-5
};
