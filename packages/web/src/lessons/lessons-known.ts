// What is noted of lessons, once one has begun.

import { change, known } from '../how-to/known.ts';

/** Where a lesson was left; at its end it is learned, and goes on nowhere. */
export function noteStep(game: string, step: number): void {
  change({ begun: { ...known.value.begun, [game]: step } });
}

export function noteLearned(game: string): void {
  const { [game]: _, ...begun } = known.value.begun;
  const { learned } = known.value;
  change({
    begun,
    learned: learned.includes(game) ? learned : [...learned, game],
  });
}
