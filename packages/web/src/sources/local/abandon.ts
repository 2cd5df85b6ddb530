// Throwing an unfinished match away.

import { deleteMatch, loadLog, loadMatch, writeLog } from './store.ts';

/** What it resolves to brings the match back. */
export async function abandonMatch(id: string): Promise<() => Promise<void>> {
  const [match, log] = await Promise.all([loadMatch(id), loadLog(id)]);
  await deleteMatch(id);
  return async () => {
    if (!match) return;
    const { steps, scores, over } = match;
    await writeLog(match, { from: 0, events: log, summary: () => ({ steps, scores, over }) });
  };
}
