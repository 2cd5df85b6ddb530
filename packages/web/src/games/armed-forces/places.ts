// What lies where at a table of Armed Forces.

import * as words from '#words/games/armed-forces/lesson.ts';
import { type PlaceNotes, whose } from '../place-notes.ts';

export const places: PlaceNotes = {
  board: words.board12s13s14sHere,
  trick: words.trickOneCardFromEach,
  second: (model, seat) => words.secondCardImprovisedFaceDown(whose(model, seat)),
  taken: words.whatYouTookThisHand,
};
