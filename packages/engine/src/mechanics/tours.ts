// Counts the complete tours of the border graph exactly: ways from card to bordering card that use every card once
// (Hamiltonian paths). Edges are taken one after another; pieces of paths that look alike at the frontier are counted
// together (Knuth's Simpath), so millions of tours cost thousands of steps.

import type { Card } from '../pack.ts';
import { BORDERS } from './borders.ts';

/** The mate of a vertex inside a path, both of whose edges are chosen; like every mate a character of the keys. */
const INSIDE = 0xff;

interface Edge {
  readonly a: number;
  readonly b: number;
}

/** The number of tours through all `cards` that begin at `start` and end anywhere, or at `end`. */
export function countTours(cards: readonly Card[], start: Card, end?: Card): number {
  const graph = cards.map((card) => BORDERS[card].map((other) => cards.indexOf(other)).filter((v) => v >= 0));
  const first = cards.indexOf(start);
  const mayEnd = (vertex: number): boolean =>
    end === undefined ? vertex !== first || cards.length === 1 : cards[vertex] === end;
  return countFrom(graph, first, mayEnd);
}

/**
 * A terminal joined to every vertex where a tour may end, and by an edge already chosen to `first`, turns tours into
 * cycles through that edge: every vertex has two chosen edges, and the path closes with the very last one.
 */
function countFrom(
  graph: readonly (readonly number[])[],
  first: number,
  mayEnd: (vertex: number) => boolean,
): number {
  const terminal = graph.length;
  const order = narrowOrder(graph, first);
  const edges = edgesInOrder(graph, order, terminal, mayEnd);
  const lastUse = lastUses(edges, terminal);
  // For each vertex the other end of the path that ends in it: itself while it is bare.
  const mates = graph.map((_, vertex) => vertex);
  mates.push(first);
  mates[first] = terminal;
  let frontier = new Map([[keyOf(mates), { mates, count: 1 }]]);
  let tours = 0;
  edges.forEach((edge, i) => {
    const next: typeof frontier = new Map();
    const leaving = [edge.a, edge.b].filter((vertex) => lastUse[vertex] === i);
    const keep = (state: number[], count: number): void => {
      for (const vertex of leaving) if (state[vertex] !== INSIDE) return;
      const key = keyOf(state);
      const known = next.get(key);
      if (known) known.count += count;
      else next.set(key, { mates: state, count });
    };
    for (const { mates: state, count } of frontier.values()) {
      keep(state, count);
      if (state[edge.a] === INSIDE || state[edge.b] === INSIDE) continue;
      if (state[edge.a] !== edge.b) keep(joined(state, edge), count);
      else if (closesAll(state, edge)) tours += count;
    }
    frontier = next;
  });
  return tours;
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

/** The vertices from `first` on, each time the one that leaves the fewest begun vertices open. */
function narrowOrder(graph: readonly (readonly number[])[], first: number): number[] {
  const order = [first];
  const open = new Set(graph[first]);
  while (order.length < graph.length) {
    const rest = open.size > 0 ? [...open] : graph.map((_, v) => v).filter((v) => !order.includes(v));
    const added = (v: number): number => graph[v].filter((w) => !open.has(w) && !order.includes(w)).length;
    const narrowest = rest.reduce((best, v) => (added(v) < added(best) ? v : best));
    order.push(narrowest);
    open.delete(narrowest);
    for (const v of graph[narrowest]) if (!order.includes(v)) open.add(v);
  }
  return order;
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
