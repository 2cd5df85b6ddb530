// What is loaded before a first card can be played: at most 90 kB of compressed JavaScript, and in no game more than
// was reached once. Whoever adds something that is not needed for the first card loads it later.

import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { scriptsBeforeFirstCard } from './measures.ts';

/** Kilobytes, with the bots where they may act first. */
const REACHED: Readonly<Record<string, number>> = {
  bang: 68,
  'armed-forces': 76,
  'do-boy': 74,
  flag: 75,
  militac: 79,
  tactics: 79,
  skirmish: 84,
  sigs: 81,
  'sammys-travels': 84,
  sammy: 84,
  'national-contest': 88,
  // 83 where the person leads; where bots do, what they think with comes first.
  'united-states': 90,
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
