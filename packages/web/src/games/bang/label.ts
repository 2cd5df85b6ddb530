// Bang on the shelf.

import * as words from '#words/games/bang/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'bang',
  pack: 'parker',
  place: 4,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 4,
  rules: { limit: 240 },
  lesson: 3,
};
