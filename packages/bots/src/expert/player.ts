// A strong bot at a seat: hears its stream, and thinks about every choice with a fixed amount of work.

import { type Ask, type Entry, type Game, type Move, type Random, type Rules, WAIT } from '@messdeck/engine';
import type { BotPlayer } from '../bot-player.ts';
import type { Level } from '../levels.ts';
import { type Sharing, workInTurns } from '../pause.ts';
import type { Temper } from './compare.ts';

export function expertPlayer(
  game: Game,
  rules: Rules,
  seats: number,
  seat: number,
  level: Level,
  random: Random,
  sharing?: Sharing,
): BotPlayer {
  const seen = game.newMemory(rules, seats, seat);
  const memory: Move[] = [];
  const temper = (random.below(3) - 1) as Temper;
  return {
    hear: (entry: Entry) => game.remember(seen, entry),
    forget() {
      memory.length = 0;
    },
    async choose(ask: Ask): Promise<number> {
      if (ask.count === 1 && !ask.mayWait) return 0;
      if (ask.mayWait && random.below(100) >= level.awake) return WAIT;
      const { mindFor, playoutsOf } = await import('./mind.ts');
      const mind = await mindFor(game, level);
      const here = mind.at(level);
      const pause = sharing?.pause;
      const thought = await mind.think({
        seen,
        seat,
        seats,
        ask,
        random,
        memory,
        level: here,
        temper,
        pause,
      });
      if (thought.goesOn) await workInTurns(playoutsOf(here), (playouts) => thought.work(playouts), pause);
      const [move] = thought.choices();
      const index = ask.moves.slice(0, ask.count).indexOf(move);
      return index >= 0 ? index : ask.mayWait ? WAIT : 0;
    },
  };
}
