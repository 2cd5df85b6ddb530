// Who is asked at a table that goes on over days, for what and until when: read from what is kept of it, by whichever
// node looks, without the table in memory.

import { askedOf, type Game, isRefusal, Match, seatsOf } from '@messdeck/engine';
import { findGame } from '../games.ts';
import type { ClockRule, LoadedTable, Seat } from '../store/store.ts';

const DAY = 86_400_000;

/** One person's chair, as the list of what waits for them tells it. */
export interface KeptTurn {
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  /** Who sits at the table; null for a free chair. */
  readonly names: readonly (string | null)[];
  readonly turn: boolean;
  /** What is asked, in a sentence; left out while others are asked. */
  readonly asks?: string;
  /** The seats that the match waits for, by what this one sees. */
  readonly waitsFor: readonly number[];
  readonly days: number;
  /** Until when whoever is asked has time, in the server's time; left out while a bot plays. */
  readonly due?: number;
  /** How many actions in a row a bot has made here because the time was up. */
  readonly missed: number;
  /** A bot sits in until the person is back. */
  readonly standsIn: boolean;
  /** The number of the action after which this was so. */
  readonly after: number;
}

/** Everybody's chair; undefined where nothing goes on over days. */
export function turnsOf({ kept, actions }: LoadedTable): readonly KeptTurn[] | undefined {
  const days = daysOf(kept.clock);
  const game = findGame(kept.game);
  if (days === undefined || kept.state !== 'playing' || isRefusal(game)) return undefined;
  const match = matchOf(game, kept.rules, kept.seats.length, actions);
  const asked = seatsOf(game.actors(match.position)).filter(
    (seat) => isThinking(kept.seats[seat]) && !game.forced?.(match.position, seat),
  );
  const last = actions.at(-1);
  const names = kept.seats.map((seat) => seat?.name ?? null);
  const dueOf = (seat: number): number => (last?.at ?? kept.made) + days * DAY - (last?.spent?.[seat] ?? 0);
  const due = asked.length > 0 ? Math.min(...asked.map(dueOf)) : undefined;
  return kept.seats.map((sitter, seat) => {
    const view = match.view(seat);
    const turn = asked.includes(seat) && view.legal.length > 0;
    // What one sees oneself: a secret choice of others is no news.
    const waitsFor = view.actors.filter((actor) => typeof actor === 'number');
    const own = turn ? dueOf(seat) : due;
    return {
      table: kept.id,
      seat,
      game: kept.game,
      names,
      turn,
      ...(turn && {
        asks: askedOf(
          game,
          view,
          names.map((name) => name ?? ''),
        ),
      }),
      waitsFor,
      days,
      ...(own !== undefined && { due: own }),
      missed: sitter?.missed ?? 0,
      standsIn: sitter?.standsIn !== undefined,
      after: actions.length,
    };
  });
}

/** A person who has to think: no bot plays there. */
function isThinking(seat: Seat | null): boolean {
  return seat?.owner !== undefined && seat.standsIn === undefined;
}

function daysOf(clock: ClockRule | undefined): number | undefined {
  return clock && 'days' in clock ? clock.days : undefined;
}

function matchOf(
  game: Game,
  rules: LoadedTable['kept']['rules'],
  seats: number,
  rows: LoadedTable['actions'],
): Match {
  const log: { by: Parameters<Match['act']>[0]; do: string }[] = [];
  for (const { from, events } of rows) {
    log.length = from;
    log.push(...events);
  }
  const match = new Match(game, rules, seats);
  for (const { by, do: text } of log) match.act(by, text);
  return match;
}
