// A match on this machine: the log, the bots at their seats, the person's stream, and taking back. No time in here:
// when somebody acts is the conductor's affair.

import { parseBot } from '@messdeck/bots';
import {
  type ActorName,
  type Ask,
  BY_CLOCK,
  botRandom,
  chanceFrom,
  drawnIn,
  type Entry,
  type Game,
  isRefusal,
  type LogEvent,
  legalMoves,
  Match,
  type MatchRecord,
  makeRecord,
  type Player,
  parseMove,
  type Refusal,
  refuse,
  type View,
  WAIT,
} from '@messdeck/engine';
import { type Known, knownIn, reveals } from './known.ts';
import type { StoredMatch, Summary } from './stored.ts';

/** A moment before an action of the person, to which the match can go back. */
interface Checkpoint {
  readonly step: number;
  readonly entries: number;
  readonly known: Known;
}

export class LocalMatch {
  readonly game: Game;
  readonly stored: StoredMatch;
  /** The person's seat; SPECTATOR where only bots play. */
  readonly person: number;
  match: Match;
  /** The person's stream. */
  entries: Entry[] = [];
  /** For each seat how many events it has noticed. */
  heard: number[] = [];
  private players: (Player | undefined)[] = [];
  private checkpoints: Checkpoint[] = [];
  private undone: LogEvent[][] = [];

  constructor(game: Game, stored: StoredMatch, log: readonly LogEvent[]) {
    this.game = game;
    this.stored = stored;
    this.person = stored.seats.findIndex((seat) => seat.bot === undefined);
    this.match = this.rebuild(log);
  }

  get view(): View {
    return this.entries.at(-1)?.view ?? this.match.view(this.person);
  }

  get summary(): Summary {
    return {
      steps: this.match.log.length,
      scores: this.match.view(this.person).scores,
      over: this.match.over,
    };
  }

  /** What the person sees before anything has happened. */
  get opening(): View {
    return new Match(this.game, this.stored.rules, this.stored.seats.length).view(this.person);
  }

  /** Sits everybody down anew and plays the log again. */
  private rebuild(log: readonly LogEvent[]): Match {
    const { game, stored } = this;
    const count = stored.seats.length;
    this.match = new Match(game, stored.rules, count);
    this.entries = [];
    this.checkpoints = [];
    this.heard = new Array(count).fill(0);
    this.players = stored.seats.map(({ bot }, seat) =>
      bot === undefined ? undefined : this.seatBot(bot, seat),
    );
    this.match.watch(this.person, (entry) => this.entries.push(entry));
    for (const event of log) {
      const refusal = this.carryOut(event.by, event.do);
      if (refusal) throw new Error(`The stored match cannot be played again: ${refusal.refused}`);
    }
    return this.match;
  }

  private seatBot(name: string, seat: number): Player {
    const { game, stored, match } = this;
    const bot = parseBot(name);
    if (isRefusal(bot)) throw new Error(bot.refused);
    const player = bot.seat(game, stored.rules, stored.seats.length, seat, botRandom(stored.seed, seat));
    match.watch(seat, (entry) => {
      this.heard[seat]++;
      player.hear?.(entry);
    });
    return player;
  }

  private carryOut(by: ActorName, text: string): Refusal | undefined {
    // What the table enters for everybody is not the person's to take back.
    const own = by === this.person && !this.game.forced?.(this.match.position, by);
    const before = own
      ? { step: this.match.log.length, entries: this.entries.length, known: knownIn(this.view) }
      : undefined;
    const refusal = this.match.act(by, text);
    if (!refusal && before) this.checkpoints.push(before);
    return refusal;
  }

  /** An action of the person, a bot or the clock. */
  act(by: ActorName, text: string): Refusal | undefined {
    const refusal = this.carryOut(by, text);
    if (!refusal && by === this.person) this.undone = [];
    return refusal;
  }

  /** Whoever goes back and on again meets the same cards. */
  chance(): void {
    this.match.chance(chanceFrom(this.stored.seed)(drawnIn(this.match.log)));
  }

  isBot(seat: number): boolean {
    return this.players[seat] !== undefined;
  }

  /** What a bot chooses now, as a text; undefined where it lets the moment pass. */
  async choose(seat: number): Promise<string | undefined> {
    const { game, match } = this;
    const { position } = match;
    const moves = legalMoves(game, position, seat);
    if (moves.length === 0) return undefined;
    const text = (index: number) => game.text(position, seat, moves[index]);
    const mayWait = (game.actors(position) & BY_CLOCK) !== 0;
    const ask: Ask = { moves, count: moves.length, mayWait, text };
    const choice = await (this.players[seat] as Player).choose(ask);
    return choice === WAIT ? undefined : text(choice);
  }

  /** Why the person may not do this now. */
  why(text: string): string {
    const { view } = this;
    if (!view.actors.includes(this.person)) return 'It is not your turn.';
    const move = parseMove(this.game, this.match.position, this.person, text);
    return isRefusal(move) ? move.refused : 'This may be done.';
  }

  /** Games for one go back without limit; others as long as nothing hidden was shown, dealt or timed since. */
  get canUndo(): boolean {
    const last = this.checkpoints.at(-1);
    if (!last) return false;
    if (this.stored.seats.length === 1) return true;
    const since = this.match.log.slice(last.step);
    if (since.some(({ by }) => by === 'chance' || by === 'clock')) return false;
    return !reveals(last.known, knownIn(this.view));
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Goes back before the person's last action; returns the step from which the log was cut. */
  undo(): number {
    const { step } = this.checkpoints.at(-1)!;
    this.undone.push(this.match.log.slice(step));
    this.rebuild(this.match.log.slice(0, step));
    return step;
  }

  /** Carries out again what was taken back last. */
  redo(): void {
    for (const event of this.undone.pop()!) this.carryOut(event.by, event.do);
  }

  record(): MatchRecord | Refusal {
    if (!this.match.over) return refuse('The record is written when the match is over.');
    return makeRecord(this.match, this.stored.seats);
  }
}
