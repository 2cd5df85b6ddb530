// Bang on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'bang',
  pack: 'parker',
  place: 4,
  title: 'Bang',
  like: 'Like Snap, for quick eyes and quick hands',
  line: 'When two piles show the same number, the first to call takes both.',
  players: '2 to 8 players',
  length: '8 minutes',
  seats: 4,
  rules: { limit: 240 },
  lesson: 3,
};
