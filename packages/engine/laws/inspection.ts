// The examination of one match: every law that is checked on the way, and at the end.

import {
  BY_CHANCE,
  type Game,
  Match,
  type MatchRecord,
  makeRecord,
  Random,
  SPECTATOR,
} from '../src/index.ts';
import { type Fail, LawBroken } from './broken.ts';
import { Companion, lawfulClone } from './clones.ts';
import { lawfulImagination, type Opening, possibleImagination, variedImagination } from './imagination.ts';
import { lawfulMoves, lawfulRefusals } from './moves.ts';
import { lawfulReplay } from './replay.ts';
import { isHandOver, Scores } from './scores.ts';
import type { TableOf } from './tables.ts';
import { type Watched, watchAll } from './watched.ts';
import { lawfulPlaces, lawfulPrompt } from './words.ts';

/** Every match ends; a longer one is taken for endless. */
const LONGEST = 200_000;
/** A new clone is made about once in this many events. */
const COMPANY = 30;
/** About one deal in this many is compared with what is imagined after it. */
const VARIETY = 3;

/** The seats of a record of random play. */
export function seatNames(seats: number): { name: string; bot: string }[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, bot: 'random' }));
}

export class Inspection {
  readonly match: Match;
  private readonly companion: Companion;
  private readonly watched: readonly Watched[];
  private readonly scores: Scores;
  private opening: Opening | undefined;
  private cards = 0;
  /** How much of the match has been looked at, and examined. */
  private seen = -1;
  private examined = -1;

  constructor(game: Game, { rules, seats }: TableOf) {
    this.companion = new Companion(game);
    this.match = new Match(this.companion.game, rules, seats);
    this.watched = watchAll(this.match);
    this.scores = new Scores(seats);
  }

  /** Looks at the match before its next event; with `care`, from all sides. Twice at the same moment is once. */
  step(care: boolean): void {
    const { length } = this.match.log;
    this.guarded((fail) => {
      if (this.seen < length) this.everyStep(fail);
      this.seen = length;
      if (!care || this.examined === length) return;
      this.examined = length;
      this.carefully(fail);
    });
  }

  /** What must hold of the match as far as it went. */
  end(): MatchRecord {
    this.step(true);
    this.guarded((fail) => {
      this.scores.checkResult(this.match, this.watched[0], fail);
      lawfulReplay(this.match, this.watched, fail);
    });
    return makeRecord(this.match, seatNames(this.match.seats));
  }

  private guarded(examine: (fail: Fail) => void): void {
    const broken = (law: string): LawBroken =>
      new LawBroken(law, makeRecord(this.match, seatNames(this.match.seats)));
    try {
      examine((law) => {
        throw broken(law);
      });
    } catch (error) {
      if (error instanceof LawBroken) throw error;
      throw broken(`nothing fails: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    }
  }

  private everyStep(fail: Fail): void {
    const { match } = this;
    const { log } = match;
    if (log.length > LONGEST) fail('every match ends');
    this.conserveCards(fail);
    this.scores.checkStanding(match, fail);
    if (isHandOver(match)) this.scores.checkHand(match, this.watched[0], fail);
    const random = this.randomOf('every');
    this.openHand();
    if (this.isDealt() && random.below(VARIETY) === 0) {
      variedImagination(match, this.opening!, this.anyOf(this.watched, random), random, fail);
    }
    if (random.below(COMPANY) === 0 || log.length === 0) {
      this.companion.check(fail);
      this.companion.join(match);
    }
  }

  /** Keeps where a hand begins. */
  private openHand(): void {
    const { game, position, log } = this.match;
    if (!(game.actors(position) & BY_CHANCE) || log.at(-1)?.by === 'chance') return;
    if (!game.draw(position).opens) return;
    this.opening = {
      position: game.clone(position),
      events: log.length,
      entries: this.watched.map(({ stream }) => stream.length),
    };
  }

  /** Whether the cards of a hand have been dealt and nobody has acted yet. */
  private isDealt(): boolean {
    const { game, position, log } = this.match;
    const events = this.opening ? log.slice(this.opening.events) : [];
    return (
      events.length > 0 && !(game.actors(position) & BY_CHANCE) && events.every(({ by }) => by === 'chance')
    );
  }

  private carefully(fail: Fail): void {
    const { match, watched } = this;
    const random = this.randomOf('care');
    this.companion.check(fail);
    for (const one of watched) {
      lawfulPrompt(match, one, fail);
      lawfulPlaces(match, one, fail);
    }
    lawfulClone(match, random, fail);
    for (const one of watched) lawfulImagination(match, one, random, fail);
    if (match.game.actors(match.position) & BY_CHANCE) return;
    lawfulMoves(match, random, fail);
    for (const one of watched) if (one.seat !== SPECTATOR) lawfulRefusals(match, one, random, fail);
    if (this.opening) {
      possibleImagination(match, this.opening, watched, this.anyOf(watched, random), random, fail);
    }
  }

  private conserveCards(fail: Fail): void {
    const { game, position, log } = this.match;
    const { places } = game.view(position, SPECTATOR);
    const count = Object.values(places).reduce((sum, cards) => sum + cards.length, 0);
    // Cards may be placed before the first shuffle brings in the rest of the pack.
    const dealt = log.some(({ by }) => by === 'chance');
    if (dealt && log[log.length - 1].by !== 'chance' && count !== this.cards) fail('cards are conserved');
    this.cards = count;
  }

  /** Numbers that depend on the match so far alone, so that everyone who follows its record examines the same steps. */
  private randomOf(what: string): Random {
    const { log, game } = this.match;
    return new Random('inspector', game.id, what, log.length, log.at(-1)?.do ?? '');
  }

  private anyOf<T>(list: readonly T[], random: Random): T {
    return list[random.below(list.length)];
  }
}
