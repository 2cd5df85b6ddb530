// What lies where at a table of Skirmish.

import type { PlaceNotes } from '../place-notes.ts';

export const places: PlaceNotes = {
  trick: 'The trick, one card from each player: the highest number takes it, but a Nurse never does.',
  stock: 'The stock: dealt when the first six tricks have been played.', // SKI-5
  pile: (model, side) =>
    side === model.table.state.value.sides[model.near.value]
      ? 'What your side took: the other branch’s cards in it count for you.'
      : 'What the other side took: your branch’s cards in it count for them.', // SKI-17
};
