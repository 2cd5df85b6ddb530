// Who listens to which seat: entries are kept until they are durable, then told, and nobody hears of anything that its
// seat did not notice.

import type { Entry } from '@messdeck/engine';
import type { HostedMatch } from './hosted-match.ts';
import type { TableState, Told } from './messages.ts';

type Hear = (told: Told) => void;
type StateOf = (seat: number) => TableState;

interface Stream {
  readonly listeners: Set<Hear>;
  /** Entries not told yet. */
  entries: Entry[];
  /** The state told last, without what changes by itself as time passes; undefined where no listener looked at it. */
  told: string | undefined;
}

export class Streams {
  private readonly hosted: HostedMatch;
  private readonly streams: Map<number, Stream> = new Map();

  constructor(hosted: HostedMatch) {
    this.hosted = hosted;
  }

  /** Tells one who comes everything its seat has noticed from entry `from` on. */
  add(seat: number, hear: Hear, from: number, stateOf: StateOf): void {
    const { hosted, streams } = this;
    let stream = streams.get(seat);
    if (!stream) {
      const added: Stream = { listeners: new Set(), entries: [], told: undefined };
      stream = added;
      streams.set(seat, added);
      hosted.follow(seat, (entry) => added.entries.push(entry));
    }
    stream.listeners.add(hear);
    const first = Math.min(from, hosted.entriesOf(seat));
    hear(message(stream, first, hosted.streamOf(seat, first), () => stateOf(seat)));
  }

  remove(seat: number, hear: Hear): void {
    const stream = this.streams.get(seat);
    if (!stream?.listeners.delete(hear) || stream.listeners.size > 0) return;
    this.streams.delete(seat);
    this.hosted.unfollow(seat);
  }

  /** Tells everybody what is new to them; after taking back, also where nothing is. */
  tell(stateOf: StateOf, back = false): void {
    for (const [seat, stream] of this.streams) {
      const { entries, listeners, told } = stream;
      const nothingNew = entries.length === 0 && !back;
      if (nothingNew && (told === undefined || standing(stateOf(seat)) === told)) continue;
      stream.entries = [];
      stream.told = undefined;
      const from = this.hosted.entriesOf(seat) - entries.length;
      const news = message(stream, from, entries, () => stateOf(seat));
      for (const hear of [...listeners]) hear(news);
    }
  }

  /** Something was taken back before it was told. */
  drop(): void {
    for (const stream of this.streams.values()) stream.entries = [];
  }

  fault(sentence: string): void {
    for (const { listeners } of this.streams.values()) {
      for (const hear of [...listeners]) hear({ is: 'fault', sentence });
    }
  }
}

/** The state is made for the first listener who looks at it: programs that only want entries cost no score sheet. */
function message(stream: Stream, from: number, entries: readonly Entry[], stateNow: () => TableState): Told {
  let made: TableState | undefined;
  return {
    is: 'stream',
    from,
    entries,
    get state() {
      if (!made) {
        made = stateNow();
        stream.told = standing(made);
      }
      return made;
    },
  };
}

/** What of a state can change though its seat notices nothing; the tally and the sides come with entries. */
function standing({ tally: _, sides: __, window, idle, due, ...rest }: TableState): string {
  return JSON.stringify({ ...rest, window: window?.length, idle: idle?.length, due: due?.seat });
}
