// What the host offers to everything that lays a table: the page's worker, the terminal, a server.

export { gameInBrief, makeBrief, parseBrief } from './brief.ts';
export { Conductor } from './conductor.ts';
export {
  type Chair,
  type Change,
  type House,
  type Played,
  RELIEF,
  type SeatBot,
  type Sitting,
  type Summary,
  type Thinker,
  type ThinkingTime,
  type Write,
} from './house.ts';
export { conductLocally, type LocalConductor, type Sent } from './local-conductor.ts';
export {
  type Abilities,
  type Done,
  isNotDone,
  type NotDone,
  type Past,
  type RunningTime,
  type TableState,
  type Told,
} from './messages.ts';
export { PHRASES } from './phrases.ts';
export { realTime, type Time } from './timers.ts';
export type { Pace, Reaction, Timing, WindowLength } from './timing.ts';
