// Everything that is pressed is 24 by 24 pixels or stands clear of all others: the lessons and sheets of the games that
// targets-pages.test.ts leaves out.

import { expect, test } from 'vitest';
import { PAGES, sheet } from './page-scenes.ts';
import { GAMES } from './tables.ts';
import { smallOn } from './targets.ts';
import { withPage } from './visit.ts';

const named = new Set(PAGES.filter(({ alike }) => !alike).map(({ name }) => name));
const sheets = GAMES.map(({ game, title }) => sheet(game, title));
const SCENES = [
  ...PAGES.filter(({ name, alike }) => alike && name.startsWith('lesson-')),
  ...sheets.filter(({ name }) => !named.has(name)),
];

test.each(SCENES)('$name', ({ go }) =>
  withPage({ settings: { windows: 'long' } }, async (page) => {
    await go(page);
    expect(await smallOn(page)).toEqual([]);
  }),
);
