// Notifications of the browser: asked for by a press alone, shown only to anyone who looks elsewhere.

import * as words from '#words/settings.tsx';
import { set, settings } from '../shared/settings.ts';

/** Whether this browser has notifications for this page at all: without TLS, from another machine, it has none. */
export const hasNotices = (): boolean => 'Notification' in globalThis && globalThis.isSecureContext;

/** Whether the player wants them and the browser shows them. */
export const showsNotices = (): boolean =>
  settings.value.notices === 'on' && hasNotices() && Notification.permission === 'granted';

/** The player wants them; says why there are none, or nothing if all is well. */
export async function wantNotices(): Promise<string> {
  if (!hasNotices()) return words.noNotices;
  if ((await Notification.requestPermission()) !== 'granted') return words.noticesBlocked;
  set('notices', 'on');
  return '';
}

interface Notice {
  readonly title: string;
  readonly body: string;
  /** One notice stands in the place of the last with the same tag. */
  readonly tag: string;
}

/** Shows a notice; returns how to take it away. */
export function notify({ title, body, tag }: Notice): () => void {
  const options = { body, tag, icon: new URL('icons/icon-192.png', location.href).href, data: location.href };
  const shown = show(title, options);
  return () => void shown.then((takeAway) => takeAway()).catch(() => undefined);
}

async function show(title: string, options: NotificationOptions): Promise<() => void> {
  // Phones show what comes from a service worker alone.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, options);
    return () =>
      void worker.getNotifications({ tag: options.tag! }).then((all) => {
        for (const notice of all) notice.close();
      });
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    notice.close();
  };
  return () => notice.close();
}
