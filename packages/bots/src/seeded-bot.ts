// A bot whose every choice follows from its seed and what its seat has noticed. Asked twice, seated again after a
// restart, or played again from a record, it makes the same choice.

import { type Ask, type Entry, type Game, legalMoves, Random, type Rules, WAIT } from '@messdeck/engine';
import type { Bot } from './bot.ts';
import type { BotPlayer } from './bot-player.ts';
import type { Sharing } from './pause.ts';

/** Where a bot sits. */
export interface BotChair {
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: number;
  readonly seat: number;
}

/** A bot that makes the same choices again after a restart or in a replay. */
export class SeededBot {
  private readonly chair: BotChair;
  private readonly seed: string;
  private readonly random: Random;
  private readonly player: BotPlayer;
  /** The seat's own memory, from which its legal moves are found. */
  private readonly seen: unknown;
  private heard = 0;

  constructor(bot: Bot, chair: BotChair, seed: string, sharing?: Sharing) {
    const { game, rules, seats, seat } = chair;
    this.chair = chair;
    this.seed = seed;
    this.random = new Random(seed, 'bot', seat);
    this.player = bot.seat(game, rules, seats, seat, this.random, sharing);
    this.seen = game.newMemory(rules, seats, seat);
  }

  hear(entry: Entry): void {
    this.heard++;
    this.chair.game.remember(this.seen, entry);
    this.player.hear?.(entry);
  }

  /** The text of its choice; undefined where it lets the moment pass or has nothing to choose. */
  async choose(mayWait: boolean): Promise<string | undefined> {
    const { game, seat } = this.chair;
    const { random } = this;
    random.restart(...choiceSeed(this.seed, seat, this.heard));
    // The seat's own legal moves are the same in every position it can imagine.
    const position = game.imagine(this.seen, random);
    const moves = legalMoves(game, position, seat);
    if (moves.length === 0) return undefined;
    const text = (index: number): string => game.text(position, seat, moves[index]);
    const ask: Ask = { moves, count: moves.length, mayWait, text };
    this.player.forget?.();
    const choice = await this.player.choose(ask);
    return choice === WAIT ? undefined : text(choice);
  }
}

/** What a choice is drawn from, by the number of entries the seat has noticed. */
export function choiceSeed(seed: string, seat: number, noticed: number): (string | number)[] {
  return [seed, 'bot', seat, noticed];
}
