// The worker: keeps one local match for the page that started it.

import { isRefusal, SPECTATOR } from '@messdeck/engine';
import { hostAlone, type MatchHost, type Timing } from '@messdeck/host';
import * as words from '#words/sources.ts';
import { loadGame } from '../games.ts';
import { type Answer, type FromWorker, type Order, ownSeat } from './messages.ts';
import { loadLog, loadMatch, writeLog } from './store.ts';

const port = globalThis as unknown as DedicatedWorkerGlobalScope;
const tell = (told: FromWorker): void => port.postMessage(told);

interface Opened {
  readonly matchHost: MatchHost;
  readonly seat: number;
}

let opening: Promise<Opened> | undefined;

async function openMatch(id: string, timing: Timing): Promise<Opened> {
  const stored = await loadMatch(id);
  if (!stored) throw new Error(words.noSuchMatch);
  const [game, log] = await Promise.all([loadGame(stored.game), loadLog(id)]);
  const { rules, seats, seed } = stored;
  const matchHost = await hostAlone(
    { game, rules, seats, log },
    { seed, pace: timing, write: (change) => writeLog(stored, change) },
  );
  const seat = ownSeat(seats) ?? SPECTATOR;
  tell({ is: 'open', laid: { id, game: stored.game, rules, seats } });
  matchHost.listen(seat, tell);
  matchHost.begin();
  return { matchHost, seat };
}

async function obey({ matchHost, seat }: Opened, order: Order): Promise<void> {
  const answer = (ask: number, what: Pick<Answer, 'refused' | 'record'>): void =>
    tell({ is: 'answer', ask, ...what });
  if (order.do === 'act') {
    const done = await matchHost.act(seat, order.text, { seen: order.seen });
    answer(order.ask, isRefusal(done) ? { refused: done.refused } : {});
  } else if (order.do === 'why') {
    answer(order.ask, { refused: await matchHost.why(seat, order.text) });
  } else if (order.do === 'record') {
    const record = matchHost.record();
    answer(order.ask, isRefusal(record) ? { refused: record.refused } : { record });
  } else if (order.do === 'timing') matchHost.setPace(order.timing);
  else if (order.do === 'pause') await matchHost.pause(seat, order.on);
  else if (order.do !== 'open') await matchHost[order.do](seat);
}

port.onmessage = ({ data: order }: MessageEvent<Order>): void => {
  if (order.do === 'open') opening = openMatch(order.match, order.timing);
  opening?.then(
    (opened) => obey(opened, order),
    (fault: unknown) =>
      tell({ is: 'fault', sentence: fault instanceof Error ? fault.message : String(fault) }),
  );
};
