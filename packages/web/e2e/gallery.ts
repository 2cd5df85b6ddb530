// Takes the pictures of the gallery: shelf, set-up and every scene, at both sizes, by daylight and by lamplight.

import type { LogEvent } from '@messdeck/engine';
import type { Browser, Page } from 'playwright-core';
import type { StoredMatch } from '../src/sources/local/store.ts';
import { openPage, SIZES } from './browser.ts';
import { Pointer } from './hands.ts';
import { play } from './player.ts';
import { LAID, type LaidScene, PAGES, SCENES, type Scene } from './scenes.ts';
import { openBox, sitDown } from './shelf.ts';

export interface Camera {
  readonly browser: Browser;
  readonly address: string;
  /** Takes a picture over: a PNG, and what it is to be called. */
  readonly keep: (name: string, picture: Buffer) => void;
  /** Only scenes whose names hold this text. */
  readonly only: string;
  readonly tell: (line: string) => void;
}

const mouse = new Pointer(false);
const LIGHTS = ['light', 'dark'] as const;

export async function takePictures(camera: Camera): Promise<void> {
  const wanted = (name: string): boolean => name.includes(camera.only);
  if (wanted('shelf')) await onPage(camera, (page) => shelf(camera, page));
  if (wanted('set-the-table')) await onPage(camera, (page) => setTheTable(camera, page));
  for (const scene of SCENES.filter(({ name }) => wanted(name)))
    await onPage(camera, (page) => take(camera, page, scene), scene.setting.speed);
  for (const scene of LAID.filter(({ name }) => wanted(name)))
    await onPage(camera, (page) => layOut(camera, page, scene));
  for (const { name, go } of PAGES.filter((scene) => wanted(scene.name))) {
    await onPage(camera, async (page) => {
      await go(page);
      await picture(camera, page, name);
    });
  }
}

async function onPage(camera: Camera, work: (page: Page) => Promise<void>, speed = 20): Promise<void> {
  // A table in real time is pictured while it runs, so its windows stay open for long.
  const page = await openPage(camera.browser, camera.address, { speed, settings: { windows: 'long' } });
  await work(page);
  await page.context().close();
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
  const { game, rules, seats, log } = match();
  const names = ['You', 'Mabel', 'Roy'].slice(0, seats);
  const stored: StoredMatch = {
    game: game.id,
    edition: game.edition,
    rules,
    id: name,
    seats: names.map((each, seat) => (seat === 0 ? { name: each } : { name: each, bot: 'random' })),
    seed: name,
    began: 0,
    touched: 0,
    steps: log.length,
    scores: [],
    over: false,
  };
  await page.evaluate(writeDown, { match: stored, log });
  await page.goto(`./#/play/${name}`);
  await page.locator('.table .ask').waitFor();
  await picture(camera, page, name);
}

/** Runs in the page. */
async function writeDown({ match, log }: { match: StoredMatch; log: readonly LogEvent[] }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('messdeck');
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction(['matches', 'events'], 'readwrite');
  transaction.objectStore('matches').put(match);
  log.forEach((event, step) => {
    transaction.objectStore('events').put({ match: match.id, step, at: 0, ...event });
  });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
}

/** The page as it stands, four times. */
async function picture({ keep, tell }: Camera, page: Page, name: string): Promise<void> {
  for (const size of ['phone', 'desk'] as const) {
    await page.setViewportSize(SIZES[size]);
    await page.mouse.move(0, 0);
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
  scrollTo(0, 0);
}
