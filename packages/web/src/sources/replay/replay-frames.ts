// A record taken apart for looking: what each seat noticed, event by event, the score as it stood, and where hands and
// tricks begin. Streams are made when somebody first looks through that seat's eyes.

import {
  type Entry,
  type Fault,
  type Game,
  isFault,
  Match,
  type MatchRecord,
  replay,
  SPECTATOR,
  type Tally,
  type View,
} from '@messdeck/engine';

/** Whose eyes: a seat, or nobody's (SPECTATOR). */
export type Eyes = number;

interface Stream {
  readonly entries: readonly Entry[];
  /** How many of them the seat has after that many events. */
  readonly counts: readonly number[];
  readonly opening: View;
}

/** A hand: from the event that deals it to the one that ends it. */
export interface HandMark {
  /** From 1, as the score sheet counts them; undefined: thrown in, and not counted. */
  readonly number: number | undefined;
  readonly from: number;
  /** The first event after it; of the last hand the end of the log. */
  readonly to: number;
  /** The events with which a trick, or whatever lay in the middle, was taken. */
  readonly tricks: readonly number[];
}

interface Stand {
  readonly tally: Tally;
  readonly sides: readonly number[];
}

export class ReplayFrames {
  readonly record: MatchRecord;
  readonly game: Game;
  readonly length: number;
  readonly hands: readonly HandMark[];
  private readonly stands: readonly Stand[];
  private readonly streams: Map<Eyes, Stream> = new Map();

  /** `starts`: the events that deal a hand. */
  constructor(record: MatchRecord, game: Game, stands: readonly Stand[], starts: readonly number[]) {
    this.record = record;
    this.game = game;
    this.length = record.log.length;
    this.stands = stands;
    this.hands = handsIn(this, starts);
  }

  /** The score and the sides after that many events. */
  stand(at: number): Stand {
    return this.stands[at];
  }

  /** What this seat had noticed after that many events. */
  entries(eyes: Eyes, at: number): readonly Entry[] {
    const { entries, counts } = this.stream(eyes);
    return entries.slice(0, counts[at]);
  }

  view(eyes: Eyes, at: number): View {
    const { entries, counts, opening } = this.stream(eyes);
    return counts[at] === 0 ? opening : entries[counts[at] - 1].view;
  }

  /** What lies where, with every card that any seat knows; seen from one seat's place. */
  openView(from: Eyes, at: number): View {
    const base = this.view(from, at);
    const all = this.record.seats.map((_, seat) => this.view(seat, at));
    const places = Object.fromEntries(
      Object.entries(base.places).map(([place, cards]) => [
        place,
        all.reduce(
          (best, view) => (unknownIn(view.places[place]) < unknownIn(best) ? view.places[place] : best),
          cards,
        ),
      ]),
    );
    return { ...base, places };
  }

  private stream(eyes: Eyes): Stream {
    const known = this.streams.get(eyes);
    if (known) return known;
    const { record, game } = this;
    const entries: Entry[] = [];
    const counts = [0];
    replay(record, game, {
      before: (match, step) => {
        if (step === 0) match.watch(eyes, (entry) => entries.push(entry));
      },
      after: () => counts.push(entries.length),
    });
    const opening = new Match(game, record.rules, record.seats.length).view(eyes);
    const made = { entries, counts, opening };
    this.streams.set(eyes, made);
    return made;
  }
}

/** Plays the record once under its rules; or says at which step it breaks them. */
export function replayFramesOf(record: MatchRecord, game: Game): ReplayFrames | Fault {
  const standOf = (match: Match): Stand => ({
    tally: game.tally(match.position),
    sides: record.seats.map((_, seat) => game.side(match.position, seat)),
  });
  const stands = [standOf(new Match(game, record.rules, record.seats.length))];
  const starts: number[] = [];
  const played = replay(record, game, {
    before: (match, step) => {
      if (record.log[step].by !== 'chance') return;
      const { opens, verb } = game.draw(match.position);
      if (opens && verb === 'shuffle') starts.push(step);
    },
    after: (match) => stands.push(standOf(match)),
  });
  return isFault(played) ? played : new ReplayFrames(record, game, stands, starts);
}

function unknownIn(cards: readonly (string | null)[] | undefined): number {
  return cards ? cards.filter((card) => card === null).length : Number.POSITIVE_INFINITY;
}

/** The first hand begins with the match; tricks end where the middle is cleared. */
function handsIn(film: ReplayFrames, starts: readonly number[]): HandMark[] {
  const froms = [0, ...starts.slice(1)];
  return froms.map((from, k) => {
    const to = froms[k + 1] ?? film.length;
    const tricks: number[] = [];
    for (let at = from + 1; at <= to; at++) if (clears(film, at)) tricks.push(at);
    return { number: numberOf(film, from, to), from, to, tricks };
  });
}

function numberOf(film: ReplayFrames, from: number, to: number): number | undefined {
  const before = film.stand(from).tally.hands.length;
  const { tally } = film.stand(to);
  const unfinished = to === film.length && tally.result === undefined;
  return tally.hands.length > before || unfinished ? before + 1 : undefined;
}

function clears(film: ReplayFrames, at: number): boolean {
  const before = film.view(SPECTATOR, at - 1).places;
  const after = film.view(SPECTATOR, at).places;
  return Object.entries(before).some(
    ([place, cards]) => cards.length > 1 && !place.includes(':') && after[place]?.length === 0,
  );
}
