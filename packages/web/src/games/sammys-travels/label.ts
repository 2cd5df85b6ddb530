// Sammy’s Travels on the shelf.

import * as words from '#words/games/sammys-travels/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'sammys-travels',
  pack: 'sammy',
  place: 4,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 1,
  lesson: 3,
};
