// The tiny games at a table, and their trees.

import { EnvTable, type GameTree, tinyOf, treeOf } from '../src/env/index.ts';
import { findGame, type Game, isRefusal, settleRules } from '../src/index.ts';

export async function tinyGame(id: string): Promise<Game> {
  const tiny = await tinyOf(findGame(id) as Game);
  if (isRefusal(tiny)) throw new Error(tiny.refused);
  return tiny;
}

export async function tinyTable(id: string, seats: number): Promise<EnvTable> {
  const tiny = await tinyGame(id);
  const rules = settleRules(tiny, {}, seats);
  if (isRefusal(rules)) throw new Error(rules.refused);
  return EnvTable.of(tiny, rules, seats);
}

export async function tinyTree(id: string, seats: number): Promise<GameTree> {
  const tree = treeOf(await tinyTable(id, seats));
  if (isRefusal(tree)) throw new Error(tree.refused);
  return tree;
}
