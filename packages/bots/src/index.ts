// What the bots offer: players for every game, by name.

export { BOT_FORMS, type Bot, parseBot, type Work } from './bot.ts';
export type { BotPlayer } from './bot-player.ts';
export type { Pause, Sharing } from './pause.ts';
export { type OtherChoice, recheck } from './recheck.ts';
export {
  type ReviewedChoice,
  type ReviewOptions,
  type ReviewProgress,
  reviewMatch,
  reviewRefusal,
} from './review/review.ts';
export { type Budget, Search } from './search.ts';
export { type BotChair, choiceSeed, SeededBot } from './seeded-bot.ts';
export {
  bridgeCard,
  bridgeTricks,
  HAND_LETTERS,
  parseBridgeCard,
  parseDeal,
  SUIT_LETTERS,
} from './solve/bridge.ts';
export { type ListedDeal, parseBridgeList } from './solve/bridge-list.ts';
export { type BridgeStep, stepsOf, traceOf } from './solve/bridge-trace.ts';
export { SOLVED_FOR_ALL, type SolvedForAll, solveForAll } from './solve/max-n.ts';
export { type Limits, type Solved, Solver } from './solve/solver.ts';
