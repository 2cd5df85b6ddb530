// What a table waits for: one of a few kinds of moments, told from the match. Where a game has a clock, windows.ts
// looks at the moment before as well.

import { BY_CHANCE } from '@messdeck/engine';
import type { HostedMatch } from './hosted-match.ts';

/** A time in which calls can be made. */
export interface CallWindow {
  readonly is: 'window';
  /** Whether the rules have opened it; else the table only waits as long as a window lasts, so that none is betrayed. */
  readonly real: boolean;
  /** Somebody has called first and is still to say where: bots do not call before that. */
  readonly claimed?: boolean;
  readonly opened: number;
  /** How long it stays open unless somebody calls. */
  readonly length: number;
  /** When it closes. Others may not notice that it closes sooner: so nobody is told. */
  closes: number;
  /** For each seat the number of its entry that opened the window: a call made before belongs to another one. */
  readonly entries: readonly number[];
  /** People who let it pass. */
  readonly declined: Set<number>;
  /** Bots that have not made up their minds. */
  readonly deciding: Set<number>;
  /** Bots that will call: when, and what. */
  readonly calls: Map<number, { readonly at: number; readonly text: string }>;
}

/** Chance is to act; between two hands it waits for the people. */
export interface Deal {
  readonly is: 'deal';
  readonly betweenHands: boolean;
  /** The people who want to go on. */
  readonly ready: Set<number>;
}

export type Moment =
  | { readonly is: 'over' }
  | Deal
  | CallWindow
  /** Anybody acts when he likes; the clock acts when nobody has since then for long enough. */
  | { readonly is: 'idle'; readonly since: number }
  /** The seat to act acts. */
  | { readonly is: 'turn' };

/** The moment after something has happened, in a game without a clock. */
export function momentAfter(hosted: HostedMatch): Moment {
  const { game, match } = hosted;
  const actors = game.actors(match.position);
  if (actors === 0) return { is: 'over' };
  if (actors & BY_CHANCE) return { is: 'deal', betweenHands: betweenHands(hosted), ready: new Set() };
  return { is: 'turn' };
}

/** A whole hand has been played, people are there to look at it, and the next waits to be dealt. */
export function betweenHands(hosted: HostedMatch): boolean {
  const { game, match } = hosted;
  if (hosted.people().length === 0 || !(game.actors(match.position) & BY_CHANCE)) return false;
  const draw = game.draw(match.position);
  if (draw.verb !== 'shuffle' || !draw.opens || match.log.at(-1)?.by === 'chance') return false;
  return match.log.some(({ by, do: text }) => by === 'chance' && text.startsWith('shuffle'));
}
