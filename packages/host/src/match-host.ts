// Conducts a match on one device: carries out what people order and what the pacing brings about, one after another,
// and tells everybody, and only what has been written down. What people need who play each other is in shared-match-host.ts.

import {
  isRefusal,
  type Match,
  type MatchRecord,
  makeRecord,
  parseMove,
  type Refusal,
  refuse,
  type SeatOfRecord,
  SPECTATOR,
} from '@messdeck/engine';
import type { Change, HostServices, Sitting, Summary } from './host-services.ts';
import { HostedMatch } from './hosted-match.ts';
import { swept } from './known.ts';
import {
  type Abilities,
  type Done,
  type HostMessage,
  type NotDone,
  notDone,
  type TableState,
} from './messages.ts';
import { Pacing } from './pacing.ts';
import { Streams } from './streams.ts';
import type { Timing } from './timing.ts';

/** What came with an order: the last entry its sender had seen, and something for anyone who writes it down. */
export interface Sent {
  readonly seen?: number;
  readonly note?: unknown;
}

const EVERYTHING: Abilities = {
  undo: true,
  redo: true,
  takeback: false,
  goOn: true,
  decline: true,
  claim: true,
  pause: true,
};

const STOPPED = notDone('failed', 'The table has stopped.');
export const NOT_OFFERED: NotDone = notDone('unable', 'This table does not offer that.');

/** Conducts a match on one device; what call windows need is loaded where the game has them. */
export async function hostAlone(sitting: Sitting, services: HostServices): Promise<MatchHost> {
  const kind = sitting.game.parts?.clock ? (await import('./window-pacing.ts')).WindowPacing : Pacing;
  return new MatchHost(sitting, services, kind);
}

/** Runs a match on one device, and tells players only what has already been saved. */
export class MatchHost {
  protected readonly hosted: HostedMatch;
  protected readonly services: HostServices;
  protected readonly able: Abilities;
  protected readonly pacing: Pacing;
  private readonly streams: Streams;
  /** Everything happens one after another, so that an event is written before the next is thought of. */
  private queue: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly summary = (): Summary => this.hosted.summary;

  constructor(sitting: Sitting, services: HostServices, PacingOfGame: typeof Pacing) {
    this.services = services;
    this.able = { ...EVERYTHING, ...services.able };
    this.hosted = new HostedMatch(sitting, services);
    this.streams = new Streams(this.hosted);
    const desk = {
      enqueue: (task: () => Promise<void> | void) => this.enqueue(task),
      change: (happen: () => unknown) => this.change(happen),
      tell: () => this.tell(),
    };
    this.pacing = new PacingOfGame(this.hosted, services, desk);
  }

  /** The truth: nothing of it may go to a seat but what the streams tell. */
  get match(): Match {
    return this.hosted.match;
  }

  /** The seats as they are now. */
  get seats(): readonly SeatOfRecord[] {
    return this.hosted.seats;
  }

  /** From now on chance, bots and the clock act. */
  begin(): void {
    this.enqueue(() => {
      this.pacing.happened(false);
      this.tell();
    });
  }

  /** Resolves when everything ordered so far has been done. */
  settled(): Promise<void> {
    return this.queue;
  }

  /** Nothing happens any more: nothing is begun, written or told after this. */
  stop(): void {
    this.stopped = true;
    this.pacing.forget();
    this.hosted.leave();
  }

  /**
   * Tells the stream of a seat (or of SPECTATOR) from entry `from` on, then whatever follows; how the table stands to
   * those who want it. Returns how to leave.
   */
  listen(seat: number, hear: (told: HostMessage) => void, from = 0, withState = true): () => void {
    let left = false;
    this.enqueue(() => {
      if (!left) this.addListener(seat, hear, from, { withState, bitByBit: false });
    });
    return () => {
      left = true;
      this.streams.remove(seat, hear);
    };
  }

  /** Does something when all that was ordered before is done and written; `never`: the table has stopped. */
  inTurn(task: () => void, never: () => void): void {
    this.enqueue(task, never);
  }

  /** Listens at once, for anyone who is in turn: what has been is handed over to be taken in parts. */
  join(seat: number, hear: (told: HostMessage) => void, from: number, withState: boolean): () => void {
    this.addListener(seat, hear, from, { withState, bitByBit: true });
    return () => this.streams.remove(seat, hear);
  }

  private addListener(
    seat: number,
    hear: (told: HostMessage) => void,
    from: number,
    how: { readonly withState: boolean; readonly bitByBit: boolean },
  ): void {
    this.streams.add(seat, hear, from, how, (at) => this.state(at));
  }

  act(seat: number, text: string, { seen, note }: Sent = {}): Promise<Done> {
    return this.request(seat, async () => {
      // A call belongs to the moment its sender saw; a late one costs nothing.
      if (seen !== undefined && this.comesLate(seat, seen)) return LATE;
      let refusal: Refusal | undefined;
      let n = -1;
      await this.change(
        () => {
          refusal = this.hosted.act(seat, text);
          n = this.hosted.entriesOf(seat) - 1;
        },
        () => ({ seat, n, note }),
      );
      return refusal ? this.whyNot(seat, refusal, seen) : { n };
    });
  }

  /** Lets a call window pass. */
  decline(seat: number, { seen }: Sent = {}): Promise<Done> {
    return this.request(seat, () => {
      if (!this.able.decline) return NOT_OFFERED;
      if (seen !== undefined && this.pacing.comesLate(seat, seen)) return LATE;
      return this.pacing.decline(seat) ? {} : notDone('turn', 'There is no call to let pass now.');
    });
  }

  /** Why a text may not be done now. */
  async why(seat: number, text: string): Promise<string> {
    const done = await this.request(seat, () => {
      const { game, match } = this.hosted;
      if (!this.hosted.match.view(seat).actors.includes(seat)) return notDone('turn', 'It is not your turn.');
      const move = parseMove(game, match.position, seat, text);
      return isRefusal(move) ? notDone('rules', move) : {};
    });
    return 'refused' in done ? done.refused : 'This is allowed.';
  }

  /** This person wants the next hand dealt. */
  goOn(seat: number): Promise<Done> {
    return this.offered('goOn', seat, () => this.pacing.goOn(seat), 'No hand is waiting to be dealt.');
  }

  /** Calls first and says where in a moment: the window waits. For one person alone. */
  claim(seat: number): Promise<Done> {
    const alone = (): boolean => this.hosted.people().length === 1;
    return this.offered(
      'claim',
      seat,
      () => alone() && this.pacing.claim(),
      'There is nothing to claim now.',
    );
  }

  /** Halts the table, open windows too, or lets it go on; only that of a race runs out. */
  pause(seat: number, on: boolean): Promise<Done> {
    const halt = (): boolean => {
      this.pacing.halt(on);
      return true;
    };
    return this.offered('pause', seat, halt, '');
  }

  private offered(ability: keyof Abilities, seat: number, order: () => boolean, idle: string): Promise<Done> {
    return this.request(seat, () => {
      if (!this.able[ability]) return NOT_OFFERED;
      if (!order()) return notDone('unable', idle);
      this.tell();
      return {};
    });
  }

  /** Goes back before one's last action, at once: for one person alone. */
  undo(seat: number): Promise<Done> {
    return this.request(seat, async () => {
      if (!this.able.undo || this.hosted.people().length > 1) return NOT_OFFERED;
      if (!this.hosted.checkpoints.canGoBack(seat, true)) return NOTHING_TO_TAKE_BACK;
      await this.goBack(seat);
      return {};
    });
  }

  /** Carries out again what was taken back last. */
  redo(seat: number): Promise<Done> {
    return this.request(seat, async () => {
      if (!this.able.redo) return NOT_OFFERED;
      if (this.hosted.checkpoints.undone.length === 0)
        return notDone('unable', 'There is nothing to bring back.');
      await this.change(() => this.hosted.redo());
      return {};
    });
  }

  setPace(timing: Timing): void {
    this.pacing.timing = timing;
  }

  /** The record of a match that is over. */
  record(): MatchRecord | Refusal {
    if (!this.match.over) return refuse('The record is written when the match is over.');
    return makeRecord(this.match, this.seats.map(asRecorded));
  }

  /** How the table stands for a seat or a spectator. */
  state(seat: number): TableState {
    const { hosted, able, pacing } = this;
    const { game, match, checkpoints } = hosted;
    const freely = able.undo && hosted.people().length === 1;
    const plays = seat !== SPECTATOR && hosted.isPerson(seat);
    const asked = (game.actors(match.position) & (1 << seat)) !== 0;
    return {
      tally: hosted.tally,
      sides: hosted.seats.map((_, other) => game.side(match.position, other)),
      canUndo: plays && (freely || able.takeback) && checkpoints.canGoBack(seat, freely),
      canRedo: plays && able.redo && checkpoints.undone.length > 0,
      enters: plays && asked && (game.forced?.(match.position, seat) ?? false),
      ...pacing.state(),
    };
  }

  /** Does something in its turn for the person at a seat, who is back if a bot stood in. */
  protected request(seat: number | undefined, task: () => Done | Promise<Done>): Promise<Done> {
    return new Promise((resolve) => {
      this.enqueue(
        async () => {
          if (seat !== undefined && !this.hosted.seats[seat])
            resolve(notDone('unable', 'There is no such seat.'));
          else if (seat !== undefined && !this.hosted.isPerson(seat)) {
            resolve(notDone('unable', 'A bot sits there.'));
          } else {
            if (seat !== undefined) this.arrives(seat);
            resolve(await task());
          }
        },
        () => resolve(STOPPED),
      );
    });
  }

  /** Whether this was meant for a moment that is over, was sent twice, or speaks of entries that were taken back. */
  private comesLate(seat: number, seen: number): boolean {
    const { hosted, pacing } = this;
    return pacing.comesLate(seat, seen) || seen < hosted.lastAct(seat) || seen >= hosted.entriesOf(seat);
  }

  private whyNot(seat: number, refusal: Refusal, seen: number | undefined): NotDone {
    const { hosted } = this;
    if (hosted.match.over) return notDone('over', refusal);
    if (seen !== undefined && seen < hosted.lastTick(seat)) return LATE;
    return notDone(hosted.match.view(seat).actors.includes(seat) ? 'rules' : 'turn', refusal);
  }

  /** A person at this seat orders something. */
  protected arrives(_seat: number): void {}

  /** Somebody has acted; it is not written yet. */
  protected acted(): void {}

  /** What was done is durable. */
  protected lasts(): void {}

  protected enqueue(task: () => Promise<void> | void, failed?: () => void): void {
    const done = this.queue.then(async () => {
      if (this.stopped) failed?.();
      else await task();
    });
    this.queue = done.catch((fault: unknown) => {
      this.stop();
      failed?.();
      this.streams.fault(
        fault instanceof NotWritten ? fault.message : 'Something went wrong, and the table has stopped.',
      );
      this.services.report?.(fault);
    });
  }

  protected async goBack(seat: number, act?: Change['act']): Promise<void> {
    this.pacing.forget();
    const step = this.hosted.checkpoints.goBack(seat);
    this.streams.drop();
    await this.write({ from: step, events: [], ...(act && { act }) });
    this.goOnFrom(false, true);
  }

  /** Lets something happen, writes it down, tells it, and arranges what comes next. */
  private async change(happen: () => unknown, request?: () => Change['act']): Promise<void> {
    const { hosted, pacing } = this;
    const before = hosted.log.length;
    const { spread } = hosted;
    happen();
    if (hosted.log.length === before) return;
    const rests = swept(spread, hosted.spread);
    this.acted();
    while (!rests && pacing.dealsAtOnce) hosted.chance();
    const act = request?.();
    await this.write({ from: before, events: hosted.log.slice(before), ...(act && { act }) });
    this.goOnFrom(rests, false);
  }

  protected async write(change: Omit<Change, 'summary'>): Promise<void> {
    try {
      await this.services.write({ ...change, summary: this.summary });
    } catch (cause) {
      throw new NotWritten(cause);
    }
  }

  private goOnFrom(rests: boolean, back: boolean): void {
    this.lasts();
    if (this.stopped) return;
    this.pacing.happened(rests);
    this.tell(back);
  }

  protected tell(back = false): void {
    if (this.stopped) return;
    this.streams.tell((seat) => this.state(seat), back);
    this.services.changed?.();
  }
}

/** What a person's stand-in drew its numbers from belongs to no bot of the record. */
function asRecorded({ seed, ...seat }: SeatOfRecord): SeatOfRecord {
  return seat.bot === undefined || seed === undefined ? seat : { ...seat, seed };
}

const LATE = notDone('late', 'Too late: the game has moved on.');
const NOTHING_TO_TAKE_BACK = notDone('unable', 'There is nothing to take back.');

class NotWritten extends Error {
  constructor(cause: unknown) {
    super('The action could not be saved, and the table has stopped.', { cause });
  }
}
