// A whole match in the browser, and everything it shows about the page: played once, judged by several tests.

import type { Page } from 'playwright-core';
import { Inspector } from './axe.ts';
import { isTouched, type Size } from './browser.ts';
import { keyboard, Pointer } from './hands.ts';
import { LeakWatch } from './leaks.ts';
import { play } from './player.ts';
import type { Look } from './reader.ts';
import { sitDown } from './shelf.ts';
import type { Setting } from './tables.ts';
import { onKeptPage } from './visit.ts';

/** What every match shows. */
export interface Evidence {
  /** The heading of the ceremony. */
  readonly heading: string | null;
  /** What was asked whenever the focus was nowhere. */
  readonly unfocused: readonly string[];
  readonly announced: readonly string[];
  /** The numbers of the events that were announced, and of all that happened that there is something to say of. */
  readonly heard: readonly number[];
  readonly happened: readonly number[];
}

/** What a match by pointer shows besides. */
export interface PointerEvidence extends Evidence {
  readonly violations: readonly string[];
  /** What is smaller than a finger. */
  readonly tooSmall: readonly string[];
  /** How far the page could be scrolled sideways. */
  readonly sideways: number;
  readonly leaks: readonly string[];
  readonly looksForLeaks: number;
}

/** The mouse at the desk is watched for leaks every so many presses. */
const LOOK_EVERY = 4;

/** Plays a match when it is first asked for; again only if it came to no end. */
export function playedOnce<E>(play: () => Promise<E>): () => Promise<E> {
  let played: Promise<E> | undefined;
  return () =>
    (played ??= play().catch((error) => {
      played = undefined;
      throw error;
    }));
}

export async function playByPointer(setting: Setting, size: Size): Promise<PointerEvidence> {
  return onKeptPage({ size, speed: setting.speed ?? 20 }, async (page) => {
    const hands = new Pointer(isTouched(size));
    const inspector = new Inspector(page);
    await sitDown(page, hands, setting);
    const leaks = size === 'desk' ? await LeakWatch.begin(page, setting.game) : undefined;
    const watch = async (look: Look, presses: number): Promise<boolean> => {
      // First what passes soonest: in a game in real time the hand goes on while axe looks.
      if (presses % LOOK_EVERY === 0) await leaks?.look();
      await inspector.inspect(situation(look));
      return false;
    };
    await play({ page, hands, setting, watch });
    await inspector.inspect('the end');
    return {
      violations: inspector.violations,
      tooSmall: [...hands.tooSmall],
      sideways: await page.evaluate(scrollsSideways),
      leaks: leaks?.leaks ?? [],
      looksForLeaks: leaks?.looks ?? 0,
      ...(await evidenceOf(page)),
    };
  });
}

export async function playByKeyboard(setting: Setting): Promise<Evidence> {
  return onKeptPage({ speed: setting.speed ?? 20 }, async (page) => {
    await sitDown(page, keyboard, setting);
    await play({ page, hands: keyboard, setting });
    return evidenceOf(page);
  });
}

/** What axe has not seen before: another phase, cards picked, the pause between hands. */
function situation({ phase, chosen, offers }: Look): string {
  const goesOn = offers.some(({ text }) => text === 'go on');
  return [phase, ...(chosen.length > 0 ? ['picked'] : []), ...(goesOn ? ['between hands'] : [])].join(', ');
}

function scrollsSideways(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

async function evidenceOf(page: Page): Promise<Evidence> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const { unfocused, announced, heard, happened } = await page.evaluate(() => {
    const { probe } = window;
    // Windows that close are nothing to say, nor is the first shuffle of a deal that takes two.
    const entries = probe
      .entries()
      .filter(({ by, view }) => by !== 'clock' && !(by === 'chance' && view.phase === 'shuffle'));
    const told = new Set(entries.map(({ n }) => n));
    return {
      unfocused: probe.unfocused,
      announced: [...probe.announced],
      heard: probe.heard.filter((n) => told.has(n)),
      happened: [...told],
    };
  });
  return { heading, unfocused, announced, heard, happened };
}
