// Which plate is read: the last whose heading has passed the upper part of the window.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Below the bar and the row of names. */
const TOP = 190;

export function useInView(ids: readonly string[]): Signal<string> {
  const inView = useSignal(ids[0]);
  useEffect(() => {
    const look = (): void => {
      const page = document.documentElement;
      const atEnd = innerHeight + scrollY > page.scrollHeight - 4;
      const passed = ids.filter((id) => {
        const plate = document.getElementById(`plate-${id}`);
        return plate !== null && plate.getBoundingClientRect().top < TOP;
      });
      const next = atEnd && scrollY > 0 ? ids.at(-1)! : (passed.at(-1) ?? ids[0]);
      if (next === inView.value) return;
      inView.value = next;
      // The row of names follows on a phone.
      const name = document.querySelector<HTMLElement>(`.platenav [data-plate="${next}"]`);
      if (name?.parentElement) name.parentElement.scrollLeft = name.offsetLeft - 40;
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return inView;
}
