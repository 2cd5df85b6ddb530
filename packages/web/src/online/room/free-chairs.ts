// Which chairs somebody may take who does not sit at a table.

import type { ToldTable } from '../../sources/remote/api.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';

/** Whether anybody may sit down there: a chair of a rematch may be kept for the person who sat there before. */
export const isFree = ({ state, seats, awaited }: ToldTable, at: number): boolean =>
  state === 'waiting' && seats[at] === null && awaited?.[at] == null;

/** Chairs that bots have for good: the one of a person who is away is kept. */
export function botsSeats({ seats }: ToldTable): number[] {
  return seats.flatMap((seat, at) => (seat?.bot !== undefined && !seat.standsIn ? [at] : []));
}

/** The way to a chair, for somebody who looks on: to one that is free, or with the invitation to a bot's. */
export function wayToChair({ id, seat, bearer, invited, told }: TableConnection): string | undefined {
  const table = told.value;
  if (!table || seat !== null || table.state === 'over') return undefined;
  const free = (table.public || invited) && table.seats.some((_, at) => isFree(table, at));
  if (!free && !(invited && botsSeats(table).length > 0)) return undefined;
  return invited ? `#/t/${id}/${bearer}` : `#/t/${id}`;
}
