// The value of a small game of two seats by fictitious play: each seat answers the mean of what the other has done so
// far. Slow and simple, and nothing like the regrets of docs/research.md, which it is held against.

import type { GameTree, TreeNode } from '../src/env/index.ts';

/** What seat 0 can be sure of, and what it can hope for at most: the value of the game lies between them. */
export function valueBetween({ nodes, sets }: GameTree, rounds: number): readonly [number, number] {
  const sums = sets.map(({ actions }) => new Float64Array(actions.length).fill(1e-9));
  const members: number[][] = sets.map(() => []);
  for (const [at, node] of nodes.entries()) if ('set' in node) members[node.set].push(at);
  let best: readonly [number, number] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const mean = sums.map((sum) => {
      const all = sum.reduce((a, b) => a + b, 0);
      return sum.map((one) => one / all);
    });
    const answers = [0, 1].map((seat) => answer(seat, mean));
    best = [-answers[1].value, answers[0].value];
    for (const [seat, { choice }] of answers.entries()) follow(0, seat, choice);
  }
  return best;

  /** The best answer of a seat to the mean of the other, and what it brings. */
  function answer(seat: number, mean: readonly Float64Array[]): { value: number; choice: number[] } {
    const reach = new Float64Array(nodes.length);
    reach[0] = 1;
    for (const [at, node] of nodes.entries()) {
      if (!('to' in node)) continue;
      for (const [i, child] of node.to.entries()) {
        const other = 'set' in node && sets[node.set].seat !== seat;
        reach[child] = reach[at] * ('chance' in node ? node.chance[i] : other ? mean[node.set][i] : 1);
      }
    }
    const choice: number[] = [];
    const worth: (number | undefined)[] = [];
    const worthOf = (at: number): number => (worth[at] ??= valueNow(nodes[at]));
    const valueNow = (node: TreeNode): number => {
      if ('returns' in node) return node.returns[seat];
      if ('chance' in node)
        return node.to.reduce((sum, child, i) => sum + node.chance[i] * worthOf(child), 0);
      if (sets[node.set].seat !== seat)
        return node.to.reduce((sum, child, i) => sum + mean[node.set][i] * worthOf(child), 0);
      choice[node.set] ??= bestOf(node.set);
      return worthOf(node.to[choice[node.set]]);
    };
    const bestOf = (set: number): number => {
      const worths = sets[set].actions.map((_, i) =>
        members[set].reduce((sum, at) => {
          const node = nodes[at];
          return sum + ('to' in node ? reach[at] * worthOf(node.to[i]) : 0);
        }, 0),
      );
      return worths.indexOf(Math.max(...worths));
    };
    return { value: worthOf(0), choice };
  }

  /** Counts what a seat has chosen wherever its own choices lead; a set reached twice counts once. */
  function follow(root: number, seat: number, choice: readonly number[]): void {
    const met = new Set<number>();
    const rest = [root];
    for (let at = rest.pop(); at !== undefined; at = rest.pop()) {
      const node = nodes[at];
      if (!('to' in node)) continue;
      if ('set' in node && sets[node.set].seat === seat) {
        if (!met.has(node.set)) sums[node.set][choice[node.set]]++;
        met.add(node.set);
        rest.push(node.to[choice[node.set]]);
      } else rest.push(...node.to);
    }
  }
}
