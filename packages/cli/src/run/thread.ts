// One thread of a run: plays matches and replays records as it is told. Its outside bots sit with the first thread and
// are spoken to by messages.

import { parentPort, workerData } from 'node:worker_threads';
import { playShard } from '@messdeck/lab';
import { Complaint } from '../complaint.ts';
import { addGame, gameNamed } from '../game-named.ts';
import { Forfeit } from './forfeit.ts';
import { playOne } from './play-one.ts';
import { replayOne } from './replay-one.ts';
import type { FromThread, ThreadData, ToThread } from './task.ts';

/** So much text may be on its way before the thread waits. */
const ROOM = 1 << 22;

const port = parentPort!;
const { untaken, games } = workerData as ThreadData;
const loaded = Promise.all(games.map(addGame));
const answers: { resolve(text: string): void; reject(fault: Forfeit): void }[] = [];

function say(message: FromThread): void {
  port.postMessage(message);
}

function write(text: string): void {
  const waiting = Atomics.add(untaken, 0, text.length) + text.length;
  say({ is: 'text', text });
  if (waiting > ROOM) Atomics.wait(untaken, 0, waiting);
}

const desk = {
  tell: (seat: number, line: object): void => say({ is: 'tell', seat, line: JSON.stringify(line) }),
  ask: (seat: number, line: object): Promise<string> => {
    say({ is: 'ask', seat, line: JSON.stringify(line) });
    return new Promise((resolve, reject) => {
      answers[seat] = { resolve, reject };
    });
  },
};

async function obey(message: ToThread): Promise<void> {
  if (message.do === 'answer') return answers[message.seat].resolve(message.text);
  if (message.do === 'fault') return answers[message.seat].reject(new Forfeit(message.seat, message.why));
  try {
    await loaded;
    if (message.do === 'play') {
      write(`${JSON.stringify(await playOne(message, desk))}\n`);
      say({ is: 'done' });
    } else if (message.do === 'shard') {
      const { shard } = message;
      for (const row of await playShard(shard, await gameNamed(shard.game)))
        write(`${JSON.stringify(row)}\n`);
      say({ is: 'done' });
    } else {
      const wrong = replayOne(message, write);
      say(wrong === undefined ? { is: 'done' } : { is: 'done', wrong });
    }
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    say({ is: 'complaint', sentence: error.message });
  }
}

port.on('message', (message: ToThread) => void obey(message));
