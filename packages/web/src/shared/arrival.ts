// Coming to a page: the focus goes to where the page begins, so that it is never lost and a listener hears where
// the way has led. The first page of a visit is left to the browser.

import { useLayoutEffect } from 'preact/hooks';
import { route } from './router.ts';

const first = route.peek();

/** Holds the focus while a page is on its way; in the app itself, which outlasts every page. */
export function useDeparture(): void {
  const at = route.value;
  useLayoutEffect(() => {
    if (at !== first) document.getElementById('app')?.focus({ preventScroll: true });
  }, [at]);
}

/** Gives the focus to the page's beginning when it has come. */
export function useArrival(beginning = 'h1'): void {
  useLayoutEffect(() => {
    if (route.peek() === first) return;
    const element = document.querySelector<HTMLElement>(beginning);
    if (!element) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }, []);
}
