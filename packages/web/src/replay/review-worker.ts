// Reviews a match apart from the page: tells every choice as it is judged, and how far it has come.

import { type ReviewedChoice, reviewMatch } from '@messdeck/bots';
import type { MatchRecord } from '@messdeck/engine';
import { loadGame } from '../app/games.ts';

export type Reviewed =
  | { readonly is: 'choice'; readonly choice: ReviewedChoice }
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'done' }
  | { readonly is: 'trouble'; readonly sentence: string };

const port = globalThis as unknown as DedicatedWorkerGlobalScope;
const tell = (reviewed: Reviewed): void => port.postMessage(reviewed);

async function review(record: MatchRecord): Promise<void> {
  const onProgress = (progress: { done: number; of: number }): void => tell({ is: 'progress', ...progress });
  for await (const choice of reviewMatch(record, await loadGame(record.game), { onProgress })) {
    tell({ is: 'choice', choice });
  }
  tell({ is: 'done' });
}

port.onmessage = ({ data: record }: MessageEvent<MatchRecord>): void => {
  review(record).catch((error: Error) => tell({ is: 'trouble', sentence: error.message }));
};
