// What this page has noticed at a table besides the match: who went when, the table's notes between what was said, and a
// word now and then that stands for a while.

import { PHRASES } from '@messdeck/host';
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ToldTable } from '../../sources/remote/api.ts';
import type { Said, TableConnection } from '../../sources/remote/table-connection.ts';
import {
  type AwaySince,
  awaySince,
  notesBetween,
  type WhyStoodIn,
  type Word,
  whyStoodIn,
  wordOfAsking,
  wordOfHost,
} from '../chat/notes.ts';
import { followNext, wordOfRematch } from './rematch.ts';

/** Something said, or a note of the table's own. */
export type Line = Said | { readonly note: string };

/** A phrase in words, or the words themselves. */
export const wordsOf = ({ phrase, text = '' }: Said): string =>
  phrase === undefined ? text : (PHRASES[phrase] ?? phrase);

/** How long a word stands. */
const STANDS = 6000;
/** What follows from a wish to take back comes in more than one message. */
const TOGETHER = 250;

export class TableActivity {
  readonly away: Signal<AwaySince> = signal(new Map());
  readonly lines: Signal<readonly Line[]> = signal([]);
  readonly word: Signal<Word | undefined> = signal(undefined);
  /** Why a bot plays for this player, once one does. */
  readonly stoodIn: Signal<WhyStoodIn> = signal('left');
  /** Set when this player declines, or does not mind any more. */
  saidNo = false;
  /** Whether this player likes quiet. */
  readonly muted: Signal<boolean> = signal(false);
  /** How much of what was said this player has read. */
  readonly read: Signal<number> = signal(0);
  /** How much had been said when this page came. */
  known = 0;
  /** The table of a rematch, once somebody has asked for one. */
  readonly next: ReadonlySignal<ToldTable | undefined>;
  readonly remote: TableConnection;
  private told: ToldTable | undefined;
  private toldAt = 0;
  private heard = 0;
  private announced = '';
  /** How the match stood when somebody last asked for something back. */
  private asked:
    | { readonly backs: number; readonly entries: number; readonly what: string | undefined }
    | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: readonly (() => void)[];

  /** `notes`: what was noted here before. */
  constructor(remote: TableConnection, notes: readonly Line[] = []) {
    this.remote = remote;
    this.lines.value = notes;
    const { next, stop } = followNext(remote);
    this.next = next;
    this.stops = [
      stop,
      effect(() => this.announce(next.value)),
      effect(() => this.hear(remote.said.value)),
      effect(() => this.look(remote.told.value)),
      effect(() => this.refuse(remote.notTakenBack.value)),
    ];
  }

  private hear(said: readonly Said[]): void {
    const unheard = said.slice(this.heard);
    this.heard = said.length;
    if (unheard.length > 0) this.lines.value = [...this.lines.peek(), ...unheard];
    // What was said earlier comes before the first word of how the match stands.
    if (this.remote.state.peek().sides.length > 0) return;
    this.known = said.length;
    this.read.value = said.length;
  }

  private look(now: ToldTable | undefined): void {
    const before = this.told;
    const time = performance.now();
    const passed = time - this.toldAt;
    this.told = now;
    this.toldAt = time;
    if (!now) return;
    const { seat } = this.remote;
    const notes = before ? notesBetween(before, now, seat) : [];
    batch(() => {
      this.away.value = awaySince(now, time);
      if (seat !== null && now.seats[seat]?.standsIn && !before?.seats[seat]?.standsIn)
        this.stoodIn.value = whyStoodIn(before, now, seat, passed);
      if (notes.length > 0) this.lines.value = [...this.lines.peek(), ...notes.map((note) => ({ note }))];
    });
    const word = before && wordOfHost(before, now, seat);
    if (word) this.say(word);
    if (now.takeback && !before?.takeback) this.askingBegins(now.takeback.by);
    if (before?.takeback && !now.takeback) setTimeout(() => this.askingEnded(before), TOGETHER);
  }

  /** The table's own notes; what was said the server tells again. */
  get notes(): readonly Line[] {
    return this.lines.peek().filter((line) => 'note' in line);
  }

  /** A note of the table's own, between what is said. */
  note(note: string): void {
    this.lines.value = [...this.lines.peek(), { note }];
  }

  private askingBegins(by: number): void {
    const { backs, entries } = this.remote;
    const log = entries.peek();
    this.saidNo = false;
    this.asked = { backs, entries: log.length, what: log.findLast((entry) => entry.by === by)?.do };
  }

  /** Agreed to, it is taken back; where somebody acted meanwhile it is of no account; else it was declined. */
  private askingEnded(told: ToldTable): void {
    const { remote, asked } = this;
    const stands = remote.backs === asked?.backs && remote.entries.peek().length === asked.entries;
    if (!stands || remote.told.peek()?.state !== 'playing') return;
    const word = wordOfAsking({ told, own: remote.seat, saidNo: this.saidNo, what: asked.what });
    if (word) this.say(word);
  }

  /** Everybody hears at once who asks for a rematch. */
  private announce(next: ToldTable | undefined): void {
    if (!next || this.announced === next.table) return;
    this.announced = next.table;
    const word = wordOfRematch(next, this.remote.seat);
    if (!word) return;
    this.say(word);
    this.note(word.says);
  }

  private refuse(sentence: string | undefined): void {
    if (sentence === undefined) return;
    const [says, more = ''] = sentence.split(/(?<=:) /, 2);
    this.say({ bad: true, says, more });
  }

  private say(word: Word): void {
    clearTimeout(this.timer);
    this.word.value = word;
    this.timer = setTimeout(() => (this.word.value = undefined), STANDS);
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }
}
