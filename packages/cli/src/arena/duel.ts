// A duel: one bot against another on duplicate deals. Every deal is played once from each side, the other bot on all
// other sides, so that the luck of the cards falls to both alike.

import { type Game, type MatchRecord, type Rules, sidesOf as sidesIn } from '@messdeck/engine';
import type { Crew } from '../run/crew.ts';
import type { Forfeited } from '../run/forfeit.ts';
import type { PlayTask, Time, Timed } from '../run/task.ts';
import { type Figure, proportion, ratio, type Share, total } from './figures.ts';
import { type Hypotheses, judge, type Verdict } from './sprt.ts';

export interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly rules: Rules;
}

export interface Duel {
  readonly table: Table;
  readonly bot: string;
  readonly against: string;
  readonly deals: number;
  readonly seed: string;
  /** The duel ends as soon as this is decided. */
  readonly sprt?: Hypotheses;
  /** Gets the record of every match. */
  keep?(record: MatchRecord): void;
}

export interface Outcome {
  readonly matches: number;
  readonly decided: number;
  /** Of the decided matches (alone: of the deals) those won, a win shared by sides counting in parts. */
  readonly won: Figure | undefined;
  /** What it would win if all were equally strong. */
  readonly fair: number;
  /** Points a hand more than the mean of the other sides had. */
  readonly margin: Figure | undefined;
  readonly lessIsBetter: boolean;
  /** Games for one: the mean scores. */
  readonly means?: readonly [number, number];
  readonly wonByDeal: readonly Share[];
  /** How long the bot thought for a choice, and the other: in the mean and at most, in milliseconds. */
  readonly thinking: readonly [Thinking, Thinking];
  /** Matches forfeited by the bot, and by the other; and why the first of all was. */
  readonly forfeits: readonly [number, number];
  readonly fault?: string;
  readonly sprt?: Verdict;
}

interface Thinking {
  readonly mean: number;
  readonly most: number;
}

/** The sides of a table, each as the list of its seats. */
export function sidesOf({ game, rules, seats }: Table): number[][] {
  return sidesIn(game, game.start(rules, seats), seats);
}

/** One match of a duel: which seats the bot has, of which deal. */
interface Sitting {
  readonly mine: readonly number[];
  readonly task: PlayTask;
}

function* sittings({ table, bot, against, deals, seed }: Duel): Generator<Sitting> {
  const { game, rules, seats } = table;
  const sides = seats === 1 ? [[0], []] : sidesOf(table);
  for (let match = 0; match < deals; match++) {
    for (const mine of sides) {
      const bots = Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? bot : against));
      yield {
        mine,
        task: { do: 'play', game: game.id, rules, seed, match, bots, timed: true, forfeits: true },
      };
    }
  }
}

export async function fight(duel: Duel, crew: Crew, progress: (matches: number) => void): Promise<Outcome> {
  const alone = duel.table.seats === 1;
  const score = alone ? new Patience() : new Contest();
  const all = [...sittings(duel)];
  const clocks = [new Clock(), new Clock()] as const;
  const perDeal = alone ? 2 : sidesOf(duel.table).length;
  let verdict = duel.sprt && judge(duel.sprt, []);
  const forfeits: [number, number] = [0, 0];
  let fault: string | undefined;
  let done = 0;
  for await (const line of crew.play(all.map(({ task }) => task))) {
    const { mine, task } = all[done++];
    const { times = [], forfeit, ...record } = JSON.parse(line) as MatchRecord & Timed & Forfeited;
    duel.keep?.(record);
    for (const [seat, time] of times.entries()) clocks[mine.includes(seat) ? 0 : 1].add(time);
    if (forfeit) {
      const own = mine.includes(forfeit.seat);
      forfeits[own ? 0 : 1]++;
      fault ??= forfeit.why;
      score.forfeited(task.match, mine, own);
    } else score.add(task.match, mine, record);
    progress(done);
    if (!duel.sprt || done % perDeal > 0) continue;
    verdict = judge(duel.sprt, score.deals());
    if (verdict.accepted !== null) break;
  }
  return {
    ...score.outcome(perDeal),
    thinking: [clocks[0].thinking(), clocks[1].thinking()],
    forfeits,
    ...(fault === undefined ? {} : { fault }),
    ...(verdict ? { sprt: verdict } : {}),
  };
}

class Clock {
  private choices = 0;
  private ms = 0;
  private most = 0;

  add({ choices, ms, longest }: Time): void {
    this.choices += choices;
    this.ms += ms;
    this.most = Math.max(this.most, longest);
  }

  thinking(): Thinking {
    return { mean: this.choices > 0 ? this.ms / this.choices : 0, most: this.most };
  }
}

/** What the scores alone tell. */
type Scored = Omit<Outcome, 'thinking' | 'sprt' | 'forfeits' | 'fault'>;

/** Deals by the points in them, half a match a step. */
function byPoints(points: readonly number[], most: number): number[] {
  const counts = new Array<number>(2 * most + 1).fill(0);
  for (const one of points) counts[Math.round(2 * one)]++;
  return counts;
}

class Contest {
  private readonly won: Share[] = [];
  private readonly margins: Share[] = [];
  private readonly points: number[] = [];
  private matches = 0;
  private lead = 0;

  add(deal: number, mine: readonly number[], record: MatchRecord): void {
    const { winners, scores } = record.result!;
    this.matches++;
    const others = scores.map((_, seat) => seat).filter((seat) => !mine.includes(seat));
    if (winners.length > 0) {
      // Where sides share a win, each has its part of it by its seats.
      const part = winners.filter((seat) => mine.includes(seat)).length / winners.length;
      join(this.won, deal, 1, part);
      const losers = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
      if (losers.length > 0) this.lead += Math.sign(meanOf(scores, winners) - meanOf(scores, losers));
      this.point(deal, part);
    } else {
      join(this.won, deal, 0, 0);
      this.point(deal, 1 / 2);
    }
    const points = total(record.hands, (hand) => meanOf(hand.points, mine) - meanOf(hand.points, others));
    join(this.margins, deal, record.hands.length, points);
  }

  /** A match that a side has lost by its fault: lost by the bot, or won. No hand counts. */
  forfeited(deal: number, _mine: readonly number[], own: boolean): void {
    this.matches++;
    const part = own ? 0 : 1;
    join(this.won, deal, 1, part);
    join(this.margins, deal, 0, 0);
    this.point(deal, part);
  }

  /** Deals of two sides by the bot's points in them. */
  deals(): number[] {
    return byPoints(this.points, 2);
  }

  private point(deal: number, part: number): void {
    this.points[deal] = (this.points[deal] ?? 0) + part;
  }

  outcome(sides: number): Scored {
    return {
      matches: this.matches,
      decided: total(this.won, ({ of }) => of),
      won: proportion(this.won),
      fair: 1 / sides,
      margin: ratio(this.margins),
      lessIsBetter: this.lead < 0,
      wonByDeal: this.won,
    };
  }
}

/** Games for one: both play the same deal, and the higher score has won it. */
class Patience {
  private readonly scores: [number[], number[]] = [[], []];

  add(deal: number, mine: readonly number[], record: MatchRecord): void {
    this.scores[mine.length > 0 ? 0 : 1][deal] = record.result!.scores[0];
  }

  /** Lower than any score. */
  forfeited(deal: number, mine: readonly number[]): void {
    this.scores[mine.length > 0 ? 0 : 1][deal] = Number.NEGATIVE_INFINITY;
  }

  deals(): number[] {
    const [own, other] = this.scores;
    return byPoints(
      own.map((score, deal) => this.part(score, other[deal])),
      1,
    );
  }

  outcome(): Scored {
    const [own, other] = this.scores;
    const won = own.map((score, deal) => ({ of: 1, sum: this.part(score, other[deal]) }));
    const played = own.map((_, deal) => deal).filter((deal) => Number.isFinite(own[deal] + other[deal]));
    const meanFor = (scores: readonly number[]): number =>
      total(played, (deal) => scores[deal]) / Math.max(1, played.length);
    return {
      matches: own.length,
      decided: own.filter((score, deal) => score !== other[deal]).length,
      won: proportion(won),
      fair: 0.5,
      margin: ratio(played.map((deal) => ({ of: 1, sum: own[deal] - other[deal] }))),
      lessIsBetter: false,
      means: [meanFor(own), meanFor(other)],
      wonByDeal: won,
    };
  }

  /** What a score wins of a deal against another. */
  private part(score: number, other: number): number {
    return score === other ? 1 / 2 : score > other ? 1 : 0;
  }
}

function join(shares: Share[], deal: number, of: number, sum: number): void {
  const before = shares[deal] ?? { of: 0, sum: 0 };
  shares[deal] = { of: before.of + of, sum: before.sum + sum };
}

function meanOf(list: readonly number[], seats: readonly number[]): number {
  return total(seats, (seat) => list[seat]) / seats.length;
}
