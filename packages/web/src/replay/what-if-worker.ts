// Finishes a hand after another choice, apart from the page.

import { loadGame } from '../app/games.ts';
import { finish, type OtherEnd, type OtherWay } from './finish.ts';

export type Finished = OtherEnd | { readonly trouble: string };

const port = globalThis as unknown as DedicatedWorkerGlobalScope;

port.onmessage = ({ data: way }: MessageEvent<OtherWay>): void => {
  loadGame(way.record.game)
    .then((game) => finish(game, way))
    .then(
      (end) => port.postMessage(end satisfies Finished),
      (error: Error) => port.postMessage({ trouble: error.message } satisfies Finished),
    );
};
