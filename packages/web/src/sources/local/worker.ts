// The worker: keeps one local match for the page that started it.

import type { Order, Timing, Told } from '@messdeck/host';
import { Conductor, LocalMatch } from '@messdeck/host';
import { loadGame } from '../../app/games.ts';
import { loadLog, loadMatch, writeLog } from './store.ts';

const port = globalThis as unknown as DedicatedWorkerGlobalScope;
const tell = (told: Told): void => port.postMessage(told);

let conductor: Promise<Conductor> | undefined;

async function openMatch(id: string, timing: Timing): Promise<Conductor> {
  const stored = await loadMatch(id);
  if (!stored) throw new Error('There is no such match in this browser.');
  const [game, log] = await Promise.all([loadGame(stored.game), loadLog(id)]);
  const local = new LocalMatch(game, stored, log);
  tell({ is: 'open', match: stored, opening: local.opening });
  const opened = new Conductor(
    local,
    timing,
    (step, events, summary) => writeLog(stored, step, events, summary),
    tell,
  );
  opened.begin();
  return opened;
}

port.onmessage = ({ data: order }: MessageEvent<Order>): void => {
  if (order.do === 'open') conductor = openMatch(order.match, order.timing);
  conductor?.then(
    (opened) => opened.order(order),
    (fault: unknown) =>
      tell({ is: 'fault', sentence: fault instanceof Error ? fault.message : String(fault) }),
  );
};
