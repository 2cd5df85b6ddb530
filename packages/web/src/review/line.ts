// Another way a hand could have gone, worked out apart from the page; and made a film of: the match up to the choice, then
// what came of it.

import { isFault, type MatchRecord } from '@messdeck/engine';
import * as words from '#words/review.tsx';
import type { OtherWay } from '../replay/finish.ts';
import { type ReplayFrames, replayFramesOf } from '../sources/replay/replay-frames.ts';
import type { Finished, TrialMessage, Wanted } from './what-if-worker.ts';

/** Has a worker finish the hand; the function it returns ends the work. */
export function finishApart(wanted: Wanted, tell: (told: TrialMessage) => void): () => void {
  const worker = new Worker(new URL('./what-if-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<TrialMessage>) => {
    if (data === 'over') worker.terminate();
    tell(data);
  };
  worker.onerror = () => {
    tell({ trouble: words.notFinishedHand });
    tell('over');
  };
  worker.postMessage(wanted);
  return () => worker.terminate();
}

/** A record of another way as a film; a sentence where there is none. */
export function filmOfLine(record: MatchRecord, film: ReplayFrames): ReplayFrames | string {
  const made = replayFramesOf(record, film.game);
  return isFault(made) ? made.error : made;
}

/** The hand finished once another way, as a film; a sentence where there is none. */
export async function lineOf(film: ReplayFrames, way: OtherWay): Promise<ReplayFrames | string> {
  const finished = await new Promise<Finished>((resolve) => {
    finishApart({ way, times: 1, patience: 0 }, (told) => {
      if (told !== 'over') resolve(told);
    });
  });
  return 'trouble' in finished ? finished.trouble : filmOfLine(finished.record, film);
}
