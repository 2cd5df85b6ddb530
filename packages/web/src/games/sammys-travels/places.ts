// What lies where at a table of Sammy’s Travels.

import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  hand: 'The pack, face down: the cards not turned up yet.',
  stock: 'The stock, the cards you passed up: the top one is free.',
  travel: 'Your journey: the next state must border the last.',
};
