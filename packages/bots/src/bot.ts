// Bots by name: a short text says which bot and how strong ("random", "search:400", "search:200ms").

import {
  type Game,
  type Player,
  type Random,
  type Refusal,
  type Rules,
  randomPlayer,
  refuse,
} from '@messdeck/engine';
import { type Budget, searchPlayer } from './search.ts';

export interface Bot {
  /** The text that names it, as records write it. */
  readonly name: string;
  /** Seats the bot at a match; `random` is its own, so that the same seed gives the same choices. */
  seat(game: Game, rules: Rules, seats: number, seat: number, random: Random): Player;
}

const DEFAULT_ITERATIONS = 400;
const LARGEST_BUDGET = 10_000_000;

export const BOT_FORMS =
  'random, search, search:ITERATIONS (search:400) or search:MILLISECONDSms (search:200ms)';

export function parseBot(name: string): Bot | Refusal {
  if (name === 'random')
    return { name, seat: (_game, _rules, _seats, _seat, random) => randomPlayer(random) };
  const budget = parseBudget(name);
  if (!budget) return refuse(`There is no bot ${JSON.stringify(name)}; the bots are ${BOT_FORMS}.`);
  return {
    name,
    seat: (game, rules, seats, seat, random) => searchPlayer(game, rules, seats, seat, budget, random),
  };
}

function parseBudget(name: string): Budget | undefined {
  if (name === 'search') return { iterations: DEFAULT_ITERATIONS };
  const [, digits, unit] = /^search:(\d+)(ms)?$/.exec(name) ?? [];
  const amount = Number(digits);
  if (!(amount >= 1 && amount <= LARGEST_BUDGET)) return undefined;
  return unit ? { milliseconds: amount } : { iterations: amount };
}
