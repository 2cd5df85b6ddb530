// Militac on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'militac',
  pack: 'parker',
  place: 2,
  title: 'Militac',
  like: 'A bidding game for partners, like Bridge',
  line: 'Bid six to twelve squads, with one Aide to exchange. First to 50.',
  players: '4 players',
  length: '8 minutes',
  seats: 4,
  lesson: 4,
  sides: true,
};
