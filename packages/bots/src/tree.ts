// The search tree: nodes with an edge for each choice tried, chosen by UCB with availability counts.

import type { Ask, Move, Random } from '@messdeck/engine';
import type { Rewards } from './rewards.ts';

const EXPLORATION = 0.7;
/** Up to so many choices all are tried; beyond, their number grows with the visits. */
const FEW = 16;

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

  get mean(): number {
    return this.sum / this.visits;
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

  /** Gives the moves their texts, so that what is learnt of one choice of many cards serves its likes. */
  name(ask: Ask): void {
    if (ask.count > FEW) this.words = new Words(ask);
  }

  learnWords(edge: Edge | undefined): void {
    if (edge) this.words?.learn(edge);
  }

  /** The edge to follow: an untried choice while there is room for more, else the best by UCB. */
  select(seat: number, moves: readonly Move[], count: number, rewards: Rewards, random: Random): Edge {
    this.visits++;
    let best: Edge | undefined;
    let bestValue = Number.NEGATIVE_INFINITY;
    let tried = 0;
    for (let i = 0; i < count; i++) {
      const edge = this.edges.get(keyOf(seat, moves[i]!));
      if (!edge) continue;
      tried++;
      edge.available++;
      if (edge.visits === 0) return edge;
      const value =
        rewards.scale(edge.mean) + EXPLORATION * Math.sqrt(Math.log(edge.available) / edge.visits);
      if (value > bestValue) {
        bestValue = value;
        best = edge;
      }
    }
    if (best && (tried === count || tried >= this.room())) return best;
    return this.open(seat, this.untried(seat, moves, count, count - tried, random));
  }

  mostVisited(seat: number): Move | undefined {
    let best: Edge | undefined;
    for (const edge of this.edges.values()) {
      if (edge.seat !== seat) continue;
      if (!best || edge.visits > best.visits || (edge.visits === best.visits && edge.mean > best.mean))
        best = edge;
    }
    return best?.move;
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
    let best = moves[0]!;
    let bestPromise = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
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

/** What the words of an action (its cards, numbers, companies) have been worth so far. */
class Words {
  private readonly wordsOf: Map<Move, readonly string[]> = new Map();
  private readonly sums: Map<string, number> = new Map();
  private readonly counts: Map<string, number> = new Map();
  private sum = 0;
  private count = 0;

  constructor(ask: Ask) {
    for (let i = 0; i < ask.count; i++) this.wordsOf.set(ask.moves[i]!, ask.text(i).split(' '));
  }

  learn(edge: Edge): void {
    const reward = edge.last;
    this.sum += reward;
    this.count++;
    for (const word of this.wordsOf.get(edge.move) ?? []) {
      this.sums.set(word, (this.sums.get(word) ?? 0) + reward);
      this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    }
  }

  /** The mean worth of a move's words, words not met yet counted as the average; ties broken at random. */
  promise(move: Move, random: Random): number {
    const words = this.wordsOf.get(move);
    if (!words || this.count === 0) return random.below(1024);
    const average = this.sum / this.count;
    let total = 0;
    for (const word of words) {
      const count = this.counts.get(word) ?? 0;
      total += ((this.sums.get(word) ?? 0) + average) / (count + 1);
    }
    return total / words.length + random.below(1024) * 1e-9;
  }
}
