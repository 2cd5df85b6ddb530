// Every table at which a game can be played: each number of seats with each value of each option.

import {
  type Game,
  isRefusal,
  type OptionValue,
  type Random,
  type Rules,
  settleRules,
} from '../src/index.ts';

/** One way to set up a game: a number of seats with settled rules. */
export interface TableOf {
  readonly seats: number;
  readonly rules: Rules;
}

/** For every number of seats the default rules, and the default with one option changed, for every value of it. */
export function everyTable(game: Game): TableOf[] {
  const tables: TableOf[] = [];
  const known = new Set<string>();
  for (const seats of game.seats) {
    const add = (given: Rules): void => {
      const rules = settleRules(game, given, seats);
      const name = JSON.stringify([seats, rules]);
      if (isRefusal(rules) || known.has(name)) return;
      known.add(name);
      tables.push({ seats, rules });
    };
    add({});
    for (const option of game.options) for (const value of valuesOf(option)) add({ [option.key]: value });
  }
  return tables;
}

/** A table with every option drawn at random, among those the game does not refuse. */
export function randomTable(game: Game, random: Random): TableOf {
  const seats = game.seats[random.below(game.seats.length)];
  for (;;) {
    const given: Record<string, OptionValue> = {};
    for (const option of game.options) {
      const values = valuesOf(option);
      given[option.key] = values[random.below(values.length)];
    }
    const rules = settleRules(game, given, seats);
    if (!isRefusal(rules)) return { seats, rules };
  }
}

function valuesOf(option: Game['options'][number]): readonly OptionValue[] {
  return option.values ?? option.examples ?? [option.min!, option.max!];
}
