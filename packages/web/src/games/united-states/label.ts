// United States on the shelf.

import * as words from '#words/games/united-states/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'united-states',
  pack: 'sammy',
  place: 3,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 4,
  rules: { target: 60 },
  lesson: 4,
};
