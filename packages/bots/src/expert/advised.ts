// A game as an experienced player sees it: the rules are the same, but players do what sensible players do, a hand is
// judged by its points, and of the positions one can imagine those are likelier that explain what was done.

import type { Advice, Game, Random } from '@messdeck/engine';

/** Of this many imagined positions one is taken, by how well it explains what was seen. */
const DRAWN = 4;

export function advised(game: Game, advice: Advice): Game {
  const { likelihood, worth } = advice;
  return {
    ...game,
    ...(advice.habit && { habit: advice.habit }),
    ...(advice.playout && { playout: advice.playout }),
    ...(worth && { evaluate: worth }),
    ...(likelihood && {
      imagine: (seen: unknown, random: Random) => likeliest(game, likelihood, seen, random),
    }),
  };
}

/** One of a few imagined positions, each taken with the weight of its likelihood. */
function likeliest(
  game: Game,
  likelihood: NonNullable<Advice['likelihood']>,
  seen: unknown,
  random: Random,
): unknown {
  let chosen: unknown;
  let total = 0;
  for (let i = 0; i < DRAWN; i++) {
    const position = game.imagine(seen, random);
    const weight = likelihood(seen, position);
    total += weight;
    if (i === 0 || random.below(1 << 30) * total < weight * (1 << 30)) chosen = position;
  }
  return chosen;
}
