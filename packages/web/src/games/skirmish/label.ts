// Skirmish on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'skirmish',
  pack: 'skirmish',
  place: 1,
  title: 'Skirmish',
  like: 'Tricks for partners, with no bids and no suits',
  line: 'The highest number takes the trick. Nurses never take a trick but are worth the most. Scout Spies snatch them away.',
  players: '4 players',
  length: '13 minutes',
  seats: 4,
  lesson: 4,
  sides: true,
};
