// The rules of one match: given options checked and completed from the game's tables.

import type { Game } from './game.ts';
import { listOr } from './mechanics/lists.ts';
import { accepts, allowed, defaultOf, type OptionValue, type Rules } from './options.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Refuses a number of seats that the game cannot be played with. */
export function checkSeats(game: Game, seats: number): Refusal | undefined {
  if (game.seats.includes(seats)) return undefined;
  return refuse(`${game.title} is played with ${listOr(game.seats)} seats, not ${seats}.`);
}

/** Every option of the game with its value, or a refusal that names what is wrong and what is allowed. */
export function settleRules(
  game: Game,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Rules | Refusal {
  const badSeats = checkSeats(game, seats);
  if (badSeats) return badSeats;
  for (const [key, value] of Object.entries(given)) {
    const option = game.options.find((candidate) => candidate.key === key);
    if (!option) {
      const known = game.options.map((candidate) => candidate.key);
      const has = known.length ? `its options are ${known.join(', ')}` : 'it has no options';
      return refuse(`${game.title} has no option ${JSON.stringify(key)}; ${has}.`);
    }
    if (!accepts(option, value)) {
      return refuse(
        `The option ${key} of ${game.title} cannot be ${JSON.stringify(value)}; allowed: ${allowed(option)}.`,
      );
    }
  }
  const completed = game.complete ? game.complete(given as Rules, seats) : (given as Rules);
  const rules: Record<string, OptionValue> = {};
  for (const option of game.options) rules[option.key] = completed[option.key] ?? defaultOf(option, seats);
  const excluded = game.exclude?.(rules, seats);
  return excluded === undefined ? rules : refuse(excluded);
}
