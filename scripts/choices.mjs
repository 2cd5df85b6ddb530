// What bots choose, as one line per game and bot: a hash over seeded matches. `npm run test:nodes` runs this with
// several versions of Node and compares the lines.

import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { games, isRefusal, Match, playMatch, Random, settleRules } from '@messdeck/engine';
import { parseBot } from '../packages/bots/dist/index.js';

const BOTS = ['search:30', 'expert:30'];
/** Enough for some auctions and tricks of every game. */
const ACTIONS = 60;

const { values } = parseArgs({ options: { seed: { type: 'string', default: 'nodes' } } });

class Enough extends Error {}

async function logOf(game, seats, name) {
  const rules = settleRules(game, {}, seats);
  const bot = parseBot(name);
  for (const one of [rules, bot]) if (isRefusal(one)) throw new Error(one.refused);
  const match = new Match(game, rules, seats);
  const players = Array.from({ length: seats }, (_, seat) => {
    const player = bot.seat(game, rules, seats, seat, new Random(values.seed, 'seat', seat));
    const choose = (ask) => {
      if (match.log.length > ACTIONS) throw new Enough();
      return player.choose(ask);
    };
    return { ...player, choose };
  });
  await playMatch(match, players, values.seed).catch((error) => {
    if (!(error instanceof Enough)) throw error;
  });
  return match.log;
}

for (const game of games) {
  for (const name of BOTS) {
    const hash = createHash('sha256');
    let actions = 0;
    for (const seats of game.seats) {
      for (const { by, do: text } of await logOf(game, seats, name)) {
        hash.update(`${by} ${text}\n`);
        actions++;
      }
    }
    console.log(`${game.id} ${name} ${actions} ${hash.digest('hex').slice(0, 16)}`);
  }
}
