// The two ways to work the page: the keyboard alone, and the pointer (a mouse at the desk, a finger on the phone).

import { walk } from '@messdeck/faces/map/walk';
import type { Page } from 'playwright-core';
import type { MapWalk, Spot } from './reader.ts';

export interface Hands {
  /** Presses a button, a link or a card; what was `seen` to be offered may have passed meanwhile, and is not waited for. */
  press(page: Page, selector: string, seen?: boolean): Promise<void>;
  /** Chooses one of several radio buttons. */
  pick(page: Page, selector: string): Promise<void>;
  /** Chooses a value from a list. */
  choose(page: Page, selector: string, value: string): Promise<void>;
  /** Writes into a field in place of what stands there. */
  write(page: Page, selector: string, text: string): Promise<void>;
}

/** How long something may be covered or on its way, in milliseconds, before it is a fault of the page. */
const COMES_FREE = 20_000;

/** More steps than any map or list asks for. */
const MOST_STEPS = 80;

/** Moves the focus to something with Tab and the arrow keys. */
async function goTo(page: Page, selector: string): Promise<boolean> {
  const way = await page.evaluate((to) => window.reader.wayTo(to), selector);
  if (!way) return false;
  await times(page, way.tabs < 0 ? 'Shift+Tab' : 'Tab', way.tabs);
  await times(page, way.steps < 0 ? 'ArrowLeft' : 'ArrowRight', way.steps);
  // On a map the arrows follow the compass, and a page that has changed on the way is read again.
  for (let i = 0; !(await page.evaluate((to) => window.reader.at(to), selector)); i++) {
    const again = await page.evaluate((to) => window.reader.wayTo(to), selector);
    if (!again || i === MOST_STEPS) return false;
    const onMap = await page.evaluate((to) => window.reader.onMap(to), selector);
    if (onMap) for (const arrow of arrowsOver(onMap)) await page.keyboard.press(arrow);
    else if (again.tabs === 0) await page.keyboard.press('ArrowRight');
    else await times(page, again.tabs < 0 ? 'Shift+Tab' : 'Tab', again.tabs);
  }
  return true;
}

/** The arrow keys that lead over the map, the shortest way. */
function arrowsOver({ from, to, choices }: MapWalk): readonly string[] {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [state, way] of ways) {
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = walk(state, arrow, choices);
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, arrow]);
    }
  }
  return ways.get(to) ?? [];
}

async function times(page: Page, key: string, count: number): Promise<void> {
  for (let i = 0; i < Math.abs(count); i++) await page.keyboard.press(key);
}

/** Waits for what can be pressed; what was seen before has passed when other offers stand in its place. */
async function appears(page: Page, selector: string, seen = false): Promise<void> {
  const found = await page.waitForFunction(
    ({ to, passes }: Wanted) => {
      if (window.reader.find(to)) return 'there';
      return passes && window.reader.look().offers.length > 0 && 'gone';
    },
    { to: selector, passes: seen },
    { timeout: COMES_FREE },
  );
  if ((await found.jsonValue()) === 'gone') throw new Error(`${selector} has gone.`);
}

async function mustGoTo(page: Page, selector: string, seen?: boolean): Promise<void> {
  await appears(page, selector, seen);
  if (!(await goTo(page, selector))) throw new Error(`${selector} cannot be reached with the keyboard.`);
}

export const keyboard: Hands = {
  async press(page, selector, seen) {
    await mustGoTo(page, selector, seen);
    await page.keyboard.press('Enter');
  },
  async pick(page, selector) {
    await mustGoTo(page, selector);
    if (!(await page.locator(selector).isChecked())) await page.keyboard.press(' ');
  },
  async choose(page, selector, value) {
    await mustGoTo(page, selector);
    const list = page.locator(selector);
    await page.keyboard.press('Home');
    for (let i = 0; (await list.inputValue()) !== value; i++) {
      if (i === 60) throw new Error(`${selector} has no value ${value}.`);
      await page.keyboard.press('ArrowDown');
    }
  },
  async write(page, selector, text) {
    await mustGoTo(page, selector);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
};

/** What is to be pressed, and whether it may pass meanwhile. */
interface Wanted {
  readonly to: string;
  readonly passes: boolean;
}

/**
 * Where something can be touched once it has stopped moving: a tray that opens pushes others out of the way, and so does
 * lettering that comes late.
 */
async function standsStill({ to, passes }: Wanted): Promise<Spot | 'gone' | undefined> {
  const { reader } = window;
  await document.fonts.ready;
  const before = reader.spotOf(to);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (passes && !reader.find(to)) return 'gone';
  const now = reader.spotOf(to);
  return now && before && now.x === before.x && now.y === before.y ? now : undefined;
}

/** The least size of what a finger must meet, in pixels. */
const FINGER = 44;

export class Pointer implements Hands {
  /** What is smaller than a finger, for the test to complain about at the end. */
  readonly tooSmall: Set<string> = new Set();
  private readonly touch: boolean;

  constructor(touch: boolean) {
    this.touch = touch;
  }

  async press(page: Page, selector: string, seen?: boolean): Promise<void> {
    await appears(page, selector, seen);
    const until = Date.now() + COMES_FREE;
    let spot: Spot | 'gone' | undefined;
    while (spot === undefined && Date.now() < until)
      spot = await page.evaluate(standsStill, { to: selector, passes: seen ?? false });
    if (spot === undefined || spot === 'gone') throw new Error(`${selector} has gone.`);
    // A measure taken in steps of 2 px can miss one at either end. States are as large as they are, and have a list.
    const small = Math.min(spot.width, spot.height) < FINGER - 4 && !selector.startsWith('.map');
    if (this.touch && small) this.tooSmall.add(`${selector} (${spot.width} × ${spot.height})`);
    await this.pressAt(page, spot);
  }

  protected async pressAt(page: Page, { x, y }: Spot): Promise<void> {
    if (this.touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }

  async pick(page: Page, selector: string): Promise<void> {
    await this.press(page, selector);
  }

  async choose(page: Page, selector: string, value: string): Promise<void> {
    // The list itself is drawn by the system, outside of the page.
    await page.locator(selector).selectOption(value);
  }

  async write(page: Page, selector: string, text: string): Promise<void> {
    await this.press(page, selector);
    await page.locator(selector).fill(text);
  }
}
