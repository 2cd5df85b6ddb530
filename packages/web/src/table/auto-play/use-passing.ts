// Makes the passes that the player wants made for the rest of the hand.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { whyPass } from '../model/why-pass.ts';
import { passesNow } from './passing.ts';

/** How long the pass can be seen coming. */
const LOOK = 450;

function pass(model: TableModel): void {
  model.passing.value = { ...model.passing.value!, why: whyPass(model) };
  void model.act('pass');
}

export function usePassing(model: TableModel): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      clearTimeout(timer);
      if (!passesNow(model) || model.halted.value) return;
      timer = setTimeout(() => pass(model), LOOK);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model]);
}
