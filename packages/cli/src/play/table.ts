// One match at the terminal: one more table of the host's. It tells what the person's stream tells, asks when the seat
// may act, and understands commands at any time.

import {
  type Entry,
  type Game,
  Match,
  orderOf,
  type Refusal,
  type Rules,
  type SeatOfRecord,
  type View,
} from '@messdeck/engine';
import { Conductor, type TableState, type Timing, type Told } from '@messdeck/host';
import { Complaint } from '../complaint.ts';
import { beforeLeaving } from '../leaving.ts';
import { drawTable } from './draw.ts';
import type { Called } from './facts.ts';
import { Keyboard } from './keyboard.ts';
import { inOrder } from './order.ts';
import { Pager } from './pager.ts';
import { bold, faint, red } from './paint.ts';
import { readChoice } from './read-choice.ts';
import { rulesOf } from './rules-page.ts';
import { Saves } from './save.ts';
import { scoreSheet } from './sheet.ts';
import { Teller } from './teller.ts';
import { ThinkingThread } from './thinking.ts';
import { flow, lengthOf, paragraph, width } from './wrap.ts';

export interface Setting {
  /** What the game is looked up by. */
  readonly name: string;
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: readonly SeatOfRecord[];
  readonly self: number;
  readonly seed: string;
  readonly log: Match['log'];
  /** The file that a resumed match came from. */
  readonly file?: string;
  readonly pace: Timing;
}

/** More choices than this are typed rather than numbered. */
const NUMBERED = 30;
const COMMANDS = ['table', 'rules', 'score', 'log', 'undo', 'redo', 'pause', 'save', 'quit', 'help'] as const;
const HELP = `Choose by number, or type the action (Tab completes it; its cards may stand in any order). A call is let pass with -.
table · rules · score · log · undo, redo · pause · save [file] · quit (the match is kept)`;

/** What the person is asked: an action out of these, or to go on. */
interface Question {
  readonly key: string;
  readonly shown: readonly string[];
  readonly timed: boolean;
}

export class TerminalTable {
  private readonly setting: Setting;
  private readonly names: readonly string[];
  private readonly conductor: Conductor;
  private readonly thinking: ThinkingThread;
  private readonly keyboard: Keyboard;
  private readonly pager: Pager;
  private readonly saves: Saves;
  private teller: Teller;
  private entries: Entry[] = [];
  private state: TableState | undefined;
  private told: string[] = [];
  /** Hands scored so far. */
  private hands = 0;
  /** What was played before this sitting has been taken in, and was not told again. */
  private begun = false;
  private question: Question | undefined;
  /** Lines typed before they were asked for, by a program. */
  private readonly typed: string[] = [];
  private closed = false;
  private left = false;
  private end: (fault?: unknown) => void = () => undefined;

  constructor(setting: Setting) {
    const { game, rules, seats, seed, log, pace, name, file } = setting;
    this.setting = setting;
    this.names = seats.map((seat) => seat.name);
    this.teller = this.newTeller();
    this.saves = new Saves(game.id, file);
    this.thinking = new ThinkingThread((fault) => this.end(fault));
    const house = { write: async () => undefined, seed, pace, seatBot: this.thinking.seatBot(name) };
    this.conductor = new Conductor({ game, rules, seats, log }, house);
    this.keyboard = new Keyboard(
      { line: (typed) => this.line(typed), close: () => this.close(), interrupt: () => this.leave(130) },
      () => [...(this.view?.legal ?? []), ...COMMANDS],
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
      this.conductor.listen(this.setting.self, (told) => this.hear(told));
      this.conductor.begin();
      await ended;
    } finally {
      stay();
      this.left = true;
      this.conductor.stop();
      this.keyboard.close();
      await this.thinking.close();
    }
  }

  private get view(): View | undefined {
    return this.entries.at(-1)?.view ?? (this.state ? this.opening() : undefined);
  }

  private opening(): View {
    const { game, rules, seats, self } = this.setting;
    return new Match(game, rules, seats.length).view(self);
  }

  private newTeller(): Teller {
    return new Teller(this.setting.game, this.names, this.opening());
  }

  private get called(): Called {
    return { names: this.names, sides: this.state?.sides ?? [], self: this.setting.self };
  }

  private hear(told: Told): void {
    if (this.left) return;
    if (told.is === 'fault') {
      this.end(new Complaint(told.sentence));
      return;
    }
    if (told.from < this.entries.length) this.goBack(told.from);
    this.state = told.state;
    for (const entry of told.entries) this.hearEntry(entry);
    const scored = told.state.tally.hands.length;
    const fresh = this.begun && scored > this.hands;
    this.begun = true;
    this.hands = scored;
    if (this.view?.actors.length === 0) this.finish();
    else {
      if (fresh) this.say(`\n${scoreSheet(told.state.tally, this.names)}`);
      this.consider();
    }
  }

  private hearEntry(entry: Entry): void {
    this.entries.push(entry);
    const said = this.teller.tell(entry);
    this.told.push(...said);
    if (!this.begun) return;
    // Where cards are laid in a beat, a line for each card says everything.
    if (this.beats && entry.by === 'clock') return;
    const shown = entry.by === this.setting.self && !this.beats ? said.slice(1) : said;
    const piles = this.beats && typeof entry.by === 'number' ? this.piles(entry.view) : '';
    shown.forEach((sentence, i) => {
      const line = i === shown.length - 1 && piles ? `${sentence} ${piles}` : sentence;
      this.say(flow(`${faint('·')} `, line.split(' '), ' ', '  '));
    });
  }

  /** Whether cards are laid in a beat: there the table is drawn only on request. */
  private get beats(): boolean {
    return this.setting.game.clock?.beat !== undefined;
  }

  /** The top of every pile, in a line. */
  private piles({ places }: View): string {
    const tops = this.names.map((name, seat) => `${name} ${places[`pile:${seat}`]?.at(-1) ?? '–'}`);
    return faint(`[${tops.join(' · ')}]`);
  }

  private goBack(to: number): void {
    const kept = this.entries.slice(0, to);
    this.entries = kept;
    this.teller = this.newTeller();
    this.told = kept.flatMap((entry) => this.teller.tell(entry));
    this.question = undefined;
  }

  private finish(): void {
    const { tally } = this.state!;
    this.keyboard.withdraw();
    this.drawn();
    this.say(scoreSheet(tally, this.names));
    this.left = true;
    this.end();
  }

  /** Asks what there is to ask, unless it is asked already. */
  private consider(): void {
    const { view, state } = this;
    const { game, self } = this.setting;
    if (!view || !state) return;
    const timed = view.actors.includes('clock');
    const mine = view.actors.includes(self) && view.legal.length > 0 && !state.enters;
    const waits = waitsFor(state);
    if (!mine && !waits) {
      this.question = undefined;
      if (!this.pager.open) this.keyboard.withdraw();
      return;
    }
    const key = waits ? `${waits} ${this.hands}` : `${view.phase} ${view.legal.join()}`;
    if (this.question?.key === key) return;
    const shown = !waits && view.legal.length <= NUMBERED ? inOrder(game, view.legal) : [];
    this.question = { key, shown, timed: timed && !waits };
    if (!this.pager.open) this.pose(view, state, this.question);
  }

  private pose(view: View, state: TableState, { shown, timed }: Question): void {
    const { game } = this.setting;
    this.keyboard.withdraw();
    if (state.paused) this.drawn();
    if (!waitsFor(state)) {
      if (!timed && !this.beats) this.drawn();
      if (!this.beats) this.say(bold(paragraph(game.prompt(view))));
      if (!this.beats) for (const line of this.choices(shown)) this.say(line);
      if (shown.length === 0) {
        const such = inOrder(game, view.legal)[0];
        const type = `Type an action, such as "${such}" (${view.legal.length} choices; Tab completes).`;
        this.say(faint(paragraph(type, '  ')));
      }
    }
    this.keyboard.ask(this.promptFor(state, timed, shown.length));
    this.drain();
  }

  private promptFor(state: TableState, timed: boolean, choices: number): string {
    const waits = waitsFor(state);
    if (waits) return `(Enter ${waits}) > `;
    if (this.beats) return timed ? '(Enter calls Bang!) > ' : '(Enter lays your card) > ';
    return timed ? `(${choices === 1 ? 'Enter calls' : 'call in time'}, - lets it pass) > ` : '> ';
  }

  private choices(shown: readonly string[]): string[] {
    return shown.map((action, i) => {
      const words = orderOf(this.setting.game, action).split(' ');
      const order = flow(`  ${String(i + 1).padStart(2)}  `, words, ' ', '      ');
      const fits = lengthOf(order) + action.length + 2 <= width();
      return fits ? `${order}  ${faint(action)}` : order;
    });
  }

  private drawn(): void {
    const { view } = this;
    if (view) this.say(`\n${drawTable(this.setting.game, view, this.called, this.teller)}`);
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
    if (this.pager.open) {
      this.pager.turn(typed);
      const { question, view, state } = this;
      // The rules have taken the table's place on the screen.
      if (!this.pager.open && question && view && state) this.pose(view, state, question);
    } else if (this.question || (this.keyboard.isTerminal && isCommand(typed))) void this.answer(typed);
    else if (this.keyboard.isTerminal) this.say(faint('It is not your turn yet.'));
    else this.typed.push(typed);
  }

  private close(): void {
    this.closed = true;
    if (this.left) return;
    if (this.keyboard.isTerminal || (this.question && this.typed.length === 0)) this.leave();
  }

  private async answer(typed: string): Promise<void> {
    const { question, view, state } = this;
    const [first = '', ...rest] = typed.trim().split(/\s+/);
    const command = COMMANDS.find((one) => one === first.toLowerCase());
    if (command) return this.obey(command, rest.join(' '));
    if (!question || !view || !state) return this.askAgain();
    if (waitsFor(state)) {
      this.question = undefined;
      this.keyboard.withdraw();
      const { self } = this.setting;
      await (state.paused ? this.conductor.pause(self, false) : this.conductor.goOn(self));
      return;
    }
    if (question.timed && (first === '-' || (first === '' && view.legal.length > 1))) {
      this.keyboard.withdraw();
      this.said(await this.conductor.decline(this.setting.self, { seen: this.entries.length - 1 }));
      return;
    }
    const act = readChoice(this.setting.game, typed, view.legal, question.shown);
    // A refusal that only the rules can word is given by them.
    if (act === undefined && !Object.hasOwn(this.setting.game.verbs, first)) {
      this.say(
        red(`That is not one of the choices: ${JSON.stringify(typed)}.`) + faint(' Type help for help.'),
      );
      return this.askAgain();
    }
    this.question = undefined;
    this.keyboard.withdraw();
    const seen = question.timed ? { seen: this.entries.length - 1 } : {};
    this.said(await this.conductor.act(this.setting.self, act ?? typed.trim(), seen), question);
  }

  /** Says why something was not done; the question stands again unless another has taken its place. */
  private said(done: object, question?: Question): void {
    if (!('refused' in done) || this.left) return;
    this.say(red(paragraph((done as Refusal).refused)));
    this.question ??= question;
    this.askAgain();
  }

  /** Stands the question again after something else was said. */
  private askAgain(): void {
    if (this.left) return;
    const { question, view, state } = this;
    if (!question || !view || !state) return;
    this.keyboard.ask(this.promptFor(state, question.timed, question.shown.length));
    this.drain();
  }

  private async obey(command: (typeof COMMANDS)[number], word: string): Promise<void> {
    const { self } = this.setting;
    this.keyboard.withdraw();
    if (command === 'quit') return this.leave();
    if (command === 'help') this.say(HELP);
    if (command === 'table') this.drawn();
    if (command === 'rules') await this.pager.show(rulesOf(this.setting.game));
    if (command === 'score' && this.state) this.say(scoreSheet(this.state.tally, this.names));
    if (command === 'log') this.say(this.told.slice(-30).join('\n'));
    if (command === 'save') this.save(word);
    if (command === 'pause') this.said(await this.conductor.pause(self, true));
    if (command === 'undo') this.said(await this.conductor.undo(self));
    if (command === 'redo') this.said(await this.conductor.redo(self));
    if (!this.pager.open && !this.left) this.askAgain();
  }

  private save(word: string): boolean {
    const { seats, self, seed } = this.setting;
    const saved = this.saves.save(word, this.conductor.match, seats, self, seed);
    const { name, game } = this.setting;
    const own = name === game.id ? '' : `${name} `;
    if (typeof saved === 'string') this.say(`Saved. Go on with: messdeck play ${own}--resume ${saved}`);
    else this.say(red(saved.refused));
    return typeof saved === 'string';
  }

  /** Keeps an unfinished match before leaving it. */
  private keep(): boolean {
    return this.left || this.conductor.match.over || this.save('');
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

/** What the table waits for besides actions, as the prompt says it. */
function waitsFor({ betweenHands, paused }: TableState): string | undefined {
  if (betweenHands) return 'deals the next hand';
  return paused ? 'lets the cards be laid' : undefined;
}

function isCommand(typed: string): boolean {
  return COMMANDS.some((command) => command === typed.trim().split(/\s+/)[0]?.toLowerCase());
}
