// Every event is announced once, in words, and in the order in which it happened.

import { expect, test } from 'vitest';
import { Pointer } from './hands.ts';
import { play } from './player.ts';
import { sitDown } from './shelf.ts';
import { GAMES } from './tables.ts';
import { withPage } from './visit.ts';

const mouse = new Pointer(false);

test.each(GAMES)('$title tells every event once', async (setting) => {
  await withPage({ speed: setting.speed ?? 20 }, async (page) => {
    await sitDown(page, mouse, setting);
    await play({ page, hands: mouse, setting, watch: async (_, presses) => presses >= 60 });
    const { announced, log, stream } = await page.evaluate(() => ({
      announced: window.probe.announced,
      log: [...document.querySelectorAll('#log li')].map((line) => line.textContent!),
      stream: window.probe.entries(),
    }));
    expect(stream.length).toBeGreaterThan(0);
    const bare = (said: string): string => said.replace(/[.\s]+$/, '').trim();
    // The log tells the same, and stands when the match is over only in the ceremony's memory.
    if (log.length > 0) {
      const events = log.map(bare);
      const told = announced.map(bare).filter((said) => events.includes(said));
      expect(told).toEqual(events.slice(events.length - told.length));
      expect(events.length - told.length, 'what happened before the page was there').toBeLessThan(6);
    }
    for (const said of announced) {
      expect(said).toMatch(/^[A-Z0-9“]\S*\s\S/);
      expect(said).not.toMatch(/\bundefined\b|\bnull\b|\?\s\?|[a-z]+:\d/);
    }
  });
});
