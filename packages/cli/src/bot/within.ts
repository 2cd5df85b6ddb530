// Work that ends within its time, or is broken off: the rules may seek for ever in what no match can have shown them.

import { Script } from 'node:vm';

const stage = globalThis as { messdeckWork?: () => void };
const run = new Script('messdeckWork()');

/** What `work` gives; an error if it takes longer than `milliseconds`. */
export function within<T>(milliseconds: number, work: () => T): T {
  let result: T | undefined;
  stage.messdeckWork = () => {
    result = work();
  };
  run.runInThisContext({ timeout: milliseconds });
  return result as T;
}
