// Flag on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'flag',
  pack: 'sammy',
  place: 5,
  title: 'Flag',
  like: 'A solitaire, like Klondike',
  line: 'Fourteen flags, from Private to Retired General.',
  players: '1 player',
  length: '4 minutes',
  seats: 1,
  lesson: 3,
};
