// How much of a list lies below what is seen of it.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** So many pixels of the last row may be under the edge. */
const SLACK = 4;

/** Parts of a scrolling list that are not whole in sight at its lower end; looked at when it has been drawn. */
export function useMoreBelow(list: { readonly current: HTMLElement | null }): Signal<number> {
  const more = useSignal(0);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const look = (): void => {
      const end = box.getBoundingClientRect().bottom + SLACK;
      more.value = [...box.children].filter((part) => part.getBoundingClientRect().bottom > end).length;
    };
    // In the next frame: what is drawn from it would change sizes while they are still being told.
    const observer = new ResizeObserver(() => requestAnimationFrame(look));
    observer.observe(box);
    box.onscroll = look;
    return () => observer.disconnect();
  });
  return more;
}
