// Pages in a browser: each in a context of its own, as a phone or a desk would show them.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { installProbe, type Probe } from './probe.ts';
import { installReader, type Reader } from './reader.ts';

declare global {
  interface Window {
    readonly probe: Probe;
    readonly reader: Reader;
  }
}

/** A phone upright, a phone on its side, a desk, and a wide one. */
export type Size = 'phone' | 'side' | 'desk' | 'wide';

export const SIZES: Readonly<Record<Size, { readonly width: number; readonly height: number }>> = {
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  desk: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
};

/** Whether it is worked with a finger. */
export const isTouched = (size: Size): boolean => size === 'phone' || size === 'side';

export interface PageOptions {
  readonly size?: Size;
  readonly light?: 'light' | 'dark';
  /** How many times faster the worker's timers run: pauses and call windows pass sooner, their order stays. */
  readonly speed?: number;
  /** Settings of the player, over those of the tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The service worker is kept away unless it is what the test is about. */
  readonly serviceWorker?: boolean;
}

const QUICK = { motion: 'off', pace: 'instant', windows: 'short', reaction: 'quick' };

/** A fresh browser profile with the page on the shelf. */
export async function openPage(browser: Browser, address: string, options: PageOptions = {}): Promise<Page> {
  const { size = 'desk', light = 'light', speed = 20, settings = {} } = options;
  const { serviceWorker = false } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: light,
    hasTouch: isTouched(size),
    isMobile: isTouched(size),
    deviceScaleFactor: 1,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    baseURL: address,
  });
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem('messdeck.settings') === null) localStorage.setItem('messdeck.settings', kept);
    },
    JSON.stringify({ ...QUICK, ...settings }),
  );
  await context.addInitScript(installProbe);
  await context.addInitScript(installReader);
  if (!serviceWorker) await hasten(context, speed);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto('./');
  await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
  return page;
}

/** Lets the timers of the worker run faster than the clock. */
async function hasten(context: BrowserContext, speed: number): Promise<void> {
  const faster = `{const later=setTimeout;globalThis.setTimeout=(task,time)=>later(task,time/${speed});}\n`;
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: faster + (await response.text()) });
  });
}
