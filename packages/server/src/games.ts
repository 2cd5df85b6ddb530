// The games as `messdeck games --json` lists them.

import { type Game, games, type Option } from '@messdeck/engine';

export { games };

export function makeGameList(list: readonly Game[]): object[] {
  return list.map((game) => ({
    game: game.id,
    title: game.title,
    pack: game.pack.id,
    seats: game.seats,
    options: Object.fromEntries(game.options.map((option) => [option.key, optionOf(option)])),
  }));
}

function optionOf({ values, min, max, pattern, help, default: usual }: Option): object {
  const range = values ? { values } : pattern === undefined ? { min, max } : { pattern };
  return { ...range, default: usual, help };
}
