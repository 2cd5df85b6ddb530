// A part of the table that is fetched when it is first wanted, so that the first card need not wait for it.

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/shared.ts';

interface LaterProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** What stands there until then. */
  readonly meanwhile?: JSX.Element;
}

export function Later<P extends object>({ load, props, meanwhile }: LaterProps<P>): JSX.Element | null {
  const loaded = useSignal<{ readonly Part: ComponentType<P> } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (Part) => (loaded.value = { Part }),
      () => (failed.value = true),
    );
  }, []);
  if (loaded.value) return <loaded.value.Part {...props} />;
  if (failed.value) return <p>{words.notLoaded}</p>;
  return meanwhile ?? null;
}
