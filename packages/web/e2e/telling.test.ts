// The table tells what came to a hand, what a hand allows, what a hand meant and what decided a match; what happened is
// in log.test.ts.

import { chanceFrom, Match } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, type Size } from './browser.ts';
import { asked, byWhim, handEnded, isOver, layTable, momentOf, thrownIn } from './laid.ts';
import { laid, logWritten, textOf } from './looks.ts';
import { withPage } from './visit.ts';

describe('What came to a hand', () => {
  test.each([
    [
      'do-boy',
      'gifts',
      (match: Match, seat: number) =>
        match.rules['exchange'] === true &&
        match.view(seat).phase === 'play' &&
        match.view(seat).places['squad'].length < 4 &&
        match.view(seat).places[`hand:${seat}`].length > 7,
    ],
    [
      'sigs',
      'a draw',
      (match: Match, seat: number) =>
        /^draw/.test(match.log.at(-1)?.do ?? '') && match.log.at(-1)?.by === seat,
    ],
  ] as const)('%s: %s is marked', (id, _, when) =>
    laid(
      momentOf(id, (match, seat) => when(match, seat) && match.view(seat).actors.includes(seat)),
      async (page) => {
        await page.locator('.hand li.new').first().waitFor();
        expect(await page.getByRole('button', { name: /, new$/ }).count()).toBeGreaterThan(0);
      },
    ),
  );

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

  const spoken = (page: Page): Promise<string> =>
    page.locator('[role=log]').evaluate((log) => log.textContent ?? '');

  test('second cards of Armed Forces are said when they are turned up', () =>
    laid(
      momentOf(
        'armed-forces',
        (match, seat) =>
          seat === 0 && (match.view(0).facts['last'] as { second?: unknown[] } | null)?.second?.length === 2,
      ),
      async (page) => {
        await expect.poll(() => spoken(page)).toMatch(/Turned up: the /);
      },
    ));

  test.each([
    ['do-boy', 'exchange', 'Your turn: choose three cards to give to Mabel.'],
    ['sigs', 'give', 'Your turn: after your Halt! give Mabel a card of your hand.'],
  ] as const)('%s: who gets a card is named', (id, phase, said) =>
    laid(
      momentOf(id, (match, seat) => {
        const view = match.view(seat);
        return view.phase === phase && view.actors.includes(seat);
      }),
      async (page) => {
        expect(await textOf(page, '.ask .sentence')).toContain(said);
      },
    ),
  );

  test.each([
    ['united-states', (match: Match) => match.rules['honor'] !== true, /^Your turn: lay (an? card|[A-Z])/],
    ['flag', () => true, /^(Fly [A-Z]|The \w+ are wanted)/],
    ['sigs', (match: Match) => match.view(0).phase === 'play', /discard/],
  ] as const)('%s: the prompt names what can be done', (id, when, said) =>
    laid(
      momentOf(id, (match, seat) => when(match) && asked(/play/, 12)(match, seat)),
      async (page) => {
        expect(await textOf(page, '.ask .sentence')).toMatch(said);
      },
    ),
  );

  test('whoever listens hears what is asked last, and every card by the number it is asked for by', () =>
    laid(
      momentOf('tactics', (match, seat) => {
        const view = match.view(seat);
        return view.actors.includes(seat) && view.legal.length === 1 && view.places['squad'].length > 0;
      }),
      async (page) => {
        const said = await page.getByRole('log').locator('p').last().textContent();
        expect(said).toBe(await textOf(page, '.ask .sentence'));
        const number = /with the (\d+)\.$/.exec(said!)?.[1];
        const cards = page.locator('.hand').getByRole('button', { disabled: false });
        expect(await cards.count()).toBe(1);
        expect(await cards.ariaSnapshot()).toContain(`(${number})"`);
      },
    ));

  test('whoever listens to Bang hears numbers alone', () =>
    laid(
      momentOf('bang', (match) => match.log.length > 20),
      async (page) => {
        const said = await page.getByRole('log').locator('p').allTextContents();
        expect(said.filter((line) => /\blays?\b/.test(line)).join(' ')).toMatch(/^(\w+ lays? an? \d+\. ?)+$/);
        // There is no time for the same card once more, by its name.
        expect(said.join(' ')).not.toContain('Turned up');
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
      // How it stands now the score sheet beside it tells.
      expect(await page.locator('.result .figures .sum').isVisible()).toBe(false);
      expect(await textOf(page, '.bar .where span')).toMatch(/hand 1 is over$/);
      await page.getByRole('button', { name: 'Show all hands' }).click();
      expect(await page.locator('.open-hands dt').count()).toBe(4);
    }));

  test.each(['armed-forces', 'do-boy', 'militac', 'sammy', 'sigs', 'skirmish', 'tactics', 'united-states'])(
    '%s: bar and log count the hand that is over, and no other',
    (id) =>
      laid(byWhim(id, handEnded), async (page) => {
        await logWritten(page);
        expect(await textOf(page, '.bar .where .parts')).toMatch(/hand 1( of \d)? is over$/);
        expect(await textOf(page, '#log h3')).toMatch(/^Hand 1\b/);
      }),
  );

  test('Armed Forces says which trick brought most', () =>
    laid(momentOf('armed-forces', handEnded), async (page) => {
      expect(await textOf(page, '.result .turning')).toMatch(
        /^The best was trick \d+: (you|[A-Z]\w+) took \d+, (most|all) of it [A-Z][a-z ]+ at [1-3] a dot\.$/i,
      );
    }));

  test.each(['tactics', 'militac'])(
    '%s: a hand that is thrown in says so, and lies open for all to see',
    (id) =>
      laid(thrownIn(id), async (page) => {
        await page.getByText('Thrown in: nobody bid').waitFor();
        expect(await textOf(page, '.result .meaning')).toMatch(
          /deals? next\. All hands lie open until then\./,
        );
        expect(await textOf(page, '.bar .where span')).toMatch(/thrown in$/);
        await page.locator('.turned-up .card').first().waitFor();
        // Every card of the pack that the game deals, by its name, each once.
        const named = await page
          .locator('.turned-up .card')
          .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
        expect(new Set(named).size).toBe({ tactics: 52, militac: 49 }[id]);
        expect(named.length).toBe(new Set(named).size);
        expect(await page.getByText('face down').count()).toBe(0);
        for (const { width, height } of Object.values(SIZES)) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => page.evaluate(hiddenCards), { message: `${width}` }).toEqual([]);
        }
      }),
  );

  test('Sammy: a hand that is thrown in stays face down (SAM-10), and counts as dealt', () =>
    laid(thrownIn('sammy'), async (page) => {
      await page.getByText('Thrown in: nobody bid').waitFor();
      expect(await textOf(page, '.result .meaning')).not.toMatch(/open/);
      expect(await page.getByRole('button', { name: 'Show all hands' }).count()).toBe(0);
      expect(await page.locator('.turned-up').count()).toBe(0);
      expect(await textOf(page, '.bar .where span')).toMatch(/hand 1 of \d+, thrown in$/);
    }));
});

/** Cards turned up that lie outside the window or under what is asked; runs in the page. */
function hiddenCards(): string[] {
  const ask = document.querySelector('.ask')!.getBoundingClientRect();
  const isHidden = (card: Element): boolean => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const under = bottom > ask.top + 1 && top < ask.bottom && right > ask.left + 1 && left < ask.right;
    return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || under;
  };
  return [...document.querySelectorAll('.turned-up .card')]
    .filter(isHidden)
    .map((card) => card.getAttribute('aria-label')!);
}

describe('The header', () => {
  test.each(['tactics', 'militac', 'do-boy', 'sigs', 'sammy', 'united-states', 'armed-forces'])(
    '%s: counts the hand on the table, not the next one',
    (id) => {
      const ended = momentOf(id, handEnded) ?? byWhim(id, handEnded);
      const hands = ended.match.game.tally(ended.match.position).hands.length;
      return laid(ended, async (page) => {
        await page.locator('.result h2').waitFor();
        expect(await textOf(page, '.bar .where span')).toMatch(new RegExp(`hand ${hands}\\b`));
      });
    },
  );
});

describe('The next step', () => {
  test.each(['tactics', 'do-boy', 'sigs', 'sammy', 'armed-forces'])(
    '%s: the next deal is in sight at every size',
    (id) =>
      laid(momentOf(id, handEnded), async (page) => {
        const deal = page.getByRole('button', { name: 'Deal the next hand' });
        await deal.waitFor();
        for (const { width, height } of Object.values(SIZES)) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(async () => {
              const box = (await deal.boundingBox())!;
              return box.y >= 0 && box.y + box.height <= height;
            })
            .toBe(true);
        }
      }),
  );
});

describe('The end of a match', () => {
  test('is told by sides, with what decided it; the table can be looked at, and there is a way back', () =>
    laid(momentOf('tactics', isOver), async (page) => {
      await page.locator('.poster').waitFor();
      expect(await textOf(page, '.poster h1')).toMatch(/ and .* win$/);
      expect(await textOf(page, '.poster .score')).toMatch(/^−?\d+ to −?\d+$/);
      expect((await textOf(page, '.poster .how')).length).toBeGreaterThan(20);
      await page.getByRole('button', { name: 'View the table' }).click();
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
      while (again.view(seat).actors.includes('chance')) again.chance(chanceFrom('laid')(again.dueDraw));
      expect(hand).toEqual(again.view(seat).places[`hand:${seat}`]);
      expect(hand.length).toBeGreaterThan(5);
    });
  });

  test('hints are counted, not scolded', () =>
    withPage({}, async (page) => {
      await page.evaluate(() => localStorage.setItem('messdeck.hints', JSON.stringify({ laid: 2 })));
      await layTable(page, momentOf('tactics', isOver)!);
      await page.locator('.deeds > div', { hasText: 'hints used' }).getByText('2', { exact: true }).waitFor();
      expect(await page.getByText('With 2 hints.').count()).toBe(0);
    }));

  test('in a game for one, which has no figures of its own, hints are told below', () =>
    withPage({}, async (page) => {
      await page.evaluate(() => localStorage.setItem('messdeck.hints', JSON.stringify({ laid: 2 })));
      await layTable(page, momentOf('flag', isOver)!);
      await page.getByText('With 2 hints.').waitFor();
    }));

  test('one for winning, one for losing, one for sharing', async () => {
    const ended = (id: string, has: (winners: readonly number[], seat: number) => boolean) =>
      momentOf(id, (match, seat) => {
        const { result } = match.game.tally(match.position);
        return result !== undefined && has(result.winners, seat);
      });
    for (const [moment, kind] of [
      [ended('tactics', (winners, seat) => winners.includes(seat)), 'won'],
      [ended('tactics', (winners, seat) => !winners.includes(seat)), 'lost'],
      [ended('national-contest', (winners) => winners.length === 0), 'shared'],
    ] as const)
      await laid(moment, async (page) => {
        await page.locator(`.poster.${kind}`).waitFor();
        await page.getByRole('button', { name: 'Review', exact: true }).waitFor();
      });
  });

  test('the way to the review leads through every choice', () =>
    laid(momentOf('tactics', isOver), async (page) => {
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      await page.waitForFunction(() => /^#\/replay\/.*\/review$/.test(location.hash));
      await page.locator('.table').waitFor();
    }));

  test('Bang leaves how the cards went, A National Contest its states', async () => {
    await laid(momentOf('bang', isOver), (page) => page.locator('.record .chart').waitFor());
    await laid(momentOf('national-contest', isOver), (page) => page.locator('.record .map svg').waitFor());
  });

  test.each(Object.keys(SIZES) as Size[])('what comes next is in sight: %s', (size) =>
    laid(momentOf('tactics', isOver), async (page) => {
      await page.setViewportSize(SIZES[size]);
      const again = page.getByRole('button', { name: 'Play again' });
      await expect
        .poll(async () => {
          const box = (await again.boundingBox())!;
          return box.y >= 0 && box.y + box.height <= SIZES[size].height;
        })
        .toBe(true);
    }),
  );

  test('a journey leaves its way, Flag its flags', async () => {
    await laid(momentOf('sammys-travels', isOver), (page) => page.locator('.record .map svg').waitFor());
    await laid(momentOf('flag', isOver), async (page) => {
      await page.locator('.record .pennon').first().waitFor();
      expect(await page.locator('.record .pennon').count()).toBe(14);
    });
  });
});

describe('The flourish', () => {
  test.each(['reduce', 'no-preference'] as const)('motion: %s', (reducedMotion) =>
    withPage({ settings: { motion: 'full' } }, async (page) => {
      await page.emulateMedia({ reducedMotion });
      await layTable(page, momentOf('tactics', isOver)!);
      await page.locator('.poster').waitFor();
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.poster'))
            // Where motion is reduced, what would move is there after a hundredth of a millisecond.
            .filter(({ effect }) => Number(effect!.getComputedTiming().endTime) > 1).length,
      );
      expect(moving > 0).toBe(reducedMotion === 'no-preference');
    }),
  );
});

describe('Leaving and giving up', () => {
  test('what is put away from the shelf can be brought back, too', () =>
    withPage({}, async (page) => {
      await layTable(page, momentOf('tactics', asked(/play/, 12))!);
      await page.getByRole('link', { name: /^To the shelf/ }).click();
      await page.getByRole('button', { name: /^Dismiss Tactics/ }).click();
      await page.getByText('Tactics was given up.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('link', { name: /^Continue Tactics/ }).click();
      await page.locator('.hand .card').first().waitFor();
    }));

  test.each([
    ['tactics', 'Tactics'],
    ['armed-forces', 'Armed Forces'],
  ])('giving up %s takes the match from the shelf, and it can be brought back', (id, title) =>
    laid(momentOf(id, asked(/play/, 12)), async (page) => {
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByText(new RegExp(`^${title} was given up`)).waitFor();
      expect(await page.getByRole('link', { name: `Continue ${title}` }).count()).toBe(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.hand .card').first().waitFor();
    }),
  );
});

describe('Panels', () => {
  test('fold to tabs, and the cloth takes their room', () =>
    laid(momentOf('tactics', asked(/play/, 12)), async (page) => {
      const width = async (): Promise<number> => (await page.locator('main.middle').boundingBox())!.width;
      const narrow = await width();
      await page.getByRole('button', { name: 'Collapse: Score sheet' }).click();
      await page.getByRole('button', { name: 'Collapse: What happened' }).click();
      expect(await width()).toBeGreaterThan(narrow + 300);
      await page.locator('.tab.log').click();
      await page.locator('#log .chapters').waitFor();
    }));
});

describe('What a table shows of itself', () => {
  test('before anything is said in an auction the partner is named, and the goal reads as one', () =>
    laid(
      byWhim('tactics', (match, seat) => {
        const { facts, phase, actors } = match.view(seat);
        return phase === 'auction' && actors.includes(seat) && (facts['bids'] as unknown[]).length === 0;
      }),
      async (page) => {
        expect(await page.locator('.plaque', { hasText: 'partner' }).count()).toBe(1);
        expect(await textOf(page, '.bar')).toContain('Engagement 1, to 150');
        await logWritten(page);
        expect(await page.locator('#log h3').first().textContent()).toMatch(/^Hand \d+ /);
      },
    ));

  test('on a phone a name stands whole where its card will lie', () =>
    withPage({ size: 'phone' }, async (page) => {
      await layTable(page, byWhim('tactics', asked(/discard/, 0)));
      const lines = await page.locator('.trick .slot .who', { hasText: 'Mabel' }).evaluate((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        return words.getClientRects().length;
      });
      expect(lines).toBe(1);
    }));

  test('Armed Forces on a phone: the end of a hand leaves its last trick clear', () =>
    withPage({ size: 'phone' }, async (page) => {
      await layTable(page, byWhim('armed-forces', handEnded));
      await page.locator('.ask.over').waitFor();
      expect(await page.locator('.middle .taken').isVisible()).toBe(false);
    }));

  test.each([
    ['tactics', 'squad'],
    ['do-boy', 'squad'],
    ['skirmish', 'trick'],
    ['armed-forces', 'trick'],
  ])(
    '%s on a phone with the bars of its browser: the cards played lie clear of what is above and below',
    (id, place) =>
      withPage({ size: 'phone' }, async (page) => {
        await page.setViewportSize({ width: 390, height: 664 });
        const three = (match: Match, seat: number): boolean =>
          match.view(seat).actors.includes(seat) && match.view(seat).places[place].length === 3;
        await layTable(page, byWhim(id, three));
        await page.locator('.trick .card').nth(2).waitFor();
        const clear = await page.evaluate(() => {
          const { top, bottom } = document.querySelector('.cloth')!.getBoundingClientRect();
          return [...document.querySelectorAll('.trick .card')].every((card) => {
            const box = card.getBoundingClientRect();
            return box.top > top - 4 && box.bottom < bottom;
          });
        });
        expect(clear).toBe(true);
      }),
  );
});
