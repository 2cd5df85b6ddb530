// What a table waits for: one of a few kinds of moments, told from the match and from the moment before.

import { BY_CHANCE, BY_CLOCK, type GameClock, SPECTATOR, viewOf } from '@messdeck/engine';
import type { HostedMatch } from './hosted-match.ts';

/** A time in which calls can be made. */
export interface CallWindow {
  readonly is: 'window';
  /** Whether the rules have opened it; else the table only waits as long as a window lasts, so that none is betrayed. */
  readonly real: boolean;
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
  /** Whoever is to act acts. */
  | { readonly is: 'turn' };

/** The moment after something has happened; `length` is that of a call window. */
export function momentAfter(was: Moment, hosted: HostedMatch, now: number, length: number): Moment {
  const { game, match } = hosted;
  const actors = game.actors(match.position);
  if (actors === 0) return { is: 'over' };
  if (lulls(hosted)) return openWindow(hosted, false, now, length);
  if (actors & BY_CHANCE) return { is: 'deal', betweenHands: betweenHands(hosted), ready: new Set() };
  if (!(actors & BY_CLOCK)) return { is: 'turn' };
  const { idle, margin } = game.clock as GameClock;
  if (idle && game.view(match.position, SPECTATOR).phase === idle.phase) return { is: 'idle', since: now };
  if (was.is !== 'window' || !was.real || match.log.at(-1)?.do === 'tick')
    return openWindow(hosted, true, now, length);
  // Somebody has called, and the window is still open.
  if (margin !== undefined) was.closes = Math.min(was.closes, now + margin);
  return was;
}

function openWindow(hosted: HostedMatch, real: boolean, now: number, length: number): CallWindow {
  const entries = hosted.seats.map((_, seat) => hosted.entriesOf(seat) - 1);
  return {
    is: 'window',
    real,
    opened: now,
    length,
    closes: now + length,
    entries,
    declined: new Set(),
    deciding: new Set(),
    calls: new Map(),
  };
}

/** A whole hand has been played, people are there to look at it, and the next waits to be dealt. */
export function betweenHands(hosted: HostedMatch): boolean {
  const { game, match } = hosted;
  if (hosted.people().length === 0 || !(game.actors(match.position) & BY_CHANCE)) return false;
  const draw = game.draw(match.position);
  if (draw.verb !== 'shuffle' || !draw.opens || match.log.at(-1)?.by === 'chance') return false;
  return match.log.some(({ by, do: text }) => by === 'chance' && text.startsWith('shuffle'));
}

/**
 * Whether the table waits after an action although the rules open no window. It does alike for everybody, and wherever
 * an opponent of whoever acted is a person.
 */
function lulls(hosted: HostedMatch): boolean {
  const { game, match } = hosted;
  const { position, log } = match;
  const last = log.at(-1);
  if (!game.clock?.lull || typeof last?.by !== 'number') return false;
  const actors = game.actors(position);
  if (actors & BY_CLOCK || (actors & BY_CHANCE && game.draw(position).opens)) return false;
  if (!mayHalt(hosted, last.by).length) return false;
  return game.clock.lull(last.do, viewOf(game, position, log.length, SPECTATOR));
}

/** The people who do not play on the side of this seat. */
export function mayHalt(hosted: HostedMatch, seat: number): number[] {
  const { game, match } = hosted;
  const side = game.side(match.position, seat);
  return hosted.people().filter((person) => game.side(match.position, person) !== side);
}
