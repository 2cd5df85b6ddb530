// The browser for tests, pictures and measurements: Debian's chromium, installed where it is missing.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser'];

/** Flags for a browser that is driven by a program: no window, no sandbox (as root), no traffic of its own. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of chromium; undefined where there is none. */
function findChromium() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  if (process.env.CHROMIUM) candidates.unshift(process.env.CHROMIUM);
  return candidates.find(runs);
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of chromium, which is installed first where it is missing and this program may do so. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  install(
    'chromium',
    'The browser tests need chromium: install it (on Debian: apt-get install chromium), or name another with CHROMIUM=/path/to/chromium.',
  );
  const installed = findChromium();
  if (!installed) throw new Error('Debian’s chromium was installed but is not where it was expected.');
  return installed;
}
