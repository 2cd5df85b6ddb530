// Tiny games: they pass the laws, their trees are whole, and what they are worth lies where two ways find it.

import { describe, expect, test } from 'vitest';
import { agreesWithRecord, everyTable, keepsSecrets, playByLaw } from '../laws/index.ts';
import { Env, EnvTable, type GameTree, tinyOf, treeOf } from '../src/env/index.ts';
import { findGame, type Game, isRefusal, Random, settleRules } from '../src/index.ts';
import { valueBetween } from './fictitious.ts';
import { tinyGame, tinyTable, tinyTree } from './tiny.testing.ts';

const trees = new Map([
  [2, await tinyTree('do-boy', 2)],
  [3, await tinyTree('do-boy', 3)],
]);
const treeFor = (seats: number): GameTree => trees.get(seats)!;

test.each([
  ['do-boy', 40],
  ['militac', 10],
  ['sigs', 20],
])('tiny %s passes the laws of every game', async (id, matches) => {
  const tiny = await tinyGame(id);
  const random = new Random('tiny');
  for (const table of everyTable(tiny)) {
    for (let i = 0; i < matches; i++) {
      const record = await playByLaw(tiny, table, i, { care: 3 });
      await keepsSecrets(tiny, record, random);
      await agreesWithRecord(tiny, table, String(i), 100);
    }
  }
});

test('the tree of tiny SIGS is whole', async () => {
  const { nodes, sets } = await tinyTree('sigs', 2);
  const [deals] = nodes;
  // 7! / (3! · 3! · 1!) deals.
  expect('chance' in deals && deals.chance).toHaveLength(140);
  expect([nodes.length, sets.length]).toEqual([4109, 1984]);
  // In the regular game only the winner of a hand scores: for what the other holds.
  const gains = new Set(nodes.flatMap((node) => ('returns' in node ? [Math.abs(node.returns[0])] : [])));
  expect([...gains].sort((a, b) => a - b)).toEqual([0, 15, 25]);
});

test('tiny Militac is the last squad of a hand of six, which the bidders or the others need', async () => {
  const table = await tinyTable('militac', 4);
  const random = new Random('militac');
  const taken = new Set<string>();
  for (let match = 0; match < 60; match++) {
    const env = new Env(table, 'squad', match);
    while (!env.over) {
      const bids = env.legal().filter((text) => text.startsWith('bid '));
      for (const bid of bids) expect(bid).toMatch(/^bid 6 (infantry|cavalry|combined)$/);
      env.step(env.open[random.below(env.open.length)]);
    }
    taken.add(String(env.view(0).facts['squads']));
  }
  expect([...taken].sort()).toEqual(['5,7', '6,6', '7,5']);
  const bidding = new Env(table, 'squad');
  expect(bidding.refusal('bid 7 infantry')?.refused).toContain('A bid is six squads');
});

describe('tiny Do-Boy', () => {
  test('deals seven cards: three each and a nest of one to two seats, two each and a nest of one to three', () => {
    const { nodes } = treeFor(2);
    const deals = nodes[0];
    // 7! / (3! · 3! · 1!) deals, all alike in likelihood; and 7! / (2! · 2! · 2! · 1!).
    expect('chance' in deals && deals.chance).toHaveLength(140);
    const three = treeFor(3).nodes[0];
    expect('chance' in three && three.chance).toHaveLength(630);
    expect('chance' in three && three.chance.every((p) => Math.abs(p - 1 / 630) < 1e-12)).toBe(true);
  });

  test.each([
    [2, 6801, 4241],
    [3, 12_511, 5655],
  ])('the tree for %i seats is whole', (seats, histories, informationSets) => {
    const { nodes, sets } = treeFor(seats);
    const entered = new Array<number>(nodes.length).fill(0);
    for (const node of nodes) {
      if (!('to' in node)) {
        expect(node.returns.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
        continue;
      }
      for (const child of node.to) entered[child]++;
      if ('set' in node) expect(node.to).toHaveLength(sets[node.set].actions.length);
    }
    expect(entered[0]).toBe(0);
    expect(entered.slice(1).every((times) => times === 1)).toBe(true);
    // A seat cannot tell apart where the cards it does not know lie: of two seats, one of four lies in the nest.
    const first = nodes.flatMap((node) => ('set' in node ? [node.set] : []));
    expect(first.length).toBeGreaterThan(sets.length);
    expect([nodes.length, sets.length]).toEqual([histories, informationSets]);
  });

  test('for two seats it is worth about 0.0146 points to seat 0, which deals', () => {
    const [least, most] = valueBetween(treeFor(2), 150);
    expect(least).toBeLessThan(0.0151);
    expect(most).toBeGreaterThan(0.0141);
    expect(most - least).toBeLessThan(0.3);
  });
});

test('a large game is refused, and a game without a tiny variant', async () => {
  const game = findGame('do-boy') as Game;
  const rules = settleRules(game, {}, 4);
  if (isRefusal(rules)) throw new Error(rules.refused);
  expect(treeOf(await EnvTable.of(game, rules, 4))).toMatchObject({
    refused: expect.stringContaining('--tiny'),
  });
  expect(await tinyOf(findGame('bang') as Game)).toMatchObject({
    refused: expect.stringContaining('no tiny variant'),
  });
});
