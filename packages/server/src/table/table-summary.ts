// What is told of a table: the Table of the contract, and the pace at which its bots act.

import type { Timing } from '@messdeck/host';
import type { KeptTable } from '../store/store.ts';

/** How many tables the lobby lists. */
export const LOBBY = 200;

/** What is known of the people at a table. */
interface Presence {
  isHere(seat: number): boolean;
  /** For how long a person has been away, and whether the others may have a bot play. */
  away(seat: number): { readonly awayMs: number; readonly mayStandIn?: true } | undefined;
  readonly watchers: number;
}

/** The part of the contract's Table that a kept table tells. */
export function tableOf(kept: KeptTable, { isHere, away, watchers }: Presence): object {
  return {
    table: kept.id,
    game: kept.game,
    edition: kept.edition,
    rules: kept.rules,
    state: kept.state,
    host: kept.host,
    public: kept.public,
    ...(kept.rated && { rated: true }),
    ...(kept.club !== undefined && { club: kept.club }),
    ...(kept.board && { board: { challenge: kept.board.challenge, board: kept.board.board } }),
    seats: kept.seats.map((seat, at) => {
      if (seat === null) return null;
      const { name, bot, standsIn, person } = seat;
      if (bot !== undefined) return { name, bot, here: true };
      return {
        name,
        ...(person !== undefined && { person }),
        ...(standsIn !== undefined && { bot: standsIn, standsIn: true }),
        here: isHere(at),
        ...away(at),
      };
    }),
    ...(kept.awaited?.some((name) => name !== null) && { awaited: kept.awaited }),
    watchers,
    ...(kept.clock && { clock: kept.clock }),
  };
}

type TableSummary = Readonly<Record<string, unknown>>;

/** Public tables of several nodes in one list: those with most people first, as each node lists its own. */
export function inOneLobby(lists: readonly (readonly object[])[]): object[] {
  if (lists.length === 1) return [...lists[0]];
  const people = (table: object): number => {
    const { seats } = table as { readonly seats: readonly (TableSummary | null)[] };
    return seats.filter((seat) => seat?.['here'] && (seat['bot'] === undefined || seat['standsIn'])).length;
  };
  const all = lists.flat().map((table) => ({ table, people: people(table) }));
  return all
    .sort((a, b) => b.people - a.people)
    .map(({ table }) => table)
    .slice(0, LOBBY);
}

/** As people like it where people sit, without waiting where only programs do. */
export function paceOf({ seats }: KeptTable): Timing {
  const people = seats.some((seat) => seat?.owner !== undefined && !seat.program);
  return { pace: people ? 'natural' : 'instant', reaction: 'natural', windows: 'usual' };
}
