// What lies where at a table of Militac.

import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  aide: 'The Aide, face down: the auction winner picks it up and discards a card.',
  squad: 'The squad, one card from each player: one of the twelve to win.',
  discards: 'The bidder’s discard: out of play, it counts for nobody.', // MIL-10
};
