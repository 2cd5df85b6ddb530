// What lies where at a table of Tactics.

import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  reinforcements: 'Four cards face down, the reinforcements: the auction winner picks them up.',
  squad: 'The squad, one card from each player: five points, and the Ordnance in it.',
  discards: 'The bidder’s four discards: out of play, they count for nobody.', // TAC-9
};
