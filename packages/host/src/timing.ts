// The player's settings in time: how fast bots act and react, how long call windows stand; and how long a turn takes.

/** How fast bots act on their turns. */
export type Pace = 'slow' | 'natural' | 'brisk' | 'instant';
/** How fast bots are where several may act at once, and how often they miss a call. */
export type Reaction = 'slow' | 'natural' | 'quick';
/** How long call windows stay open. */
export type WindowLength = 'short' | 'usual' | 'long';

/** What a player has chosen. */
export interface Timing {
  readonly pace: Pace;
  readonly reaction: Reaction;
  readonly windows: WindowLength;
}

export const USUAL: Timing = { pace: 'natural', reaction: 'natural', windows: 'usual' };

/** Milliseconds a bot takes over an ordinary action. */
const PACES: Readonly<Record<Pace, number>> = { slow: 1500, natural: 750, brisk: 350, instant: 10 };

/** How long a bot takes over an action; `chance` is a number from 0 to 1. */
export function thinkingTime(timing: Timing, chance: number): number {
  return PACES[timing.pace] * (0.7 + 0.6 * chance);
}

/** How long everybody may look before the table enters what lies open to all. */
export function enteringTime(timing: Timing): number {
  return PACES[timing.pace] * 0.6;
}

/** The pause in which a finished trick stays on the table. */
export function pauseTime(timing: Timing): number {
  return PACES[timing.pace] * 1.4;
}
