// Who listens to which seat: entries are kept until they are durable, then told, and nobody hears of anything that its
// seat did not notice.

import type { Entry } from '@messdeck/engine';
import type { HostedMatch } from './hosted-match.ts';
import type { HostMessage, TableState } from './messages.ts';

type Hear = (told: HostMessage) => void;
type StateOf = (seat: number) => TableState;

interface Stream {
  /** Those who listen, and whether they want to know how the table stands. */
  readonly listeners: Map<Hear, boolean>;
  /** Entries not told yet. The list is made with the first: an old one would keep what was told from being forgotten. */
  untold: (() => Entry)[] | undefined;
  /** The state told last, without what changes by itself as time passes; undefined where nobody wants it. */
  told: string | undefined;
}

export class Streams {
  private readonly hosted: HostedMatch;
  private readonly streams: Map<number, Stream> = new Map();

  constructor(hosted: HostedMatch) {
    this.hosted = hosted;
  }

  /** Tells one who comes everything its seat has noticed from entry `from` on; `bitByBit`: as it takes it. */
  add(
    seat: number,
    hear: Hear,
    from: number,
    { withState, bitByBit }: { readonly withState: boolean; readonly bitByBit: boolean },
    stateOf: StateOf,
  ): void {
    const { hosted, streams } = this;
    let stream = streams.get(seat);
    if (!stream) {
      const added: Stream = { listeners: new Map(), untold: undefined, told: undefined };
      stream = added;
      streams.set(seat, added);
      hosted.follow(seat, (entry) => {
        added.untold ??= [];
        added.untold.push(entry);
      });
    }
    stream.listeners.set(hear, withState);
    const first = Math.min(from, hosted.entriesOf(seat));
    const past = bitByBit && first < hosted.entriesOf(seat) ? hosted.past(seat, first) : undefined;
    const entries = past ? [] : hosted.streamOf(seat, first);
    const told: Exclude<HostMessage, { is: 'fault' }> = withState
      ? wholeNews(stream, first, entries, stateOf(seat))
      : { is: 'entries', from: first, entries };
    hear(past ? { ...told, past } : told);
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
      const { untold = [], listeners, told } = stream;
      const nothingNew = untold.length === 0 && !back;
      if (nothingNew && (told === undefined || standing(stateOf(seat)) === told)) continue;
      stream.untold = undefined;
      stream.told = undefined;
      const from = this.hosted.entriesOf(seat) - untold.length;
      const entries = untold.map((entry) => entry());
      const plain: HostMessage = { is: 'entries', from, entries };
      // A reader who leaves meanwhile is told no more; nobody joins meanwhile.
      let whole: HostMessage | undefined;
      for (const [hear, withState] of listeners) {
        if (withState) whole ??= wholeNews(stream, from, entries, stateOf(seat));
        hear(withState ? whole! : plain);
      }
    }
  }

  /** Something was taken back before it was told. */
  drop(): void {
    for (const stream of this.streams.values()) stream.untold = undefined;
  }

  fault(sentence: string): void {
    for (const { listeners } of this.streams.values()) {
      for (const hear of [...listeners.keys()]) hear({ is: 'fault', sentence });
    }
  }
}

function wholeNews(
  stream: Stream,
  from: number,
  entries: readonly Entry[],
  state: TableState,
): HostMessage & { is: 'stream' } {
  stream.told = standing(state);
  return { is: 'stream', from, entries, state };
}

/** What of a state can change though its seat notices nothing; the tally and the sides come with entries. */
function standing({ tally: _, sides: __, window, idle, due, ...rest }: TableState): string {
  return JSON.stringify({ ...rest, window: window?.length, idle: idle?.length, due: due?.seat });
}
