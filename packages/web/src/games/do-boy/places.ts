// What lies where at a table of Do-Boy.

import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  nest: 'The nest, the leftover card: it goes to the player who takes the first squad.', // DOB-7
  squad: 'The squad, one card from each player: the player who takes it pays for its Infantry and President.',
};
