// Opens files in a tab for printing. A browser lets a page open one tab for each press, and only at once: it is opened
// before there is anything to show.

import * as words from '#words/study/packs.tsx';
export interface OpenedFile {
  readonly name: string;
  readonly address: string;
}

/** A tab that waits for its file; without one, if the browser allows none. */
export function waitingTab(): Window | undefined {
  const tab = window.open('', '_blank') ?? undefined;
  if (tab) tab.document.body.textContent = words.drawingSheets;
  return tab;
}

/** The address is good as long as this page is open: somebody may print a second time. */
export const addressOf = (bytes: Uint8Array): string =>
  URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
