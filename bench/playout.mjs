// Random play through the public interface: legal + apply, no texts, as search bots do it.

import { BY_CHANCE, BY_CLOCK, CLOCK, seatsOf, TICK } from '@messdeck/engine';

const moves = [];

/** Plays to the end of the match, or to the next deal with `oneHand`; returns the number of actions, chance included. */
export function playOut(game, position, random, oneHand) {
  for (let actions = 0; ; actions++) {
    const actors = game.actors(position);
    if (actors < BY_CLOCK && (actors & (actors - 1)) === 0) {
      if (actors === 0) return actions;
      const seat = 31 - Math.clz32(actors);
      game.apply(position, seat, moves[random.below(game.legal(position, seat, moves))]);
    } else if (actors & BY_CHANCE) {
      const draw = game.draw(position);
      if (oneHand && draw.opens) return actions;
      game.deal(position, random.shuffle([...draw.from]).slice(0, draw.count));
    } else actTogether(game, position, actors, random);
  }
}

/** One of several simultaneous actors, the clock among them, chosen at random. */
function actTogether(game, position, actors, random) {
  const seats = seatsOf(actors);
  const chosen = random.below(seats.length + (actors & BY_CLOCK ? 1 : 0));
  const count = chosen < seats.length ? game.legal(position, seats[chosen], moves) : 0;
  if (count > 0) game.apply(position, seats[chosen], moves[random.below(count)]);
  else if (actors & BY_CLOCK) game.apply(position, CLOCK, TICK);
}

/** Draws for chance until a seat or the clock is to act. */
export function dealt(game, rules, seats, random) {
  const position = game.start(rules, seats);
  while (game.actors(position) & BY_CHANCE) {
    const draw = game.draw(position);
    game.deal(position, random.shuffle([...draw.from]).slice(0, draw.count));
  }
  return position;
}
