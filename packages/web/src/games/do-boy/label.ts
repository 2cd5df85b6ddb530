// Do-Boy on the shelf.

import * as words from '#words/games/do-boy/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'do-boy',
  pack: 'parker',
  place: 3,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 4,
  lesson: 4,
  lowWins: true,
};
