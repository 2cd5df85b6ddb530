// United States on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'united-states',
  pack: 'sammy',
  place: 3,
  title: 'United States',
  like: 'A race to empty your hand, like Kings Corner',
  line: 'Start from Kansas and lay the states that border.',
  players: '3 to 6 players',
  length: '10 minutes',
  seats: 4,
  rules: { target: 60 },
  lesson: 4,
};
