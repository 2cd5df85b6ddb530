// Flag on the shelf.

import * as words from '#words/games/flag/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'flag',
  pack: 'sammy',
  place: 5,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 1,
  lesson: 3,
};
