// The worker: keeps one local match for the page that started it.

import { isRefusal, SPECTATOR } from '@messdeck/engine';
import { conductLocally, type LocalConductor, type Timing } from '@messdeck/host';
import { loadGame } from '../games.ts';
import { type Answer, type FromWorker, type Order, ownSeat } from './messages.ts';
import { loadLog, loadMatch, writeLog } from './store.ts';

const port = globalThis as unknown as DedicatedWorkerGlobalScope;
const tell = (told: FromWorker): void => port.postMessage(told);

interface Opened {
  readonly conductor: LocalConductor;
  readonly seat: number;
}

let opening: Promise<Opened> | undefined;

async function openMatch(id: string, timing: Timing): Promise<Opened> {
  const stored = await loadMatch(id);
  if (!stored) throw new Error('This browser has no such match.');
  const [game, log] = await Promise.all([loadGame(stored.game), loadLog(id)]);
  const { rules, seats, seed } = stored;
  const conductor = await conductLocally(
    { game, rules, seats, log },
    { seed, pace: timing, write: (change) => writeLog(stored, change) },
  );
  const seat = ownSeat(seats) ?? SPECTATOR;
  tell({ is: 'open', laid: { id, game: stored.game, rules, seats } });
  conductor.listen(seat, tell);
  conductor.begin();
  return { conductor, seat };
}

async function obey({ conductor, seat }: Opened, order: Order): Promise<void> {
  const answer = (ask: number, what: Pick<Answer, 'refused' | 'record'>): void =>
    tell({ is: 'answer', ask, ...what });
  if (order.do === 'act') {
    const done = await conductor.act(seat, order.text, { seen: order.seen });
    answer(order.ask, isRefusal(done) ? { refused: done.refused } : {});
  } else if (order.do === 'why') {
    answer(order.ask, { refused: await conductor.why(seat, order.text) });
  } else if (order.do === 'record') {
    const record = conductor.record();
    answer(order.ask, isRefusal(record) ? { refused: record.refused } : { record });
  } else if (order.do === 'timing') conductor.setPace(order.timing);
  else if (order.do === 'pause') await conductor.pause(seat, order.on);
  else if (order.do !== 'open') await conductor[order.do](seat);
}

port.onmessage = ({ data: order }: MessageEvent<Order>): void => {
  if (order.do === 'open') opening = openMatch(order.match, order.timing);
  opening?.then(
    (opened) => obey(opened, order),
    (fault: unknown) =>
      tell({ is: 'fault', sentence: fault instanceof Error ? fault.message : String(fault) }),
  );
};
