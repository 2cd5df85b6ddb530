// One dealt Do-Boy hand of four, three ways side by side: our engine, a bare loop, boardgame.io; and search on it.

import { Search } from '@messdeck/bots';
import { findGame, Match, Random } from '@messdeck/engine';
import { bareLoop } from './bare-loop.mjs';
import { measure, measureTogether, row } from './measure.mjs';
import { boardgamePlayout } from './peers/do-boy.mjs';
import { dealt, playOut } from './playout.mjs';

const game = findGame('do-boy');
const rules = { match: 'hand', target: 50, exchange: false };
const random = new Random('bench', 'do-boy');
const position = dealt(game, rules, 4, random);
const seats = [0, 1, 2, 3];
const low = seats.map((seat) => position.hands[2 * seat]);
const high = seats.map((seat) => position.hands[2 * seat + 1]);
const { nest, leader } = position;

const bits = (word, from) =>
  Array.from({ length: 25 }, (_, bit) => bit)
    .filter((bit) => word & (1 << bit))
    .map((bit) => bit + from);
const hands = seats.map((seat) => [...bits(low[seat], 0), ...bits(high[seat], 24)]);

const bare = bareLoop({ low, high, nest: nest[0], leader }, random);
const peer = boardgamePlayout({ hands, nest, leader: Number(leader) }, (n) => random.below(n));
const times = (n, work) => () => {
  let done = 0;
  for (let i = 0; i < n; i++) done += work();
  return done;
};
const [engine, yardstick, boardgame] = measureTogether([
  times(100, () => playOut(game, game.clone(position), random, true)),
  times(100, bare),
  peer,
]);

console.log(JSON.stringify(row('do-boy playout actions', engine)));
console.log(JSON.stringify(row('bare loop actions', yardstick)));
console.log(JSON.stringify(row('boardgame.io actions', boardgame)));
console.log(JSON.stringify(row('do-boy search simulations', searchRate())));

/** Simulations a second over all choices that one seat has in the play of the hand. */
function searchRate() {
  const memories = memoriesOfOneHand();
  let next = 0;
  return measure(() => {
    const search = new Search(game, memories[next++ % memories.length], 0, 4, random);
    for (let i = 0; i < 400; i++) search.iterate();
    return 400;
  });
}

function memoriesOfOneHand() {
  const memories = [];
  const entries = [];
  const match = new Match(game, rules, 4);
  match.watch(0, (entry) => entries.push(entry));
  const moves = [];
  while (!match.over) {
    const actors = game.actors(match.position);
    if (actors > 255) match.chance(random);
    else {
      const seat = 31 - Math.clz32(actors);
      const count = game.legal(match.position, seat, moves);
      if (seat === 0 && count > 1) memories.push(recall(entries));
      match.move(seat, moves[random.below(count)]);
    }
  }
  return memories;
}

function recall(entries) {
  const seen = game.newMemory(rules, 4, 0);
  for (const entry of entries) game.remember(seen, entry);
  return seen;
}
