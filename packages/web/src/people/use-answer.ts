// What the server answers to a question that a page asks when it opens, and again when it is told to.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { reasonOf } from '../shared/reason.ts';
import { ask, Refused } from '../sources/remote/api.ts';

export interface Answer<T> {
  readonly value: Signal<T | undefined>;
  /** Why there is none. */
  readonly trouble: Signal<string>;
  /** The code of the refusal, where it has one. */
  readonly code: Signal<string | undefined>;
  readonly again: () => Promise<void>;
}

export function useAnswer<T>(path: string, bearer?: string): Answer<T> {
  const value = useSignal<T | undefined>(undefined);
  const trouble = useSignal('');
  const code = useSignal<string | undefined>(undefined);
  const again = async (): Promise<void> => {
    trouble.value = '';
    code.value = undefined;
    try {
      value.value = await ask<T>('GET', path, { bearer });
    } catch (error) {
      value.value = undefined;
      code.value = error instanceof Refused ? (error.code ?? String(error.status)) : undefined;
      trouble.value = reasonOf(error);
    }
  };
  useEffect(() => {
    void again();
  }, [path]);
  return { value, trouble, code, again };
}
