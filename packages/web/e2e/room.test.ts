// Room is used: at every size of window nothing on the table overlaps, in a hand in play, in an auction and at the end
// of a hand; from 1280 × 800 on whole cards are in sight, and they grow with the window.

import { promptOf } from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { amongBots, asked, layTable, type Moment, momentOf, under, type When } from './laid.ts';
import { heightsOf, pickCard } from './looks.ts';
import { LONG_ASKED, MOMENTS } from './moments.ts';
import { PAGES } from './page-scenes.ts';
import { atSizes, overlaps, PARTS, resized, type WindowSize, withoutRoom } from './room.ts';
import { onKeptPage, withPage } from './visit.ts';

const SIZES: readonly WindowSize[] = [
  [390, 844],
  [844, 390],
  [640, 400],
  [960, 600],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

describe.each([...MOMENTS, ...LONG_ASKED])('%s', (_, moment) => {
  test('nothing overlaps and no card is cut off at seven sizes, by day and by lamp', async () => {
    await onKeptPage({}, async (page) => {
      await layTable(page, moment()!);
      const found = await atSizes(page, SIZES, async () => {
        const wrong: string[] = [];
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          wrong.push(...(await withoutRoom(page)).map((each) => `${colorScheme}: ${each}`));
        }
        return wrong;
      });
      expect(found).toEqual([]);
    });
  });
});

describe('What if', () => {
  test.each(['replay-what-if-choose', 'replay-what-if'])(
    '%s: nothing overlaps at seven sizes',
    async (name) => {
      await withPage({}, async (page) => {
        await PAGES.find((scene) => scene.name === name)!.go(page);
        const look = (): Promise<string[]> => page.evaluate(overlaps, `${PARTS}, .transport`);
        expect(await atSizes(page, SIZES, look)).toEqual([]);
      });
    },
  );
});

test.each([
  [7, 's10'],
  [8, 's10'],
])('SIGS: %i sets are whole on a desk, none below the edge', async (count, seed) => {
  const sets: When = (match, seat) => {
    const { places, actors, legal } = match.view(seat);
    const laid = Object.entries(places).filter(([place, cards]) => /^s\d/.test(place) && cards.length > 0);
    return laid.length === count && actors.includes(seat) && legal.length > 1;
  };
  const moment = await amongBots('sigs', 4, seed, sets);
  await onKeptPage({}, async (page) => {
    await layTable(page, moment);
    await page.locator(`.set:nth-child(${count})`).waitFor();
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await resized(page, width, height);
      const [below, card] = await page
        .locator('.sets')
        .evaluate((list) => [
          list.scrollHeight - list.clientHeight,
          list.querySelector('.card')!.getBoundingClientRect().width,
        ]);
      expect([width, below]).toEqual([width, 0]);
      expect(card).toBeGreaterThan(50);
    }
  });
});

// Drawn for the window it is opened in: a small map has a legend of two rows.
test.each(['phone', 'side', 'desk', 'wide'] as const)(
  'A National Contest: the way to past votes leaves the legend in sight, on a %s',
  async (size) => {
    const president = under({ election: 'president' }, asked(/play|bid/, 8));
    await withPage({ size }, async (page) => {
      await layTable(page, momentOf('national-contest', president)!);
      const covered = await page.locator('.night').evaluate((night) => {
        const way = night.querySelector('.btn')!.getBoundingClientRect();
        const legend = ['Democratic', 'Republican', 'In hand', 'In contest'];
        const words = [...night.querySelectorAll('svg text')].filter(({ textContent }) =>
          legend.includes(textContent),
        );
        const over = (box: DOMRect): boolean =>
          way.left < box.right && box.left < way.right && way.top < box.bottom && box.top < way.bottom;
        return [
          words.length,
          ...words.filter((word) => over(word.getBoundingClientRect())).map(({ textContent }) => textContent),
        ];
      });
      expect(covered).toEqual([4]);
    });
  },
);

/** Where what is asked takes three lines, and where a button stands there before a card is picked. */
const PICKS: readonly (readonly [title: string, moment: () => Moment | undefined])[] = [
  [
    'Sammy, in three lines',
    () =>
      momentOf(
        'sammy',
        (match, seat) =>
          asked(/play/, 12)(match, seat) &&
          /no card that borders (New|North)/.test(promptOf(match.game, match.view(seat))),
      ),
  ],
  [
    'United States, in three lines',
    () =>
      momentOf(
        'united-states',
        (match, seat) =>
          asked(/play/, 4)(match, seat) &&
          /lay \w+ on \w+, \w+ on \w+ or \w+ on/.test(promptOf(match.game, match.view(seat))),
      ),
  ],
  ['A National Contest, a bid', () => momentOf('national-contest', asked(/bid/, 60))],
  ['Armed Forces, the second round', () => momentOf('armed-forces', asked(/improvise/, 4))],
];

test.each(PICKS)('on a phone a picked card changes the size of nothing: %s', async (_, moment) => {
  await onKeptPage({ size: 'phone' }, async (page) => {
    await layTable(page, moment()!);
    const before = await heightsOf(page);
    await pickCard(page);
    expect(await heightsOf(page)).toEqual(before);
  });
});
