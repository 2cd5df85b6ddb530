// Finishes a hand after another choice, apart from the page: once or several times, each told as it ends.

import { finish, type OtherEnd, type OtherWay } from '../replay/finish.ts';
import { loadGame } from '../sources/games.ts';

export interface Wanted {
  readonly way: OtherWay;
  /** How often the hand is finished… */
  readonly times: number;
  /** …unless this many milliseconds have passed. */
  readonly patience: number;
}

export type Finished = OtherEnd | { readonly trouble: string };

/** After the last ending the work is over. */
export type TrialMessage = Finished | 'over';

const port = globalThis as unknown as DedicatedWorkerGlobalScope;
const tell = (told: TrialMessage): void => port.postMessage(told);

async function finishAll({ way, times, patience }: Wanted): Promise<void> {
  const game = await loadGame(way.record.game);
  const latest = performance.now() + patience;
  for (let time = 0; time < times && (time === 0 || performance.now() < latest); time++) {
    tell(await finish(game, way, time));
  }
}

port.onmessage = ({ data: wanted }: MessageEvent<Wanted>): void => {
  finishAll(wanted)
    .catch((error: Error) => tell({ trouble: error.message }))
    .finally(() => tell('over'));
};
