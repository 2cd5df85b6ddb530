// Learning in the browser: every lesson to its end by keyboard and by finger at four sizes, a wrong try explained, and the sheets
// of How to play.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxes } from '../src/games/catalog.ts';
import { loadLesson } from '../src/games/parts-of.ts';
import { Inspector } from './axe.ts';
import { isTouched } from './browser.ts';
import { keyboard, Pointer } from './hands.ts';
import { enter, takeLesson } from './pupil.ts';
import { withPage } from './visit.ts';

const games = boxes.flatMap((box) => box.games);

const withSizes = <S extends string>(...sizes: S[]) =>
  games.flatMap(({ id, title }) => sizes.map((size) => ({ id, title, size })));

test.each(withSizes('phone', 'side'))(
  '$id: the lesson by finger, $size, to the match that goes on',
  async ({ id, size }) => {
    const lesson = await loadLesson(id);
    await withPage({ size }, async (page) => {
      const hands = new Pointer(true);
      const inspector = new Inspector(page);
      const crowded = new Set<string>();
      await page.goto(`./#/lesson/${id}`);
      const { unpointed } = await takeLesson(page, hands, lesson, async (step) => {
        for (const words of await page.evaluate(tooWide)) crowded.add(`step ${step + 1}: ${words}`);
        for (const words of await page.evaluate(outOfSight)) crowded.add(`step ${step + 1}: ${words}`);
        if (step === 0 || step === 5) await inspector.inspect(`${id}, step ${step + 1}`);
      });
      expect(unpointed).toEqual([]);
      await hands.press(page, '[data-action="play on"]');
      await page.waitForFunction(() => location.hash.startsWith('#/play/'));
      await page.locator('.table .ask:not(.coach)').waitFor();
      expect(inspector.violations).toEqual([]);
      expect([...hands.tooSmall]).toEqual([]);
      expect([...crowded]).toEqual([]);
    });
  },
);

/** Words that do not fit into their button or into the window, and a time that runs where the coach waits. */
function tooWide(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('.coach .btn')];
  const tags = [...document.querySelectorAll('.point-tag')];
  return [
    ...buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
    ...tags.filter((tag) => {
      const { left, right } = tag.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    }),
    ...document.querySelectorAll('.coach .dial'),
  ].map(({ textContent }) => textContent);
}

/** Buttons of the coach, how far it is, and piles of Bang, that one would have to scroll for. */
function outOfSight(): string[] {
  const coach = document.querySelector('.coach')!.getBoundingClientRect();
  return [...document.querySelectorAll('.coach .button-row .btn, .coach-at, .pile-seat')]
    .filter((part) => part.checkVisibility())
    .filter((part) => {
      const end = part.closest('.coach') ? Math.min(coach.bottom, innerHeight) : innerHeight;
      return part.getBoundingClientRect().bottom > end + 1;
    })
    .map(({ textContent }) => `${textContent} is out of sight`);
}

test.each(withSizes('desk', 'wide'))('$id: the lesson by keyboard, $size', async ({ id, title, size }) => {
  const lesson = await loadLesson(id);
  await withPage({ size }, async (page) => {
    await page.goto(`./#/lesson/${id}`);
    const crowded = new Set<number>();
    const { unpointed } = await takeLesson(page, keyboard, lesson, async (step) => {
      if (await page.evaluate(stepOverWords)) crowded.add(step + 1);
    });
    expect(unpointed).toEqual([]);
    expect([...crowded]).toEqual([]);
    expect(await page.locator('#log .lesson-list li').count()).toBeGreaterThan(4);
    await page.goto('./#/learn');
    await page.locator('.learn-list h3', { hasText: title }).first().waitFor();
  });
});

/** Whether how far the lesson is lies over what the coach says. */
function stepOverWords(): boolean {
  const [words, step] = ['.coach .sentence > span', '.coach-at'].map((part) =>
    document.querySelector(part)!.getBoundingClientRect(),
  );
  const shown = [...document.querySelectorAll('.coach-at > *')].map((part) => part.getBoundingClientRect());
  const left = Math.min(...shown.map((part) => part.left));
  return left < words.right - 1 && step.bottom > words.top + 1 && step.top < words.bottom - 1;
}

test('Tactics: the companies of the auction are in sight while the coach speaks of them, on a phone on its side', () =>
  withPage({ size: 'side' }, async (page) => {
    const hands = new Pointer(true);
    await page.goto('./#/lesson/tactics');
    for (const step of [2, 3]) {
      await hands.press(page, '[data-action="lesson on"]');
      await page.locator('.coach-at', { hasText: `${step} of` }).waitFor();
    }
    const slip = (await page.locator('.auction').boundingBox())!;
    const companies = await page.locator('.choice.company').all();
    expect(companies).toHaveLength(5);
    for (const company of companies) {
      const { y, height } = (await company.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(slip.y + slip.height);
    }
  }));

test('a wrong try is explained, taken back and can be shown', async () => {
  await withPage({ size: 'desk' }, async (page) => {
    const hands = new Pointer(false);
    await page.goto('./#/lesson/tactics');
    await page.locator('[data-action="lesson on"]').waitFor();
    await hands.press(page, '[data-action="lesson on"]');
    await page.locator('.coach-at', { hasText: 'Step 2 of' }).waitFor();
    await hands.press(page, '[data-action="lesson on"]');
    await page.locator('.coach-at', { hasText: 'Step 3 of' }).waitFor();
    await page.locator('[data-action="show me"]').waitFor();
    // Legal, but not what the step is about.
    await enter(page, hands, 'pass');
    await page.locator('.coach .wrong', { hasText: 'you should play this hand' }).waitFor();
    await enter(page, hands, 'pass');
    await page.locator('.coach .wrong', { hasText: 'Some other time.' }).waitFor();
    await hands.press(page, '[data-action="show me"]');
    await page.locator('.coach-at', { hasText: 'Step 4 of' }).waitFor();
    await hands.press(page, '[data-action="lesson on"]');
    await page.locator('[data-action="show me"]').waitFor();
    // Against the rules: the stamp and the rule, in the coach's words.
    await page.locator('.hand [data-card="O15"]').click({ force: true });
    await page.locator('.coach .wrong', { hasText: 'You can’t discard Ordnance.' }).waitFor();
    await page.locator('.coach .rule-id', { hasText: 'TAC-8' }).waitFor();
    await hands.press(page, '[data-action="lesson back"]');
    await page.locator('.coach-at', { hasText: 'Step 4 of' }).waitFor();
  });
});

test('whoever taps a card while the others play is told whose turn it is', () =>
  withPage({ size: 'desk', speed: 1, settings: { pace: 'slow' } }, async (page) => {
    await page.goto('./#/lesson/tactics');
    for (const step of [2, 3]) {
      await page.locator('[data-action="lesson on"]').click();
      await page.locator('.coach-at', { hasText: `Step ${step} of` }).waitFor();
    }
    await page.locator('[data-action="show me"]').click();
    await page.locator('.hand .card').first().click({ force: true });
    await page.locator('.coach .wrong', { hasText: 'Not yet. It is' }).waitFor();
    // When they have played the coach speaks again.
    await page.locator('.coach .sentence:not(.wrong)').waitFor();
  }));

test('a lesson that is left goes on where it was', async () => {
  await withPage({ size: 'desk' }, async (page) => {
    await page.goto('./#/lesson/flag');
    await page.locator('[data-action="lesson on"]').click();
    await page.locator('.coach-at', { hasText: 'Step 2 of' }).waitFor();
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByRole('link', { name: /^A first hand of Flag/ }).click();
    await page.locator('.coach-at', { hasText: 'Step 2 of' }).waitFor();
  });
});

test('a lesson that was left before it was loaded changes nothing of the page one went to', () =>
  withPage({ size: 'desk' }, async (page) => {
    await page.goto('./#/lesson/flag');
    await page.locator('.coach').waitFor();
    await page.goto('./#/');
    await page.locator('.coach').waitFor({ state: 'detached' });
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*', (route) => held.then(() => route.continue()));
    const asked = page.waitForRequest('**/assets/*');
    await page.goto('./#/lesson/tactics');
    await asked;
    await page.goto('./#/');
    letGo();
    // Until the lesson would have been laid.
    await page.waitForTimeout(3000);
    expect(await page.title()).toBe('Messdeck');
  }));

test('what goes on from a lesson has no number, and is dealt again as the lesson dealt it', () =>
  withPage({ size: 'desk' }, async (page) => {
    await page.evaluate(() => localStorage.setItem('messdeck.known', '{"begun":{"flag":11}}'));
    await page.reload();
    await page.goto('./#/lesson/flag');
    await page.locator('[data-action="play on"]').click();
    const deal = page.locator('.deal-btn', { hasText: 'for practice' });
    await deal.click();
    await page.locator('[data-deal="again"]').click();
    // The columns as they lay before the first step: Wisconsin is covered again.
    await page.locator('.table [data-card="WI"]').waitFor({ state: 'detached' });
    for (const card of ['KY', 'CA', 'IA', 'PA'])
      await page.locator(`.table [data-card="${card}"]`).first().waitFor();
    await deal.waitFor();
  }));

/** Opens a lesson at a step. */
async function lessonAt(page: Page, game: string, step: number): Promise<void> {
  await page.evaluate((begun) => localStorage.setItem('messdeck.known', JSON.stringify({ begun })), {
    [game]: step - 1,
  });
  await page.reload();
  await page.goto(`./#/lesson/${game}`);
  await page.locator('[data-action="show me"]').waitFor();
}

test('SIGS: a discard that was let pass can still be answered with Halt!, since the lesson waits', () =>
  withPage({ size: 'phone' }, async (page) => {
    await lessonAt(page, 'sigs', 9);
    await page.locator('[data-action="decline"]').click();
    await page.locator('.coach .wrong', { hasText: 'Call Halt!' }).waitFor();
    await page.locator('[data-action="halt"]').click();
    await page.locator('.coach-at', { hasText: 'Step 10 of' }).waitFor();
  }));

test.each(['phone', 'desk'] as const)(
  'SIGS: whoever draws from the Reserve with a press on it is told of the next step, and no other draw stands out: %s',
  (size) =>
    withPage({ size }, async (page) => {
      await lessonAt(page, 'sigs', 3);
      const draw = page.locator('.coach [data-action="draw reserve"]');
      const filled = () => draw.evaluate((button) => getComputedStyle(button).backgroundColor);
      const beside = await filled();
      await lessonAt(page, 'sigs', 6);
      expect(await filled()).not.toBe(beside);
      await new Pointer(isTouched(size)).press(page, '.pile[data-action="draw reserve"]');
      await page.locator('.coach .sentence > span:not(.unsaid)', { hasText: 'Now lay the run' }).waitFor();
      expect(await page.locator('.coach .told').count()).toBe(0);
    }),
);

test('Sammy’s Travels: a state that is to be let lie does not stand out among the buttons', () =>
  withPage({ size: 'phone' }, async (page) => {
    const filled = (action: string) =>
      page
        .locator(`.coach [data-action="${action}"]`)
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    await lessonAt(page, 'sammys-travels', 4);
    expect(await filled('transfer MA NH')).toBe(await filled('show me'));
    await lessonAt(page, 'sammys-travels', 5);
    expect(await filled('transfer VT NH')).not.toBe(await filled('show me'));
  }));

test('Tactics: of the cards that may be put away only those the coach names are ringed', () =>
  withPage({ size: 'phone' }, async (page) => {
    await lessonAt(page, 'tactics', 5);
    const ringed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.hand .card')]
        .filter((card) => {
          const shadow = getComputedStyle(card, '::after').boxShadow;
          return getComputedStyle(card).outlineStyle === 'dashed' || shadow.includes(' 3px');
        })
        .map(({ dataset }) => dataset['card']),
    );
    expect(ringed.sort()).toEqual(['A2', 'E2', 'E5', 'E6']);
  }));

test('Do-Boy: a suggested card lies flat under a pointer, a chosen one is raised in a ring', () =>
  withPage({ size: 'phone', settings: { motion: 'natural' } }, async (page) => {
    await lessonAt(page, 'do-boy', 2);
    const looks = () =>
      page.locator('.hand [data-card="I11"]').evaluate((card) => {
        const { translate, outlineStyle } = getComputedStyle(card);
        const ring = getComputedStyle(card, '::after').boxShadow.includes(' 5px');
        const pointer = getComputedStyle(card, '::before').clipPath.startsWith('polygon');
        return { translate, outlineStyle, ring, pointer };
      });
    expect(await looks()).toEqual({ translate: '0px', outlineStyle: 'dashed', ring: false, pointer: true });
    const nods = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter((each) => (each as CSSAnimation).animationName === 'beckon').length,
      );
    expect(await nods()).toBe(3);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(nods).toBe(0);
    await page.locator('.hand [data-card="I11"]').click({ position: { x: 12, y: 12 } });
    await expect
      .poll(looks)
      .toEqual({ translate: '0px -15px', outlineStyle: 'none', ring: true, pointer: false });
  }));

test('a lesson that ends in a real match is known, and the match is dealt at once', () =>
  withPage({ size: 'phone' }, async (page) => {
    await page.evaluate(() => localStorage.setItem('messdeck.known', '{"begun":{"flag":11}}'));
    await page.reload();
    await page.goto('./#/lesson/flag');
    await page.locator('[data-action="play real"]').click();
    await page.waitForURL(/#\/play\//);
    await page.locator('.table .ask:not(.coach)').waitFor();
    await page.goto('./#/learn');
    await page.locator('li.known', { hasText: 'First hand done.' }).waitFor();
    expect(await page.locator('li.known').count()).toBe(1);
  }));

test('Tactics: with a bid chosen too the auction of a lesson is whole on a phone', () =>
  withPage({ size: 'phone' }, async (page) => {
    await lessonAt(page, 'tactics', 3);
    for (const value of ['70', 'cavalry'])
      await page.locator(`.auction input[value="${value}"]`).check({ force: true });
    await page.locator('.coach [data-action="bid 60 cavalry"]').waitFor();
    const cut = await page.locator('.auction').evaluate((slip) => {
      const room = slip.closest('.middle')!.getBoundingClientRect().bottom;
      const [last] = [...slip.querySelectorAll('.choice')].slice(-1);
      const end = Math.min(room, slip.getBoundingClientRect().bottom);
      return last.getBoundingClientRect().bottom - end;
    });
    expect(cut).toBeLessThanOrEqual(0);
  }));

test.each(['phone', 'desk'] as const)(
  'a step shows which card goes where, what may be played, and how far the lesson is: %s',
  async (size) => {
    await withPage({ size }, async (page) => {
      await lessonAt(page, 'flag', 3);
      const tags = page.locator('.way .point-tag');
      await tags.nth(1).waitFor();
      expect(await tags.allTextContents()).toEqual(['9 of red', '10 of blue']);
      const boxOf = async (what: string) => (await page.locator(what).first().boundingBox())!;
      const [tag, card] = [await boxOf('.way .point-tag'), await boxOf('[data-card="CA"]')];
      expect(tag.y).toBeGreaterThanOrEqual(card.y + card.height);
      expect(Math.abs(tag.x + tag.width / 2 - card.x - card.width / 2)).toBeLessThan(2);
      const [head, target] = [await boxOf('.way .arrowhead'), await boxOf('[data-card="KY"]')];
      expect(Math.abs(head.x + head.width / 2 - target.x - target.width / 2)).toBeLessThan(2);
      // How far: in words and in blocks, beside the buttons.
      expect(await page.locator('.coach-at').innerText()).toContain('Step 3 of 12');
      expect(await page.locator('.coach-at .ticks .on').count()).toBe(3);
      const blocks = await boxOf('.coach-at .ticks');
      expect(blocks.width).toBeGreaterThan(60);
      // What is done moves the card, and the arrow goes.
      await page.locator('[data-action="show me"]').click();
      await page.locator('.coach-at', { hasText: 'Step 4 of' }).waitFor();
      await page.locator('.way').waitFor({ state: 'detached' });

      await lessonAt(page, 'sammys-travels', 5);
      await page.locator('.way .arrowhead').waitFor();
      expect(await tags.count()).toBe(0);

      // Where the player is to find the card, all that may be played are ringed.
      await lessonAt(page, 'tactics', 11);
      const ring = await page
        .locator('.hand .card[data-state="legal"]')
        .first()
        .evaluate((found) => getComputedStyle(found, '::after').boxShadow);
      expect(ring).toContain('3px');
    });
  },
);

test.each(['learn', 'set/flag'])('from %s too a sheet leads to the match itself', async (address) => {
  await withPage({ size: 'phone' }, async (page) => {
    await page.goto(`./#/${address}`);
    await page.getByRole('button', { name: /^How to play( Flag)?$/ }).click();
    const sheet = page.locator('dialog.howto');
    const [lesson, play] = [
      sheet.getByRole('link', { name: /^Play a first hand/ }),
      sheet.getByRole('button', { name: 'Play now' }),
    ];
    // Side by side, the lesson first and wider.
    const [first, second] = [(await lesson.boundingBox())!, (await play.boundingBox())!];
    expect(first.y).toBe(second.y);
    expect(first.x + first.width).toBeLessThan(second.x);
    expect(first.width).toBeGreaterThan(second.width);
    await play.click();
    await page.locator('.table').waitFor();
  });
});

test.each(['phone', 'desk'] as const)(
  'the twelve sheets on the %s, and words that explain themselves',
  async (size) => {
    await withPage({ size }, async (page) => {
      const hands = new Pointer(isTouched(size));
      const inspector = new Inspector(page);
      await page.goto('./#/learn');
      for (const { title } of games) {
        await hands.press(page, `[aria-label="How to play ${title}"]`);
        const sheet = page.locator('dialog.howto');
        await sheet.locator('figure').first().waitFor();
        await inspector.inspect(`how to play ${title}`);
        expect(
          await sheet.locator('figure .card svg, figure .map svg, figure table, .gauge').count(),
        ).toBeGreaterThan(1);
        await sheet.locator('.dfn').first().click();
        await sheet.locator('.meaning:not([hidden])').waitFor();
        await sheet.getByRole('button', { name: 'Close' }).click();
        await sheet.waitFor({ state: 'detached' });
        // The focus is back where it came from.
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
          `How to play ${title}`,
        );
      }
      expect(inspector.violations).toEqual([]);
      expect([...hands.tooSmall]).toEqual([]);
    });
  },
);

test('no sheet breaks a line before a comma, and a desk shows every figure whole', () =>
  withPage({ size: 'phone' }, async (page) => {
    const torn: string[] = [];
    const cut: string[] = [];
    for (const { id } of games) {
      await page.goto(`./#/set/${id}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'How to play' }).click();
      await page.locator('.howto figure').first().waitFor();
      torn.push(...(await page.evaluate(marksAlone)).map((word) => `${id}: ${word}`));
      await page.setViewportSize({ width: 1280, height: 800 });
      const over = await page.locator('.howto .in').evaluate((box) => box.scrollHeight - box.clientHeight);
      if (over > 0) cut.push(`${id}: ${over} px`);
      await page.locator('.howto').getByRole('button', { name: 'Close' }).click();
    }
    expect(torn).toEqual([]);
    expect(cut).toEqual([]);
  }));

/** Words that explain themselves whose comma or full stop stands on the next line. */
function marksAlone(): string[] {
  return [...document.querySelectorAll('.howto .dfn')].flatMap((word) => {
    const { nextSibling: after } = word;
    if (!/^[.,;:)]/.test(after?.textContent ?? '')) return [];
    const mark = document.createRange();
    mark.setStart(after!, 0);
    mark.setEnd(after!, 1);
    return mark.getBoundingClientRect().left < word.getBoundingClientRect().right - 1
      ? [word.textContent]
      : [];
  });
}

test('Play now deals in one press to somebody who has never been here', () =>
  withPage({ size: 'desk' }, async (page) => {
    await page.getByRole('button', { name: 'Play now: Militac' }).click();
    await page.locator('.table .hand .card').first().waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
  }));

test('at a table the rules begin with how to play, and the numbered rules are one step behind', async () => {
  await withPage({ size: 'desk' }, async (page) => {
    await page.getByRole('button', { name: 'Play now: Tactics' }).click();
    await page.locator('.table').waitFor();
    await page.keyboard.press('r');
    const sheet = page.locator('dialog.howto');
    await sheet.getByRole('button', { name: 'Rules in full' }).click();
    await page.locator('#rules #rule-TAC-1').waitFor();
    expect(await page.locator('#rules:popover-open').count()).toBe(1);
  });
});

test('the coach names what is tapped, offers help to whoever waits, and first of all after two tries', () =>
  withPage({ size: 'desk', settings: { motion: 'natural' } }, async (page) => {
    await page.clock.install();
    await lessonAt(page, 'tactics', 3);
    const coach = page.locator('.coach');
    const told = coach.locator('.told');
    const step = coach.locator('.sentence', { hasText: 'Bid 70 on Cavalry' });
    const height = (await coach.boundingBox())!.height;
    const showMe = coach.locator('[data-action="show me"]');
    const rings = await pulsesFrom(page);

    await page.locator('.plaque', { hasText: 'Roy' }).click();
    await told.filter({ hasText: 'Roy plays with you and holds 12 cards' }).waitFor();
    expect((await coach.boundingBox())!.height).toBe(height);
    // The same again, and the step is spoken of again.
    await page.locator('.plaque', { hasText: 'Roy' }).click();
    await told.waitFor({ state: 'detached' });
    await step.waitFor();

    // Nothing is done for twenty seconds: once. From here on time passes only where the test lets it.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
    await page.clock.runFor(14_000);
    expect(await showMe.getAttribute('class')).not.toContain('primary');
    expect(await rings()).toBe(0);
    // By small steps: between what begins to pulse and what ends it the page is drawn.
    for (let i = 0; i < 20 && !(await showMe.getAttribute('class'))?.includes('primary'); i++)
      await page.clock.runFor(300);
    expect(await showMe.getAttribute('class')).toContain('primary');
    await expect.poll(rings).toBe(6);
    await page.clock.runFor(60_000);
    expect(await rings()).toBe(6);
    await page.clock.resume();

    // Twice without success: what shows it stands first.
    const first = () => coach.locator('.button-row .btn').first().getAttribute('data-action');
    expect(await first()).not.toBe('show me');
    for (const times of [1, 2]) {
      await page.locator('.coach [data-action="pass"]').click();
      await coach.locator('.wrong', { hasText: times === 1 ? 'With so many' : 'Some other time.' }).waitFor();
    }
    expect(await first()).toBe('show me');

    // A pile, by its card and by its tag.
    await lessonAt(page, 'united-states', 4);
    for (const part of ['.corner.co .pile', '.corner.co .tag']) {
      await page.locator(part).click();
      await told.filter({ hasText: 'only its own neighbor of Kansas opens it' }).waitFor();
      await page.locator('.coach-at').click();
      await told.waitFor({ state: 'detached' });
    }
  }));

test('without motion nothing pulses, but “Show me” is offered', () =>
  withPage({ size: 'desk' }, async (page) => {
    await page.clock.install();
    await lessonAt(page, 'tactics', 3);
    const rings = await pulsesFrom(page);
    await page.clock.runFor(20_500);
    await page.locator('[data-action="show me"].primary').waitFor();
    await page.clock.runFor(5_000);
    expect(await rings()).toBe(0);
  }));

/** How many parts have begun to pulse since. */
async function pulsesFrom(page: Page): Promise<() => Promise<number>> {
  const begun = await page.evaluateHandle(() => {
    const count = { pulses: 0 };
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'ring-pulse') count.pulses++;
    });
    return count;
  });
  return () => begun.evaluate(({ pulses }) => pulses);
}
