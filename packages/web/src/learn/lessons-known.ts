// What is noted of lessons and sheets, once one has begun or wants them again.

import { change, known } from './known.ts';

/** Every sheet is offered once more. */
export function offerAgain(): void {
  change({ offered: [] });
}

/** Where a lesson was left; at its end it is learned, and goes on nowhere. */
export function noteStep(game: string, step: number): void {
  change({ begun: { ...known.value.begun, [game]: step } });
}

export function noteLearned(game: string): void {
  const { [game]: _, ...begun } = known.value.begun;
  const { learned, offered } = known.value;
  change({
    begun,
    learned: learned.includes(game) ? learned : [...learned, game],
    offered: offered.includes(game) ? offered : [...offered, game],
  });
}
