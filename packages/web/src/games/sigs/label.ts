// SIGS on the shelf.

import * as words from '#words/games/sigs/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'sigs',
  pack: 'sigs',
  place: 1,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 4,
  rules: { target: 300 },
  lesson: 4,
};
