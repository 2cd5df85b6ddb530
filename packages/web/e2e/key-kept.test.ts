// Anyone who comes by a link on another site, as from webmail, keeps the key of the browser and with it every chair: with
// and without a service worker, over HTTP and over HTTPS.

import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { ensurePage } from '../../../scripts/prepare.mjs';
import { call, startServer, type TestServer } from '../../server/src/server.testing.ts';
import { launchChromium } from './start.mjs';
import { proxyWithTls } from './tls.ts';

interface Way {
  readonly tls: boolean;
  readonly serviceWorker: boolean;
}

async function withBrowser(
  { tls, serviceWorker }: Way,
  then: (context: BrowserContext, base: string, server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ page: ensurePage() });
  const proxy = tls ? await proxyWithTls(server.base) : undefined;
  const browser = await (proxy ? launchChromium(proxy.flag) : chromium.connect(inject('browser')));
  const context = await browser.newContext({ serviceWorkers: serviceWorker ? 'allow' : 'block' });
  context.setDefaultTimeout(30_000);
  try {
    await then(context, proxy?.base ?? server.base, server);
    expect(server.faults).toEqual([]);
  } finally {
    await context.close();
    await browser.close();
    proxy?.close();
    await server.close();
  }
}

const keysOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`);

/** Follows a link on a page of another site. */
async function comeFromWebmail(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.route('http://webmail.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Come and play</a>` }),
  );
  await page.goto('http://webmail.example/');
  await page.getByRole('link').click();
  return page;
}

async function workerReady(page: Page): Promise<void> {
  // It takes the whole page into its cache first.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 120_000,
  });
}

const yourChair = (page: Page) => page.locator('.seatcard', { hasText: /^You/ });

const WAYS: readonly Way[] = [
  { tls: false, serviceWorker: false },
  { tls: false, serviceWorker: true },
  { tls: true, serviceWorker: false },
  { tls: true, serviceWorker: true },
];

test.each(WAYS)('a link in webmail leaves the chair to its browser (%o)', async (way) => {
  await withBrowser(way, async (context, base) => {
    const host = await context.newPage();
    await host.goto(`${base}/#/friends/do-boy`);
    expect(await keysOf(context)).toEqual([]);
    await host.locator('.friends .field').fill('Dora');
    await host.locator('[data-action=lay]').click();
    const link = await host.locator('[data-link=invite]').inputValue();
    await yourChair(host).waitFor();
    const keys = await keysOf(context);
    expect(keys).toEqual([expect.stringMatching(way.tls ? /^__Host-messdeck=/ : /^messdeck=/)]);
    if (way.serviceWorker) await workerReady(host);
    await host.close();
    const back = await comeFromWebmail(context, link);
    await yourChair(back).waitFor();
    await back.reload();
    await yourChair(back).waitFor();
    expect(await keysOf(context)).toEqual(keys);
  });
});

test.each(WAYS)(
  'whoever comes by such a link for the first time has one key from then on (%o)',
  async (way) => {
    await withBrowser(way, async (context, base, server) => {
      const { body } = await call(server.base, 'POST', '/api/tables', {
        body: { game: 'do-boy', name: 'Ann' },
      });
      const link = `${base}/#/t/${body.table}/${body.invite}`;
      const guest = await comeFromWebmail(context, link);
      await guest.locator('.invite .field').fill('Carl');
      expect(await keysOf(context)).toEqual([]);
      await guest.locator('[data-action=sit]').click();
      await yourChair(guest).waitFor();
      const keys = await keysOf(context);
      expect(keys).toHaveLength(1);
      if (way.serviceWorker) await workerReady(guest);
      await guest.close();
      const back = await comeFromWebmail(context, link);
      await yourChair(back).waitFor();
      expect(await keysOf(context)).toEqual(keys);
    });
  },
);
