// What lies where at a table of United States.

import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  middle: 'Kansas, in the middle: each of its four neighbors opens a corner.',
  kansas: 'An empty corner: only one neighbor of Kansas opens it.', // US-8
  corner: 'A stack: a card that borders its top card can go on it.', // US-9
};
