// Tactics on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'tactics',
  pack: 'parker',
  place: 1,
  title: 'Tactics',
  like: 'A bidding game for partners, like Rook',
  line: 'Bid for points, name the commanders, and win squads with Ordnance in them.',
  players: '4 players',
  length: '5 minutes',
  seats: 4,
  rules: { match: 'engagement' },
  lesson: 4,
  sides: true,
};
