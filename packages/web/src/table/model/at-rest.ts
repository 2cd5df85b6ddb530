// A jump in a replay has the whole table drawn again: what is seen comes at once, what is out of sight or printed small
// when the page has had time to show it.

/** More events than this at once, a trick of the largest table, are a jump. */
const MOST_AT_ONCE = 8;

/** Milliseconds from the picture after a jump until the rest is drawn. */
const REST = 150;

export const isJump = (from: number, to: number): boolean => Math.abs(to - from) > MOST_AT_ONCE;

/** Does something once what is drawn now has been shown for a moment, however slow the machine; returns what prevents it. */
export function whenShown(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(task, REST);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

let prevent = (): void => {};
let brief = false;
const unfinished = new Set<() => void>();

/** What is drawn from now on is drawn briefly, until the page is at rest. */
export function drawBriefly(): void {
  prevent();
  brief = true;
  prevent = whenShown(() => {
    brief = false;
    for (const finish of unfinished) finish();
    unfinished.clear();
  });
}

/** Draws now, or briefly now and the whole when the page is at rest; returns what ends it. */
export function drawn(whole: () => void, briefly: () => void): () => void {
  if (!brief) {
    whole();
    return () => {};
  }
  briefly();
  unfinished.add(whole);
  return () => unfinished.delete(whole);
}
