// What lies where at a table of United States.

import * as words from '#words/games/united-states/lesson.ts';
import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  middle: words.kansasMiddleEachFourNeighbors,
  kansas: words.emptyCornerOnlyOneNeighbor, // US-8
  corner: words.stackCardThatBordersTop, // US-9
};
