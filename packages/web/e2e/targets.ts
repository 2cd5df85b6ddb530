// What is too small to be pressed on a screen, at a desk and on phones.

import type { Page } from 'playwright-core';
import { PRESSED, tooSmall } from './reach.ts';
import { atSizes, type WindowSize } from './room.ts';

const WINDOWS: readonly WindowSize[] = [
  [1280, 800],
  [390, 844],
  [320, 568],
];

export const smallOn = (page: Page): Promise<string[]> =>
  atSizes(page, WINDOWS, () => page.evaluate(tooSmall, PRESSED));
