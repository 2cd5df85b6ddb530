// The page's side of a table: what the player has picked up, asked for or been refused. One for each open table;
// every part and every layout reads from it.

import { type Asked, askedIn, type Game, type View } from '@messdeck/engine';
import type { Faces } from '@messdeck/faces';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import * as words from '#words/table/model.ts';
import { afterNextPaint } from '../../shared/after-next-paint.ts';
import type { Table } from '../../sources/table.ts';
import { handIn } from './cards-in.ts';
import { type Choice, complete, onPlace, pick, pickable, probe, readChoices, withCards } from './choices.ts';
import { inOrder, type Sorting } from './order.ts';
import { receivedIn } from './received.ts';
import { Series } from './series.ts';
import { namesFor, ruleIds, youAt } from './words.ts';

/** Why something could not be done, and the card it was about. */
export interface Refused {
  readonly sentence: string;
  readonly rules: readonly string[];
  readonly card?: string;
}

/** Where a dragged card was let go. */
export interface Drop {
  readonly place?: string | undefined;
  readonly card?: string | undefined;
}

/**
 * The choices that are meant when cards are let go somewhere; a text that is meant but not allowed, whose refusal is
 * shown; undefined: as the texts tell.
 */
export type ReadDrop = (
  open: readonly Choice[],
  drop: Drop,
  cards: readonly string[],
  model: TableModel,
) => Choice[] | string | undefined;

/** The class that gives the side of a seat its ink and texture (tokens.css). */
export type Wears = (model: TableModel, seat: number) => string | undefined;

/** A hand whose rest is certain: offered to be played out, being played, or played card by card. */
export interface Rest {
  readonly hand: number;
  readonly is: 'offered' | 'played' | 'by card';
}

/** The hand in which passes are made for the player, and why the last one was. */
export interface Passing {
  readonly hand: number;
  /** The phase of an auction that was left: then not lone passes alone. */
  readonly auction?: string;
  readonly why?: string;
}

export class TableModel {
  readonly table: Table;
  readonly game: Game;
  readonly faces: Faces;
  /** Names as the page says them, "You" included. */
  readonly names: readonly string[];
  readonly seat: number | null;
  /** The seat at the near edge of the cloth: the own one; a spectator turns the table to any. */
  readonly near: Signal<number>;
  /** For spectators, how two sides are spoken of, the near one first: by who plays together. */
  sideNames: (() => readonly [string, string]) | undefined;
  /** The seat called "You": the player's own, in a replay that of the one who played; none where it is no seat's number. */
  readonly you: number | null;
  readonly view: ReadonlySignal<View>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly picked: Signal<readonly string[]> = signal([]);
  /** Cards that stand up: a tap raises or lowers its card at once, and counts as picked when that has been painted. */
  readonly raised: ReadonlySignal<readonly string[]>;
  /** Cards that a tap would pick. */
  readonly pickable: ReadonlySignal<ReadonlySet<string>>;
  readonly refused: Signal<Refused | undefined> = signal(undefined);
  /** Whether something that was chosen is on its way to the table. */
  readonly sending: Signal<boolean> = signal(false);
  /** Whether the player has halted the table. */
  readonly halted: Signal<boolean> = signal(false);
  /** Whether passes are made for the player. */
  readonly passing: Signal<Passing | undefined> = signal(undefined);
  /** Whether the rest of the hand is certain, and what the player wants of it. */
  readonly rest: Signal<Rest | undefined> = signal(undefined);
  /** Whether the ceremony at the end of the match is on, rather than the table. */
  readonly ceremony: Signal<boolean> = signal(true);
  /** Several actions that are being entered with one press. */
  readonly series: Series = new Series(this);
  /** What is chosen in a box of words (a bid), by verb: the words after it, as far as they are chosen. */
  readonly worded: Signal<Readonly<Record<string, readonly (string | undefined)[]>>> = signal({});
  readonly sorting: Signal<Sorting> = signal('suit');
  /** The player's own order of the hand, where cards were moved by hand. */
  readonly arranged: Signal<readonly string[]> = signal([]);
  /** Cards that came to the own hand since the player last acted. */
  readonly received: ReadonlySignal<ReadonlySet<string>>;
  /** The cards of the own hand in the order shown. */
  readonly hand: ReadonlySignal<readonly string[]>;
  /** The class of a side that wears colours of its own. */
  readonly wears: Wears | undefined;
  private readonly tapped: Signal<readonly string[] | undefined> = signal(undefined);
  private readonly stops: readonly (() => void)[];
  private readonly readDrop: ReadDrop | undefined;
  private acting = false;
  private phase = '';

  constructor(table: Table, faces: Faces, readDrop?: ReadDrop, wears?: Wears) {
    this.table = table;
    this.game = table.game;
    this.faces = faces;
    this.readDrop = readDrop;
    this.wears = wears;
    this.names = namesFor(table);
    this.seat = table.seat;
    this.near = signal(table.seat ?? 0);
    this.you = youAt(table);
    this.view = table.view;
    this.choices = computed(() =>
      table.state.value.enters ? [] : readChoices(this.game.pack, this.view.value.legal),
    );
    this.raised = computed(() => this.tapped.value ?? this.picked.value);
    this.pickable = computed(() => pickable(this.choices.value, this.picked.value));
    this.received = computed(() => receivedIn(table.entries.value, table.seat));
    this.hand = computed(() => {
      const held = this.seat === null ? [] : handIn(this.view.value, this.seat);
      return inOrder(this.game.pack, held, this.sorting.value, this.arranged.value);
    });
    this.stops = [
      effect(() => this.forget(this.choices.value)),
      effect(() => {
        if (this.picked.value) this.tapped.value = undefined;
      }),
    ];
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.series.stop();
    this.table.close();
  }

  /** Whether the player is asked now. */
  get mine(): boolean {
    return this.seat !== null && this.view.value.actors.includes(this.seat);
  }

  /** Current move, in the game's words. */
  get asked(): Asked {
    return askedIn(this.game, this.view.value, this.names);
  }

  nameOf(card: string): string {
    return this.faces.name(card);
  }

  /** A tap on a card: picks it, plays it when it is picked already, or asks why it cannot be picked. */
  tap(card: string): void {
    const choices = this.choices.value;
    const raised = this.raised.value;
    this.series.stop();
    if (raised.length === 1 && raised[0] === card) {
      const open = withCards(choices, raised);
      const ready = open.length === 1 ? open : complete(choices, raised);
      if (ready.length === 1) void this.act(ready[0].text);
      else void this.raise([]);
      return;
    }
    const next = pick(choices, raised, card);
    if (next) {
      this.refused.value = undefined;
      void this.raise(next);
    } else void this.askWhy(card);
  }

  /** The cards move at once; what can be done with them is asked when that has been painted. */
  private async raise(cards: readonly string[]): Promise<void> {
    this.tapped.value = cards;
    await afterNextPaint();
    if (this.tapped.peek() === cards) this.picked.value = cards;
  }

  /** A dragged card is let go: does the one thing that it can mean there, or leaves the choice open. */
  drop(card: string, { place, card: onCard }: Drop): void {
    const choices = this.choices.value;
    const chosen = this.picked.value.includes(card) ? this.picked.value : [card];
    const open = withCards(choices, chosen);
    if (open.length === 0) {
      void this.askWhy(card);
      return;
    }
    const there = place === undefined ? [] : onPlace(open, this.view.value, place);
    const onIt = onCard === undefined ? [] : complete(choices, [...chosen, onCard]);
    const meant =
      this.readDrop?.(open, { place, card: onCard }, chosen, this) ??
      (onIt.length > 0 ? onIt : there.length > 0 ? there : complete(choices, chosen));
    if (typeof meant === 'string') void this.explain(meant, card);
    else if (meant.length === 1) void this.act(meant[0].text);
    else this.picked.value = chosen;
  }

  /** What was picked stays up until the table has answered: then it travels from there, and the press was cheap. */
  async act(text: string): Promise<void> {
    if (this.acting) return;
    this.acting = true;
    this.series.stop();
    this.refused.value = undefined;
    const refusal = await this.send(() => this.table.act(text));
    this.acting = false;
    batch(() => {
      this.picked.value = [];
      if (refusal) this.refuse(refusal.refused);
    });
  }

  undo(): void {
    this.series.stop();
    this.table.undo?.();
  }

  redo(): void {
    this.series.stop();
    this.table.redo?.();
  }

  /** Has the next hand dealt. */
  goOn(): Promise<void> {
    return this.send(async () => this.table.goOn?.());
  }

  /** Lets a call window pass. */
  decline(): Promise<void> {
    return this.send(async () => this.table.decline?.());
  }

  private async send<T>(way: () => Promise<T>): Promise<T> {
    this.sending.value = true;
    const answer = await way();
    this.sending.value = false;
    return answer;
  }

  /** Says why something may not be done now, at the card it is about. */
  async explain(text: string, card?: string): Promise<void> {
    const asked = this.view.value.step;
    const sentence = await this.table.why(text);
    if (this.view.value.step === asked) this.refuse(sentence, card);
  }

  private async askWhy(card: string): Promise<void> {
    const text = probe(this.game.pack, this.choices.value, this.picked.value, card, this.hand.value);
    if (text === undefined) this.refuse(this.notNow(), card);
    else await this.explain(text, card);
  }

  private notNow(): string {
    if (this.mine) return words.noCardNow;
    if (this.table.state.value.betweenHands) return words.dealNextHand;
    const others = this.view.value.actors.flatMap((by) => (typeof by === 'number' ? [this.names[by]] : []));
    return words.notYet(others.length, others[0]);
  }

  /** Shows a reason in the place of what is asked. */
  refuse(sentence: string, card?: string): void {
    const { said, rules } = ruleIds(sentence);
    this.refused.value = card === undefined ? { sentence: said, rules } : { sentence: said, rules, card };
  }

  /** A new moment: what was picked stays only while it can still mean something. */
  private forget(choices: readonly Choice[]): void {
    this.refused.value = undefined;
    // A new auction opens with nothing chosen.
    const { phase } = this.view.peek();
    if (phase !== this.phase) this.worded.value = {};
    this.phase = phase;
    const raised = this.raised.peek();
    if (raised.length > 0 && withCards(choices, raised).length === 0) this.picked.value = [];
  }
}
