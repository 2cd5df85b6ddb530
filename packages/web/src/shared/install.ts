// Installing the page as an app, where the browser can: offered once, on the shelf, and never again after an answer.

import { type Signal, signal } from '@preact/signals';

/** What browsers that can install a page send to it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Set once the offer has been answered, either way. */
const ANSWERED = 'messdeck.install';

/** The browser's offer, while it waits for an answer. */
export const installOffer: Signal<InstallEvent | undefined> = signal(undefined);

addEventListener('beforeinstallprompt', (event) => {
  // The browser's own banner could come up during play.
  event.preventDefault();
  if (localStorage.getItem(ANSWERED) === null) installOffer.value = event as InstallEvent;
});
addEventListener('appinstalled', settle);

export async function answerInstall(wanted: boolean): Promise<void> {
  const offer = installOffer.value;
  settle();
  if (wanted) await offer?.prompt();
}

function settle(): void {
  installOffer.value = undefined;
  localStorage.setItem(ANSWERED, 'answered');
}
