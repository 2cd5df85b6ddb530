// Days on which a game is the deal of the day.

import type { Page } from 'playwright-core';
import { gameOf } from '../src/patience/days.ts';

/** Sets the page's clock to noon of the first such day, or of the one after it; resolves to the day. */
export async function onDayOf(page: Page, game: string, later = 0): Promise<string> {
  const days = Array.from({ length: 5 }, (_, i) => i + 10);
  const date = days.find((each) => gameOf(`2026-11-${each}`).game === game)!;
  await page.clock.setFixedTime(new Date(2026, 10, date + later, 12));
  return `2026-11-${date}`;
}
