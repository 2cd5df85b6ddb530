// How many cards may be left so that twenty imagined positions, every legal card of each, are solved in 100 ms; beside
// the same for a plain alpha-beta.

import { Solver } from '@messdeck/bots';
import {
  findGame,
  legalMoves,
  Match,
  playMatch,
  Random,
  randomPlayer,
  seatsOf,
  settleRules,
} from '@messdeck/engine';
import { plainGains } from './plain-alpha-beta.mjs';
import { timed } from './yardstick.mjs';

const IMAGINED = 20;
const WITHIN = 100;
/** Real positions of each length, and the median of their times. */
const SAMPLES = 5;
const GAMES = [
  ['militac', { match: 'hand' }, 12],
  ['tactics', { match: 'hand' }, 12],
  ['skirmish', { limit: 0 }, 6],
];
const NODES = 40_000_000;

export async function endingFigures() {
  const figures = [];
  for (const [id, rules, most] of GAMES) {
    const game = findGame(id);
    const samples = await sampleEndings(game, settleRules(game, rules, 4), most);
    const solver = new Solver();
    const solved = longest(
      samples,
      (position) => solver.solve(game, position, { nodes: NODES }) !== undefined,
    );
    const plain = longest(samples, (position) => {
      const tricks = game.tricks(position);
      const [seat] = seatsOf(game.actors(position));
      return plainGains(tricks, legalMoves(game, position, seat), NODES / 40) !== undefined;
    });
    figures.push({
      name: `${id}: cards left, 20 positions in 100 ms, solver`,
      value: solved,
      goal: plain + 2,
    });
    figures.push({ name: `${id}: cards left, 20 positions in 100 ms, plain`, value: plain });
  }
  return figures;
}

/** By cards left: imagined positions of the seat on lead, some lists of twenty. */
async function sampleEndings(game, rules, most) {
  const samples = Array.from({ length: most + 1 }, () => []);
  for (let n = 0; n < SAMPLES; n++) {
    const match = new Match(game, rules, 4);
    const random = new Random('endings', game.id, n);
    const minds = [0, 1, 2, 3].map((seat) => game.newMemory(rules, 4, seat));
    const players = minds.map((seen) => {
      const player = randomPlayer(random);
      return {
        hear: (entry) => game.remember(seen, entry),
        choose: (ask) => {
          const tricks = game.tricks(match.position);
          if (tricks && !tricks.partial && tricks.trick.length === 0) {
            const list = samples[tricks.hands[0].length];
            list.push(Array.from({ length: IMAGINED }, () => game.imagine(seen, random)));
          }
          return player.choose(ask);
        },
      };
    });
    await playMatch(match, players, `endings ${n}`);
  }
  return samples;
}

/** The greatest number of cards at which the work is done in time, no smaller one failing. */
function longest(samples, work) {
  for (let cards = 1; cards < samples.length; cards++) {
    const times = samples[cards].map((positions) => {
      let whole = true;
      const spent = timed(() => {
        for (const position of positions) whole = whole && work(position);
      });
      return whole ? spent : Number.POSITIVE_INFINITY;
    });
    times.sort((a, b) => a - b);
    if (times[times.length >> 1] > WITHIN) return cards - 1;
  }
  return samples.length - 1;
}
