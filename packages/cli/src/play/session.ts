// One match at the terminal: the person, the bots, chance and the clock, with undo for one and saving at any time.

import { parseBot } from '@messdeck/bots';
import {
  BY_CHANCE,
  BY_CLOCK,
  botRandom,
  CLOCK,
  chanceFrom,
  drawnIn,
  type Game,
  isRefusal,
  legalMoves,
  Match,
  type Player,
  parseMove,
  Random,
  type Rules,
  reportOf,
  type SeatOfRecord,
  SPECTATOR,
  seatsOf,
  TICK,
  UNSEEN,
} from '@messdeck/engine';
import { Complaint, must } from '../complaint.ts';
import { botCalls, type Call, TIE_MARGIN } from './moment.ts';
import { seatNames } from './names.ts';
import { faint, red } from './paint.ts';
import { type Answer, Person } from './person.ts';
import { showRules } from './rules-page.ts';
import { saveMatch } from './save.ts';
import { scoreSheet } from './sheet.ts';

export interface Setting {
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: number;
  readonly self: number;
  readonly bot: string;
  readonly seed: string;
  readonly log: readonly { by: 'chance' | 'clock' | number; do: string }[];
  readonly saveTo: string;
  /** How long a bot seems to think, and how long a call window stands, in milliseconds. */
  readonly pace: number;
  readonly window: number;
}

/** Where all play at once, nobody may lay a card for so many windows before the hand ends. */
const LONG_PAUSE = 4;

export class Session {
  private readonly setting: Setting;
  private readonly names: readonly string[];
  private readonly person: Person;
  private readonly random: Random;
  private match: Match;
  private players: (Player | undefined)[] = [];
  private told: string[] = [];
  private undone: string[] = [];

  constructor(setting: Setting) {
    this.setting = setting;
    this.names = seatNames(setting.seats, setting.self);
    this.person = new Person(setting.game, this.names);
    this.random = new Random(setting.seed, setting.log.length, 'chance');
    this.match = this.sitDown(setting.log);
  }

  /** Plays until the match is over or the person leaves. */
  async play(): Promise<void> {
    try {
      while (!this.match.over) if (!(await this.step())) return;
      this.person.show(this.match.view(this.setting.self));
      this.person.say(scoreSheet(this.match, this.names));
    } finally {
      this.person.close();
    }
  }

  /** A match at which everybody has seen the log so far. */
  private sitDown(log: Setting['log']): Match {
    const { game, rules, seats, self, bot, seed } = this.setting;
    const match = new Match(game, rules, seats);
    this.told = [];
    this.players = this.names.map((_, seat) =>
      seat === self ? undefined : must(parseBot(bot)).seat(game, rules, seats, seat, botRandom(seed, seat)),
    );
    this.players.forEach((player, seat) => {
      if (player?.hear) match.watch(seat, (entry) => player.hear?.(entry));
    });
    let live = false;
    match.watch(self, (entry) => {
      const line = reportOf(game, entry.by, entry.do, this.names).replace(
        /^You (\w+)/,
        (_, verb) => `You ${plainVerb(verb)}`,
      );
      this.told.push(line);
      if (live && entry.by !== self) this.person.say(`${faint('·')} ${line}.`);
    });
    for (const [step, event] of log.entries()) {
      const refusal = match.act(event.by, event.do);
      if (refusal) throw new Complaint(`The saved match breaks a rule at step ${step}: ${refusal.refused}`);
    }
    live = true;
    return match;
  }

  /** One event, or one wish of the person; false when the person leaves. */
  private async step(): Promise<boolean> {
    const { game, self } = this.setting;
    const actors = game.actors(this.match.position);
    const before = game.tally(this.match.position).hands.length;
    if (actors & BY_CHANCE) this.match.chance(chanceFrom(this.setting.seed)(drawnIn(this.match.log)));
    else if (actors & BY_CLOCK) return this.moment();
    else if (actors & (1 << self)) return this.turn();
    else await this.botTurn(seatsOf(actors)[0]);
    if (game.tally(this.match.position).hands.length > before && !this.match.over) {
      this.person.say(`\n${scoreSheet(this.match, this.names)}`);
    }
    return true;
  }

  private async botTurn(seat: number): Promise<void> {
    const { game } = this.setting;
    const { position } = this.match;
    const moves = legalMoves(game, position, seat);
    await pause(this.setting.pace);
    const choice = await (this.players[seat] as Player).choose({
      moves,
      count: moves.length,
      mayWait: false,
      text: (i) => game.text(position, seat, moves[i]),
    });
    this.match.move(seat, moves[choice]);
  }

  private async turn(): Promise<boolean> {
    const answer = await this.person.ask(this.match.view(this.setting.self));
    return this.carryOut(answer);
  }

  /** A moment in which the clock runs: whoever acts first, and whoever acts within the margin; else the clock. */
  private async moment(): Promise<boolean> {
    const view = this.match.view(this.setting.self);
    const calls = await botCalls(this.match, this.players, this.random, this.setting.window);
    const first = calls[0]?.at;
    const limit =
      first === undefined
        ? this.setting.window * (view.phase === 'play' ? LONG_PAUSE : 1)
        : first + TIE_MARGIN;
    const opened = Date.now();
    if (view.legal.length === 0) await pause(first ?? this.setting.pace);
    else {
      this.person.show(view);
      const answer = await this.person.ask(view, limit);
      if (answer !== 'wait') {
        if ('wish' in answer) return this.carryOut(answer);
        const at = Date.now() - opened;
        const sealed = this.isSealed(answer.act);
        await this.carryOut(answer);
        this.makeCalls(calls.filter((call) => call.at <= at + TIE_MARGIN));
        if (sealed) this.match.move(CLOCK, TICK);
        return true;
      }
    }
    const heard = this.told.length;
    this.makeCalls(calls.filter((call) => call.at <= first! + TIE_MARGIN));
    // Nothing to be seen of a call, or none made: the time is up.
    if (this.told.length === heard) this.match.move(CLOCK, TICK);
    return true;
  }

  /** Whether the others notice nothing of this action until the clock closes the window. */
  private isSealed(act: string): boolean {
    const { game, self } = this.setting;
    const move = parseMove(game, this.match.position, self, act);
    return !isRefusal(move) && game.notice?.(this.match.position, self, move, SPECTATOR) === UNSEEN;
  }

  /** Makes the calls that are still legal. */
  private makeCalls(calls: readonly Call[]): void {
    for (const { seat, move } of calls) {
      if (legalMoves(this.setting.game, this.match.position, seat).includes(move))
        this.match.move(seat, move);
    }
  }

  private async carryOut(answer: Answer): Promise<boolean> {
    if (answer === 'wait') return true;
    if ('act' in answer) {
      const refusal = this.match.act(this.setting.self, answer.act);
      if (refusal) this.person.say(red(refusal.refused));
      else this.undone = [];
      return true;
    }
    if (answer.wish === 'rules') await showRules(this.setting.game);
    if (answer.wish === 'score') this.person.say(scoreSheet(this.match, this.names));
    if (answer.wish === 'log') this.person.say(this.told.slice(-30).join('\n'));
    if (answer.wish === 'undo') this.undo();
    if (answer.wish === 'redo') this.redo();
    if (answer.wish === 'save') this.save(answer.word);
    if (answer.wish === 'quit') {
      this.save('');
      return false;
    }
    return true;
  }

  private undo(): void {
    const last = this.match.log.at(-1);
    if (this.setting.seats > 1) this.person.say('Only games for one can be undone.');
    else if (!last || last.by === 'chance') this.person.say('There is nothing to undo.');
    else {
      this.undone.push(last.do);
      this.match = this.sitDown(this.match.log.slice(0, -1));
    }
  }

  private redo(): void {
    const next = this.undone.pop();
    if (next === undefined) this.person.say('There is nothing to redo.');
    else this.match.act(this.setting.self, next);
  }

  private save(path: string): void {
    const to = path || this.setting.saveTo;
    const seats: SeatOfRecord[] = this.names.map((name, seat) =>
      seat === this.setting.self ? { name } : { name, bot: this.setting.bot },
    );
    saveMatch(to, this.match, seats, this.setting.self);
    this.person.say(`Saved. Go on with: messdeck play --resume ${to}`);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** "plays" for a third person is "play" for "You". */
function plainVerb(verb: string): string {
  if (verb === 'has') return 'have';
  return verb.replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^s])s$/, '$1');
}
