// The table of a match that is over: a film, a moment of it, and somebody's eyes. Nothing can be done at it, unless
// another choice is tried; the page moves the moment.

import {
  type Entry,
  type Game,
  type MatchRecord,
  type Refusal,
  type Rules,
  refuse,
  SPECTATOR,
  type View,
  YOU,
} from '@messdeck/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import * as words from '#words/records.ts';
import type { Table, TableState } from '../table.ts';
import type { ReplayFrames } from './replay-frames.ts';

/** Whose eyes a replay is seen with: a seat's, or all cards open from one seat's place. */
export interface Look {
  readonly seat: number;
  readonly open: boolean;
}

/** Another choice in the place of the one that was made: what was allowed then, and who hears what is tried. */
export interface Trying {
  readonly legal: readonly string[];
  attempt(text: string): void;
  /** Why something was not allowed then. */
  why(text: string): string;
}

export class ReplayTable implements Table {
  readonly id: string;
  readonly game: Game;
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly bots: readonly (string | undefined)[];
  readonly seat: number | null;
  readonly you: number;
  readonly entries: ReadonlySignal<readonly Entry[]>;
  readonly view: ReadonlySignal<View>;
  readonly state: ReadonlySignal<TableState>;
  readonly fault: ReadonlySignal<string | undefined> = signal(undefined);
  private readonly film: ReplayFrames;
  private readonly trying: Trying | undefined;

  /** `you`: the seat of the person at this screen, where the record does not call it so. */
  constructor(film: ReplayFrames, look: Look, at: ReadonlySignal<number>, trying?: Trying, you?: number) {
    const { record, game } = film;
    this.film = film;
    this.trying = trying;
    this.id = 'replay';
    this.game = game;
    this.rules = record.rules;
    this.names = record.seats.map(({ name }) => name);
    // No matter whose eyes are used, everybody is called as in the record: the person at this screen is "You" there.
    this.you = you ?? this.names.indexOf(YOU);
    this.bots = record.seats.map(({ bot }) => bot);
    this.seat = look.seat === SPECTATOR ? null : look.seat;
    this.entries = computed(() => film.entries(look.seat, at.value));
    this.view = computed(() => ({
      ...(look.open ? film.openView(look.seat, at.value) : film.view(look.seat, at.value)),
      legal: [...(trying?.legal ?? [])],
    }));
    this.state = computed(() => ({
      ...film.stand(at.value),
      canUndo: false,
      canRedo: false,
      betweenHands: false,
      enters: false,
      paused: false,
    }));
  }

  async act(text: string): Promise<Refusal | undefined> {
    if (!this.trying) {
      return refuse(words.overButPlayable);
    }
    if (!this.trying.legal.includes(text)) return refuse(this.trying.why(text));
    this.trying.attempt(text);
    return undefined;
  }

  async why(text: string): Promise<string> {
    return this.trying?.why(text) ?? words.over;
  }

  record(): Promise<MatchRecord> {
    return Promise.resolve(this.film.record);
  }

  close(): void {}
}
