// What lies where at a table of Bang.

import { held, type PlaceNotes, whose } from '../place-notes.ts';

export const places: PlaceNotes = {
  pile: (model, seat) => `${whose(model, seat)} pile, laid face up: only its top card counts.`,
  hand: (model, seat) => `${whose(model, seat)} packet, ${held(model, seat)} face down: nobody looks at it.`,
};
