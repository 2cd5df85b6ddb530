// What the bots offer: players for every game, by name.

export { BOT_FORMS, type Bot, parseBot } from './bot.ts';
export { type Budget, Search } from './search.ts';
export { type Limits, type Solved, Solver } from './solve/solver.ts';
