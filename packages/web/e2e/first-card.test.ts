// What is loaded before a first card can be played: at most 90 kB of compressed JavaScript, and in no game more than
// was reached once. Anyone who adds something that is not needed for the first card loads it later.

import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { scriptsBeforeFirstCard } from './measures.ts';

/** Kilobytes, with the bots where they may act first. */
const REACHED: Readonly<Record<string, number>> = {
  bang: 63.3,
  'armed-forces': 73.5,
  'do-boy': 68.8,
  flag: 72.5,
  militac: 75.6,
  tactics: 75.8,
  skirmish: 68.6,
  sigs: 80.8,
  'sammys-travels': 82,
  sammy: 81.8,
  'national-contest': 86,
  'united-states': 89.8,
};

test.each(Object.keys(REACHED))('a first card of %s needs no more than it did', async (game) => {
  const browser = await chromium.connect(inject('browser'));
  try {
    const kilobytes = await scriptsBeforeFirstCard({ browser, address: inject('address') }, game);
    expect(kilobytes).toBeGreaterThan(40);
    expect(kilobytes).toBeLessThan(REACHED[game]);
  } finally {
    await browser.close();
  }
});
