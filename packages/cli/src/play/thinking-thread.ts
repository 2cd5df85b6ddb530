// The thread in which the bots of a terminal table think; each knows what its seat has heard, and nothing else.

import { parentPort, workerData } from 'node:worker_threads';
import { parseBot } from '@messdeck/bots';
import { BotSeat } from '../bot/seat.ts';
import type { Announced } from '../bot/stream.ts';
import { Complaint, must } from '../complaint.ts';
import { addGame } from '../game-named.ts';

export type Thinking =
  | {
      readonly id: number;
      readonly sit: { readonly bot: string; readonly match: Announced; readonly seed: string };
    }
  | { readonly id: number; readonly ask: number; readonly lines: readonly object[] };
export type Answered = { readonly ask: number; readonly text: string } | { readonly wrong: string };

const port = parentPort!;
const bots = new Map<number, Promise<BotSeat>>();
let work: Promise<unknown> = Promise.all((workerData as readonly string[]).map(addGame));

async function obey(thinking: Thinking): Promise<void> {
  const { id } = thinking;
  if ('sit' in thinking) {
    const { bot, match, seed } = thinking.sit;
    bots.set(id, BotSeat.at(must(parseBot(bot)), match, seed));
    return;
  }
  const seat = await bots.get(id)!;
  for (const line of thinking.lines) {
    const text = await seat.take(line as Record<string, unknown>);
    if (text !== undefined) port.postMessage({ ask: thinking.ask, text } satisfies Answered);
  }
}

port.on('message', (thinking: Thinking) => {
  work = work
    .then(() => obey(thinking))
    .catch((error: unknown) => {
      if (!(error instanceof Complaint)) throw error;
      port.postMessage({ wrong: error.message } satisfies Answered);
    });
});
