// Do-Boy on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'do-boy',
  pack: 'parker',
  place: 3,
  title: 'Do-Boy',
  like: 'Like Hearts: take as little as you can',
  line: 'Avoid the Infantry and the President. The fewest points win.',
  players: '3 to 6 players',
  length: '14 minutes',
  seats: 4,
  lesson: 4,
  lowWins: true,
};
