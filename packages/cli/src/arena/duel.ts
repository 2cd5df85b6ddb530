// A duel: one bot against another on duplicate deals. Every deal is played once from each side, the other bot on all
// other sides, so that the luck of the cards falls to both alike.

import type { Game, MatchRecord, Rules } from '@messdeck/engine';
import type { Crew } from '../run/crew.ts';
import type { PlayTask } from '../run/task.ts';
import { type Figure, proportion, ratio, type Share, total } from './figures.ts';

export interface Table {
  /** What the game is looked up by. */
  readonly name: string;
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
}

/** The sides of a table, each as the list of its seats. */
export function sidesOf({ game, rules, seats }: Table): number[][] {
  const start = game.start(rules, seats);
  const sides = new Map<number, number[]>();
  for (let seat = 0; seat < seats; seat++) {
    const side = game.side(start, seat);
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()];
}

/** One match of a duel: which seats the bot has, of which deal. */
interface Sitting {
  readonly mine: readonly number[];
  readonly task: PlayTask;
}

function* sittings({ table, bot, against, deals, seed }: Duel): Generator<Sitting> {
  const { name, rules, seats } = table;
  const sides = seats === 1 ? [[0], []] : sidesOf(table);
  for (let match = 0; match < deals; match++) {
    for (const mine of sides) {
      const bots = Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? bot : against));
      yield { mine, task: { do: 'play', game: name, rules, seed, match, bots } };
    }
  }
}

export async function fight(duel: Duel, crew: Crew, progress: (matches: number) => void): Promise<Outcome> {
  const alone = duel.table.seats === 1;
  const score = alone ? new Patience() : new Contest();
  const all = [...sittings(duel)];
  let done = 0;
  for await (const line of crew.play(all.map(({ task }) => task))) {
    const { mine, task } = all[done++];
    score.add(task.match, mine, JSON.parse(line) as MatchRecord);
    progress(done);
  }
  return score.outcome(alone ? 2 : sidesOf(duel.table).length);
}

class Contest {
  private readonly won: Share[] = [];
  private readonly margins: Share[] = [];
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
    } else join(this.won, deal, 0, 0);
    const points = total(record.hands, (hand) => meanOf(hand.points, mine) - meanOf(hand.points, others));
    join(this.margins, deal, record.hands.length, points);
  }

  outcome(sides: number): Outcome {
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

  outcome(): Outcome {
    const [own, other] = this.scores;
    const won = own.map((score, deal) => ({ of: 1, sum: (Math.sign(score - other[deal]) + 1) / 2 }));
    return {
      matches: own.length,
      decided: own.filter((score, deal) => score !== other[deal]).length,
      won: proportion(won),
      fair: 0.5,
      margin: ratio(own.map((score, deal) => ({ of: 1, sum: score - other[deal] }))),
      lessIsBetter: false,
      means: [total(own, Number) / own.length, total(other, Number) / other.length],
      wonByDeal: won,
    };
  }
}

function join(shares: Share[], deal: number, of: number, sum: number): void {
  const before = shares[deal] ?? { of: 0, sum: 0 };
  shares[deal] = { of: before.of + of, sum: before.sum + sum };
}

function meanOf(list: readonly number[], seats: readonly number[]): number {
  return total(seats, (seat) => list[seat]) / seats.length;
}
