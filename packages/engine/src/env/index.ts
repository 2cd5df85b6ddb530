// Games as environments: stepped through by programs that learn, plan or measure (docs/research.md).

export type { Kind, Observed, PlaceKind } from '../observed.ts';
export { type Action, Batch, type BatchOptions, type Ended } from './batch.ts';
export { type Outcome, outcomesOf } from './chance.ts';
export { CHANCE_ASKED, Env, EnvTable, NOBODY_ASKED } from './env.ts';
export { type Field, Layout } from './layout.ts';
export { END_WORD, Numbering, PASS_WORD } from './numbering.ts';
export { observedOf } from './observed-of.ts';
export type { Ending } from './returns.ts';
export { tinyOf } from './tiny.ts';
export { type GameTree, type InformationSet, type TreeNode, treeOf } from './tree.ts';
