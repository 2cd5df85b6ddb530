// Tactics on the shelf.

import * as words from '#words/games/tactics/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'tactics',
  pack: 'parker',
  place: 1,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 4,
  rules: { match: 'engagement' },
  lesson: 4,
  sides: true,
};
