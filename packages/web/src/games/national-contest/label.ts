// A National Contest on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'national-contest',
  pack: 'sammy',
  place: 2,
  title: 'A National Contest',
  like: 'An election on the map, for partners',
  line: 'Fight over the states to elect a President, a House and a Senate.',
  players: '4 players',
  length: '14 minutes',
  seats: 4,
  lesson: 4,
  sides: true,
};
