// How often something was done.

import type { Entry } from '@messdeck/engine';

export function howOften(entries: readonly Entry[], verb: RegExp): number {
  return entries.filter(({ do: text }) => verb.test(text)).length;
}
