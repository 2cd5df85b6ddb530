// SIGS on the shelf.

import type { Label } from '../label.ts';

export const label: Label = {
  id: 'sigs',
  pack: 'sigs',
  place: 1,
  title: 'SIGS',
  like: 'Like rummy, with military ranks',
  line: 'Runs in one service, sets of equal ranks, wild auxiliaries, and a call of Halt!',
  players: '2 to 6 players',
  length: '19 minutes',
  seats: 4,
  rules: { target: 300 },
  lesson: 4,
};
