// How long a bot of each kind takes over an answer. Every answer takes that long, also where there is only one card to
// play: it must be well above what thinking usually takes on a modest machine.

import type { Work } from '@messdeck/bots';

/** Milliseconds for the way to the thread and back, and for a hand that needs no search. */
const LEAST = 100;
const PER_PLAYOUT = 1;
/** The classic bot looks at less. */
const PER_ITERATION = 0.25;

/** Milliseconds from a bot's turn to its answer, if the pace of the table is not slower. */
export function answerTime(work: Work): number {
  if ('milliseconds' in work) return LEAST + work.milliseconds;
  if ('playouts' in work) return LEAST + PER_PLAYOUT * work.playouts;
  return LEAST + PER_ITERATION * work.iterations;
}
