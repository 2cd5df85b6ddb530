// How long call windows stand, and when bots call in them, as the player has chosen. What a window is and how long it
// usually stands is the game's own (`GameParts.clock`).

import type { GameClock } from '@messdeck/engine';
import type { Reaction, Timing, WindowLength } from './timing.ts';

/** What a bot's reaction time is multiplied by. */
const REACTIONS: Readonly<Record<Reaction, number>> = { slow: 1.5, natural: 1, quick: 0.7 };
/** How often a bot overlooks what it could call. */
const OVERLOOKS: Readonly<Record<Reaction, number>> = { slow: 0.2, natural: 0.08, quick: 0.02 };
/** What the length of a call window is multiplied by: the usual three seconds become fifteen, enough to hear the table. */
const LENGTHS: Readonly<Record<WindowLength, number>> = { short: 0.7, usual: 1, long: 5 };
/** In a race, cards are laid in a beat, and no longer wait helps anybody. */
const LENGTHS_OF_RACES: typeof LENGTHS = { ...LENGTHS, long: 2 };
/** The part of a window in which bots call where nobody races. */
const CALLS = [0.5, 0.9] as const;

/** The pause between two cards of a beat. */
export function beatTime(beat: number, timing: Timing): number {
  return beat * (timing.pace === 'slow' ? 2 : timing.pace === 'natural' ? 1 : 0.5);
}

export function windowTime(clock: GameClock, timing: Timing): number {
  return clock.window * (clock.race ? LENGTHS_OF_RACES : LENGTHS)[timing.windows];
}

/** When a bot calls, counted from the opening of the window. */
export function callTime(clock: GameClock, timing: Timing, chance: number): number {
  const [earliest, latest] = clock.race ?? CALLS;
  const at = earliest + (latest - earliest) * chance;
  return clock.race ? at * REACTIONS[timing.reaction] : at * windowTime(clock, timing);
}

/** When a bot acts where anybody may act at any moment. */
export function snappyTime(timing: Timing, chance: number): number {
  return (1200 + 2400 * chance) * REACTIONS[timing.reaction];
}

/** Many bots do not see more than a few: else hardly a call would be alone, and people would never be first. */
const EYES = 3;

export function overlooks(timing: Timing, bots: number, chance: number): boolean {
  const attention = (1 - OVERLOOKS[timing.reaction]) * Math.min(1, EYES / bots);
  return chance >= attention;
}
