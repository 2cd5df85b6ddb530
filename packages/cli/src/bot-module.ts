// A bot in a module of somebody's own: "./greedy.js", which exports a function that makes a Player (docs/protocol.md).

import type { Game, Player, Random, Rules } from '@messdeck/engine';
import { Complaint } from './complaint.ts';
import { loadModule } from './modules.ts';
import { Forfeit } from './run/forfeit.ts';

/** Makes the player of a seat. */
type MakePlayer = (game: Game, rules: Rules, seats: number, seat: number, random: Random) => Player;

/** The function of a module that makes players: the one called `player`, or the only one. */
export async function playersOf(name: string): Promise<MakePlayer> {
  const exported = await loadModule(name, 'bot');
  const functions = Object.values(exported).filter((one) => typeof one === 'function');
  const make = exported['player'] ?? (functions.length === 1 ? functions[0] : undefined);
  if (typeof make === 'function') return make as MakePlayer;
  throw new Complaint(`${name} does not export a function named "player".`);
}

/** A player of somebody's own may answer anything; what it may not is said with its seat. */
export function watched(player: Player, name: string, seat: number): Player {
  return {
    ...(player.hear ? { hear: (entry) => player.hear?.(entry) } : {}),
    async choose(ask) {
      const choice = await player.choose(ask);
      if (Number.isInteger(choice) && choice < ask.count && (choice >= 0 || (choice === -1 && ask.mayWait)))
        return choice;
      throw new Forfeit(
        seat,
        `Seat ${seat} (${name}) chose ${choice}; it has the choices 0 to ${ask.count - 1}${ask.mayWait ? ', and -1 to wait' : ''}.`,
      );
    },
  };
}
