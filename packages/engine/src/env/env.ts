// A match that a program steps through: it stops wherever a seat has to choose, and chance and the clock act in between.

import { askOf } from '../ask.ts';
import { BY_CHANCE, BY_CLOCK, CLOCK, type Game, TICK, type View } from '../game.ts';
import { type MatchRecord, makeRecord } from '../make-record.ts';
import { Match, parseDraw, parseMove } from '../match.ts';
import type { Rules } from '../options.ts';
import { Turns } from '../play.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Chance, chanceFrom, matchSeed, orderRandom } from '../seeds.ts';
import { legalTexts } from '../view.ts';
import { CardChoices } from './card-choices.ts';
import { type Outcome, outcomesOf } from './chance.ts';
import { Choices, type Decided, type Decision, WAITED } from './choices.ts';
import { Layout } from './layout.ts';
import { PASS_WORD } from './numbering.ts';
import { type Ending, endingOf } from './returns.ts';

/** The match is over: nobody is asked. */
export const NOBODY_ASKED = -1;
/** Chance is asked, where its draws are not sampled. */
export const CHANCE_ASKED = -2;

/** What all environments of one table share. */
export class EnvTable {
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: number;
  readonly layout: Layout;

  /** `rules` are settled ones (see rules.ts). */
  static async of(game: Game, rules: Rules, seats: number): Promise<EnvTable> {
    return new EnvTable(rules, await Layout.of(game, seats));
  }

  private constructor(rules: Rules, layout: Layout) {
    this.game = layout.game;
    this.rules = rules;
    this.seats = layout.seats;
    this.layout = layout;
  }
}

/** One match, stepped through choice by choice. */
export class Env {
  readonly table: EnvTable;
  /** Which match of its seed this is. */
  readonly number: number;
  /** The seat that has to choose, NOBODY_ASKED or CHANCE_ASKED. */
  seat: number = NOBODY_ASKED;
  private match: Match;
  private chance: Chance;
  private turns: Turns;
  private readonly sampled: boolean;
  private choices: Decision | undefined;

  /**
   * Match `number` of the seed. With `sampled` chance draws from the seed, the same cards as in `simulate`; else chance
   * is asked too.
   */
  constructor(table: EnvTable, seed: string, number = 0, sampled = true) {
    this.table = table;
    this.number = number;
    this.sampled = sampled;
    const drawn = matchSeed(seed, number);
    this.match = new Match(table.game, table.rules, table.seats);
    this.chance = chanceFrom(drawn);
    this.turns = new Turns(orderRandom(drawn));
    this.goOn();
  }

  /** How many events there have been. */
  get steps(): number {
    return this.match.log.length;
  }

  get over(): boolean {
    return this.seat === NOBODY_ASKED;
  }

  /** The numbers of the words that may come next, ascending; of chance, its outcomes if they are few. */
  get open(): readonly number[] {
    if (this.seat === CHANCE_ASKED) return (this.outcomes() ?? []).map((_, index) => index);
    return this.over ? [] : this.choices!.open;
  }

  /** The legal actions in full, sorted; with PASS_WORD where the moment may be let pass. */
  legal(): string[] {
    if (this.seat < 0) return [];
    const { game } = this.table;
    const texts = legalTexts(game, this.match.position, this.seat);
    return this.mayPass ? [...texts, PASS_WORD].sort() : texts;
  }

  /** The words of the action that has been begun. */
  get begun(): string {
    return this.seat < 0 ? '' : this.table.layout.numbering.textOf(this.choices!.chosen);
  }

  /** What chance may draw, where it is asked and has few choices; undefined otherwise. */
  outcomes(): Outcome[] | undefined {
    return this.seat === CHANCE_ASKED ? outcomesOf(this.table.game, this.match.position) : undefined;
  }

  /** Why this is no action now: an open number, a legal text, or null to let chance draw. */
  refusal(action: number | string | null): Refusal | undefined {
    if (this.over) return refuse('The match is over.');
    if (this.seat === CHANCE_ASKED) return this.refusedChance(action);
    if (action === null) return refuse(`Chance has nothing to draw now: seat ${this.seat} has to choose.`);
    if (typeof action === 'number') {
      const { open } = this;
      if (open.includes(action)) return undefined;
      return refuse(`Seat ${this.seat} cannot choose ${action} now; open are ${listed(open)}.`);
    }
    const decided = this.decidedBy(action);
    return isRefusal(decided) ? decided : undefined;
  }

  /** Carries out what `refusal` does not refuse, and goes on to the next choice. */
  step(action: number | string | null): void {
    if (this.seat === CHANCE_ASKED) this.draw(action);
    else {
      const decided =
        typeof action === 'number' ? this.choices!.take(action) : (this.decidedBy(action!) as Decided);
      if (decided === undefined) return;
      this.carryOut(decided);
    }
    this.goOn();
  }

  /** What a seat may know: its view, which its stream ends with. */
  view(seat: number): View {
    return this.match.view(seat);
  }

  /** The same as numbers, written into `out` from `at`. */
  observe(seat: number, out: Float32Array, at = 0): void {
    const chosen = seat === this.seat ? this.choices!.chosen : [];
    this.table.layout.write(this.view(seat), chosen, out, at);
  }

  /** Scores, winners and returns; undefined before the end. */
  ending(): Ending | undefined {
    return this.over ? endingOf(this.match) : undefined;
  }

  record(names: readonly string[] = []): MatchRecord {
    const seats = Array.from({ length: this.table.seats }, (_, seat) => ({
      name: names[seat] ?? `Seat ${seat}`,
    }));
    return { ...makeRecord(this.match, seats), log: [...this.match.log] };
  }

  /** From now on chance draws from this seed. */
  seed(seed: string): void {
    this.chance = chanceFrom(seed);
    this.turns = this.turns.reseeded(orderRandom(seed));
  }

  clone(): Env {
    const { game, rules, seats } = this.table;
    const copy = Object.assign(Object.create(Env.prototype) as Env, this);
    copy.match = Match.at(game, rules, seats, this.match.log, this.match.bookmark());
    copy.turns = this.turns.clone();
    copy.choices = this.choices?.clone();
    return copy;
  }

  private get mayPass(): boolean {
    return (this.table.game.actors(this.match.position) & BY_CLOCK) !== 0;
  }

  private refusedChance(action: number | string | null): Refusal | undefined {
    if (action === null) return undefined;
    if (typeof action === 'string') {
      const cards = parseDraw(this.table.game, this.match.position, action);
      return isRefusal(cards) ? cards : undefined;
    }
    const outcomes = this.outcomes();
    if (!outcomes)
      return refuse('Chance has too many choices here to be numbered: give a text, or null to draw.');
    if (outcomes[action] !== undefined) return undefined;
    return refuse(`Chance has the outcomes 0 to ${outcomes.length - 1} here, not ${action}.`);
  }

  private draw(action: number | string | null): void {
    const { match } = this;
    this.turns.renew();
    if (action === null) match.chance(this.chance(match.dueDraw));
    else match.act('chance', typeof action === 'string' ? action : this.outcomes()![action].text);
  }

  private decidedBy(text: string): Decided | Refusal {
    if (text === PASS_WORD && this.mayPass) return WAITED;
    const move = parseMove(this.table.game, this.match.position, this.seat, text);
    return isRefusal(move) ? move : { move, text };
  }

  private carryOut(decided: Decided): void {
    const { seat, turns, match } = this;
    if (decided === WAITED) {
      turns.wait(seat);
      return;
    }
    const { move, text } = decided;
    turns.moving(match, seat, move);
    match.move(seat, move, text);
  }

  /** Lets chance and the clock act until a seat has to choose. */
  private goOn(): void {
    const { match, turns } = this;
    const { game } = match;
    for (;;) {
      const actors = game.actors(match.position);
      if (actors === 0 || (actors & BY_CHANCE && !this.sampled)) {
        this.seat = actors === 0 ? NOBODY_ASKED : CHANCE_ASKED;
        this.choices = undefined;
        return;
      }
      if (actors & BY_CHANCE) {
        this.draw(null);
        continue;
      }
      const seat = turns.next(actors);
      if (seat < 0) {
        turns.renew();
        match.move(CLOCK, TICK);
      } else if (this.askSeat(seat)) return;
      else turns.wait(seat);
    }
  }

  /** False: this seat can do nothing but let the moment pass. */
  private askSeat(seat: number): boolean {
    const { game, layout } = this.table;
    const choice = game.choice?.(this.match.position, seat);
    if (choice) this.choices = new CardChoices(layout.numbering, choice);
    else {
      const ask = askOf(this.match, seat);
      if (ask.count === 0) return false;
      this.choices = new Choices(layout.numbering, ask);
    }
    this.seat = seat;
    return true;
  }
}

function listed(open: readonly number[]): string {
  return open.length <= 12 ? open.join(', ') : `${open.slice(0, 12).join(', ')} and ${open.length - 12} more`;
}
