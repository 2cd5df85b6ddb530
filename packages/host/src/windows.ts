// What a table waits for where the game has a clock: call windows, idle moments, and waits that betray no window.

import { BY_CHANCE, BY_CLOCK, SPECTATOR } from '@messdeck/engine';
import type { HostedMatch } from './hosted-match.ts';
import { type CallWindow, type Moment, momentAfter } from './moment.ts';

/** The moment after something has happened; `length` is that of a call window. */
export function windowAfter(was: Moment, hosted: HostedMatch, now: number, length: number): Moment {
  const { game, match } = hosted;
  const actors = game.actors(match.position);
  if (actors !== 0 && lulls(hosted)) return openWindow(hosted, false, now, length);
  if (actors & BY_CHANCE || !(actors & BY_CLOCK)) return momentAfter(hosted);
  const { idle, margin } = game.parts!.clock!;
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

/**
 * Whether the table waits after an action although the rules open no window. It does alike for everybody, and wherever
 * an opponent of the one who acted is a person.
 */
function lulls(hosted: HostedMatch): boolean {
  const { game, match } = hosted;
  const { position, log } = match;
  const last = log.at(-1);
  if (!game.parts?.clock?.lull || typeof last?.by !== 'number') return false;
  const actors = game.actors(position);
  if (actors & BY_CLOCK || (actors & BY_CHANCE && game.draw(position).opens)) return false;
  if (!mayHalt(hosted, last.by).length) return false;
  return game.parts.clock.lull(position, last.by, last.do);
}

/** The people who do not play on the side of this seat. */
export function mayHalt(hosted: HostedMatch, seat: number): number[] {
  const { game, match } = hosted;
  const side = game.side(match.position, seat);
  return hosted.people().filter((person) => game.side(match.position, person) !== side);
}
