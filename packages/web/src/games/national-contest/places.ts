// What lies where at a table of A National Contest.

import * as words from '#words/games/national-contest/lesson.ts';
import { type PlaceNotes, whose } from '../place-notes.ts';

export const places: PlaceNotes = {
  // NC-13
  contest: words.cardPutUpHighestBid,
  bid: (model, seat) => words.answerCardPutUpLarger(whose(model, seat)),
};
