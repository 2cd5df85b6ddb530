// Who sits where: pure changes of a kept table's seats, or why they cannot be.

import { newKey, type RandomBytes } from '../security/keys.ts';
import { looksLike } from '../security/look-alike.ts';
import type { KeptTable, Seat } from '../store/store.ts';
import { Declined } from './declined.ts';

const BOT_NAMES = ['Ada', 'Ben', 'Cora', 'Dan', 'Edith', 'Frank', 'Grace', 'Henry', 'Ida', 'Jack'];

/** A bot for a seat, with a name that nobody at the table has. */
export function botSeat(seats: readonly (Seat | null)[], bot: string): Seat {
  const isTaken = (name: string): boolean => seats.some((seat) => seat && looksLike(seat.name, name));
  return { name: BOT_NAMES.find((name) => !isTaken(name))!, bot };
}

/** Whether this credential opens the seat: its owner's, or that of another device of the same person. */
export function opens(seat: Seat | null | undefined, credential: string | undefined): boolean {
  if (!seat || !credential) return false;
  return seat.owner === credential || (seat.devices?.includes(credential) ?? false);
}

/** Whether a credential that begins like this has anything to do with the seat. */
export function belongsTo(seat: Seat | null, who: string): boolean {
  if (!seat) return false;
  const { owner, devices = [], link, before } = seat;
  return [owner, ...devices, link, before].some((hash) => hash?.startsWith(who));
}

/** A table that remembers nothing of a person; a seat in a match that is over stays, without a name. */
export function without(table: KeptTable, who: string): KeptTable {
  const isOther = (hash: string | null): boolean => hash?.startsWith(who) !== true;
  const { removed, reserved, awaited } = table;
  const bare = (seat: Seat): Seat => {
    const { owner: _, devices: __, link: ___, before: ____, person: _____, ...rest } = seat;
    return seat.bot === undefined ? { ...rest, name: 'Somebody' } : rest;
  };
  return {
    ...table,
    seats: table.seats.map((seat) => (seat && belongsTo(seat, who) ? bare(seat) : seat)),
    ...(removed && { removed: removed.filter(isOther) }),
    ...(reserved && { reserved: reserved.map((hash) => (isOther(hash) ? hash : null)) }),
    ...(reserved && awaited && { awaited: awaited.map((name, at) => (isOther(reserved[at]) ? name : null)) }),
  };
}

/** How many devices besides the owner's hold a seat; one more, and the one that came first loses it. */
const MOST_DEVICES = 3;

export function withDevice(seat: Seat, device: string): Seat {
  if (opens(seat, device)) return seat;
  return { ...seat, devices: [...(seat.devices ?? []), device].slice(-MOST_DEVICES) };
}

/** A person as they sit down at the next table, with all devices; the one that asked comes first. */
export function personAgain({ name, owner, devices = [], program }: Seat, asks: string): Seat {
  // A program gets a token of its own for each table.
  const others = program ? [] : [owner!, ...devices].filter((device) => device !== asks);
  return { name, ...(others.length > 0 && { devices: others }) };
}

/** Every seat with a seed of its own for this match, from the system's generator; those that have one keep it. */
export function withSeeds(table: KeptTable, random: RandomBytes): KeptTable {
  return { ...table, seats: table.seats.map((seat) => seat && { seed: newKey(random), ...seat }) };
}

/** A bot as it comes to the next match: the seed belonged to this one. */
export function botAgain({ name, bot }: Seat): Seat {
  return { name, ...(bot !== undefined && { bot }) };
}

export function withSeat(table: KeptTable, at: number, seat: Seat | null): KeptTable {
  const settled = <T>(kept: T, i: number): T | null => (i === at ? null : kept);
  const [reserved, awaited] = [table.reserved?.map(settled), table.awaited?.map(settled)];
  return {
    ...table,
    seats: table.seats.map((old, i) => (i === at ? seat : old)),
    ...(reserved && { reserved }),
    ...(awaited && { awaited }),
  };
}

/** A person sits down; a bot with a name like theirs takes another, and no two people may look alike by name. */
export function withPerson(table: KeptTable, at: number, person: Seat): KeptTable {
  const seated = withSeat(table, at, person);
  const isLike = (seat: Seat | null): boolean => seat !== null && looksLike(seat.name, person.name);
  const people = seated.seats.map((seat, i) => (i === at || seat?.bot !== undefined ? null : seat?.name));
  // Anyone who is awaited for a rematch comes back under the same name.
  const namesake = [...people, ...(seated.awaited ?? [])].find(
    (name) => name != null && looksLike(name, person.name),
  );
  if (namesake != null) {
    throw new Declined(
      'not now',
      `Somebody at this table is called ${JSON.stringify(namesake)}: choose a name that looks different.`,
    );
  }
  const isNamesake = (seat: Seat | null): boolean => seat?.bot !== undefined && isLike(seat);
  return {
    ...seated,
    seats: seated.seats.map((seat) => (isNamesake(seat) ? botSeat(seated.seats, seat!.bot!) : seat)),
  };
}

export function checkSeat(table: KeptTable, seat: number): void {
  if (seat < table.seats.length) return;
  throw new Declined(
    'impossible',
    `This table has the seats 0 to ${table.seats.length - 1}; there is no seat ${seat}.`,
  );
}

/** The seat to sit down in: the wanted one, or the first that is free. */
export function freeSeat(table: KeptTable, wanted: number | undefined, owner: string): number {
  if (table.state !== 'waiting')
    throw new Declined('not now', 'The match has begun; nobody can sit down any more.');
  const isFree = (seat: number): boolean => {
    const keeper = table.reserved?.[seat] ?? null;
    return table.seats[seat] === null && (keeper === null || keeper === owner);
  };
  if (wanted !== undefined) {
    checkSeat(table, wanted);
    if (!isFree(wanted)) throw new Declined('not now', `Seat ${wanted} is taken.`);
    return wanted;
  }
  const free = table.seats.findIndex((_, seat) => isFree(seat));
  if (free < 0) throw new Declined('not now', 'All seats are taken.');
  return free;
}

/** The seat of a bot that somebody takes over from; a bot that plays for a person who is away keeps the chair. */
export function botsSeat(table: KeptTable, wanted: number | undefined, owner: string): number {
  if (table.state === 'over') throw new Declined('not now', 'The match is over; the seats stay as they are.');
  if (wanted === undefined) throw new Declined('impossible', 'Say which seat: "seat" is missing.');
  checkSeat(table, wanted);
  if (table.seats[wanted]?.bot === undefined) throw new Declined('not now', `No bot sits in seat ${wanted}.`);
  // Nobody looks into two hands.
  if (table.state === 'playing' && table.seats.some((seat) => opens(seat, owner)))
    throw new Declined('not now', 'You sit at this table already.');
  return wanted;
}

/** The next person after `seat` who could be the host, of those who are as wanted; -1 if there is none. */
export function nextPerson(
  table: KeptTable,
  seat: number,
  isWanted: (seat: number) => boolean = () => true,
): number {
  const { length } = table.seats;
  for (let i = 1; i < length; i++) {
    const at = (seat + i) % length;
    const sitter = table.seats[at];
    if (sitter?.owner !== undefined && sitter.standsIn === undefined && isWanted(at)) return at;
  }
  return -1;
}
