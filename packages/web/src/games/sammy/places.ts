// What lies where at a table of Sammy.

import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  trick: 'The trick, one card from each player: only the card led and its neighbors can win it.', // SAM-14
};
