// Offline play: the service worker keeps every file of this edition. A newer edition waits until it is welcome: it is
// offered on the shelf, and never while a match is open in any tab.

import { type Signal, signal } from '@preact/signals';

/** A newer edition of the page that is ready to take over. */
export const update: Signal<ServiceWorker | undefined> = signal(undefined);

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // A private window may refuse; then the page needs the network.
  const registration = await navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  if (!registration) return;
  const note = (): void => {
    // Without a controller this is the first visit, and nothing is being replaced.
    if (registration.waiting && navigator.serviceWorker.controller) update.value = registration.waiting;
  };
  note();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note);
  });
}
