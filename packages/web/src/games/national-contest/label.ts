// A National Contest on the shelf.

import * as words from '#words/games/national-contest/label.ts';
import type { Label } from '../label.ts';

export const label: Label = {
  id: 'national-contest',
  pack: 'sammy',
  place: 2,
  title: words.title,
  like: words.like,
  line: words.line,
  players: words.players,
  length: words.length,
  seats: 4,
  lesson: 4,
  sides: true,
};
