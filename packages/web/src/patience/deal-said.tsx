// The number of a deal that is over, to tell it to others or to play it again.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/patience.tsx';
import { loadMatch, type StoredMatch } from '../sources/local/store.ts';

export function DealSaid({ match }: { readonly match: string }): JSX.Element {
  const stored = useSignal<StoredMatch | undefined>(undefined);
  useEffect(() => {
    void loadMatch(match).then((found) => (stored.value = found));
  }, [match]);
  // What goes on from a lesson or a replay was dealt from no number.
  const { seed = '', practice } = stored.value ?? {};
  if (practice) return <>{words.forPracticeTitle}</>;
  return <>{seed.startsWith('daily ') ? words.todaysDeal : seed && words.dealOf(seed)}</>;
}
