// The number of a deal that is over, to tell it to others or to play it again.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { seedOf } from '../sources/local/session.ts';

export function DealSaid({ match }: { readonly match: string }): JSX.Element {
  const seed = useSignal('');
  useEffect(() => {
    void seedOf(match).then((found) => (seed.value = found ?? ''));
  }, [match]);
  return <>{seed.value.startsWith('daily ') ? 'Today’s deal' : seed.value && `Deal ${seed.value}`}</>;
}
