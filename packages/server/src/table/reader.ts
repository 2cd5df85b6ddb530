// A reader of a stream: turns what it is told into server-sent events, as fast as its line takes them. What it missed is
// made in parts; one that falls too far behind is cut off and comes back with the id of what it has.

import type { Entry, View } from '@messdeck/engine';
import type { HostMessage, Past, TableState } from '@messdeck/host';
import { BEGINNING, makeEventId, type Place } from './event-id.ts';
import { mergePatch } from './merge-patch.ts';

/** The line to a reader. */
export interface Line {
  write(text: string): void;
  /** How many bytes it has not sent yet. */
  unsent(): number;
  cut(): void;
}

export interface Wishes {
  /** Entries after the first of a connection hold patches. */
  readonly patch: boolean;
  /** How the table stands (score sheet, windows), as our page wants it. */
  readonly state: boolean;
  /** What shuffles are sealed with. */
  readonly seals?: boolean;
}

const ROOM = 64 * 1024;
const MOST_UNSENT = 256 * 1024;
const MOST_WAITING = 20_000;

/** Makes the text of an event when it is its turn; undefined: there is none after all. */
type Make = () => string | undefined;

/** Readers of one seat are told the same entry one after another: it is written out once. */
let written: { readonly entry: Entry; readonly text: string } | undefined;
let patched: { readonly entry: Entry; readonly from: View; readonly text: string | undefined } | undefined;

export class Reader {
  readonly seat: number;
  private readonly line: Line;
  readonly wishes: Wishes;
  /** Has the steps of what is queued done. */
  private readonly wake: (reader: Reader) => void;
  /** What it missed, one after the other. It comes before everything that waits. */
  private missed: Iterator<Make | undefined, void>[] = [];
  /** What still has to be written, made only when there is room for it. */
  private waiting: Make[] = [];
  /** Bytes made since the reader had caught up, not yet handed to the line. */
  private held = 0;
  private behind = true;
  private closed = false;
  private reads = true;
  private lastView: View | undefined;
  /** It has been shown how the match stands where it has no entry that would show it. */
  private opened = false;
  place: Place = BEGINNING;

  constructor(
    seat: number,
    line: Line,
    wishes: Wishes,
    place: Place,
    wake: (reader: Reader) => void = atOnce,
  ) {
    this.seat = seat;
    this.line = line;
    this.wishes = wishes;
    this.place = place;
    this.wake = wake;
  }

  /**
   * What the host tells of this seat's stream. `backs`: how often something was taken back so far; `view`: what the
   * seat sees, for one that has noticed nothing yet.
   */
  hear(told: HostMessage, backs: number, view: () => View): void {
    if (told.is === 'fault') {
      this.cut();
      return;
    }
    if (told.from < this.place.entries) this.goBack(told.from, backs);
    this.place = { ...this.place, backs };
    if (told.past) this.miss(told.past);
    for (const entry of told.entries) if (entry.n >= this.place.entries) this.entry(entry);
    if (this.place.entries === 0 && !this.opened) this.open(view());
    this.pump();
    if (told.is === 'stream') this.state(told.state);
  }

  private goBack(to: number, backs: number): void {
    this.place = { ...this.place, entries: to, backs };
    this.opened = false;
    const id = makeEventId(this.place);
    this.push(() => `event: back\nid: ${id}\ndata: {"to":${to}}\n\n`);
    // A patch needs the view before, which lies behind us now: the next connection begins with a whole one.
    if (this.wishes.patch && this.lastView) this.push(() => this.cut());
  }

  /** A match that begins with a choice asks its first question here. */
  private open(view: View): void {
    this.opened = true;
    const text = `event: view\ndata: ${JSON.stringify(view)}\n\n`;
    this.push(() => text);
  }

  private entry(entry: Entry): void {
    this.place = { ...this.place, entries: entry.n + 1 };
    this.push(this.entryAt(entry, this.place));
  }

  private entryAt(entry: Entry, place: Place): Make {
    return () => {
      const text = this.entryText(entry);
      return text === undefined ? this.cut() : `event: entry\nid: ${makeEventId(place)}\ndata: ${text}\n\n`;
    };
  }

  /** Entries it lacks: they are made as its line takes them, and cost nobody his connection. */
  private miss({ to, entries }: Past): void {
    const { place } = this;
    this.place = { ...place, entries: to };
    this.queue(mapped(entries, (entry) => entry && this.entryAt(entry, { ...place, entries: entry.n + 1 })));
  }

  private queue(events: Iterator<Make | undefined, void>): void {
    if (this.closed) return;
    this.behind = true;
    this.missed.push(events);
    this.wake(this);
  }

  /** Undefined where a patch is wanted and none can be made: the next connection begins with this view, whole. */
  private entryText(entry: Entry): string | undefined {
    if (!this.wishes.patch) return fullText(entry);
    const before = this.lastView;
    this.lastView = entry.view;
    if (!before) return fullText(entry);
    // Our own page takes a whole view at any time.
    return patchText(entry, before) ?? (this.wishes.state ? fullText(entry) : undefined);
  }

  private state(state: TableState): void {
    const text = `event: state\ndata: ${JSON.stringify(state)}\n\n`;
    this.push(() => text);
  }

  /** Something was said; `number` counts from 1. */
  talk(text: string, number: number): void {
    this.place = { ...this.place, talk: number };
    this.push(chatAt(text, this.place));
  }

  /** What was said up to `count` that it has not heard. */
  missTalk(count: number, text: (number: number) => string): void {
    const { place } = this;
    if (count <= place.talk) return;
    this.place = { ...place, talk: count };
    const numbers = Array.from({ length: count - place.talk }, (_, i) => place.talk + i + 1);
    this.queue(mapped(numbers.values(), (talk) => chatAt(text(talk), { ...place, talk })));
  }

  /** Nobody talks at this table: our own page offers no words there. */
  silent(): void {
    if (this.wishes.state) this.push(() => 'event: silent\ndata: {}\n\n');
  }

  /** The server is about to stop: our own page says so instead of wondering where it has gone. */
  stopping(): void {
    if (this.wishes.state && !this.closed && !this.hasQueue) this.line.write('event: stopping\ndata: {}\n\n');
  }

  /** A shuffle waits for contributions. */
  seal(text: string): void {
    if (this.wishes.seals) this.push(() => `event: seal\ndata: ${text}\n\n`);
  }

  /** Something that is neither played nor said. */
  tell(event: string, what: object): void {
    const text = JSON.stringify(what);
    this.push(() => `event: ${event}\ndata: ${text}\n\n`);
  }

  table(text: string): void {
    this.push(() => `event: table\ndata: ${text}\n\n`);
  }

  /** A sign of life that means nothing; anyone who is behind and has taken nothing since the last does not read. */
  beat(): void {
    if (!this.hasQueue || this.line.unsent() === 0) this.line.write(':\n\n');
    else if (!this.reads) this.cut();
    this.reads = false;
  }

  private get hasQueue(): boolean {
    return this.missed.length > 0 || this.waiting.length > 0;
  }

  private get hasRoom(): boolean {
    return this.line.unsent() < ROOM;
  }

  private push(make: Make): void {
    if (this.closed) return;
    if (!this.hasQueue && this.hasRoom) {
      this.write(make);
      this.behind = false;
      return;
    }
    if (this.behind || this.waiting.length === 0) this.waiting.push(make);
    else {
      const text = make() ?? '';
      this.held += text.length;
      this.waiting.push(() => {
        this.held -= text.length;
        return text;
      });
    }
    const tooMuch = !this.behind && this.held + this.line.unsent() > MOST_UNSENT;
    if (tooMuch || this.waiting.length > MOST_WAITING) this.cut();
  }

  /** The line may have room again. */
  pump(): void {
    if (this.hasQueue && this.hasRoom) this.wake(this);
  }

  /** Writes one event of what is queued; false: nothing is, or there is no room. */
  step(): boolean {
    if (this.closed || !this.hasQueue || !this.hasRoom) return false;
    const [missed] = this.missed;
    if (missed) {
      const { value, done } = missed.next();
      if (done) this.missed.shift();
      else if (value) this.write(value);
    } else this.write(this.waiting.shift()!);
    if (!this.hasQueue) this.behind = false;
    return this.hasQueue;
  }

  private write(make: Make): void {
    const text = make();
    if (text) this.line.write(text);
    this.reads = true;
  }

  /** It has gone: nothing more is made for it. */
  stop(): void {
    this.closed = true;
    this.missed = [];
    this.waiting = [];
  }

  /** Ends the connection; what is not sent yet will be asked for again. */
  cut(): undefined {
    if (this.closed) return;
    this.stop();
    this.line.cut();
  }
}

function atOnce(reader: Reader): void {
  while (reader.step());
}

function chatAt(text: string, place: Place): Make {
  return () => `event: chat\nid: ${makeEventId(place)}\ndata: ${text}\n\n`;
}

/** Each is made into another when it is taken. */
function mapped<T, U>(all: Iterator<T, unknown>, make: (each: T) => U): Iterator<U, void> {
  return {
    next() {
      const { value, done } = all.next();
      return done ? { value: undefined, done } : { value: make(value as T) };
    },
  };
}

function fullText(entry: Entry): string {
  if (written?.entry === entry) return written.text;
  const { n, by, do: text, view } = entry;
  written = { entry, text: JSON.stringify({ n, by, do: text, view }) };
  return written.text;
}

function patchText(entry: Entry, before: View): string | undefined {
  if (patched?.entry === entry && patched.from === before) return patched.text;
  const { n, by, do: text, view } = entry;
  const patch = mergePatch(
    before as unknown as Record<string, unknown>,
    view as unknown as Record<string, unknown>,
  );
  patched = { entry, from: before, text: patch && JSON.stringify({ n, by, do: text, patch }) };
  return patched.text;
}
