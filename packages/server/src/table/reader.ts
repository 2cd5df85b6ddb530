// A reader of a stream: turns what it is told into server-sent events, as fast as its line takes them. One that falls
// too far behind is cut off and comes back with the id of what it has.

import type { Entry, View } from '@messdeck/engine';
import type { TableState, Told } from '@messdeck/host';
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
}

const ROOM = 64 * 1024;
const MOST_UNSENT = 256 * 1024;
const MOST_WAITING = 20_000;
/** More entries at once than these are what somebody missed, not what happens. */
const AT_ONCE = 16;

/** Readers of one seat are told the same entry one after another: it is written out once. */
let written: { readonly entry: Entry; readonly text: string } | undefined;
let patched: { readonly entry: Entry; readonly from: View; readonly text: string | undefined } | undefined;

export class Reader {
  readonly seat: number;
  private readonly line: Line;
  readonly wishes: Wishes;
  /** What still has to be written, made only when there is room for it. */
  private waiting: (() => string | undefined)[] = [];
  /** Bytes made since the reader had caught up, not yet handed to the line. */
  private held = 0;
  private behind = true;
  /** It is being told what it missed: that is made as the line takes it, and costs nobody his connection. */
  private catchesUp = false;
  private closed = false;
  private reads = true;
  private lastView: View | undefined;
  /** It has been shown how the match stands where it has no entry that would show it. */
  private opened = false;
  place: Place = BEGINNING;

  constructor(seat: number, line: Line, wishes: Wishes, place: Place) {
    this.seat = seat;
    this.line = line;
    this.wishes = wishes;
    this.place = place;
  }

  /**
   * What the host tells of this seat's stream. `backs`: how often something was taken back so far; `view`: what the
   * seat sees, for one that has noticed nothing yet.
   */
  hear(told: Told, backs: number, view: () => View): void {
    if (told.is === 'fault') {
      this.cut();
      return;
    }
    if (told.from < this.place.entries) this.goBack(told.from, backs);
    this.place = { ...this.place, backs };
    const news = told.entries.filter(({ n }) => n >= this.place.entries);
    this.catchesUp = news.length > AT_ONCE;
    for (const entry of news) this.entry(entry);
    this.catchesUp = false;
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
    const id = makeEventId(this.place);
    this.push(() => {
      const text = this.entryText(entry);
      return text === undefined ? this.cut() : `event: entry\nid: ${id}\ndata: ${text}\n\n`;
    });
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
    const id = makeEventId(this.place);
    this.push(() => `event: chat\nid: ${id}\ndata: ${text}\n\n`);
  }

  /** Nobody talks at this table: our own page offers no words there. */
  silent(): void {
    if (this.wishes.state) this.push(() => 'event: silent\ndata: {}\n\n');
  }

  table(text: string): void {
    this.push(() => `event: table\ndata: ${text}\n\n`);
  }

  /** A sign of life that means nothing; whoever is behind and has taken nothing since the last does not read. */
  beat(): void {
    if (this.waiting.length === 0) this.line.write(':\n\n');
    else if (!this.reads) this.cut();
    this.reads = false;
  }

  private push(make: () => string | undefined): void {
    if (this.closed) return;
    if (this.catchesUp) {
      this.behind = true;
      this.waiting.push(make);
      return;
    }
    if (this.waiting.length === 0 && this.line.unsent() < ROOM) {
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
    this.pump();
    const tooMuch = !this.behind && this.held + this.line.unsent() > MOST_UNSENT;
    if (tooMuch || this.waiting.length > MOST_WAITING) this.cut();
  }

  /** Writes as much as there is room for; called again when the line has room. */
  pump(): void {
    while (!this.closed && this.waiting.length > 0 && this.line.unsent() < ROOM) {
      this.write(this.waiting.shift()!);
    }
    if (this.waiting.length === 0) this.behind = false;
  }

  private write(make: () => string | undefined): void {
    const text = make();
    if (text) this.line.write(text);
    this.reads = true;
  }

  /** Ends the connection; what is not sent yet will be asked for again. */
  cut(): undefined {
    if (this.closed) return;
    this.closed = true;
    this.waiting = [];
    this.line.cut();
  }
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
