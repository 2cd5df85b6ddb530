// What is loaded before a first card can be played: at most 96 kB of compressed JavaScript, and in no game more than
// was reached once. Anyone who adds something that is not needed for the first card loads it later.

import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { scriptsBeforeFirstCard } from './measures.ts';

/** Kilobytes, with the bots where they may act first. */
const REACHED: Readonly<Record<string, number>> = {
  bang: 70.1,
  'armed-forces': 80.3,
  'do-boy': 70.1,
  flag: 79.3,
  militac: 83.7,
  tactics: 83.7,
  skirmish: 74.7,
  sigs: 89.2,
  'sammys-travels': 90.5,
  sammy: 87.6,
  'national-contest': 90.6,
  'united-states': 95.8,
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
