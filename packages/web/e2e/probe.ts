// What the tests listen to inside the page: everything the worker tells it, everything that is announced, every moment
// without a focus, and everything that went wrong. Runs before the page's own code and changes nothing of it.

import type { Entry } from '@messdeck/engine';
import type { FromWorker, Laid } from '../src/sources/local/messages.ts';

export interface Probe {
  /** Everything the worker has told, in order. */
  readonly told: FromWorker[];
  /** Everything that appeared in the live region, in order. */
  readonly announced: string[];
  /** The numbers of the entries that were announced, in order. */
  readonly heard: number[];
  /** Why the focus was on nothing, once it had been on something. */
  readonly unfocused: string[];
  readonly faults: string[];
  /** The seat's stream as it is. */
  entries(): Entry[];
  /** The match that was laid on the table. */
  laid(): Laid | undefined;
}

/** Evaluated in the page by an init script, so it must stand alone. */
export function installProbe(): void {
  const told: FromWorker[] = [];
  const announced: string[] = [];
  const heard: number[] = [];
  const unfocused: string[] = [];
  const faults: string[] = [];
  const entries = (): Entry[] => {
    let stream: Entry[] = [];
    for (const message of told) {
      if (message.is === 'open') stream = [];
      if (message.is === 'stream') stream = [...stream.slice(0, message.from), ...message.entries];
    }
    return stream;
  };
  const laid = (): Laid | undefined => {
    const opened = told.findLast(({ is }) => is === 'open');
    return opened?.is === 'open' ? opened.laid : undefined;
  };
  Object.defineProperty(window, 'probe', {
    value: { told, announced, heard, unfocused, faults, entries, laid },
  });

  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => told.push(data));
    }
  };

  const hear = (node: Node): void => {
    const said = node.textContent?.trim();
    if (said) announced.push(said);
    const number = (node as HTMLElement).dataset?.['n'];
    if (number !== undefined) heard.push(Number(number));
  };
  const watch = (): void => {
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const inside = target instanceof Element && target.closest('[role="log"]') !== null;
        if (inside) addedNodes.forEach(hear);
      }
    }).observe(document, { childList: true, subtree: true });
  };
  watch();

  // Whatever changes in the page, the focus must be somewhere when the next picture is drawn.
  let focused = false;
  let looks = false;
  const look = (): void => {
    looks = false;
    const nothing = document.activeElement === null || document.activeElement === document.body;
    if (nothing && focused) unfocused.push(document.querySelector('#ask')?.textContent ?? document.title);
    focused = !nothing;
  };
  const lookSoon = (): void => {
    if (!looks) requestAnimationFrame(look);
    looks = true;
  };
  new MutationObserver(lookSoon).observe(document, { childList: true, subtree: true });
  for (const event of ['focusin', 'focusout']) addEventListener(event, lookSoon, true);

  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
}
