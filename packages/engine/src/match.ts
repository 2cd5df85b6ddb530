// A match: the log and the position made from it. Texts come in, are checked, and are written down.

import { parseActor } from './actors.ts';
import {
  type Actor,
  type ActorName,
  CHANCE,
  CLOCK,
  type Entry,
  type Game,
  type Move,
  type Notice,
  OPEN,
  SPECTATOR,
  TICK,
  UNSEEN,
  type View,
} from './game.ts';
import type { Rules } from './options.ts';
import type { Card } from './pack.ts';
import { isRefusal, type Refusal, refuse, refuseByRules, refuseNaming } from './refusal.ts';
import type { DrawNumber, Shuffler } from './seeds.ts';
import { legalMoves, veil, viewOf } from './view.ts';

/** One event of a match: who acted, what they did, and how many milliseconds into the match, if known. */
export interface LogEvent {
  readonly by: ActorName;
  readonly do: string;
  readonly at?: number;
}

interface Watcher {
  readonly seat: number;
  readonly hear: HearLater;
  n: number;
}

/** A moment of a match that can be gone back to without playing everything before it again. */
export interface Bookmark<P = unknown> {
  /** How many events came before. */
  readonly step: number;
  readonly position: P;
  readonly drawn: DrawNumber;
}

/** Hears that there is an entry; it is made when it is taken, once, at the latest before the match goes on. */
export type HearLater = (entry: () => Entry) => void;

/** A match in progress: it checks each action, carries it out, logs it, and tells every watcher what they may know. */
export class Match<P = unknown> {
  readonly game: Game<P>;
  readonly rules: Rules;
  readonly seats: number;
  readonly log: LogEvent[] = [];
  position: P;
  /** The number of the last draw; before the first, the hand is -1. */
  private drawn: DrawNumber = { hand: -1, draw: 0 };
  private watchers: readonly Watcher[] = [];
  /** The entries of the last event that nobody has taken yet: how they are made. */
  private untaken: (Entry | (() => Entry) | undefined)[] = [];

  /** `rules` are settled ones (see rules.ts). */
  constructor(game: Game<P>, rules: Rules, seats: number) {
    this.game = game;
    this.rules = rules;
    this.seats = seats;
    this.position = game.start(rules, seats);
  }

  /** The match as it was at a bookmark; `log` is the log from the beginning, at least as long as it was then. */
  static at<P>(
    game: Game<P>,
    rules: Rules,
    seats: number,
    log: readonly LogEvent[],
    { step, position, drawn }: Bookmark<P>,
  ): Match<P> {
    const match = new Match(game, rules, seats);
    for (let i = 0; i < step; i++) match.log.push(log[i]);
    match.position = game.clone(position);
    match.drawn = drawn;
    return match;
  }

  bookmark(): Bookmark<P> {
    return { step: this.log.length, position: this.game.clone(this.position), drawn: this.drawn };
  }

  get over(): boolean {
    return this.game.actors(this.position) === 0;
  }

  view(seat: number): View {
    return viewOf(this.game, this.position, this.log.length, seat);
  }

  /**
   * Sends a seat's stream, entry by entry, from now on; `n` is the number of the next entry for someone who comes later.
   * Returns how to leave.
   */
  watch(seat: number, hear: (entry: Entry) => void, n = 0): () => void {
    return this.watchLater(seat, (entry) => hear(entry()), n);
  }

  /** The same for a watcher that keeps entries for a while: nothing is made before it is wanted. */
  watchLater(seat: number, hear: HearLater, n = 0): () => void {
    const watcher: Watcher = { seat, hear, n };
    this.watchers = [...this.watchers, watcher];
    return () => {
      this.watchers = this.watchers.filter((other) => other !== watcher);
    };
  }

  /** Checks an action, carries it out and writes it down; or says why not and changes nothing. */
  act(by: ActorName, text: string): Refusal | undefined {
    const actor = parseActor(by);
    const actors = this.game.actors(this.position);
    if (!(actors & (1 << actor))) {
      if (actors === 0) return refuse('The match is over.');
      // Told from the view: who has made a sealed call must not show here either.
      const shown = this.view(typeof by === 'number' ? by : SPECTATOR).actors;
      if (shown.includes(by)) {
        // As far as the seat knows, it may act, but not like this: whether others can must not show.
        const refusal = parseMove(this.game, this.position, actor, text);
        if (isRefusal(refusal)) return refusal;
      }
      return refuseNaming(`It is not for ${nameOf(by)} to act now, but for ${shown.map(nameOf).join(', ')}.`);
    }
    if (actor === CHANCE) {
      const cards = parseDraw(this.game, this.position, text);
      if (isRefusal(cards)) return cards;
      this.deal(cards);
      return undefined;
    }
    if (actor === CLOCK) {
      if (text !== 'tick') return refuse(`The clock's only action is "tick", not ${JSON.stringify(text)}.`);
      this.move(CLOCK, TICK);
      return undefined;
    }
    const move = parseMove(this.game, this.position, actor, text);
    if (isRefusal(move)) return move;
    this.move(actor, move, text);
    return undefined;
  }

  /** The number of the draw that is due; only while chance is the actor. */
  get dueDraw(): DrawNumber {
    const { hand, draw } = this.drawn;
    return this.game.draw(this.position).opens ? { hand: hand + 1, draw: 0 } : { hand, draw: draw + 1 };
  }

  /** Chance acts: draws whatever the game wants drawn. */
  chance(random: Shuffler): void {
    const draw = this.game.draw(this.position);
    this.deal(random.shuffle([...draw.from]).slice(0, draw.count));
  }

  /** Carries out a legal move, or the clock's tick, and writes it down. */
  move(actor: Actor, move: Move, known?: string): void {
    const text = known ?? (actor === CLOCK ? 'tick' : this.game.text(this.position, actor, move));
    const notices = this.watchers.map((watcher) => this.noticeOf(watcher.seat, actor, move));
    this.makeEntries();
    this.game.apply(this.position, actor, move);
    const by: ActorName = actor === CLOCK ? 'clock' : actor;
    this.log.push({ by, do: text });
    this.tell(notices, by, text, () => veil(this.game, text));
  }

  private deal(cards: readonly Card[]): void {
    const { verb } = this.game.draw(this.position);
    const text = makeDraw(this.game, verb, cards);
    this.makeEntries();
    this.drawn = this.dueDraw;
    this.game.deal(this.position, cards);
    this.log.push({ by: 'chance', do: text });
    // A cut is public; of a shuffle a seat sees only that it was made.
    const shown = verb === 'cut' ? text : verb;
    this.tell(
      this.watchers.map(() => OPEN),
      'chance',
      shown,
      () => shown,
    );
  }

  private noticeOf(seat: number, actor: Actor, move: Move): Notice {
    if (actor === seat || actor === CLOCK || !this.game.notice) return OPEN;
    return this.game.notice(this.position, actor, move, seat);
  }

  private tell(notices: readonly Notice[], by: ActorName, open: string, veiled: () => string): void {
    this.watchers.forEach((watcher, i) => {
      const notice = notices[i];
      if (notice === UNSEEN) return;
      watcher.hear(this.entryLater(watcher, by, notice === OPEN ? open : veiled()));
    });
  }

  /** Nothing here points to an entry that was taken: what is short-lived is forgotten soon. */
  private entryLater(watcher: Watcher, by: ActorName, text: string): () => Entry {
    const { untaken } = this;
    const at = untaken.length;
    const n = watcher.n++;
    untaken.push(() => ({ n, by, do: text, view: this.view(watcher.seat) }));
    return () => {
      const entry = untaken.at(at) as Entry | (() => Entry);
      untaken[at] = undefined;
      return typeof entry === 'function' ? entry() : entry;
    };
  }

  /** An entry shows the match as it was. */
  private makeEntries(): void {
    const { untaken } = this;
    if (untaken.length === 0) return;
    this.untaken = [];
    untaken.forEach((entry, at) => {
      if (typeof entry === 'function') untaken[at] = entry();
    });
  }
}

function nameOf(by: ActorName): string {
  return by === 'chance' ? 'chance' : by === 'clock' ? 'the clock' : `{${by}}`;
}

function makeDraw(game: Game, verb: string, cards: readonly Card[]): string {
  let text = verb;
  for (const card of cards) text += ` ${game.pack.ids[card]}`;
  return text;
}

/** The cards of a chance event's text, or why it is not the event that is due. */
export function parseDraw<P>(game: Game<P>, position: P, text: string): Card[] | Refusal {
  const draw = game.draw(position);
  const [verb, ...ids] = text.split(' ');
  if (verb !== draw.verb) return refuse(`Chance has to ${draw.verb} now, not ${JSON.stringify(verb)}.`);
  if (ids.length !== draw.count) {
    return refuse(`This ${draw.verb} takes ${draw.count} cards, not ${ids.length}.`);
  }
  const left = new Set(draw.from);
  const cards: Card[] = [];
  for (const id of ids) {
    const card = game.pack.find(id);
    if (card === undefined) return refuse(`${JSON.stringify(id)} is not a card of the pack ${game.pack.id}.`);
    if (!left.delete(card)) {
      const why = draw.from.includes(card) ? 'stands twice in this' : 'is not among the cards of this';
      return refuse(`The card ${id} ${why} ${draw.verb}.`);
    }
    cards.push(card);
  }
  return cards;
}

/** The move with this text among the seat's legal ones, or why there is none. */
export function parseMove<P>(game: Game<P>, position: P, seat: Actor, text: string): Move | Refusal {
  for (const move of legalMoves(game, position, seat)) {
    if (game.text(position, seat, move) === text) return move;
  }
  const [verb, ...words] = text.split(' ');
  if (!verb || !Object.hasOwn(game.verbs, verb)) {
    const verbs = Object.keys(game.verbs).join(', ');
    return refuse(`${JSON.stringify(text)} is not an action of ${game.title}; its verbs are ${verbs}.`);
  }
  for (const word of words) {
    if (/^[A-Z][A-Z0-9]*$/.test(word) && game.pack.find(word) === undefined) {
      return refuse(`${JSON.stringify(word)} is not a card of the pack ${game.pack.id}.`);
    }
  }
  return refuseByRules(game, game.refuse(position, seat, text));
}
