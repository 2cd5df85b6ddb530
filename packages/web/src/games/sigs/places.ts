// What lies where at a table of SIGS.

import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  reserve: 'The Reserve, face down: a turn begins with a card from here or from the Active pile.',
  active: 'The Active pile, face up: every discard goes here, and you can draw its top card.',
  down: 'The last card of the hand, laid face down: its player is out.',
  sets: 'The sets that were laid: runs in one service, and equal ranks.',
  s: 'A set on the table: on your turn you can add a card that fits.',
};
