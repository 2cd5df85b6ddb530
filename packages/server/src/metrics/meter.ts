// What a server tells of itself while it runs, for anyone who measures it. Nothing here knows a table, a name or an address.

/** Why a bot plays for a person. */
export type Takeover = 'away' | 'left' | 'removed' | 'out of time';

export interface Meter {
  /** An action of a person or a program was carried out. */
  acted(): void;
  /** A request was refused with this status. */
  refused(status: number): void;
  /** A commit became durable after `milliseconds`. */
  committed(milliseconds: number): void;
  /** What was done was written to a reader's stream, `milliseconds` after it was judged. */
  delivered(milliseconds: number): void;
  /** A bot thought for `milliseconds`, after it had waited in line. */
  thought(milliseconds: number): void;
  tookOver(why: Takeover): void;
}

/** How many there are of everything at this moment. */
export interface Census {
  /** Tables in memory. */
  readonly tables: Readonly<Record<'waiting' | 'playing' | 'over', number>>;
  /** All that are stored, as counted last. */
  readonly stored: number;
  readonly seats: Readonly<Record<'browser' | 'program' | 'bot' | 'stand-in' | 'free', number>>;
  readonly readers: Readonly<Record<'seat' | 'spectator', number>>;
}

/** What bots have to do at this moment. */
export interface BotLoad {
  readonly waiting: number;
  readonly thinking: number;
}
