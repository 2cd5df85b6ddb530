// Time at a local table: how fast bots act, how long call windows stay open, how quickly bots react. The rules know
// no seconds; the figures here are those the rules pages suggest, scaled by the player's settings.

import type { Json, LogEvent, View } from '@messdeck/engine';

export type Pace = 'slow' | 'natural' | 'brisk' | 'instant';
export type Reaction = 'slow' | 'natural' | 'quick';
export type WindowLength = 'short' | 'usual' | 'long';

/** What a player has chosen. */
export interface Timing {
  readonly pace: Pace;
  readonly reaction: Reaction;
  readonly windows: WindowLength;
}

/** Milliseconds a bot takes over an ordinary action. */
const PACES: Readonly<Record<Pace, number>> = { slow: 1500, natural: 750, brisk: 350, instant: 10 };
const REACTIONS: Readonly<Record<Reaction, number>> = { slow: 1.5, natural: 1, quick: 0.7 };
/** How often a bot overlooks what it could call. */
const OVERLOOKS: Readonly<Record<Reaction, number>> = { slow: 0.2, natural: 0.08, quick: 0.02 };
const LENGTHS: Readonly<Record<WindowLength, number>> = { short: 0.7, usual: 1, long: 2 };

/** The clock of one game. */
export interface Clock {
  /** How long a call window stays open. */
  readonly window: number;
  /** Calls within this time of the first are simultaneous: the window closes after it. */
  readonly margin?: number;
  /** Earliest and latest call of a bot, as parts of the window, where people are to have the first word… */
  readonly calls: readonly [number, number];
  /** …or in milliseconds, where bots race with people. Then they call what they see: thinking would hold up the race. */
  readonly races?: (view: View) => boolean;
  /** The pause between two cards where cards are laid in a beat. */
  readonly beat?: number;
  /** Actions after which the table waits as long as a window lasts, also where the rules open none. */
  readonly lull?: (event: LogEvent, view: View) => boolean;
  /** A forced action is made for the player after this time. */
  readonly forced?: number;
  /** Where anybody acts at any moment: how long nobody has to act before the clock ends it. */
  readonly idle: number;
}

const USUAL: Clock = { window: 3000, calls: [0.5, 0.9], idle: 10_000 };

const CLOCKS: Readonly<Record<string, Clock>> = {
  // BNG, Real time: 1,200 ms for calls, 150 ms tie margin, 300 ms to the next card, reactions of 450 to 1,100 ms.
  bang: {
    ...USUAL,
    window: 1200,
    margin: 150,
    calls: [450, 1100],
    races: ({ facts }) => !isEmpty((facts['window'] as { readonly piles?: Json } | undefined)?.piles),
    beat: 300,
    forced: 0,
  },
  // SIG-34: the window opens only if the discard fits; a pause after every discard keeps that from the players.
  sigs: { ...USUAL, lull: ({ do: text }, { facts }) => /^discard /.test(text) && !isEmpty(facts['sets']) },
};

function isEmpty(list: Json | undefined): boolean {
  return Array.isArray(list) && list.length === 0;
}

export function clockOf(game: string): Clock {
  return CLOCKS[game] ?? USUAL;
}

/** How long a bot takes over an action; `chance` is a number from 0 to 1. */
export function thinkingTime(timing: Timing, chance: number): number {
  return PACES[timing.pace] * (0.7 + 0.6 * chance);
}

/** The pause between two cards of a beat. */
export function beatTime(clock: Clock, timing: Timing): number {
  return clock.beat! * (timing.pace === 'slow' ? 2 : timing.pace === 'natural' ? 1 : 0.5);
}

/** How long everybody may look before the table enters what lies open to all. */
export function enteringTime(timing: Timing): number {
  return PACES[timing.pace] * 0.6;
}

/** The pause in which a finished trick stays on the table, or the cards are dealt. */
export function pauseTime(timing: Timing): number {
  return PACES[timing.pace] * 1.4;
}

export function windowTime(clock: Clock, timing: Timing): number {
  return clock.window * LENGTHS[timing.windows];
}

/** When a bot calls, counted from the opening of the window. */
export function callTime(clock: Clock, timing: Timing, chance: number): number {
  const [earliest, latest] = clock.calls;
  const at = earliest + (latest - earliest) * chance;
  return clock.races ? at * REACTIONS[timing.reaction] : at * windowTime(clock, timing);
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
