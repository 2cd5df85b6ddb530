// A new table: what was asked for checked against the games, and the seats it begins with.

import { parseBot } from '@messdeck/bots';
import { type Game, isRefusal, type Refusal, settleRules } from '@messdeck/engine';
import { findGame } from '../games.ts';
import type { ClockRule, KeptTable, Seat } from '../store/store.ts';
import { botAgain, botSeat } from './chairs.ts';
import { Declined } from './declined.ts';

export interface Wanted {
  readonly game: string;
  readonly name: string;
  readonly seats?: number | undefined;
  readonly rules?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly seat?: number | undefined;
  readonly bots?: Readonly<Record<string, string>> | undefined;
  readonly fill?: { readonly bot: string; readonly after: number } | undefined;
  readonly public?: boolean | undefined;
  readonly chat?: boolean | undefined;
  readonly rated?: boolean | undefined;
  readonly club?: string | undefined;
  readonly clock?: ClockRule | undefined;
}

/** A table's own figures: who made it, when, and the hashes of its keys. */
export interface Origin {
  readonly id: string;
  readonly made: number;
  readonly owner: string;
  readonly person?: string;
  readonly program: boolean;
  readonly invite: string;
  readonly watch: string;
}

export const NO_BOTS = 'A rated table has no bots: people sit in all of its seats.';
export const ONLY_SOMEBODY =
  'A rated table is for people with a name on this server: sit down from a browser that has said who it is.';

/** Bots on a server share its cores: what one may think is bounded. */
const MOST_ITERATIONS = 4000;
const MOST_MILLISECONDS = 2000;

export function checkBot(name: string): string {
  const bot = parseBot(name);
  if (isRefusal(bot)) throw new Declined('impossible', bot.refused);
  const [, amount, unit] = /:(\d+)(ms)?$/.exec(name) ?? [];
  if (Number(amount) > (unit ? MOST_MILLISECONDS : MOST_ITERATIONS)) {
    throw new Declined(
      'impossible',
      `On this server a bot thinks for at most ${MOST_ITERATIONS} playouts or ${MOST_MILLISECONDS}ms, not ${JSON.stringify(name)}.`,
    );
  }
  return bot.name;
}

export function makeTable(wanted: Wanted, origin: Origin): KeptTable {
  const game = must(findGame(wanted.game));
  const count = wanted.seats ?? usualSeats(game);
  const rules = must(settleRules(game, wanted.rules ?? {}, count));
  const seats = firstSeats(wanted, count, origin);
  if (wanted.rated) mustBeOfPeople(wanted, count, origin);
  const open = wanted.public ?? false;
  return {
    id: origin.id,
    game: game.id,
    edition: game.edition,
    rules,
    seats,
    host: seats.findIndex((seat) => seat?.owner !== undefined),
    state: 'waiting',
    public: open,
    chat: wanted.chat ?? !open,
    ...(wanted.rated && { rated: true }),
    ...(wanted.club !== undefined && { club: wanted.club }),
    ...(wanted.clock && { clock: wanted.clock }),
    ...(wanted.fill && { fill: { bot: checkBot(wanted.fill.bot), after: wanted.fill.after } }),
    invite: origin.invite,
    watch: origin.watch,
    made: origin.made,
  };
}

function firstSeats(wanted: Wanted, count: number, origin: Origin): (Seat | null)[] {
  const seats: (Seat | null)[] = new Array(count).fill(null);
  const bots = Object.entries(wanted.bots ?? {}).map(([seat, bot]) => [Number(seat), checkBot(bot)] as const);
  for (const [seat] of bots) mustExist(seat, count);
  const taken = new Set(bots.map(([seat]) => seat));
  const own = wanted.seat ?? seats.findIndex((_, seat) => !taken.has(seat));
  if (own < 0) throw new Declined('impossible', 'A bot sits in every seat; leave one for yourself.');
  mustExist(own, count);
  if (taken.has(own)) throw new Declined('impossible', `You want seat ${own} for yourself and for a bot.`);
  seats[own] = {
    name: wanted.name,
    owner: origin.owner,
    ...(origin.person !== undefined && { person: origin.person }),
    ...(origin.program && { program: true }),
  };
  for (const [seat, bot] of bots) seats[seat] = botSeat(seats, bot);
  return seats;
}

/** Bots are rated by nobody's matches, and so is nobody by theirs. */
function mustBeOfPeople({ bots = {}, fill }: Wanted, count: number, { person }: Origin): void {
  if (count < 2) throw new Declined('impossible', 'A match of one cannot be rated.');
  if (Object.keys(bots).length > 0 || fill) throw new Declined('impossible', NO_BOTS);
  if (person === undefined) throw new Declined('not allowed', ONLY_SOMEBODY);
}

function mustExist(seat: number, count: number): void {
  if (seat < count) return;
  throw new Declined(
    'impossible',
    `A table for ${count} has the seats 0 to ${count - 1}; there is no seat ${seat}.`,
  );
}

/** The same seats at a new table: bots sit again, people's seats are kept for them. */
export function makeRematch(old: KeptTable, id: string, made: number): KeptTable {
  // Free chairs are kept for people now: no bot takes them by itself.
  const { next: _, reserved: __, awaited: ___, fill: ____, asking: _____, ...rest } = old;
  return {
    ...rest,
    id,
    made,
    state: 'waiting',
    seats: old.seats.map((seat) => (seat?.bot === undefined ? null : botAgain(seat))),
    reserved: old.seats.map((seat) => seat?.owner ?? null),
    awaited: old.seats.map((seat) => (seat?.owner === undefined ? null : seat.name)),
  };
}

/** Four where the game allows it, else its first number. */
function usualSeats(game: Game): number {
  return game.seats.includes(4) ? 4 : game.seats[0];
}

function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Declined('impossible', value.refused);
  return value as T;
}
