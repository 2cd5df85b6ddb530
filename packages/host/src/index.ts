// What the host offers to everything that lays a table: the page's worker, the terminal, a server.

export { gameInBrief, makeBrief, parseBrief } from './brief.ts';
export {
  type Chair,
  type Change,
  type HostServices,
  type Played,
  type SeatBot,
  type Sitting,
  STAND_IN_BOT,
  type Summary,
  type Thinker,
  type ThinkingTime,
  type Write,
} from './host-services.ts';
export { hostAlone, type MatchHost, type Sent } from './match-host.ts';
export {
  type Abilities,
  type Done,
  type HostMessage,
  isNotDone,
  type NotDone,
  type Past,
  type RunningTime,
  type TableState,
} from './messages.ts';
export { PHRASES } from './phrases.ts';
export { SharedMatchHost } from './shared-match-host.ts';
export { realTime, type Time } from './timers.ts';
export type { Pace, Reaction, Timing, WindowLength } from './timing.ts';
