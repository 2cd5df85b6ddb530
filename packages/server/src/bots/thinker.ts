// The thread in which bots think. It knows of a match what a bot's seat has heard, and nothing else.

import { parentPort } from 'node:worker_threads';
import { parseBot, SeededBot } from '@messdeck/bots';
import { findGame, isRefusal } from '@messdeck/engine';
import type { Choice, Telling } from './thread.ts';

const port = parentPort!;
const bots: Map<number, SeededBot> = new Map();
const asks: { readonly id: number; readonly ask: number; readonly mayWait: boolean }[] = [];
let thinking = false;

port.on('message', (telling: Telling) => {
  if (telling.do === 'sit') bots.set(telling.id, sit(telling));
  else if (telling.do === 'leave') bots.delete(telling.id);
  else if (telling.do === 'hear') {
    for (const entry of telling.entries) bots.get(telling.id)?.hear(entry);
  } else if (telling.do === 'ask') asks.push(telling);
  else {
    const at = asks.findIndex(({ ask }) => ask === telling.ask);
    if (at >= 0) asks.splice(at, 1);
  }
  if (!thinking) void think();
});

function sit({ bot: name, game: id, rules, seats, seat, seed }: Extract<Telling, { do: 'sit' }>): SeededBot {
  const game = findGame(id);
  const bot = parseBot(name);
  if (isRefusal(game) || isRefusal(bot))
    throw new Error('A bot or game that the server knows is unknown here.');
  return new SeededBot(bot, { game, rules, seats, seat }, seed);
}

/** One after another; what comes in meanwhile is heard between two of them. */
async function think(): Promise<void> {
  thinking = true;
  for (let next = asks.shift(); next; next = asks.shift()) {
    const { id, ask, mayWait } = next;
    const text = await bots.get(id)?.choose(mayWait);
    port.postMessage({ ask, ...(text !== undefined && { text }) } satisfies Choice);
    await new Promise((resolve) => setImmediate(resolve));
  }
  thinking = false;
}
