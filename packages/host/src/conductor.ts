// Conducts a local match: carries out what the player orders and what the pacing brings about, one after another, and
// tells the page only what has been written down.

import { isRefusal, type LogEvent, SPECTATOR } from '@messdeck/engine';
import { swept } from './known.ts';
import type { LocalMatch } from './local-match.ts';
import type { Order, TableState, Told } from './messages.ts';
import { Pacing } from './pacing.ts';
import type { Summary } from './stored.ts';
import type { Timing } from './timing.ts';

/** Writes events down from a step on; whatever stood there is gone. */
export type Write = (step: number, events: readonly LogEvent[], summary: Summary) => Promise<void>;

export class Conductor {
  private readonly local: LocalMatch;
  private readonly pacing: Pacing;
  private readonly write: Write;
  private readonly tell: (told: Told) => void;
  /** Everything happens one after another, so that an event is written before the next is thought of. */
  private queue: Promise<void> = Promise.resolve();
  private told = 0;

  constructor(local: LocalMatch, timing: Timing, write: Write, tell: (told: Told) => void) {
    this.local = local;
    this.write = write;
    this.tell = tell;
    this.pacing = new Pacing(local, timing, {
      enqueue: (task) => this.enqueue(task),
      change: (happen) => this.change(happen),
      tell: () => this.tellStream(),
    });
  }

  /** Tells the whole stream and begins. */
  begin(): void {
    this.enqueue(async () => this.goOn());
  }

  order(order: Order): void {
    this.enqueue(async () => this.obey(order));
  }

  /** Resolves when everything ordered so far has been done. */
  settled(): Promise<void> {
    return this.queue;
  }

  stop(): void {
    this.pacing.stop();
  }

  private enqueue(task: () => Promise<void>): void {
    this.queue = this.queue.then(task).catch((fault: unknown) => {
      this.pacing.stop();
      this.tell({ is: 'fault', sentence: fault instanceof Error ? fault.message : String(fault) });
    });
  }

  private async obey(order: Order): Promise<void> {
    const { local, pacing } = this;
    if (order.do === 'act') await this.personActs(order.ask, order.text, order.seen);
    else if (order.do === 'why') this.tell({ is: 'answer', ask: order.ask, refused: local.why(order.text) });
    else if (order.do === 'record') this.tellRecord(order.ask);
    else if (order.do === 'timing') pacing.timing = order.timing;
    else if (order.do === 'undo' && local.canUndo) await this.undo();
    else if (order.do === 'redo' && local.canRedo) await this.change(() => local.redo());
    else if (order.do === 'goOn') pacing.dealOn();
    else if (order.do === 'decline') pacing.decline();
    else if (order.do === 'claim') pacing.claim();
    else if (order.do === 'pause') pacing.pauseTable(order.on);
  }

  private tellRecord(ask: number): void {
    const record = this.local.record();
    this.tell(
      isRefusal(record) ? { is: 'answer', ask, refused: record.refused } : { is: 'answer', ask, record },
    );
  }

  private async personActs(ask: number, text: string, seen: number): Promise<void> {
    // BNG, Real time: a call belongs to the card its sender saw; a late one costs nothing.
    if (this.pacing.comesLate(seen)) {
      this.tell({ is: 'answer', ask, refused: 'Too late: the next card is already on the table.' });
      return;
    }
    const { local } = this;
    let refused: string | undefined;
    await this.change(() => {
      refused = local.act(local.person, text)?.refused;
    });
    this.tell(refused === undefined ? { is: 'answer', ask } : { is: 'answer', ask, refused });
  }

  private async undo(): Promise<void> {
    const { local } = this;
    this.pacing.forget();
    const step = local.undo();
    this.told = Math.min(this.told, local.entries.length);
    await this.write(step, [], local.summary);
    this.goOn();
  }

  /** Lets something happen, writes it down, tells it, and thinks of what comes next. */
  private async change(happen: () => unknown): Promise<void> {
    const { local } = this;
    const before = local.match.log.length;
    const seenBefore = local.entries.at(-1)?.view;
    happen();
    const events = local.match.log.slice(before);
    if (events.length === 0) return;
    this.pacing.changed(swept(seenBefore, local.view));
    await this.write(before, events, local.summary);
    this.goOn();
  }

  private goOn(): void {
    this.pacing.schedule();
    this.tellStream();
  }

  private tellStream(): void {
    const { local, told } = this;
    const { canUndo, canRedo, match, game, person } = local;
    const state: TableState = {
      tally: game.tally(match.position),
      sides: local.stored.seats.map((_, seat) => game.side(match.position, seat)),
      canUndo,
      canRedo,
      enters: person !== SPECTATOR && (game.forced?.(match.position, person) ?? false),
      ...this.pacing.state(),
    };
    this.told = local.entries.length;
    this.tell({ is: 'stream', from: told, entries: local.entries.slice(told), state });
  }
}
