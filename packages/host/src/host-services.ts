// What is played and by whom, and everything that differs between a page, a terminal and a server.

import { parseBot } from '@messdeck/bots';
import {
  type Ask,
  botRandom,
  type Chance,
  chanceFrom,
  type DrawNumber,
  type Entry,
  type Game,
  isRefusal,
  type LogEvent,
  type Move,
  type Random,
  type Rules,
  type SeatOfRecord,
  type Shuffler,
} from '@messdeck/engine';
import type { Abilities, Past } from './messages.ts';
import type { Time } from './timers.ts';
import type { Timing } from './timing.ts';

/** An event with the number of its move, for a store of one's own: with it, a match is rebuilt without listing moves. */
export interface Played extends LogEvent {
  readonly move?: Move;
}

/** What is played, and by whom. */
export interface Sitting {
  readonly game: Game;
  /** Settled rules. */
  readonly rules: Rules;
  /**
   * A seat without a bot is a person's; nobody need be there, the table waits. A seat's seed is for the bot that plays
   * there, also in a person's place.
   */
  readonly seats: readonly SeatOfRecord[];
  /** What has been played so far: any part of any record, from its beginning. */
  readonly log?: readonly Played[];
  /** Whether the log comes from a store of one's own, so that its move numbers are legal. */
  readonly trusted?: boolean;
  /** The log may be long; it comes later, in parts (SharedMatchHost.takeUp). */
  readonly later?: boolean;
  /** How long each seat has thought so far, where a clock runs for the whole match. */
  readonly spent?: readonly number[];
  /** When `spent` was saved. The seat to act is charged for the time since then. */
  readonly since?: number;
  /** By seat: how many actions in a row a bot has made for somebody whose time was up. */
  readonly missed?: readonly number[];
}

/** How a match stands, as a list of matches shows it. */
export interface Summary {
  readonly steps: number;
  readonly scores: readonly number[];
  readonly over: boolean;
  /** The hand on the table, from 1, until the next is dealt; older editions did not keep it. */
  readonly hand?: number;
}

/** Something that happened, to be written down as one. */
export interface Change {
  /** Where in the log the events stand; whatever stood there or after was taken back. */
  readonly from: number;
  /** An action with the chance events that follow it at once; none where something was only taken back. */
  readonly events: readonly Played[];
  /**
   * Whose request this was, the number of its entry in that seat's own stream (none where something was taken back),
   * and what came with the request.
   */
  readonly act?: { readonly seat: number; readonly n?: number; readonly note?: unknown };
  /** Made for those who want it; to be asked for before the write is done. */
  readonly summary: () => Summary;
  /** How long each seat has thought, where a clock runs for the whole match. */
  readonly spent?: readonly number[];
}

/** Resolves when the change is durable: nobody hears of it before. If it rejects, the table stops. */
export type Write = (change: Change) => Promise<void>;

/** Where a bot is to sit. */
export interface Chair {
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: number;
  readonly seat: number;
  readonly random: Random;
  /** The seat's own seed, where it has one; `random` is made from it. */
  readonly seed?: string;
  /** Everything the seat has noticed so far, and how many entries that is. */
  stream(): Entry[];
  /** The same in parts. */
  past(): Past;
  noticed(): number;
}

/** A bot at work, in this thread or another. */
export interface Thinker {
  /**
   * Milliseconds from the question to the answer, however little there is to think about: time tells nothing of the
   * hand. Left out: it answers when it has thought, as on a device of one's own.
   */
  readonly takes?: number;
  /** The seat's stream, from its beginning. Left out by those who need none, which saves making the views. */
  hear?(entry: Entry): void;
  /** It takes what was before it came from its chair, when it needs it: it hears only what comes after. */
  readonly takesPast?: boolean;
  /** The index of the chosen move, or WAIT; `abandoned` says that nobody waits for the answer any more. */
  choose(ask: Ask, abandoned: AbortSignal): number | Promise<number>;
  /** It does not sit here any more. */
  leave?(): void;
}

/** Puts a bot in a chair; a host brings its own to decide where and how bots think. */
export type SeatBot = (bot: string, chair: Chair) => Thinker;

/**
 * How long people may think, in milliseconds: for each action, or for all of their actions in a match. Where matches go
 * on over days, a bot that plays for somebody whose time is up makes one action; after `misses` of these in a row it
 * plays until that person is back. The time for an action is then kept as well.
 */
export type ThinkingTime =
  | { readonly perAction: number; readonly misses?: number }
  | { readonly perMatch: number };

/** The bot that plays for people who are away, out of time or removed; the page says which level that is. */
export const STAND_IN_BOT = 'captain';

/** What a host brings to a match: where it is saved, its chance and bots, its pace, and what the table offers. */
export interface HostServices {
  readonly write: Write;
  /** The seed of chance and of the bots, where they are not handed in. */
  readonly seed?: string;
  readonly chance?: Chance;
  /** Chance that takes time to be made ready, in place of `chance`: resolves when this draw can be made. */
  readonly readyChance?: (number: DrawNumber) => Promise<Shuffler>;
  readonly seatBot?: SeatBot;
  readonly time?: Time;
  /** A number from 0 to 1, for how long bots take and what they overlook. */
  readonly dice?: () => number;
  readonly pace?: Timing;
  /** What this table offers, where it is not everything that one person among bots has. */
  readonly able?: Partial<Abilities>;
  /** The next hand waits for the people at most so long; without it, until they want to go on. */
  readonly dealWait?: number;
  readonly clock?: ThinkingTime;
  /** The bot that plays for a person whose time has run out; STAND_IN_BOT where it is left out. */
  readonly standInBot?: string;
  /** Hears that the table may stand differently from what was last told of it; nobody need be listening. */
  readonly changed?: () => void;
  /** Hears what went wrong inside; players are told only that something did. */
  readonly report?: (fault: unknown) => void;
}

/** Chance as the host provides it. */
export function chanceOf({ chance, seed = '' }: HostServices): Chance {
  return chance ?? chanceFrom(seed);
}

/** Seats a bot as the host does it. */
export function thinkerAt({ seatBot = seatHere }: HostServices, bot: string, chair: Chair): Thinker {
  return seatBot(bot, chair);
}

/** The numbers of the bot at a seat, from the seat's own seed where it has one. */
export function randomAt({ seed = '' }: HostServices, seat: number, own: string = seed): Random {
  return botRandom(own, seat);
}

function seatHere(name: string, { game, rules, seats, seat, random }: Chair): Thinker {
  const bot = parseBot(name);
  if (isRefusal(bot)) throw new Error(bot.refused);
  return bot.seat(game, rules, seats, seat, random);
}
