// The page is built and served on loopback, and chromium waits to be driven: once for all browser tests, and for the
// scripts that take pictures and measure.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { ensureChromium, FLAGS } from '../../../scripts/chromium.mjs';
import { ensurePage } from '../../../scripts/prepare.mjs';
import { listen, pageServer } from '../../../scripts/serve.mjs';

/** Serves the page of today. */
export async function servePage() {
  const server = pageServer(ensurePage());
  // Connections stay: one that is closed just as it is used again would look like a fault of the page.
  server.keepAliveTimeout = 0;
  const address = await listen(server, 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address, close };
}

/** A browser of one's own. */
export function launchChromium(...flags) {
  return chromium.launch({ executablePath: ensureChromium(), args: [...FLAGS, ...flags] });
}

/** A module of this folder, for scripts that run without a loader of their own. */
export async function load(name) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const { module } = await runnerImport(`./e2e/${name}`, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
  });
  return module;
}

/** Vitest's global setup: tells the test files where page and browser are; the function it returns ends both. */
export async function setup({ provide }) {
  const { address, close } = await servePage();
  const browser = await chromium.launchServer({ executablePath: ensureChromium(), args: FLAGS });
  provide('address', address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    close();
  };
}
