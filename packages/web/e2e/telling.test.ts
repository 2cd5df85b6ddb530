// The table tells: who took what with which points, what came to a hand, what a hand meant, what decided a match; and
// it waits while the player looks elsewhere.

import { chanceFrom, drawnIn, type Game, Match, Random, type Rules, settleRules } from '@messdeck/engine';
import { tactics } from '@messdeck/engine/games/tactics';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, handEnded, isOver, layTable, momentOf } from './laid.ts';
import { onKeptPage, withPage } from './visit.ts';

const textOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .innerText()
    .then((text) => text.replace(/\s+/g, ' '));

const laid = <T>(moment: ReturnType<typeof momentOf>, look: (page: Page) => Promise<T>): Promise<T> =>
  onKeptPage({}, async (page) => {
    await layTable(page, moment!);
    return look(page);
  });

describe('What happened', () => {
  test('Tactics: every squad has a heading with its taker and its points, and four cards by their indices', () =>
    laid(momentOf('tactics', asked(/play/, 15)), async (page) => {
      await page.locator('#log .took').first().waitFor();
      expect(await textOf(page, '#log .part:has(.took) h4')).toMatch(/^Squad 1 \S+ took \d+$/);
      expect(await page.locator('#log .part:has(.took)').first().locator('.chips li').count()).toBe(4);
      expect(await page.locator('#log .part:has(.took)').first().locator('.wins').count()).toBe(1);
      expect(await textOf(page, '#log .all')).toMatch(/^The cut for the deal: .* deals?$/);
    }));

  test('A National Contest: the state and its votes stand beside who took it; sides wear their party', () =>
    laid(momentOf('national-contest', asked(/play/, 60)), async (page) => {
      await page.locator('#log .took').first().waitFor();
      expect(await textOf(page, '#log .took')).toMatch(/took .+, \d+$/);
      expect(await page.locator('.plaque.s-dem, .plaque.s-rep').count()).toBe(3);
    }));

  test('SIGS: sets are called by what they are', () =>
    laid(
      momentOf(
        'sigs',
        (match, seat) => / s\d/.test(match.log.at(-1)?.do ?? '') && asked(/./, 20)(match, seat),
      ),
      async (page) => {
        await page.locator('#log li').first().waitFor();
        expect(await page.locator('#log').innerText()).not.toMatch(/set \d|\bs\d\b/);
      },
    ));
});

describe('What came to a hand', () => {
  test('the reinforcements are marked until the next action, and said', () =>
    laid(
      momentOf(
        'tactics',
        (match, seat) => match.view(seat).phase === 'discard' && match.view(seat).actors.includes(seat),
      ),
      async (page) => {
        expect(await page.locator('.hand li.new').count()).toBe(4);
        expect(await page.getByRole('button', { name: /, new$/ }).count()).toBe(4);
      },
    ));

  test('prompts say what this hand allows', () =>
    laid(
      momentOf('tactics', (match, seat) => {
        const view = match.view(seat);
        return (
          view.phase === 'play' &&
          view.actors.includes(seat) &&
          view.places['squad'].length > 0 &&
          view.legal.length > 1
        );
      }),
      async (page) => {
        expect(await textOf(page, '.ask .sentence')).toMatch(
          /follow \w+ with the [\d, or]+\.|you hold no \w+: play any card/,
        );
      },
    ));
});

describe('The end of a hand', () => {
  test('leads with its meaning, beside the last trick, and counts the hand that was played', () =>
    laid(momentOf('tactics', handEnded), async (page) => {
      await page.locator('.result h2').waitFor();
      await page.getByText(/^Contract (lost by|made|just made)/).waitFor();
      expect(await page.locator('.trick .card').count()).toBe(4);
      expect(await page.locator('.result .figures').isVisible()).toBe(false);
      expect(await textOf(page, '.bar .where span')).toMatch(/hand 1$/);
      await page.getByRole('button', { name: 'Look at all hands' }).click();
      expect(await page.locator('.open-hands dt').count()).toBe(4);
    }));

  test('a hand that is thrown in says so, and who deals next', () => {
    const game = tactics as Game;
    const match = new Match(game, settleRules(game, {}, 4) as Rules, 4);
    const random = new Random('thrown in', 'tactics', 0);
    // Two chances: the cut for the deal and the deal; then everybody passes.
    for (let i = 0; i < 2; i++) match.chance(random);
    for (let i = 0; i < 4; i++) match.act(match.view(0).actors[0], 'pass');
    return laid({ match, seat: 0 }, async (page) => {
      await page.getByText('Thrown in: nobody bid').waitFor();
      expect(await textOf(page, '.result .meaning')).toMatch(/deals? next\./);
    });
  });
});

describe('The end of a match', () => {
  test('is told by sides, with what decided it; the table can be looked at, and there is a way back', () =>
    laid(momentOf('tactics', isOver), async (page) => {
      await page.locator('.poster').waitFor();
      expect(await textOf(page, '.poster h1')).toMatch(/ and .* win$/);
      expect(await textOf(page, '.poster .score')).toMatch(/^−?\d+ to −?\d+$/);
      expect((await textOf(page, '.poster .how')).length).toBeGreaterThan(20);
      await page.getByRole('button', { name: 'Look at the table' }).click();
      await page.getByRole('button', { name: 'Back to the result' }).click();
      await page.locator('.poster').waitFor();
      await page.getByRole('button', { name: 'Swap partners' }).click();
      await page.locator('.table').waitFor();
      expect(await textOf(page, '.plaque[data-seat="n"] .name')).toBe('Mabel');
    }));

  test('the same cards can be had again: they are dealt from the same seed', () => {
    const over = momentOf('do-boy', isOver)!;
    const { game, rules, seats } = over.match;
    return laid(over, async (page) => {
      await page.getByRole('button', { name: 'Same cards again' }).click();
      await page.locator('.hand .card').first().waitFor();
      const seat = await page.evaluate(() => window.probe.laid()!.seats.findIndex(({ bot }) => !bot));
      const hand = await page.evaluate(
        (own) => window.probe.entries().findLast(({ by }) => by === 'chance')!.view.places[`hand:${own}`],
        seat,
      );
      // The table is laid with this seed: dealt by the rules themselves.
      const again = new Match(game, rules, seats);
      while (again.view(seat).actors.includes('chance')) again.chance(chanceFrom('laid')(drawnIn(again.log)));
      expect(hand).toEqual(again.view(seat).places[`hand:${seat}`]);
      expect(hand.length).toBeGreaterThan(5);
    });
  });

  test('a journey leaves its way, Flag its flags', async () => {
    await laid(momentOf('sammys-travels', isOver), (page) => page.locator('.record .map svg').waitFor());
    await laid(momentOf('flag', isOver), async (page) => {
      await page.locator('.record .pennon').first().waitFor();
      expect(await page.locator('.record .pennon').count()).toBe(14);
    });
  });
});

describe('Time is the player’s', () => {
  test('alone with bots the table waits behind a drawer and goes on when it is shut', () =>
    withPage({ speed: 1, settings: { pace: 'brisk' } }, async (page) => {
      const leads = (match: Match, seat: number): boolean =>
        asked(/play/, 12)(match, seat) && match.view(seat).places['squad'].length === 0;
      await layTable(page, momentOf('tactics', leads)!);
      const entries = (): Promise<number> => page.evaluate(() => window.probe.entries().length);
      const before = await entries();
      await page.locator('.hand .card[data-state="legal"]').first().dblclick();
      await page.evaluate(() => document.getElementById('rules')!.showPopover());
      await page.waitForFunction((n) => window.probe.entries().length > n, before);
      const waiting = await page.waitForFunction(() =>
        window.probe.told.findLast(({ is }) => is === 'stream'),
      );
      await page.waitForFunction(() => {
        const last = window.probe.told.findLast(({ is }) => is === 'stream');
        return last?.is === 'stream' && last.state.paused;
      });
      expect(waiting).toBeTruthy();
      const held = await entries();
      // Three times as long as the bots take over a card.
      await page.waitForTimeout(1400);
      expect(await entries()).toBe(held);
      await page.evaluate(() => document.getElementById('rules')!.hidePopover());
      await page.waitForFunction((n) => window.probe.entries().length > n, held);
    }));

  test('the player can halt the table and go on', () =>
    laid(momentOf('tactics', asked(/play/, 12)), async (page) => {
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByText('The table waits.').waitFor();
      await page.locator('.ask').getByRole('button', { name: 'Go on' }).click();
      await page.getByText('Your turn:').waitFor();
    }));

  test('Sammy’s Travels: a press on a border state deals on to it within two seconds', () =>
    laid(momentOf('sammys-travels', asked(/play/, 12)), async (page) => {
      const travelled = (): Promise<number> =>
        page.evaluate(() => window.probe.entries().at(-1)!.view.places['travel:0'].length);
      const before = await travelled();
      await page.locator('.map [role="button"]').first().press('Enter');
      // How long it takes is counted in series.test.ts; here a busy machine may take its time.
      await page.waitForFunction(
        (n) =>
          window.probe.entries().at(-1)!.view.places['travel:0'].length > n ||
          document.querySelector('[data-action="hold"]') === null,
        before,
      );
    }));
});

describe('Leaving and giving up', () => {
  test('giving up takes the match from the shelf, and it can be brought back', () =>
    laid(momentOf('tactics', asked(/play/, 12)), async (page) => {
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByText('Tactics was given up.').waitFor();
      expect(await page.getByRole('link', { name: /^Continue Tactics/ }).count()).toBe(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.hand .card').first().waitFor();
    }));
});

describe('Panels', () => {
  test('fold to tabs, and the cloth takes their room', () =>
    laid(momentOf('tactics', asked(/play/, 12)), async (page) => {
      const width = async (): Promise<number> => (await page.locator('main.middle').boundingBox())!.width;
      const narrow = await width();
      await page.getByRole('button', { name: 'Fold away: Score sheet' }).click();
      await page.getByRole('button', { name: 'Fold away: What happened' }).click();
      expect(await width()).toBeGreaterThan(narrow + 300);
      await page.locator('.tab.log').click();
      await page.locator('#log .chapters').waitFor();
    }));
});
