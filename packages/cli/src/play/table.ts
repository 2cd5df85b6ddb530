// One match at the terminal: one more table of the host's. It tells what the person's stream tells, asks when the seat
// may act, and understands commands at any time.

import { type Game, type Match, nameSeats, type Rules, type SeatOfRecord, type View } from '@messdeck/engine';
import { type Done, type HostMessage, isNotDone, SharedMatchHost, type Timing } from '@messdeck/host';
import { Complaint } from '../complaint.ts';
import { ownGame } from '../game-named.ts';
import { beforeLeaving } from '../leaving.ts';
import { COMMANDS, type Command, commandIn, help, welcome } from './commands.ts';
import { countsOf } from './counts.ts';
import { hintInWords } from './hint.ts';
import { Keyboard } from './keyboard.ts';
import { namedCards } from './named-cards.ts';
import { narrowedBy } from './narrow.ts';
import type { Notes } from './notes.ts';
import { Pager } from './pager.ts';
import { faint, red } from './paint.ts';
import { linesOf, promptOf, type Question, questionFor } from './question.ts';
import { readChoice } from './read-choice.ts';
import { rulesOf } from './rules-page.ts';
import { Saves } from './save.ts';
import { Story } from './story.ts';
import { ThinkingThread } from './thinking.ts';
import { paragraph } from './wrap.ts';

/** What a match without a person at it needs. */
export const NOBODY_TYPES =
  'A match needs a terminal, or choices on standard input. To see bots play, add --watch.';

export interface Setting {
  readonly game: Game;
  readonly notes: Notes;
  readonly rules: Rules;
  readonly seats: readonly SeatOfRecord[];
  readonly self: number;
  readonly seed: string;
  readonly log: Match['log'];
  /** The file that a resumed match came from. */
  readonly file?: string;
  readonly pace: Timing;
}

export class TerminalTable {
  private readonly setting: Setting;
  private readonly matchHost: SharedMatchHost;
  private readonly thinking: ThinkingThread;
  private readonly keyboard: Keyboard;
  private readonly pager: Pager;
  private readonly saves: Saves;
  private readonly story: Story;
  private question: Question | undefined;
  /** Lines typed before they were asked for, by a program. */
  private readonly typed: string[] = [];
  /** The deal of which the table was drawn last. */
  private drawn = 0;
  private closed = false;
  private hasTyped = false;
  private left = false;
  private end: (fault?: unknown) => void = () => undefined;

  constructor(setting: Setting) {
    const { game, notes, rules, seats, self, seed, log, pace, file } = setting;
    this.setting = setting;
    const names = seats.map((seat) => seat.name);
    this.story = new Story(game, notes, rules, names, self);
    this.saves = new Saves(game.id, file);
    this.thinking = new ThinkingThread((fault) => this.end(fault));
    const services = { write: async () => undefined, seed, pace, seatBot: this.thinking.seatBot() };
    this.matchHost = new SharedMatchHost({ game, rules, seats, log }, services);
    this.keyboard = new Keyboard(
      { line: (typed) => this.line(typed), close: () => this.close(), interrupt: () => this.leave(130) },
      () => [...(this.story.view?.legal ?? []), ...COMMANDS],
    );
    this.pager = new Pager(this.keyboard);
  }

  /** Plays until the match is over or the person leaves. */
  async play(): Promise<void> {
    const ended = new Promise<void>((resolve, reject) => {
      this.end = (fault) => (fault === undefined ? resolve() : reject(fault));
    });
    const stay = beforeLeaving(() => {
      this.keep();
      this.left = true;
      this.keyboard.close();
    });
    try {
      this.say(faint(welcome(this.setting.notes.terminal)));
      this.matchHost.listen(this.setting.self, (told) => this.hear(told));
      this.matchHost.begin();
      await ended;
    } finally {
      stay();
      this.left = true;
      this.matchHost.stop();
      this.keyboard.close();
      await this.thinking.close();
    }
  }

  private hear(told: HostMessage): void {
    if (this.left || told.is === 'entries') return;
    if (told.is === 'fault') {
      this.end(new Complaint(told.sentence));
      return;
    }
    // What was taken back is asked again.
    if (told.from <= this.story.last) this.question = undefined;
    for (const line of this.story.hear(told)) this.say(line);
    if (this.story.view?.actors.length === 0) this.finish();
    else this.consider();
  }

  private finish(): void {
    this.keyboard.withdraw();
    this.say(this.story.table());
    this.say(this.story.sheet());
    this.left = true;
    this.end();
  }

  /** Asks what there is to ask, unless it is asked already. */
  private consider(): void {
    const { view, state, scored } = this.story;
    if (!view || !state) return;
    const { game, self } = this.setting;
    const question = questionFor(game, self, view, state, scored);
    if (question && this.question?.key === question.key) return;
    this.question = question;
    if (this.pager.open) return;
    if (question) this.pose(question);
    else this.keyboard.withdraw();
  }

  private pose(question: Question): void {
    const { story } = this;
    const { view, state, beats } = story;
    if (!view || !state) return;
    const { waits, timed } = question;
    this.keyboard.withdraw();
    // Where the clock runs, once a deal: what happens then is told line by line.
    const fresh = this.drawn !== story.deals;
    if (state.paused || (!waits && (!timed || fresh) && !beats)) {
      this.say(story.table());
      this.drawn = story.deals;
    }
    this.put(question, view);
  }

  private put(question: Question, view: View): void {
    const { names, beats } = this.story;
    for (const line of linesOf(this.setting.game, names, view, question, beats)) this.say(line);
    this.keyboard.ask(promptOf(question, beats));
    this.drain();
  }

  private say(text: string): void {
    this.keyboard.say(text);
  }

  /** Answers that came before their question are taken one after another. */
  private drain(): void {
    const next = this.typed.shift();
    if (next !== undefined) void this.answer(next);
    else if (this.closed) this.leave();
  }

  private line(typed: string): void {
    if (this.left) return;
    this.hasTyped = true;
    if (this.pager.open) {
      this.pager.turn(typed);
      // The rules have taken the table's place on the screen.
      if (!this.pager.open && this.question) this.pose(this.question);
    } else if (this.question || (this.keyboard.isTerminal && commandIn(typed))) void this.answer(typed);
    else if (this.keyboard.isTerminal) this.say(faint('It is not your turn yet.'));
    else this.typed.push(typed);
  }

  private close(): void {
    this.closed = true;
    if (this.left) return;
    if (!this.keyboard.isTerminal && !this.hasTyped) this.end(new Complaint(NOBODY_TYPES));
    else if (this.keyboard.isTerminal || (this.question && this.typed.length === 0)) this.leave();
  }

  private async answer(typed: string): Promise<void> {
    const { question } = this;
    const command = commandIn(typed);
    if (command) return this.obey(command, typed.trim().split(/\s+/).slice(1).join(' '));
    if (!question) return this.askAgain();
    if (question.waits) return this.goOn();
    await this.choose(typed, question);
  }

  /** Lets the table go on where it waits for the person. */
  private async goOn(): Promise<void> {
    const { self } = this.setting;
    this.question = undefined;
    this.keyboard.withdraw();
    await (this.story.state?.paused ? this.matchHost.pause(self, false) : this.matchHost.goOn(self));
  }

  private async choose(typed: string, question: Question): Promise<void> {
    const { game, self } = this.setting;
    const { view, last } = this.story;
    const legal = view?.legal ?? [];
    const [first] = typed.trim().split(/\s+/);
    if (question.timed && (first === '-' || (first === '' && legal.length > 1))) {
      this.keyboard.withdraw();
      this.said(await this.matchHost.decline(self, { seen: last }));
      return;
    }
    const number = /^\d+$/.test(first) ? Number(first) : undefined;
    const narrowed = number === undefined ? undefined : narrowedBy(game, legal, question, number);
    if (view && narrowed && narrowed.shown.length !== 1) {
      this.keyboard.withdraw();
      this.question = { ...question, ...narrowed };
      return this.put(this.question, view);
    }
    const act = narrowed?.shown[0] ?? readChoice(game, typed, legal, question.shown);
    // A refusal that only the rules can word is given by them.
    if (act === undefined && !Object.hasOwn(game.verbs, first)) {
      const not =
        typed.trim() === ''
          ? 'You did not choose anything.'
          : `That is not one of the choices: ${JSON.stringify(typed)}.`;
      this.say(`${red(paragraph(not))}\n${faint('Type help for help.')}`);
      return this.askAgain();
    }
    this.question = undefined;
    this.keyboard.withdraw();
    const seen = question.timed ? { seen: last } : {};
    this.story.typed = act ?? typed.trim();
    this.said(await this.matchHost.act(self, this.story.typed, seen), question);
  }

  /** Says why something was not done; the question stands again unless another has taken its place. */
  private said(done: Done, question?: Question): void {
    if (!isNotDone(done) || this.left) return;
    this.say(red(paragraph(nameSeats(done.template ?? done.refused, this.story.names))));
    this.question ??= question;
    this.askAgain();
  }

  /** Stands the question again after something else was said. */
  private askAgain(): void {
    if (this.left || !this.question) return;
    this.keyboard.ask(promptOf(this.question, this.story.beats));
    this.drain();
  }

  private async obey(command: Command, word: string): Promise<void> {
    const { self, game } = this.setting;
    const { matchHost, story } = this;
    this.keyboard.withdraw();
    if (command === 'quit') return this.leave();
    if (command === 'help') this.say(help());
    if (command === 'table') this.say(story.table());
    if (command === 'rules') await this.pager.show(rulesOf(game));
    if (command === 'counts') this.say(countsOf(this.setting.notes, this.setting.rules));
    if (command === 'cards' && story.view) this.say(namedCards(game, story.view));
    if (command === 'hint') this.say(await this.hint());
    if (command === 'score') this.say(story.sheet());
    if (command === 'log') this.say(story.log());
    if (command === 'save') this.save(word);
    if (command === 'pause') this.said(await matchHost.pause(self, true));
    if (command === 'undo') this.said(await matchHost.undo(self));
    if (command === 'redo') this.said(await matchHost.redo(self));
    if (!this.pager.open && !this.left) this.askAgain();
  }

  private hint(): Promise<string> {
    const { game, rules, seats, self, seed } = this.setting;
    const { names, stream } = this.story;
    return hintInWords({ game, rules, seats: seats.length, seat: self, stream, seed }, names);
  }

  private save(word: string): boolean {
    const { seats, self, seed } = this.setting;
    const saved = this.saves.save(word, this.matchHost.match, seats, self, seed);
    const file = ownGame(this.setting.game.id)?.file;
    const own = file === undefined ? '' : `--game ${file} `;
    if (typeof saved === 'string') this.say(`Saved. To resume: messdeck play ${own}--resume ${saved}`);
    else this.say(red(paragraph(saved.refused)));
    return typeof saved === 'string';
  }

  /** Keeps an unfinished match before leaving it. */
  private keep(): boolean {
    return this.left || this.matchHost.match.over || this.save('');
  }

  private leave(status = 0): void {
    if (this.left) return;
    this.keyboard.withdraw();
    const kept = this.keep();
    this.left = true;
    process.exitCode = kept ? status : 1;
    this.end();
  }
}
