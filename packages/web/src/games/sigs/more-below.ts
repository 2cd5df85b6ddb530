// How much of a list lies below what is seen of it.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** So many pixels of the last row may be under the edge. */
const SLACK = 4;

/** Parts of a scrolling list that are not whole in sight at its lower end; the list must be there from the first drawing. */
export function useMoreBelow(list: { readonly current: HTMLElement | null }): Signal<number> {
  const more = useSignal(0);
  const look = (): void => {
    const box = list.current;
    if (!box) return;
    const end = box.getBoundingClientRect().bottom + SLACK;
    more.value = [...box.children].filter((part) => part.getBoundingClientRect().bottom > end).length;
  };
  // What is drawn again may have more parts in a box of the same size.
  useEffect(look);
  useEffect(() => {
    const box = list.current!;
    // In the next frame: what is drawn from it would change sizes while they are still being told.
    const observer = new ResizeObserver(() => requestAnimationFrame(look));
    observer.observe(box);
    box.onscroll = look;
    return () => observer.disconnect();
  }, []);
  return more;
}
