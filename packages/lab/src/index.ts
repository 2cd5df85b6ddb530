// What the lab offers: plans, the work they make, rows, and the figures that come out of them.

export { clopperPearson, wilson } from './estimate/binomial.ts';
export { holm } from './estimate/holm.ts';
export { type Figure, type Interval, mean, paired, rate, ratio, type Share } from './estimate/over-deals.ts';
export { studentQuantile, studentTail } from './estimate/student.ts';
export { type Arm, type Plan, parsePlan, planHash, type Question } from './plan.ts';
export { playSitting } from './play-sitting.ts';
export {
  type ArmResult,
  type Change,
  type PlaceFigures,
  type PlanResult,
  type QuestionResult,
  resultOf,
  type Spread,
} from './result.ts';
export { type Row, rowName } from './row.ts';
export { playShard, type Shard, shardName, shardsOf } from './shard.ts';
export { type Sitting, sittingsOf } from './sitting.ts';
