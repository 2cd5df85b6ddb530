// Counts the complete tours of the border graph exactly: ways from card to bordering card that use every card once
// (Hamiltonian paths). Edges are taken one after another; pieces of paths that look alike at the frontier are counted
// together (Knuth's Simpath), so millions of tours cost thousands of steps.

import type { Card } from '../pack.ts';
import { BORDERS } from './borders.ts';
import { power } from './portable-math.ts';

/** The mate of a vertex inside a path, both of whose edges are chosen; like every mate a character of the keys. */
const INSIDE = 0xff;

interface Edge {
  readonly a: number;
  readonly b: number;
}

/** The number of tours through all `cards` that begin at `start` and end anywhere, or at `end`. */
export function countTours(cards: readonly Card[], start: Card, end?: Card): number {
  if (cards.length === 1) return 1;
  let tours = 0;
  for (const count of countToursByNext(cards, start, end).values()) tours += count;
  return tours;
}

/** The same by the second card of the tour; only cards where a tour goes on. */
export function countToursByNext(cards: readonly Card[], start: Card, end?: Card): Map<Card, number> {
  const graph = cards.map((card) => BORDERS[card].map((other) => cards.indexOf(other)).filter((v) => v >= 0));
  const first = cards.indexOf(start);
  const mayEnd = (vertex: number): boolean =>
    end === undefined ? vertex !== first : cards[vertex] === end && vertex !== first;
  const counts = countByNext(graph, first, mayEnd);
  return new Map(
    graph[first].map((vertex, k) => [cards[vertex], counts[k]] as const).filter(([, n]) => n > 0),
  );
}

interface State {
  /** For each vertex the other end of the path that ends in it: itself while it is bare. */
  readonly mates: readonly number[];
  /** The ways to come here, by the neighbour with which the tour leaves `first`; all in front while it has not left. */
  readonly counts: number[];
}

/**
 * A terminal joined to every vertex where a tour may end, and by an edge already chosen to `first`, turns tours into
 * cycles through that edge: every vertex has two chosen edges, and the path closes with the very last one.
 */
function countByNext(
  graph: readonly (readonly number[])[],
  first: number,
  mayEnd: (vertex: number) => boolean,
): number[] {
  const terminal = graph.length;
  const edges = edgesInOrder(graph, narrowestOrder(graph), terminal, mayEnd);
  const lastUse = lastUses(edges, terminal);
  const nexts = graph[first];
  const bare = graph.map((_, vertex) => vertex);
  bare.push(first);
  bare[first] = terminal;
  const tours = nexts.map(() => 0);
  const begun = [1, ...tours.slice(1)];
  let frontier = new Map<string, State>([[keyOf(bare), { mates: bare, counts: begun }]]);
  edges.forEach((edge, i) => {
    const next: typeof frontier = new Map();
    const leaving = [edge.a, edge.b].filter((vertex) => lastUse[vertex] === i);
    const leaves = edge.a === first ? edge.b : edge.b === first ? edge.a : -1;
    const by = leaves === terminal ? -1 : nexts.indexOf(leaves);
    const keep = (mates: readonly number[], counts: readonly number[]): void => {
      for (const vertex of leaving) if (mates[vertex] !== INSIDE) return;
      const key = keyOf(mates);
      const known = next.get(key);
      if (known) addTo(known.counts, counts);
      else next.set(key, { mates, counts: counts.slice() });
    };
    for (const { mates, counts } of frontier.values()) {
      keep(mates, counts);
      if (mates[edge.a] === INSIDE || mates[edge.b] === INSIDE) continue;
      const after = by < 0 ? counts : nexts.map((_, k) => (k === by ? counts[0] : 0));
      if (mates[edge.a] !== edge.b) keep(joined(mates, edge), after);
      else if (closesAll(mates, edge)) addTo(tours, after);
    }
    frontier = next;
  });
  return tours;
}

function addTo(sums: number[], more: readonly number[]): void {
  for (let k = 0; k < sums.length; k++) sums[k] += more[k];
}

/** A state as a text, for the map of states. */
function keyOf(mates: readonly number[]): string {
  return String.fromCharCode(...mates);
}

/** The state with the two paths that end in the edge's vertices joined to one. */
function joined(mates: readonly number[], { a, b }: Edge): number[] {
  const after = mates.slice();
  const [endA, endB] = [mates[a], mates[b]];
  after[a] = INSIDE;
  after[b] = INSIDE;
  after[endA] = endB;
  after[endB] = endA;
  return after;
}

/** Whether an edge between the ends of one path closes a cycle through every vertex. */
function closesAll(mates: readonly number[], { a, b }: Edge): boolean {
  return mates.every((mate, vertex) => mate === INSIDE || vertex === a || vertex === b);
}

/** Of the orders that begin at one vertex and spread, the one with the fewest states to expect on the way. */
function narrowestOrder(graph: readonly (readonly number[])[]): number[] {
  let best: readonly [number, number[]] = [Number.POSITIVE_INFINITY, []];
  for (let first = 0; first < graph.length; first++) {
    const found = orderFrom(graph, first);
    if (found[0] < best[0]) best = found;
  }
  return best[1];
}

/** The vertices from `first` on, each time the one that leaves the fewest begun vertices open; and how broad it gets. */
function orderFrom(graph: readonly (readonly number[])[], first: number): readonly [number, number[]] {
  const order = [first];
  const placed = new Set(order);
  const open = new Set(graph[first]);
  let breadth = 0;
  while (order.length < graph.length) {
    const rest = open.size > 0 ? [...open] : graph.map((_, v) => v).filter((v) => !placed.has(v));
    const added = (v: number): number => graph[v].filter((w) => !open.has(w) && !placed.has(w)).length;
    const narrowest = rest.reduce((best, v) => (added(v) < added(best) ? v : best));
    order.push(narrowest);
    placed.add(narrowest);
    open.delete(narrowest);
    for (const v of graph[narrowest]) if (!placed.has(v)) open.add(v);
    const begun = order.filter((v) => graph[v].some((w) => !placed.has(w))).length;
    breadth += power(3, begun);
  }
  return [breadth, order];
}

/** Every edge once, with the later of its vertices; the edge to the terminal follows the others of its vertex. */
function edgesInOrder(
  graph: readonly (readonly number[])[],
  order: readonly number[],
  terminal: number,
  mayEnd: (vertex: number) => boolean,
): Edge[] {
  return order.flatMap((vertex, i) => {
    const back = order.slice(0, i).filter((earlier) => graph[vertex].includes(earlier));
    const edges = back.map((earlier) => ({ a: earlier, b: vertex }));
    return mayEnd(vertex) ? [...edges, { a: vertex, b: terminal }] : edges;
  });
}

/** For each vertex the number of the last edge that touches it. */
function lastUses(edges: readonly Edge[], terminal: number): number[] {
  const last: number[] = new Array(terminal + 1).fill(-1);
  edges.forEach(({ a, b }, i) => {
    last[a] = i;
    last[b] = i;
  });
  return last;
}
