// What is told of a table: the Table of the contract, and the pace at which its bots act.

import type { Timing } from '@messdeck/host';
import type { KeptTable } from '../store/store.ts';

/** What is known of the people at a table. */
interface Attendance {
  isHere(seat: number): boolean;
  /** For how long a person has been away, and whether the others may have a bot play. */
  away(seat: number): { readonly awayMs: number; readonly mayStandIn?: true } | undefined;
  readonly watchers: number;
}

/** The part of the contract's Table that a kept table tells. */
export function tableOf(kept: KeptTable, { isHere, away, watchers }: Attendance): object {
  return {
    table: kept.id,
    game: kept.game,
    edition: kept.edition,
    rules: kept.rules,
    state: kept.state,
    host: kept.host,
    public: kept.public,
    seats: kept.seats.map((seat, at) => {
      if (seat === null) return null;
      const { name, bot, standsIn } = seat;
      if (bot !== undefined) return { name, bot, here: true };
      return {
        name,
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

/** As people like it where people sit, without waiting where only programs do. */
export function paceOf({ seats }: KeptTable): Timing {
  const people = seats.some((seat) => seat?.owner !== undefined && !seat.program);
  return { pace: people ? 'natural' : 'instant', reaction: 'natural', windows: 'usual' };
}
