// Everything that is pressed is 24 by 24 pixels or stands clear of all others, at a desk and on phones: lessons, sheets,
// hints, history, replays and the pages to study.

import { expect, test } from 'vitest';
import { PAGES } from './page-scenes.ts';
import { smallOn } from './targets.ts';
import { withPage } from './visit.ts';

/** One review stands for all: each takes its time. */
const isMeasured = ({ name, alike = false }: (typeof PAGES)[number]): boolean =>
  !alike && (name === 'review-tactics' || !name.startsWith('review-'));

test.each(PAGES.filter(isMeasured))('$name', ({ go }) =>
  withPage({ settings: { windows: 'long' } }, async (page) => {
    await go(page);
    expect(await smallOn(page)).toEqual([]);
  }),
);
