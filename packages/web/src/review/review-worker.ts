// Reviews a match apart from the page: tells every choice as it is judged, and how far it has come.

import { type ReviewedChoice, type ReviewOptions, reviewMatch } from '@messdeck/bots';
import type { MatchRecord } from '@messdeck/engine';
import { loadGame } from '../sources/games.ts';

/** What is to be reviewed: all of it, from a step on, or the choices of some seats alone. */
export interface Wanted extends Pick<ReviewOptions, 'from' | 'nodes' | 'seats'> {
  readonly record: MatchRecord;
}

export type Reviewed =
  | { readonly is: 'choice'; readonly choice: ReviewedChoice }
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'done' }
  | { readonly is: 'trouble'; readonly sentence: string };

const port = globalThis as unknown as DedicatedWorkerGlobalScope;
const tell = (reviewed: Reviewed): void => port.postMessage(reviewed);

async function review({ record, ...wanted }: Wanted): Promise<void> {
  const onProgress = (progress: { done: number; of: number }): void => tell({ is: 'progress', ...progress });
  const game = await loadGame(record.game);
  for await (const choice of reviewMatch(record, game, { ...wanted, onProgress })) {
    tell({ is: 'choice', choice });
  }
  tell({ is: 'done' });
}

port.onmessage = ({ data: wanted }: MessageEvent<Wanted>): void => {
  review(wanted).catch((error: Error) => tell({ is: 'trouble', sentence: error.message }));
};
