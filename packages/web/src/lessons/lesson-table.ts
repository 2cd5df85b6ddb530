// A lesson as a table: the player plays, the others do what the log says, and the coach answers what is beside the
// point. All of it happens on the page; nothing is timed but the pace of the others' cards.

import {
  type Entry,
  type Game,
  isRefusal,
  type LogEvent,
  Match,
  type MatchRecord,
  orderOf,
  parseMove,
  type Refusal,
  type Rules,
  refuse,
  settleRules,
  type View,
} from '@messdeck/engine';
import type { Pace } from '@messdeck/host';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import * as words from '#words/lessons.tsx';
import { answerTo, eventsOf, LET_PASS, type Lesson, type Wrong } from '../games/lesson.ts';
import { settings } from '../shared/settings.ts';
import type { Table, TableState } from '../sources/table.ts';

/** How long the table waits before somebody's next card, in milliseconds. */
const PAUSES: Readonly<Record<Pace, number>> = { slow: 1400, natural: 800, brisk: 400, instant: 0 };

/** A call window that stays open until the player has acted: an hour. */
const OPEN_END = { length: 3_600_000, gone: 0 };

/** So many tries taken back, and the coach offers first to show it. */
const IN_VAIN = 2;

/** What the coach answers to a try. */
export interface Answered extends Pick<Wrong, 'say' | 'rule'> {
  /** How often the same thing was tried in this step. */
  readonly times: number;
  /** The whole answer: what it opens with depends on how often it was tried. */
  readonly words: string;
  /** What was tried. */
  readonly tried: string;
}

export class LessonTable implements Table {
  readonly id: string;
  readonly game: Game;
  readonly rules: Rules;
  readonly untimed = true;
  readonly names: readonly string[];
  readonly bots: readonly (string | undefined)[];
  readonly seat = 0;
  readonly entries: Signal<readonly Entry[]> = signal([]);
  readonly view: ReadonlySignal<View>;
  readonly state: Signal<TableState>;
  readonly fault: Signal<string | undefined> = signal(undefined);
  readonly lesson: Lesson;
  readonly step: Signal<number>;
  readonly answered: Signal<Answered | undefined> = signal(undefined);
  /** What the coach says of a part of the table that was asked about. */
  readonly told: Signal<string | undefined> = signal(undefined);
  /** Whether the others are playing. */
  readonly busy: Signal<boolean> = signal(false);
  /** How often a try at each step was taken back: by the coach, or by the player who went back. */
  private readonly takenBack: Signal<Readonly<Record<number, number>>> = signal({});
  /** How much of the log has happened: a signal, because what is asked depends on it. */
  private readonly happened: Signal<number> = signal(0);
  /** The log, with what the player chose where a step leaves the choice. */
  private readonly events: LogEvent[];
  private match!: Match;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, lesson: Lesson, step = 0) {
    const rules = settleRules(game, lesson.rules, lesson.seats.length);
    if (isRefusal(rules)) throw new Error(rules.refused);
    this.id = `lesson ${game.id}`;
    this.game = game;
    this.lesson = lesson;
    this.rules = rules;
    this.events = eventsOf(lesson);
    this.names = lesson.seats;
    this.bots = lesson.seats.map((_, seat) => (seat === 0 ? undefined : 'lesson'));
    this.step = signal(Math.min(step, lesson.steps.length - 1));
    const opening = new Match(game, rules, lesson.seats.length).view(0);
    this.view = computed(() => this.entries.value.at(-1)?.view ?? opening);
    this.replay(lesson.steps[this.step.value].at);
    this.state = signal(this.stateNow());
  }

  /** What the player is to do now; undefined where "Continue" ends the step. */
  get wanted(): string | undefined {
    if (this.lesson.steps[this.step.value].lets) return LET_PASS;
    return this.pending().find(({ by }) => by === 0)?.do;
  }

  get isLast(): boolean {
    return this.step.value === this.lesson.steps.length - 1;
  }

  /** Whether the lesson has nothing more to ask or tell. */
  get done(): boolean {
    return this.isLast && this.pending().length === 0;
  }

  /** Whether the player has tried this step without success so often that it had better be shown. */
  get stuck(): boolean {
    return (this.takenBack.value[this.step.value] ?? 0) >= IN_VAIN;
  }

  async act(text: string): Promise<Refusal | undefined> {
    if (this.busy.value) return refuse(words.othersPlaying);
    if (this.choose(text)) {
      this.carryOut();
      return undefined;
    }
    const move = parseMove(this.game, this.match.position, 0, text);
    this.answer(text, !isRefusal(move));
    return isRefusal(move) ? refuse(move.refused) : undefined;
  }

  async why(text: string): Promise<string> {
    if (this.busy.value || !this.view.value.actors.includes(0)) return words.othersPlaying;
    const move = parseMove(this.game, this.match.position, 0, text);
    this.answer(text, !isRefusal(move));
    return isRefusal(move) ? move.refused : words.allowed;
  }

  async decline(): Promise<void> {
    if (this.wanted === LET_PASS) this.carryOut();
    else this.answer(LET_PASS, true);
  }

  /** Ends a step in which nothing is to be done. */
  async goOn(): Promise<void> {
    if (!this.busy.value && this.wanted === undefined && !this.isLast) this.carryOut();
  }

  /** Plays for the player what the step asks for. */
  showMe(): void {
    if (!this.busy.value) this.carryOut();
  }

  /** Repeats the step before. */
  back(): void {
    this.goTo(Math.max(0, this.step.value - 1));
    this.takeBack();
  }

  /** Says what a part of the table is. */
  tell(what: string | undefined): void {
    batch(() => {
      this.told.value = what;
      if (what !== undefined) this.answered.value = undefined;
    });
  }

  goTo(step: number): void {
    clearTimeout(this.timer);
    batch(() => {
      this.busy.value = false;
      this.silence();
      this.step.value = step;
      this.replay(this.lesson.steps[step].at);
      this.state.value = this.stateNow();
    });
  }

  /** The log as it is, for anyone who plays on. */
  get log(): readonly LogEvent[] {
    return this.match.log;
  }

  async record(): Promise<MatchRecord | Refusal> {
    return refuse(words.noRecord);
  }

  undo(): void {}
  redo(): void {}
  claim(): void {}
  pause(): void {}

  close(): void {
    clearTimeout(this.timer);
  }

  /** What of this step's part of the log has not happened yet. */
  private pending(): LogEvent[] {
    const next = this.lesson.steps[this.step.value + 1]?.at ?? this.events.length;
    return this.events.slice(this.happened.value, next);
  }

  /** Whether this is what the step asks for; one of several choices as good takes its place in the log. */
  private choose(text: string): boolean {
    const { wanted } = this;
    if (wanted === undefined || wanted === LET_PASS) return false;
    if (text !== wanted && !this.lesson.steps[this.step.value].also?.test(text)) return false;
    const own = this.events.findIndex(({ by }, i) => i >= this.happened.value && by === 0);
    this.events[own] = { by: 0, do: text };
    return true;
  }

  private takeBack(): void {
    const { value: at } = this.step;
    const { value: before } = this.takenBack;
    this.takenBack.value = { ...before, [at]: (before[at] ?? 0) + 1 };
  }

  /** What was answered and told is over. */
  private silence(): void {
    this.answered.value = undefined;
    this.told.value = undefined;
  }

  /** Answers a try beside the point; what the rules forbid and the coach has no words for, they explain themselves. */
  private answer(text: string, allowed: boolean): void {
    this.takeBack();
    this.told.value = undefined;
    const own = answerTo(this.lesson.steps[this.step.value], text, allowed);
    const before = this.answered.value;
    if (!own && !allowed) {
      this.answered.value = undefined;
      return;
    }
    const say = own?.say ?? this.asked;
    const times = before?.say === say ? before.times + 1 : 1;
    const opening = times > 1 && allowed ? words.someOtherTime : own ? '' : words.notYetAllowed;
    this.answered.value = {
      say,
      words: opening + say,
      times,
      tried: text,
      ...(own?.rule !== undefined && { rule: own.rule }),
    };
  }

  /** What the step asks for, in the words of the game's own button. */
  private get asked(): string {
    const { wanted, game } = this;
    return wanted === undefined ? words.pressContinueFirst : `${orderOf(game, wanted)}.`;
  }

  /** The player's action, and then what the others do until the player is asked again or the step is over. */
  private carryOut(): void {
    this.silence();
    const pending = this.pending();
    // Somebody may call before the player in the same breath.
    const own = pending.findIndex(({ by }) => by === 0);
    for (const event of pending.slice(0, own < 0 ? 1 : own + 1)) this.happen(event);
    this.follow();
  }

  private follow(): void {
    const [next] = this.pending();
    if (!next) {
      this.finishStep();
    } else if (next.by !== 0) {
      this.busy.value = true;
      const pause = next.by === 'chance' || next.by === 'clock' ? 0.5 : 1;
      this.timer = setTimeout(() => {
        this.happen(next);
        this.follow();
      }, PAUSES[settings.value.pace] * pause);
    } else {
      this.busy.value = false;
    }
  }

  private finishStep(): void {
    batch(() => {
      this.busy.value = false;
      if (!this.isLast) this.step.value++;
      this.state.value = this.stateNow();
    });
  }

  private happen({ by, do: text }: LogEvent): void {
    batch(() => {
      const refusal = this.match.act(by, text);
      if (refusal) this.fault.value = refusal.refused;
      this.happened.value = this.match.log.length;
      this.state.value = this.stateNow();
    });
  }

  private replay(events: number): void {
    this.match = new Match(this.game, this.rules, this.lesson.seats.length);
    const seen: Entry[] = [];
    let playing = false;
    this.match.watch(0, (entry) => {
      if (playing) this.entries.value = [...this.entries.value, entry];
      else seen.push(entry);
    });
    for (const { by, do: text } of this.events.slice(0, events)) this.match.act(by, text);
    playing = true;
    this.happened.value = events;
    this.entries.value = seen;
  }

  private stateNow(): TableState {
    const { game, match, lesson } = this;
    const window = match.view(0).actors.includes('clock') ? { window: OPEN_END } : {};
    return {
      tally: game.tally(match.position),
      sides: lesson.seats.map((_, seat) => game.side(match.position, seat)),
      canUndo: false,
      canRedo: false,
      betweenHands: false,
      enters: false,
      paused: false,
      ...window,
    };
  }
}
