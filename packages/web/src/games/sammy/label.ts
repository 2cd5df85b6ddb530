// Sammy on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'sammy',
  pack: 'sammy',
  place: 1,
  title: 'Sammy',
  like: 'A bidding game for partners, played by borders',
  line: 'Bid for tricks. Follow a state with its neighbors, or play by suits.',
  players: '4 players',
  length: '8 minutes',
  seats: 4,
  lesson: 4,
  sides: true,
};
