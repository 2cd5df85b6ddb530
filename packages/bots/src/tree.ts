// The search tree: nodes with an edge for each choice tried, chosen by UCB with availability counts.

import type { Ask, Move, Random } from '@messdeck/engine';
import { logOfCount } from '@messdeck/engine/mechanics/portable-math';
import type { Rewards } from './rewards.ts';
import { Words } from './words.ts';

const EXPLORATION = 0.7;
/** How much habits count. */
const PRIOR = 1;
/** Up to this many choices, all are tried; beyond, their number grows with the visits. */
const FEW = 16;
/** How many visits the worth of its words counts for, beside a choice's own. */
const EXPECTED = 8;

export class Edge {
  readonly seat: number;
  readonly move: Move;
  visits: number = 0;
  /** How often this choice was legal when its node was visited. */
  available: number = 0;
  /** The reward learnt last. */
  last: number = 0;
  private sum = 0;
  private child: TreeNode | undefined;

  constructor(seat: number, move: Move) {
    this.seat = seat;
    this.move = move;
  }

  get node(): TreeNode {
    this.child ??= new TreeNode();
    return this.child;
  }

  /** The mean reward; `expected`, where it is known, counts as this many visits. */
  mean(expected?: number): number {
    if (expected === undefined) return this.sum / this.visits;
    return (this.sum + EXPECTED * expected) / (this.visits + EXPECTED);
  }

  learn(reward: number): void {
    this.visits++;
    this.sum += reward;
    this.last = reward;
  }
}

export class TreeNode {
  private readonly edges: Map<number, Edge> = new Map();
  private visits = 0;
  private words: Words | undefined;
  private priors: Map<Move, number> | undefined;

  /** Gives the moves their texts, so that what is learnt of one choice of many cards serves its likes. */
  name(ask: Ask): void {
    if (ask.count > FEW) this.words = new Words(ask);
  }

  /** Considers only choices that players make, those more that they make more often. */
  expect(often: ReadonlyMap<Move, number>): void {
    // Roots even out the usual and the unusual.
    const weights = [...often].map(([move, times]) => [move, Math.sqrt(times)] as const);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    this.priors = new Map(weights.map(([move, weight]) => [move, weight / total]));
  }

  /** The choices that players make, the most usual first, where only they are considered. */
  get expected(): Move[] | undefined {
    return this.priors && [...this.priors].sort((a, b) => b[1] - a[1]).map(([move]) => move);
  }

  learnWords(edge: Edge | undefined): void {
    if (edge) this.words?.learn(edge.move, edge.last);
  }

  /** The edge to follow: an untried choice while there is room for more, else the best by UCB. */
  select(seat: number, moves: readonly Move[], count: number, rewards: Rewards, random: Random): Edge {
    this.visits++;
    if (this.priors) return this.selectExpected(seat, this.priors, rewards);
    let best: Edge | undefined;
    let bestValue = Number.NEGATIVE_INFINITY;
    let tried = 0;
    for (let i = 0; i < count; i++) {
      const edge = this.edges.get(keyOf(seat, moves[i]));
      if (!edge) continue;
      tried++;
      edge.available++;
      if (edge.visits === 0) return edge;
      const mean = edge.mean(this.words?.worth(edge.move));
      const value = rewards.scale(mean) + EXPLORATION * Math.sqrt(logOfCount(edge.available) / edge.visits);
      if (value > bestValue) {
        bestValue = value;
        best = edge;
      }
    }
    if (best && (tried === count || tried >= this.room())) return best;
    return this.open(seat, this.untried(seat, moves, count, count - tried, random));
  }

  /** The best by its mean and by how much more it should have been tried (PUCT). */
  private selectExpected(seat: number, priors: ReadonlyMap<Move, number>, rewards: Rewards): Edge {
    let best: Edge | undefined;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const [move, prior] of priors) {
      const edge = this.edges.get(keyOf(seat, move)) ?? this.open(seat, move);
      const mean = edge.visits > 0 ? rewards.scale(edge.mean()) : 0.5;
      const value = mean + (PRIOR * prior * Math.sqrt(this.visits)) / (1 + edge.visits);
      if (value > bestValue) {
        bestValue = value;
        best = edge;
      }
    }
    return best!;
  }

  /** The choice to make: visited most or, among very many, with the best mean. */
  best(seat: number): Move | undefined {
    let best: Edge | undefined;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const edge of this.edges.values()) {
      if (edge.seat !== seat || edge.visits === 0) continue;
      const worth = this.words ? edge.mean(this.words.worth(edge.move)) : edge.visits;
      if (worth > bestWorth || (worth === bestWorth && edge.mean() > best!.mean())) {
        best = edge;
        bestWorth = worth;
      }
    }
    return best?.move;
  }

  /** The choices of a seat that were tried, the best first. */
  tried(seat: number): Edge[] {
    const worth = (edge: Edge): number =>
      this.words ? edge.mean(this.words.worth(edge.move)) : edge.visits + 1e-9 * edge.mean();
    const edges = [...this.edges.values()].filter((edge) => edge.seat === seat && edge.visits > 0);
    return edges.sort((a, b) => worth(b) - worth(a));
  }

  /** How many choices may be tried so far. */
  private room(): number {
    return Math.max(FEW, 2 * Math.sqrt(this.visits));
  }

  private open(seat: number, move: Move): Edge {
    const edge = new Edge(seat, move);
    edge.available = 1;
    this.edges.set(keyOf(seat, move), edge);
    return edge;
  }

  private untried(seat: number, moves: readonly Move[], count: number, left: number, random: Random): Move {
    const words = this.words;
    let nth = random.below(left);
    let best = moves[0];
    let bestPromise = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      if (this.edges.has(keyOf(seat, move))) continue;
      if (!words) {
        if (nth-- === 0) return move;
        continue;
      }
      const promise = words.promise(move, random);
      if (promise > bestPromise) {
        bestPromise = promise;
        best = move;
      }
    }
    return best;
  }
}

function keyOf(seat: number, move: Move): number {
  return move * 16 + seat;
}
