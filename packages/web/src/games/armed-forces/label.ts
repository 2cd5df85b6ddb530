// Armed Forces on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'armed-forces',
  pack: 'armed-forces',
  place: 1,
  title: 'Armed Forces',
  like: 'Tricks without partners, with a hidden second round',
  line: 'Five services, and every trick has a second round, face down.',
  players: '2 to 5 players',
  length: '7 minutes',
  seats: 4,
  rules: { target: 51 },
  lesson: 4,
};
