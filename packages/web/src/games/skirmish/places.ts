// What lies where at a table of Skirmish.

import * as words from '#words/games/skirmish/lesson.ts';
import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  trick: words.trickOneCardFromEach,
  stock: words.stockDealtWhenFirstSix, // SKI-5
  pile: (model, side) =>
    side === model.table.state.value.sides[model.near.value]
      ? words.whatYourSideTookOther
      : words.whatOtherSideTookYour, // SKI-17
};
