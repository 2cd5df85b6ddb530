// What lies where at a table of Flag.

import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  stack: 'A column: a card goes on one that is one step higher and of another suit.', // FLG-7
  waste: 'The waste, the cards you dealt: only the top one is free.', // FLG-9
  flags: 'The flags, four equal cards each: built in order from the ones up.', // FLG-5
};
