// What the shelf says of a game before anything of it is loaded: the label on the box.

import type { Rules } from '@messdeck/engine';

export interface Label {
  readonly id: string;
  readonly title: string;
  /** The pack in whose box it lies, and where in the box. */
  readonly pack: string;
  readonly place: number;
  /** One line for newcomers: a game they may know, or what kind of game it is. The rules page says the same. */
  readonly like: string;
  /** One line: what it is about. */
  readonly line: string;
  readonly players: string;
  /**
   * How long the match of "play now" takes at the natural pace: the middle of 25 matches of sergeants, measured by
   * `npm run durations`, which counts 4 s for an own action (1.5 s in games for one), 0.9 s for a bot's, 8 s to look at a
   * deal and 1.6 s for a card of Bang.
   */
  readonly length: string;
  /** The table that "play now" lays: how many sit down, and what makes the match shorter than usual. */
  readonly seats: number;
  readonly rules?: Rules;
  /** Minutes that a first hand with the coach takes, about twenty seconds a step; left out: there is no lesson. */
  readonly lesson?: number;
  /** The fewest points win, as the game's parts say. */
  readonly lowWins?: boolean;
  /** Four players are two sides of two. */
  readonly sides?: boolean;
}
