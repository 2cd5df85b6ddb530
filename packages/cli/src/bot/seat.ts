// One of our bots at a seat of somebody else's match: takes the lines of the protocol, gives the answers. What it draws
// follows from its seed and what it has been told, so a match is played alike wherever and after whatever it comes.

import type { Bot } from '@messdeck/bots';
import {
  type Ask,
  type Entry,
  editionOf,
  type Game,
  legalMoves,
  type Player,
  Random,
  type Rules,
  settleRules,
  type View,
  WAIT,
} from '@messdeck/engine';
import { Complaint, must } from '../complaint.ts';
import { gameNamed, knownGames } from '../game-named.ts';
import { type Announced, checkEntry, checkView, type Shape } from './stream.ts';
import { within } from './within.ts';

/** A thousand times what the rules need to take in what a seat hears between two questions, in milliseconds. */
const PATIENCE = 4000;

export class BotSeat {
  private readonly bot: Bot;
  private readonly game: Game;
  private readonly rules: Rules;
  private readonly seats: number;
  private readonly seat: number;
  /** The seat's own memory, from which the moves behind the legal texts are found. */
  private readonly seen: unknown;
  /** What the seed is made of: everything told until the first question. */
  private readonly seed: string[];
  /** Entries told until then; the bot sits down when it is asked for the first time. */
  private readonly before: Entry[] = [];
  private sitting: { readonly player: Player; readonly random: Random } | undefined;
  /** Entries told and not yet taken in: that is done with the next question, under one watch. */
  private readonly told: Entry[] = [];
  private heard = 0;

  static async at(bot: Bot, match: Announced, seed: string): Promise<BotSeat> {
    const named = await gameNamed(match.game);
    const game = must(editionOf(knownGames(), named.id, match.edition));
    const rules = must(settleRules(game, match.rules, match.seats));
    if (!Number.isInteger(match.seat) || match.seat < 0 || match.seat >= match.seats) {
      throw new Complaint(
        `The seat must be from 0 to ${match.seats - 1}, not ${JSON.stringify(match.seat) ?? 'left out'}.`,
      );
    }
    return new BotSeat(bot, game, rules, match.seats, match.seat, seed);
  }

  private constructor(bot: Bot, game: Game, rules: Rules, seats: number, seat: number, seed: string) {
    this.bot = bot;
    this.game = game;
    this.rules = rules;
    this.seats = seats;
    this.seat = seat;
    this.seen = game.newMemory(rules, seats, seat);
    this.seed = [seed, 'bot', String(seat)];
  }

  /** Takes a line of the stream; the answer where it asks. */
  async take(line: Shape): Promise<string | undefined> {
    const { game, seats, seat } = this;
    const view = checkView(line['view'], game, seats, seat);
    if (line['n'] !== undefined) this.told.push(checkEntry(line, this.heard + this.told.length, seats, view));
    if (!this.sitting) this.seed.push(JSON.stringify(line));
    return line['ask'] === true ? this.sensible(() => this.answer(view)) : undefined;
  }

  /** Takes in what was told after the last question. */
  async leave(): Promise<void> {
    await this.sensible(async () => within(PATIENCE, () => this.hear()));
  }

  private async sensible<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Complaint) throw error;
      // The rules stumble only over a stream that no match has.
      throw new Complaint(
        `After entry ${this.heard - 1} the stream could not come from a match of ${this.game.title}.`,
      );
    }
  }

  private hear(): void {
    for (const entry of this.told.splice(0)) {
      this.heard++;
      this.game.remember(this.seen, entry);
      if (this.sitting) this.sitting.player.hear?.(entry);
      else this.before.push(entry);
    }
  }

  private sit(): { readonly player: Player; readonly random: Random } {
    const random = new Random(...this.seed);
    const player = this.bot.seat(this.game, this.rules, this.seats, this.seat, random);
    for (const entry of this.before.splice(0)) player.hear?.(entry);
    return { player, random };
  }

  private async answer(view: View): Promise<string> {
    if (view.legal.length === 0) return '-';
    const { game, seat, seen } = this;
    const { player, moves, texts } = within(PATIENCE, () => {
      this.hear();
      this.sitting ??= this.sit();
      // Whatever is imagined, the seat's own legal moves are those of its view.
      const position = game.imagine(seen, this.sitting.random);
      const list = legalMoves(game, position, seat);
      const said = list.map((move) => game.text(position, seat, move));
      return { player: this.sitting.player, moves: list, texts: said };
    });
    if (JSON.stringify([...texts].sort()) !== JSON.stringify([...view.legal].sort()))
      throw new Complaint(
        `The view's "legal" does not list the legal actions of ${game.title} at this point.`,
      );
    const mayWait = view.actors.includes('clock');
    const ask: Ask = { moves, count: moves.length, mayWait, text: (index) => texts[index] };
    const choice = await player.choose(ask);
    return choice === WAIT ? '-' : texts[choice];
  }
}
