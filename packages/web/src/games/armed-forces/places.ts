// What lies where at a table of Armed Forces.

import { type PlaceNotes, whose } from '../place-notes.ts';

export const places: PlaceNotes = {
  board: 'The board: the 12s, 13s and 14s here set what each service’s dots are worth.',
  trick: 'The trick: one card from each player, and maybe one more in a second round.',
  second: (model, seat) => `${whose(model, seat)} second card: improvised, face down.`,
  taken: 'What you took this hand: its dots count at the end.',
};
