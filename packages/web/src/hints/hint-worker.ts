// Thinks hints beside the page, so that nothing waits for them.

import * as words from '#words/sources.ts';
import { loadGame } from '../sources/games.ts';
import type { Question } from './hint-question.ts';

const port = globalThis as unknown as DedicatedWorkerGlobalScope;

port.onmessage = async ({ data }: MessageEvent<Question>): Promise<void> => {
  const { ask, ...question } = data;
  try {
    const [{ hint }, game] = await Promise.all([import('@messdeck/bots/hint'), loadGame(question.game)]);
    port.postMessage({ ask, hint: await hint({ ...question, game }) });
  } catch {
    port.postMessage({ ask, hint: { refused: words.noHint } });
  }
};
