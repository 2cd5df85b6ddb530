// What lies where at a table of A National Contest.

import { type PlaceNotes, whose } from '../place-notes.ts';

export const places: PlaceNotes = {
  // NC-13
  contest: 'The card put up: the highest bid takes it, or the contestant if nobody bids.',
  bid: (model, seat) => `${whose(model, seat)} answer to the card put up: a larger neighbor, or a pass.`,
};
