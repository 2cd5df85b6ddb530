// What the lab offers: plans, the work they make, rows, and the figures that come out of them.

export { clopperPearson, wilson } from './estimate/binomial.ts';
export { holm } from './estimate/holm.ts';
export { type Figure, type Interval, mean, paired, rate, ratio, type Share } from './estimate/over-deals.ts';
export { studentQuantile, studentTail } from './estimate/student.ts';
export { type Arm, type Plan, parsePlan, planHash, type Question } from './plan.ts';
export { type Asked, playSitting, type Table } from './play-sitting.ts';
export {
  type ArmResult,
  type BidFigures,
  type CardWorth,
  type Change,
  type Contracts,
  type OpenResult,
  type PlaceFigures,
  type PlanResult,
  type QuestionResult,
  type RowsOf,
  resultOf,
  type Spread,
  type Waiting,
  type WinnableFigures,
} from './result.ts';
export { type Contract, type Row, rowName } from './row.ts';
export { searchDeal } from './search-deal.ts';
export { playShard, type Shard, shardName, shardsOf } from './shard.ts';
export { type Sitting, sittingsOf } from './sitting.ts';
