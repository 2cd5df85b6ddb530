// `messdeck games`: what can be played, for people or, with --json, for programs.

import { allowed, type Game, games, type Option } from '@messdeck/engine';
import { listOr } from '@messdeck/engine/mechanics/lists';
import { Output } from '../output.ts';

export async function listGames(options: { json?: boolean }): Promise<void> {
  const output = new Output();
  for (const game of games) {
    if (!options.json) output.text(`${describe(game)}\n`);
    else
      output.line({
        game: game.id,
        title: game.title,
        pack: game.pack.id,
        seats: game.seats,
        options: Object.fromEntries(game.options.map((option) => [option.key, optionJson(option)])),
      });
  }
  await output.flush();
}

function optionJson(option: Option): object {
  const { values, min, max, pattern, help } = option;
  const range = values ? { values } : pattern === undefined ? { min, max } : { pattern };
  return { ...range, default: option.default, help };
}

function describe(game: Game): string {
  const alone = game.seats.length === 1 && game.seats[0] === 1;
  const seats = alone ? 'one seat' : `${listOr(game.seats)} seats`;
  const lines = game.options.map((option) => `    ${option.key}: ${option.help} (${allowed(option)})`);
  return [`${game.title} (${game.id}), ${seats}`, ...lines].join('\n');
}
