// Everything this device knows of somebody is forgotten: what the page keeps, and the key that the server gave the
// browser. The files of the page itself stay, so that it still opens without a network.

import * as words from '#words/settings.tsx';
import { startAfresh } from '../shared/settings.ts';
import { eraseStore } from '../sources/local/store.ts';
import { ask, Refused } from '../sources/remote/api.ts';
import { forgetKey } from '../sources/remote/identity.ts';
import { keptTables } from '../sources/remote/kept.ts';

/** All that the page keeps is named so: a site may have other pages. */
const OURS = 'messdeck';

/** Forgets everything and goes to the shelf. If seats cannot be forgotten now, it says why and nothing is lost. */
export async function eraseDevice(): Promise<void> {
  await forgetSeats();
  // Other windows leave at once, and let go of the store.
  for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) localStorage.removeItem(name);
  await Promise.all([eraseStore(), forgetKey()]);
  startAfresh();
}

/** Scripts cannot reach the browser's key: the server takes it back. Where nobody sat with friends there is none. */
async function forgetSeats(): Promise<void> {
  try {
    await ask('DELETE', '/browser');
  } catch (error) {
    const noServer = error instanceof Refused && [404, 405].includes(error.status);
    if (keptTables().length > 0 && !noServer) throw new Error(words.seatsNotErased);
  }
}
