// The tiny games at a table, and their trees.

import { EnvTable, type GameTree, tinyOf, treeOf } from '../src/env/index.ts';
import { findGame, type Game, isRefusal, settleRules } from '../src/index.ts';

export function tinyGame(id: string): Game {
  const tiny = tinyOf(findGame(id) as Game);
  if (isRefusal(tiny)) throw new Error(tiny.refused);
  return tiny;
}

export function tinyTable(id: string, seats: number): EnvTable {
  const tiny = tinyGame(id);
  const rules = settleRules(tiny, {}, seats);
  if (isRefusal(rules)) throw new Error(rules.refused);
  return new EnvTable(tiny, rules, seats);
}

export function tinyTree(id: string, seats: number): GameTree {
  const tree = treeOf(tinyTable(id, seats));
  if (isRefusal(tree)) throw new Error(tree.refused);
  return tree;
}
