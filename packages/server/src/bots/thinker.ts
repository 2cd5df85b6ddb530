// The thread in which bots think. It knows of a match what a bot's seat has heard, and nothing else.

import { parentPort } from 'node:worker_threads';
import { parseBot } from '@messdeck/bots';
import {
  type Ask,
  findGame,
  type Game,
  isRefusal,
  legalMoves,
  type Player,
  Random,
  WAIT,
} from '@messdeck/engine';
import type { Choice, Telling } from './thread.ts';

interface Seated {
  readonly game: Game;
  readonly seat: number;
  readonly player: Player;
  readonly seen: unknown;
  readonly random: Random;
}

const port = parentPort!;
const bots: Map<number, Seated> = new Map();
const asks: { readonly id: number; readonly ask: number; readonly mayWait: boolean }[] = [];
let thinking = false;

port.on('message', (telling: Telling) => {
  if (telling.do === 'sit') bots.set(telling.id, sit(telling));
  else if (telling.do === 'leave') bots.delete(telling.id);
  else if (telling.do === 'hear') hear(telling);
  else if (telling.do === 'ask') asks.push(telling);
  else {
    const at = asks.findIndex(({ ask }) => ask === telling.ask);
    if (at >= 0) asks.splice(at, 1);
  }
  if (!thinking) void think();
});

function sit({ bot: name, game: id, rules, seats, seat, seed }: Extract<Telling, { do: 'sit' }>): Seated {
  const game = findGame(id);
  const bot = parseBot(name);
  if (isRefusal(game) || isRefusal(bot))
    throw new Error('A bot or game that the server knows is unknown here.');
  const player = bot.seat(game, rules, seats, seat, new Random(seed, 'bot'));
  return { game, seat, player, seen: game.watch(rules, seats, seat), random: new Random(seed, 'imagine') };
}

function hear({ id, entries }: Extract<Telling, { do: 'hear' }>): void {
  const bot = bots.get(id);
  if (!bot) return;
  for (const entry of entries) {
    bot.game.see(bot.seen, entry);
    bot.player.hear?.(entry);
  }
}

/** One after another; what comes in meanwhile is heard between two of them. */
async function think(): Promise<void> {
  thinking = true;
  for (let next = asks.shift(); next; next = asks.shift()) {
    const { id, ask, mayWait } = next;
    const bot = bots.get(id);
    const text = bot && (await choose(bot, mayWait));
    port.postMessage({ ask, ...(text !== undefined && { text }) } satisfies Choice);
    await new Promise((resolve) => setImmediate(resolve));
  }
  thinking = false;
}

async function choose(
  { game, seat, player, seen, random }: Seated,
  mayWait: boolean,
): Promise<string | undefined> {
  // Whatever is imagined, the seat's own legal moves are those it has.
  const position = game.imagine(seen, random);
  const moves = legalMoves(game, position, seat);
  if (moves.length === 0) return undefined;
  const text = (index: number): string => game.text(position, seat, moves[index]);
  const ask: Ask = { moves, count: moves.length, mayWait, text };
  const choice = await player.choose(ask);
  return choice === WAIT ? undefined : text(choice);
}
