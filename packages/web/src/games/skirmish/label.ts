// Skirmish on the shelf.

import * as words from '#words/games/skirmish/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'skirmish',
  pack: 'skirmish',
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
