// Bots by name: a short text says which bot and how strong ("random", "captain", "classic:400").

import { type Game, type Random, type Refusal, type Rules, randomPlayer, refuse } from '@messdeck/engine';
import type { BotPlayer } from './bot-player.ts';
import { classicPlayer } from './classic.ts';
import { expertPlayer } from './expert/player.ts';
import { EXPERT, LEVELS, type Level } from './levels.ts';
import type { Sharing } from './pause.ts';
import type { Budget } from './search.ts';

/** A bot's effort for each choice, as a number of playouts or as the budget of a search. */
export type Work = { readonly playouts: number } | Budget;

/** A kind of player that can be seated at any match of any game. */
export interface Bot {
  /** The text that names it, as records write it. */
  readonly name: string;
  /** How much it thinks about a choice: the levels in playouts, the classic bot by its budget. */
  readonly work: Work;
  /**
   * Seats the bot at a match; `random` is its own, so that the same seed gives the same choices. `sharing`: with others
   * who think in the same thread.
   */
  seat(game: Game, rules: Rules, seats: number, seat: number, random: Random, sharing?: Sharing): BotPlayer;
}

const DEFAULT_ITERATIONS = 400;
const LARGEST_BUDGET = 10_000_000;

/** Every form of a bot's name, as one line for help texts and error messages. */
export const BOT_FORMS =
  'random, recruit, sergeant, captain, general, expert, expert:PLAYOUTS (expert:600), classic, classic:ITERATIONS (classic:400), classic:MILLISECONDSms (classic:200ms), and search as another name of classic';

/** Finds the bot with this name, or refuses with a list of all bots, to which `others` is added. */
export function parseBot(name: string, others: string = ''): Bot | Refusal {
  if (name === 'random')
    return {
      name,
      work: { playouts: 0 },
      seat: (_game, _rules, _seats, _seat, random) => randomPlayer(random),
    };
  const level = parseLevel(name);
  if (level)
    return {
      name,
      work: { playouts: level.playouts },
      seat: (game, rules, seats, seat, random, sharing) =>
        expertPlayer(game, rules, seats, seat, level, random, sharing),
    };
  const budget = parseBudget(name);
  if (!budget) return refuse(`There is no bot ${JSON.stringify(name)}; the bots are ${BOT_FORMS}${others}.`);
  return {
    name,
    work: budget,
    seat: (game, rules, seats, seat, random, sharing) =>
      classicPlayer(game, rules, seats, seat, budget, random, sharing),
  };
}

function parseLevel(name: string): Level | undefined {
  const [, digits] = /^expert:(\d+)$/.exec(name) ?? [];
  const playouts = Number(digits);
  if (!inBounds(playouts)) return LEVELS.get(name);
  // Exact endings are given work in proportion.
  return {
    ...EXPERT,
    thorough: false,
    playouts,
    nodes: Math.round((EXPERT.nodes * playouts) / EXPERT.playouts),
  };
}

function parseBudget(name: string): Budget | undefined {
  if (name === 'search' || name === 'classic') return { iterations: DEFAULT_ITERATIONS };
  const [, digits, unit] = /^(?:classic|search):(\d+)(ms)?$/.exec(name) ?? [];
  const amount = Number(digits);
  if (!inBounds(amount)) return undefined;
  return unit ? { milliseconds: amount } : { iterations: amount };
}

function inBounds(amount: number): boolean {
  return amount >= 1 && amount <= LARGEST_BUDGET;
}
