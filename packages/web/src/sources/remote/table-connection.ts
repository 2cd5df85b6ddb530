// A table on the server this page came from, followed: its stream and how the match stands. What is lost on the way is
// sent again; what is missed is caught up with.

import type { Entry, MatchRecord, View } from '@messdeck/engine';
import type { TableState } from '@messdeck/host';
import { type Signal, signal } from '@preact/signals';
import { ask, askUntilAnswered, type ToldTable } from './api.ts';
import { ownBits } from './own-seals.ts';
import { applyPatch } from './patch.ts';
import { follow, type StreamEvent } from './stream.ts';

/** How the line to the server is. */
export type LineState = 'connecting' | 'live' | 'lost' | 'back';

export interface Said {
  readonly seat: number;
  readonly text?: string;
  readonly phrase?: string;
}

interface Announced {
  readonly text: string;
  readonly inMs: number;
}

interface Answered {
  readonly report: string;
  readonly seat: number;
  readonly answer: string;
}

export interface Unsent {
  readonly text: string;
  /** It is not to be sent after all. */
  takeUp(): void;
}

const NOTHING_YET: TableState = {
  tally: { hands: [] },
  sides: [],
  canUndo: false,
  canRedo: false,
  betweenHands: false,
  enters: false,
  paused: false,
};

/** An answer that takes longer than this is said to. */
const SLOW = 2000;

export class TableConnection {
  readonly id: string;
  readonly seat: number | null;
  readonly told: Signal<ToldTable | undefined> = signal(undefined);
  readonly said: Signal<readonly Said[]> = signal([]);
  /** Whether there is talk at this table. */
  readonly talks: Signal<boolean> = signal(true);
  readonly line: Signal<LineState> = signal('connecting');
  /** The server has said that it stops; it is expected back. */
  readonly restarting: Signal<boolean> = signal(false);
  /** The server says that this is not for us any more. */
  readonly refused: Signal<string | undefined> = signal(undefined);
  /** What has been sent and not answered for a while. */
  readonly unanswered: Signal<string | undefined> = signal(undefined);
  /** What waits for the network: nothing of it has gone out yet. */
  readonly unsent: Signal<Unsent | undefined> = signal(undefined);
  /** How many entries came in the last catching up. */
  readonly missed: Signal<number> = signal(0);
  readonly entries: Signal<readonly Entry[]> = signal([]);
  readonly state: Signal<TableState> = signal(NOTHING_YET);
  /** What the operator announces, and has answered to reports of ours. */
  readonly notice: Signal<Announced | undefined> = signal(undefined);
  readonly answered: Signal<readonly Answered[]> = signal([]);
  /** Why the last wish to take back was refused. */
  readonly notTakenBack: Signal<string | undefined> = signal(undefined);
  /** How often something was taken back, and when the table was last told of (`performance.now`). */
  backs = 0;
  toldAt = 0;
  /** The key by which this page looks on. */
  readonly bearer: string | undefined;
  /** It is an invitation, whose holder would rather look on. */
  readonly invited: boolean;
  private readonly left: AbortController = new AbortController();
  private view: View | undefined;

  constructor(id: string, seat: number | null, bearer?: string, invited = false) {
    this.id = id;
    this.seat = seat;
    this.bearer = bearer;
    this.invited = invited;
    const by = invited ? '&by=invitation' : '';
    const seals = seat === null ? '' : '&seals=yes';
    void follow(`${this.path}/stream?views=patch&state=page${seals}${by}`, bearer, this.left.signal, {
      hear: (event) => this.hear(event),
      connected: () => this.connected(),
      lost: () => this.lost(),
      anew: () => this.beginAnew(),
      refused: (_, sentence) => (this.refused.value = sentence),
    });
  }

  private get path(): string {
    return this.seat === null ? `/tables/${this.id}` : `/tables/${this.id}/seats/${this.seat}`;
  }

  private connected(): void {
    const again = this.line.value === 'lost';
    this.missed.value = 0;
    this.restarting.value = false;
    this.line.value = again ? 'back' : 'live';
    if (again) setTimeout(() => this.line.value === 'back' && (this.line.value = 'live'), 1800);
  }

  private lost(): void {
    if (!this.left.signal.aborted) this.line.value = 'lost';
  }

  private beginAnew(): void {
    this.said.value = [];
    this.backTo(0);
  }

  private backTo(n: number): void {
    this.backs++;
    this.entries.value = this.entries.value.slice(0, n);
  }

  private hear({ event, data }: StreamEvent): void {
    const value = JSON.parse(data);
    if (event === 'table') {
      this.toldAt = performance.now();
      this.told.value = value;
    } else if (event === 'chat') this.said.value = [...this.said.value, value];
    else if (event === 'state') this.state.value = value;
    else if (event === 'silent') this.talks.value = false;
    else if (event === 'stopping') this.restarting.value = true;
    else if (event === 'back') this.backTo(value.to);
    else if (event === 'notice') this.notice.value = value.text === '' ? undefined : value;
    else if (event === 'report')
      this.answered.value = [...this.answered.value.filter(({ report }) => report !== value.report), value];
    else if (event === 'seal') this.contribute(value.commit);
    else if (event === 'entry') this.enter(value);
  }

  /** Adds this browser's bits to a shuffle; too late is noted in the record, and costs nothing. */
  private contribute(commit: string): void {
    if (this.seat === null) return;
    const bits = ownBits(this.id, this.seat, commit);
    ask('POST', `${this.path}/seal`, { body: { commit, bits } }).catch(() => undefined);
  }

  private enter({ n, by, do: text, view, patch }: Entry & { readonly patch?: object }): void {
    this.view = view ?? (applyPatch(this.view ?? {}, patch ?? {}) as unknown as View);
    if (this.line.value === 'back') this.missed.value++;
    const entry: Entry = { n, by, do: text, view: this.view };
    this.entries.value = [...this.entries.value.slice(0, n), entry];
  }

  /** Holds an action until there is a network; false: it was taken up again, and the server never hears of it. */
  held(text: string): Promise<boolean> {
    if (navigator.onLine || this.line.value !== 'lost') return Promise.resolve(true);
    return new Promise((resolve) => {
      const goOn = (goesOut: boolean): void => {
        removeEventListener('online', send);
        heard();
        this.left.signal.removeEventListener('abort', takeUp);
        this.unsent.value = undefined;
        resolve(goesOut);
      };
      // A try that was asked for says nothing of the network: the line tells, when it stands.
      const send = (): void => {
        if (navigator.onLine || this.line.value !== 'lost') goOn(true);
      };
      const heard = this.line.subscribe(() => {
        if (this.unsent.peek()) send();
      });
      const takeUp = (): void => goOn(false);
      addEventListener('online', send);
      this.left.signal.addEventListener('abort', takeUp);
      this.unsent.value = { text, takeUp };
    });
  }

  /** Sends something for this seat until it is answered. */
  async send<T>(what: string, body: object, words: string): Promise<T> {
    const slow = setTimeout(() => (this.unanswered.value = words), SLOW);
    try {
      return await askUntilAnswered<T>('POST', `${this.path}/${what}`, body, this.left.signal, () => {
        this.unanswered.value = words;
      });
    } finally {
      clearTimeout(slow);
      this.unanswered.value = undefined;
    }
  }

  record(): Promise<MatchRecord> {
    return ask<MatchRecord>('GET', `/tables/${this.id}/record`, { bearer: this.bearer });
  }

  close(): void {
    this.left.abort();
  }
}
