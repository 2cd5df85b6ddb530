// Sammy on the shelf.

import * as words from '#words/games/sammy/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'sammy',
  pack: 'sammy',
  place: 1,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 4,
  lesson: 4,
  sides: true,
};
