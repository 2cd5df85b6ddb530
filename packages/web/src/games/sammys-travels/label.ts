// Sammy’s Travels on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'sammys-travels',
  pack: 'sammy',
  place: 4,
  title: 'Sammy’s Travels',
  like: 'A solitaire on the map, for one or two',
  line: 'Travel from border to border through as many states as you can.',
  players: '1 or 2 players',
  length: '6 minutes',
  seats: 1,
  lesson: 3,
};
