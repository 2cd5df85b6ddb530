// Measures of the page in a browser: what is loaded before the first card, how long the main thread is busy while a
// bot thinks, how soon a press is painted, how smoothly cards travel.

import { gzipSync } from 'node:zlib';
import {
  type Game,
  Match,
  type MatchRecord,
  makeRecord,
  playMatch,
  Random,
  type Rules,
  randomPlayer,
  settleRules,
} from '@messdeck/engine';
import { sigs } from '@messdeck/engine/games/sigs';
import type { Browser, Page } from 'playwright-core';
import { makeLink } from '../src/sources/replay/link.ts';
import { openPage, type PageOptions } from './browser.ts';
import { Pointer } from './hands.ts';
import { play } from './player.ts';
import { installReader, type Look, type Spot } from './reader.ts';
import { openBox, sitDown } from './shelf.ts';
import { GAMES, type Setting } from './tables.ts';

export interface Bench {
  readonly browser: Browser;
  readonly address: string;
}

const mouse = new Pointer(false);

/** Looks at the page well before a press and when it has come to rest after it, so that looking is not measured. */
class Unhurried extends Pointer {
  private readonly rest: (page: Page) => Promise<void>;

  constructor(touch: boolean, rest: (page: Page) => Promise<void>) {
    super(touch);
    this.rest = rest;
  }

  protected override async pressAt(page: Page, spot: Spot): Promise<void> {
    await page.waitForTimeout(300);
    await super.pressAt(page, spot);
    await this.rest(page);
  }
}

async function onPage<T>(
  { browser, address }: Bench,
  options: PageOptions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await openPage(browser, address, { speed: 1, ...options });
  try {
    return await measure(page);
  } finally {
    await page.context().close();
  }
}

const named = (game: string): Setting => GAMES.find((setting) => setting.game === game)!;

/** What a table asks for as soon as it is, but no first card needs. */
const LATER = ['close-ups', 'map-zoom'];
/** Anyone who plays alone, or chooses at the same time as the bots, needs no bot before the first card. */
const WITHOUT_BOTS = ['do-boy', 'flag', 'sammys-travels'];

/**
 * Kilobytes of compressed JavaScript, page and worker, from an empty cache to the first thing that can be played. What is
 * not needed for that is never answered: on a slow machine it would come before the first card, on a fast one after it.
 */
export async function scriptsBeforeFirstCard(bench: Bench, game: string): Promise<number> {
  const page = await onFreshPage(bench);
  const held = WITHOUT_BOTS.includes(game) ? [...LATER, 'mind'] : LATER;
  await page.context().route(new RegExp(`/assets/(?:${held.join('|')})-[^/]*\\.js$`), () => undefined);
  // By address: what page and worker share comes over the wire once.
  const sizes = new Map<string, Promise<number>>();
  page.context().on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    // What comes after the first card is not waited for, and may find the page gone.
    size.catch(() => {});
    sizes.set(response.url(), size);
  });
  await page.goto(bench.address);
  await openBox(page, mouse, game);
  await page.locator(`li:has(a[href="#/set/${game}"]) button.primary`).click();
  await page.locator('.table').waitFor();
  await page.waitForFunction(() =>
    window.reader.find('[data-state="legal"], [data-action], .map [role="button"]'),
  );
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return total / 1000;
}

/** A page that has loaded nothing, without a service worker that would fetch everything ahead. */
async function onFreshPage({ browser }: Bench): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(installReader);
  return context.newPage();
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly isWorker?: boolean } };
}

/** Milliseconds of the longest task on the page's main thread while the strongest bots think and play. */
export function longestTaskWhileThinking(bench: Bench): Promise<number> {
  return onPage(bench, { settings: { motion: 'natural', pace: 'natural' } }, async (page) => {
    const setting = { ...named('tactics'), bots: 'general' };
    await sitDown(page, mouse, setting);
    let longest = 0;
    const hands = new Unhurried(false, async () => {
      await page.waitForTimeout(200);
      await bench.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
      await page.waitForTimeout(3000);
      const { traceEvents } = JSON.parse((await bench.browser.stopTracing()).toString()) as {
        traceEvents: TraceEvent[];
      };
      longest = Math.max(longest, longestTask(traceEvents));
    });
    await play({ page, hands, setting, watch: async (_, presses) => presses >= 8 });
    return longest;
  });
}

function longestTask(events: readonly TraceEvent[]): number {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && main.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ dur }) => dur ?? 0)) / 1000;
}

/** Presses by which the time to the next paint is judged. */
const PRESSES = 20;

/** Milliseconds from a press to the next paint on a phone, at a quarter of the machine's speed: the longest. */
export function interactionToNextPaint(bench: Bench, game: string): Promise<number> {
  return onPage(bench, { size: 'phone', settings: { motion: 'natural', pace: 'brisk' } }, async (page) => {
    const setting = named(game);
    await sitDown(page, mouse, setting);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(listenToInteractions);
    const hands = new Unhurried(true, () => page.waitForTimeout(500));
    // Who is out of cards in Bang only watches.
    const enough = async ({ offers }: Look, presses: number) => presses >= PRESSES || offers.length === 0;
    await play({ page, hands, setting, watch: enough });
    return Math.max(...(await page.evaluate(() => [...interactions.values()])));
  });
}

declare const interactions: Map<number, number>;

function listenToInteractions(): void {
  const longest = new Map<number, number>();
  Object.defineProperty(window, 'interactions', { value: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      // A press that comes too late hits nothing, so there is nothing to paint; what it did hit may be gone by now.
      const target = entry.target as Element | null;
      const hits = !target || target.closest('button, input, [role="button"]') !== null;
      if (id > 0 && hits) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Frames a second while cards travel. */
export function framesWhileTravelling(bench: Bench): Promise<number> {
  return onPage(bench, { settings: { motion: 'natural', pace: 'brisk' } }, async (page) => {
    const setting = named('tactics');
    await sitDown(page, mouse, setting);
    await page.evaluate(countFrames);
    const hands = new Unhurried(false, () => page.waitForTimeout(2500));
    await play({ page, hands, setting, watch: async (_, presses) => presses >= 12 });
    const { frames, time } = await page.evaluate(() => travelling);
    return (1000 * frames) / time;
  });
}

declare const travelling: { frames: number; time: number };

function countFrames(): void {
  const counted = { frames: 0, time: 0 };
  Object.defineProperty(window, 'travelling', { value: counted });
  let last = 0;
  const frame = (now: number): void => {
    const moves = document.getAnimations().some(({ playState }) => playState === 'running');
    if (moves && last > 0) {
      counted.frames++;
      counted.time += now - last;
    }
    last = moves ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Parts of a match that are jumped to, far apart. */
const JUMPS = [0.9, 0.1, 0.5, 0.99, 0.3, 0.7, 0.2, 1];

/** Milliseconds of work that a jump to an event of a long match takes until it is painted: the longest of some. */
export async function jumpInReplay(bench: Bench): Promise<number> {
  const record = await longMatch(1500);
  return Math.max(...(await jumpsIn(bench, record, sigs as Game)));
}

/** The work of jumps through a record, in milliseconds of the main thread, which other programs do not lengthen. */
export async function jumpsIn(bench: Bench, record: MatchRecord, game: Game): Promise<number[]> {
  const link = await makeLink(record, game);
  return onPage(bench, {}, async (page) => {
    await page.goto(`./#/replay/${link}/10/0`);
    await page.locator('.transport').waitFor();
    await page.getByRole('checkbox', { name: 'Whole match' }).check();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
    };
    const times: number[] = [];
    // Once round to load what is loaded once, then for the figures.
    for (const part of [...JUMPS, ...JUMPS]) {
      await page.waitForTimeout(500);
      const before = await worked();
      await page.evaluate(jump, `#/replay/${link}/${Math.floor(part * record.log.length)}/0`);
      times.push((await worked()) - before);
    }
    return times.slice(JUMPS.length);
  });
}

/** Runs in the page: goes to another moment by its address and waits for the second frame after it. */
async function jump(address: string): Promise<void> {
  location.hash = address;
  await new Promise((changed) => addEventListener('hashchange', changed, { once: true }));
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
}

/** A match of SIGS played by whim that has at least so many events. */
async function longMatch(events: number): Promise<MatchRecord> {
  const game = sigs as Game;
  const rules = settleRules(game, {}, 4) as Rules;
  for (let seed = 0; ; seed++) {
    const match = new Match(game, rules, 4);
    const player = randomPlayer(new Random(`long ${seed}`));
    await playMatch(match, new Array(4).fill(player), `long ${seed}`, ({ log }) => log.length >= events);
    if (match.log.length >= events) return makeRecord(match, new Array(4).fill({ name: 'Mabel' }));
  }
}
