// Takes the pictures of the gallery: shelf, set-up and every scene, at both sizes, by daylight and by lamplight.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openPage, SIZES, type Size } from './browser.ts';
import { Pointer } from './hands.ts';
import { play } from './player.ts';
import { SCENES, type Scene } from './scenes.ts';
import { openBox, sitDown } from './shelf.ts';

export interface Camera {
  readonly browser: Browser;
  readonly address: string;
  /** Where the pictures go. */
  readonly folder: string;
  /** Only scenes whose names hold this text. */
  readonly only: string;
  readonly tell: (line: string) => void;
}

const mouse = new Pointer(false);
const LIGHTS = ['light', 'dark'] as const;

export async function takePictures(camera: Camera): Promise<void> {
  mkdirSync(camera.folder, { recursive: true });
  const wanted = (name: string): boolean => name.includes(camera.only);
  if (wanted('shelf')) await onPage(camera, (page) => shelf(camera, page));
  if (wanted('set-the-table')) await onPage(camera, (page) => setTheTable(camera, page));
  for (const scene of SCENES.filter(({ name }) => wanted(name)))
    await onPage(camera, (page) => take(camera, page, scene), scene.setting.game === 'bang' ? 8 : 20);
}

async function onPage(camera: Camera, work: (page: Page) => Promise<void>, speed = 20): Promise<void> {
  const page = await openPage(camera.browser, camera.address, { speed });
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

async function take(camera: Camera, page: Page, { name, setting, when, seed }: Scene): Promise<void> {
  await sitDown(page, mouse, setting, seed ?? '1919');
  await play({
    page,
    hands: mouse,
    setting,
    seed: seed ?? 'gallery',
    watch: async (look, presses) => when(look, presses),
  });
  // A table in real time rests while it is pictured.
  const rest = page.locator('[data-action="pause"]');
  if ((await rest.count()) > 0) await rest.click({ timeout: 1000 }).catch(() => undefined);
  await picture(camera, page, name);
}

/** The page as it stands, four times. */
async function picture({ folder, tell }: Camera, page: Page, name: string): Promise<void> {
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const light of LIGHTS) {
      await page.emulateMedia({ colorScheme: light });
      await page.evaluate(settled);
      await page.screenshot({ path: join(folder, `${name}-${size}-${light}.png`) });
    }
  }
  tell(name);
}

/** Fonts are there, and whatever a change of size or light set going has come to rest. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  scrollTo(0, 0);
}
