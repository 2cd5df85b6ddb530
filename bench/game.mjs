// One game on one core: random matches and actions a second, playouts of a dealt hand, clones, imagined positions.

import { BY_CHANCE, findGame, Match, Random, settleRules } from '@messdeck/engine';
import { measure, row } from './measure.mjs';
import { dealt, playOut } from './playout.mjs';

const game = findGame(process.argv[2]);
const seats = game.seats.includes(4) ? 4 : game.seats[0];
const rules = settleRules(game, {}, seats);
const random = new Random('bench', game.id);
const print = (name, perSecond) => console.log(JSON.stringify(row(`${game.id} ${name}`, perSecond)));

const matches = measure(() => {
  playOut(game, game.start(rules, seats), random, false);
  return 1;
});
print('random matches', matches);
print(
  'actions',
  measure(() => playOut(game, game.start(rules, seats), random, false)),
);

const hand = dealt(game, rules, seats, random);
// Do-Boy's own row, with its yardsticks, is in do-boy.mjs.
if (game.id !== 'do-boy')
  print(
    'playout actions',
    measure(() => playOut(game, game.clone(hand), random, true)),
  );

const middle = middleOfHand();
print(
  'clones',
  measure(() => thousand(() => game.clone(middle.position))),
);
print(
  'imagined positions',
  measure(() => thousand(() => game.imagine(middle.seen, random))),
);

/** A match some way into its first hand, with what the first seat to act has seen. */
function middleOfHand() {
  // Drawn apart from what was measured before: the same position in every run.
  const random = new Random('middle of a hand', game.id);
  const match = new Match(game, rules, seats);
  const seen = game.newMemory(rules, seats, 0);
  match.watch(0, (entry) => game.remember(seen, entry));
  const moves = [];
  for (let step = 0; step < 24; step++) {
    const actors = game.actors(match.position);
    if (actors & BY_CHANCE) match.chance(random);
    else {
      const seat = 31 - Math.clz32(actors & 255);
      const count = game.legal(match.position, seat, moves);
      const before = game.clone(match.position);
      match.move(seat, moves[random.below(count)]);
      if (match.over) return { position: before, seen };
    }
  }
  return { position: match.position, seen };
}

function thousand(work) {
  for (let i = 0; i < 1000; i++) work();
  return 1000;
}
