// Armed Forces on the shelf.

import * as words from '#words/games/armed-forces/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'armed-forces',
  pack: 'armed-forces',
  place: 1,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 4,
  rules: { target: 51 },
  lesson: 4,
};
