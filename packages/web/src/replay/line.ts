// A better line, worked out apart from the page and made a film of: the match up to the choice, then what was better.

import { isFault } from '@messdeck/engine';
import { type Film, filmOf } from '../sources/replay/film.ts';
import type { OtherWay } from './finish.ts';
import type { Finished } from './what-if-worker.ts';

/** Lets a worker finish the hand another way. */
export function finishApart(way: OtherWay): { readonly finished: Promise<Finished>; end(): void } {
  const worker = new Worker(new URL('./what-if-worker.ts', import.meta.url), { type: 'module' });
  const finished = new Promise<Finished>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Finished>) => resolve(data);
    worker.onerror = () => resolve({ trouble: 'The hand could not be finished.' });
  });
  worker.postMessage(way);
  return { finished: finished.finally(() => worker.terminate()), end: () => worker.terminate() };
}

/** The other way as a film; a sentence where there is none. */
export async function lineOf(film: Film, way: OtherWay): Promise<Film | string> {
  const finished = await finishApart(way).finished;
  if ('trouble' in finished) return finished.trouble;
  const made = filmOf(finished.record, film.game);
  return isFault(made) ? made.error : made;
}
