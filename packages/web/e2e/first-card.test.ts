// What is loaded before a first card can be played: at most 90 kB of compressed JavaScript, and in no game more than
// was reached once. Whoever adds something that is not needed for the first card loads it later.

import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { scriptsBeforeFirstCard } from './measures.ts';

/** Kilobytes, with the bots where they may act first. */
const REACHED: Readonly<Record<string, number>> = {
  bang: 62.7,
  'armed-forces': 74.6,
  'do-boy': 70.9,
  flag: 71.6,
  militac: 75.7,
  tactics: 75.9,
  skirmish: 69.9,
  sigs: 80,
  'sammys-travels': 81,
  sammy: 81.3,
  'national-contest': 85.3,
  'united-states': 88.9,
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
