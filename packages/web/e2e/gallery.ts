// Takes the pictures of the gallery: shelf, set-up and every scene, at both sizes, by daylight and by lamplight; and what
// is printed.

import type { Browser, Page } from 'playwright-core';
import { startServer } from '../../server/src/server.testing.ts';
import { openPage, SIZES, type Size } from './browser.ts';
import { Pointer } from './hands.ts';
import { layTable } from './laid.ts';
import { visitorsOf, walkOnline } from './online-scenes.ts';
import { PAGES } from './page-scenes.ts';
import { picturesOfPdf } from './pictures-of-pdf.ts';
import { play } from './player.ts';
import { PRINTED } from './printed-scenes.ts';
import { LAID, type LaidScene, SCENES, type Scene } from './scenes.ts';
import { openBox, sitDown } from './shelf.ts';
import { TABLES } from './table-scenes.ts';

export interface Camera {
  readonly browser: Browser;
  readonly address: string;
  /** Takes a picture over: a PNG, and what it is to be called. */
  readonly keep: (name: string, picture: Buffer) => void;
  /** The folder of the built page, for a server of its own. */
  readonly page: string;
  /** Only scenes whose names this finds. */
  readonly only: RegExp;
  /** By name, or in pixels: `2560x1440`. */
  readonly sizes: readonly string[];
  readonly tell: (line: string) => void;
}

const mouse = new Pointer(false);
const ONLINE = /^\^?online/;
/** The pattern that finds every name. */
const EVERYTHING = /(?:)/.source;
/** Printed sheets, in dots an inch. */
const DOTS = 90;
const LIGHTS = ['light', 'dark'] as const;

export async function takePictures(camera: Camera): Promise<void> {
  const missed: string[] = [];
  for (const [name, go, speed] of allScenes(camera).filter(([scene]) => camera.only.test(scene))) {
    // One that fails must not cost the others.
    await onPage(camera, go, speed).catch((error: Error) => missed.push(`${name}: ${error.message}`));
  }
  for (const { name, print, page } of PRINTED.filter((scene) => camera.only.test(scene.name))) {
    const [drawn] = picturesOfPdf((await print()).bytes, DOTS, page);
    camera.keep(name, drawn);
    camera.tell(name);
  }
  if (ONLINE.test(camera.only.source) || camera.only.test('online'))
    await online(camera).catch((error: Error) => missed.push(`online: ${error.message}`));
  if (missed.length > 0) throw new Error(`Not pictured:\n${missed.join('\n')}`);
}

type AnyScene = readonly [name: string, go: (page: Page) => Promise<void>, speed?: number | undefined];

function allScenes(camera: Camera): AnyScene[] {
  return [
    ['shelf', (page) => shelf(camera, page)],
    ['set-the-table', (page) => setTheTable(camera, page)],
    ...SCENES.map(
      (scene): AnyScene => [scene.name, (page) => take(camera, page, scene), scene.setting.speed],
    ),
    ...LAID.map((scene): AnyScene => [scene.name, (page) => layOut(camera, page, scene)]),
    ...[...TABLES, ...PAGES]
      .filter(({ alike }) => !alike || camera.only.source !== EVERYTHING)
      .map(
        ({ name, go, speed, sizes: only, pointAt }): AnyScene => [
          name,
          async (page) => {
            await go(page);
            const sizes = camera.sizes.filter((size) => only?.includes(size) ?? true);
            await picture({ ...camera, sizes }, page, name, pointAt);
          },
          speed,
        ],
      ),
  ];
}

async function onPage(camera: Camera, work: (page: Page) => Promise<void>, speed = 20): Promise<void> {
  // A table in real time is pictured while it runs, so its windows stay open for long.
  const page = await openPage(camera.browser, camera.address, { speed, settings: { windows: 'long' } });
  try {
    await work(page);
  } finally {
    await page.context().close();
  }
}

/** The screens of tables on a server are walked through in one go; those asked for are kept. */
async function online(camera: Camera): Promise<void> {
  const server = await startServer({ page: camera.page });
  try {
    await walkOnline({ server, visit: visitorsOf(server, camera.browser) }, async (page, name, sizes) => {
      const wanted = camera.sizes.filter((size) => sizes?.includes(size as Size) ?? true);
      if (camera.only.test(name)) await picture({ ...camera, sizes: wanted }, page, name);
      await page.setViewportSize(SIZES.desk);
      await page.emulateMedia({ colorScheme: 'light' });
    });
  } finally {
    await Promise.all(camera.browser.contexts().map((context) => context.close()));
    await server.close();
  }
}

async function shelf(camera: Camera, page: Page): Promise<void> {
  await openBox(page, mouse, 'sammy');
  await page.locator('.peek .card').first().waitFor();
  await picture(camera, page, 'shelf');
}

async function setTheTable(camera: Camera, page: Page): Promise<void> {
  await page.goto('./#/set/do-boy');
  await page.locator('form.setup').waitFor();
  await mouse.pick(page, 'input[name="seats"][value="5"]');
  await picture(camera, page, 'set-the-table');
}

async function take(camera: Camera, page: Page, { name, setting, when, told }: Scene): Promise<void> {
  await sitDown(page, mouse, setting, '1919');
  await play({ page, hands: mouse, setting, seed: 'gallery', watch: async (...seen) => when(...seen) });
  if (told !== undefined)
    await page.waitForFunction((least) => window.probe.told.length >= least, told, { timeout: 120_000 });
  await picture(camera, page, name);
}

/** Goes on with a match that the browser has kept. */
async function layOut(camera: Camera, page: Page, { name, match }: LaidScene): Promise<void> {
  await layTable(page, { match: match(), seat: 0 }, name, '1919');
  await picture(camera, page, name);
}

function viewportOf(size: string): { width: number; height: number } {
  const [width, height] = size.split('x').map(Number);
  return height ? { width, height } : SIZES[size as Size];
}

/** The page as it is, at every size in both lights. */
async function picture(
  { keep, tell, sizes }: Camera,
  page: Page,
  name: string,
  pointAt?: string,
): Promise<void> {
  // A table gives the focus back to what is asked when it changes its shape.
  await page.addStyleTag({ content: '.ask:focus-visible { outline: none; }' });
  for (const size of sizes) {
    await page.setViewportSize(viewportOf(size));
    if (pointAt) await page.locator(pointAt).hover({ position: { x: 8, y: 40 } });
    else await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const light of LIGHTS) {
      await page.emulateMedia({ colorScheme: light });
      await page.evaluate(settled);
      keep(`${name}-${size}-${light}`, await page.screenshot());
    }
  }
  tell(name);
}

/** Fonts are there, and whatever a change of size or light set going has come to rest. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const looked = document.querySelector('.linked');
  if (looked) looked.scrollIntoView({ block: 'center' });
  else scrollTo(0, 0);
}
