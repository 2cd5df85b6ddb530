// When it is your turn at a table with friends: the tab says so, if you like a sound and a notification do, and the
// shelf shows the table like an unfinished match. Three browsers, a desk and two phones.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { withFriends } from './online.ts';
import { layCard } from './online-scenes.ts';

const DO_BOY = { game: 'do-boy', seats: 4, rules: { match: 'hand', exchange: 'false' }, friends: 3 };

const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');

const TURN = 'Your turn · Do-Boy · Messdeck';

/** The one of the friends whose tab, and no other, says that it is their turn, with a card to play. */
async function whoseTurn(pages: readonly Page[]): Promise<Page> {
  for (let i = 0; i < 300; i++) {
    const titles = await Promise.all(pages.map((page) => page.title()));
    const [page, ...others] = pages.filter((_, at) => titles[at] === TURN);
    if (page && others.length === 0 && (await page.evaluate(hasCard))) return page;
    await pages[0].waitForTimeout(100);
  }
  throw new Error('No tab alone says whose turn it is.');
}

const hasCard = (): boolean => window.reader.look().offers.some(({ is }) => is === 'card');

const NOTICES = 'Notification on your turn (with friends)';
const setting = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('radio', { name: 'On' });

interface Watched extends Window {
  tones: number;
  asked: number;
  notices: { readonly title: string; readonly body: string; open: boolean }[];
}

/** Somebody whose eyes are elsewhere: keeps what is heard and shown, and how often the browser is asked. */
const lookElsewhere = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    Object.assign(watched, { tones: 0, asked: 0, notices: [] });
    document.hasFocus = () => false;
    const Tone = OscillatorNode;
    window.OscillatorNode = class extends Tone {
      constructor(...given: ConstructorParameters<typeof Tone>) {
        super(...given);
        watched.tones++;
      }
    };
    class Notice {
      static permission = 'default';
      static async requestPermission(): Promise<string> {
        watched.asked++;
        Notice.permission = 'granted';
        return 'granted';
      }
      private readonly shown: Watched['notices'][number];
      constructor(title: string, { body }: { body: string }) {
        this.shown = { title, body, open: true };
        watched.notices.push(this.shown);
      }
      close(): void {
        this.shown.open = false;
      }
    }
    Object.assign(window, { Notification: Notice });
  });

const watchedOn = (page: Page): Promise<Pick<Watched, 'tones' | 'asked' | 'notices'>> =>
  page.evaluate(() => {
    const { tones, asked, notices } = window as unknown as Watched;
    return { tones, asked, notices };
  });

/** Friends play until this one has played two cards, and is to play again: another acted in between. */
async function playOn(pages: readonly Page[], until: Page): Promise<void> {
  for (let played = 0; ; ) {
    const page = await whoseTurn(pages);
    if (page === until && played++ === 2) return;
    await layCard(page);
  }
}

test('the tab of whose turn it is says so, in title and icon, and no other', () =>
  withFriends(DO_BOY, async ({ pages }) => {
    for (let i = 0; i < 3; i++) {
      const page = await whoseTurn(pages);
      expect(await iconOf(page)).toBe('./icons/turn.svg');
      const icon = await page.evaluate(async () =>
        (await fetch('icons/turn.svg')).headers.get('content-type'),
      );
      expect(icon).toContain('image/svg');
      for (const other of pages.filter((each) => each !== page)) {
        expect(await other.title()).toBe('Do-Boy · Messdeck');
        expect(await iconOf(other)).toBe('./icons/icon.svg');
      }
      await layCard(page);
    }
    // It does not follow the player to another page.
    const page = await whoseTurn(pages);
    await page.goto(`${page.url().split('#')[0]}#/tables`);
    await page.getByRole('heading', { name: 'Your tables' }).waitFor();
    expect([await page.title(), await iconOf(page)]).toEqual(['Messdeck', './icons/icon.svg']);
  }));

test('a sound and a notification come if they are wanted; the browser is asked by a press alone', () =>
  withFriends(DO_BOY, async ({ pages }) => {
    const [host] = pages;
    await lookElsewhere(host);
    await playOn(pages, host);
    expect(await watchedOn(host)).toEqual({ tones: 0, asked: 0, notices: [] });
    await host.locator('.seated [data-action=notify]').click();
    await host.getByText('You will be notified when it is your turn.').waitFor();
    await host.getByRole('button', { name: 'Settings' }).click();
    await setting(host, 'Sound on your turn (with friends)').check({ force: true });
    expect(await setting(host, NOTICES).isChecked()).toBe(true);
    await host.keyboard.press('Escape');
    await playOn(pages, host);
    // Two tones a turn, and a notice.
    const missing = async (): Promise<number> => {
      const { tones, notices } = await watchedOn(host);
      return tones / 2 - notices.length;
    };
    await expect.poll(missing).toBe(0);
    const first = await watchedOn(host);
    expect(first.tones).toBeGreaterThan(0);
    expect(first.asked).toBe(1);
    expect(first.notices.at(-1)).toEqual({
      title: 'Your turn',
      body: 'Do-Boy: the others are waiting for you.',
      open: true,
    });
    expect(first.notices.slice(0, -1).some(({ open }) => open)).toBe(false);
    // Anyone who comes back to the table needs no notice.
    await host.evaluate(() => dispatchEvent(new Event('focus')));
    await expect.poll(async () => (await watchedOn(host)).notices.at(-1)?.open).toBe(false);
    // Anyone who looks at the table has none, and still the sound.
    await host.evaluate(() => {
      document.hasFocus = () => true;
    });
    await playOn(pages, host);
    await expect.poll(missing).toBeGreaterThan(0);
    expect((await watchedOn(host)).notices).toHaveLength(first.notices.length);
  }));

test('where the browser blocks notifications, the page says so and leaves them off', () =>
  withFriends(DO_BOY, async ({ pages: [, phone] }) => {
    await phone.evaluate(() => {
      Object.assign(window, {
        Notification: { permission: 'denied', requestPermission: async () => 'denied' },
      });
    });
    await phone.getByRole('button', { name: /^Score sheet/ }).click();
    await phone.locator('.seated [data-action=notify]').click();
    await phone.getByText('Your browser blocks notifications here.').waitFor();
    await phone.goto(`${phone.url().split('#')[0]}#/settings`);
    const on = setting(phone, NOTICES);
    expect(await on.isChecked()).toBe(false);
    await on.click({ force: true });
    await phone.getByText('Your browser blocks notifications here.').waitFor();
    expect(await on.isChecked()).toBe(false);
  }));

test('the shelf shows the tables that run, and which of them waits for you', () =>
  withFriends(DO_BOY, async ({ pages }) => {
    const page = await whoseTurn(pages);
    const table = page.url();
    const shelf = `${table.split('#')[0]}#/`;
    const others = ['Dora', 'Friend 1', 'Friend 2'].filter((_, i) => pages[i] !== page);
    const title = `Do-Boy, with ${others.join(', ')} and a bot`;
    const row = (on: Page, words: string) => on.locator('.unfinished', { hasText: words });
    await page.goto(shelf);
    await row(page, title).waitFor();
    expect(await row(page, title).locator('.turn').textContent()).toBe('Your turn');
    await page.setViewportSize(SIZES.phone);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    const other = pages.find((each) => each !== page)!;
    await other.goto(shelf);
    await row(other, 'Do-Boy').waitFor();
    expect(await row(other, 'Do-Boy').locator('.turn').count()).toBe(0);
    // A table that is put away stays away from the shelf, and on Tables.
    await row(other, 'Do-Boy')
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await row(other, 'Do-Boy').waitFor({ state: 'detached' });
    await other.goto(`${shelf}tables`);
    await other.locator('.tbl', { hasText: 'Do-Boy' }).waitFor();
    await page.getByRole('link', { name: `Go to ${title}` }).click();
    await page.locator('.hand [data-card]').first().waitFor();
    expect(await page.title()).toContain('Your turn');
  }));
