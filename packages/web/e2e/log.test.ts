// The log tells what happened: who took what with which points, which cards came and went, each on one whole line; and the
// trick on the table who holds it.

import { Match, Random, type Rules, settleRules } from '@messdeck/engine';
import { unitedStates } from '@messdeck/engine/games/united-states';
import { describe, expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { afterThrownIn, asked, byWhim, momentOf, under, type When } from './laid.ts';
import { laid, logWritten, textOf } from './looks.ts';

describe('What happened', () => {
  test('Tactics: every squad has a heading with its taker and its points, and four cards by their indices', () =>
    laid(momentOf('tactics', asked(/play/, 15)), async (page) => {
      await logWritten(page);
      expect(await textOf(page, '#log .part:has(.took) h4')).toMatch(/^Squad 1 \S+ took \d+$/);
      expect(await page.locator('#log .part:has(.took)').first().locator('.chips li').count()).toBe(4);
      expect(await page.locator('#log .part:has(.took)').first().locator('.wins').count()).toBe(1);
      expect(await textOf(page, '#log .all')).toMatch(/^The cut for the deal: .* deals?$/);
    }));

  test('A National Contest: the state and its votes stand beside who took it; sides wear their party', () =>
    laid(momentOf('national-contest', asked(/play/, 60)), async (page) => {
      await logWritten(page);
      expect(await textOf(page, '#log .took')).toMatch(/took .+, \d+$/);
      expect(await page.locator('.plaque.s-dem, .plaque.s-rep').count()).toBe(3);
    }));

  test('Flag: a pass that is over says what it came to, in the log and beside the ranks', () =>
    laid(
      momentOf('flag', (match, seat) => {
        const { pass, playsLastPass } = match.view(seat).facts;
        return pass === 2 && playsLastPass !== 0 && asked(/play/, 40)(match, seat);
      }),
      async (page) => {
        await logWritten(page);
        const cameTo = /^Pass 1\s+\d+ plays, (none|1 card|\d+ cards)( flown)?$/;
        expect(await page.locator('#log .part:has(.came-to)').innerText()).toMatch(cameTo);
        expect(await page.locator('#log .part h4').last().innerText()).toBe('Pass 2');
        expect(await page.locator('#sheet .worth li').innerText()).toMatch(cameTo);
      },
    ));

  test('Armed Forces: a deal of two shuffles is told once', () =>
    laid(momentOf('armed-forces', asked(/play/, 3)), async (page) => {
      await logWritten(page);
      const told = await page.locator('#log .all').allTextContents();
      expect(told.filter((line) => /shuffled and dealt/.test(line))).toHaveLength(1);
      const announced = page.getByRole('log', { name: 'Announcements' });
      expect(await announced.getByText(/shuffled and dealt/).count()).toBeLessThanOrEqual(1);
    }));

  test('who deals is read as a word', () =>
    laid(
      momentOf(
        'tactics',
        (match, seat) => match.view(seat).facts['dealer'] === 1 && asked(/play/, 15)(match, seat),
      ),
      async (page) => {
        await page.getByRole('listitem').getByRole('img', { name: 'deals' }).waitFor();
      },
    ));

  test('SIGS: sets are called by what they are', () =>
    laid(
      momentOf(
        'sigs',
        (match, seat) => / s\d/.test(match.log.at(-1)?.do ?? '') && asked(/./, 20)(match, seat),
      ),
      async (page) => {
        await logWritten(page);
        expect(await page.locator('#log').innerText()).not.toMatch(/set \d|\bs\d\b/);
      },
    ));

  test('United States: a call that had no effect says why, and a time to call that passed nothing', () => {
    const match = new Match(unitedStates, settleRules(unitedStates, { honor: true }, 4) as Rules, 4);
    const random = new Random('on honor');
    while (match.view(-1).phase !== 'window') {
      const [by] = match.view(-1).actors;
      if (typeof by !== 'number') match.chance(random);
      // Only a corner state can be put at Kansas, and it belongs there.
      else match.act(by, match.view(by).legal.find((text) => text.endsWith(' KS')) ?? 'pass');
    }
    match.act(match.view(-1).actors.find((by) => typeof by === 'number') as number, 'call');
    match.act('clock', 'tick');
    return laid({ match, seat: 0 }, async (page) => {
      await logWritten(page);
      const log = await page.locator('#log').innerText();
      expect(log).toMatch(/calls? the play wrong, but it is right/);
      expect(log).not.toContain('Time is up');
    });
  });

  test('SIGS: a hint calls them so, too', () => {
    // Little else can be done than to add a card: that is among the candidates.
    const mayAdd: When = (match, seat) => {
      const { actors, legal } = match.view(seat);
      const adds = legal.filter((text) => text.startsWith('add '));
      return actors.includes(seat) && adds.length > 0 && legal.length < 4;
    };
    return laid(momentOf('sigs', mayAdd), async (page) => {
      await page.keyboard.press('h');
      const add = page.locator('.hint .what', { hasText: /^Add / }).first();
      await add.waitFor();
      expect(await add.innerText()).toMatch(/ to the (\w+ \d+ to |\w+s)/);
      expect(await page.locator('.hint').innerText()).not.toMatch(/set \d/);
    });
  });
});

describe('Who took what', () => {
  test.each([
    ['militac', 24],
    ['do-boy', 24],
    ['skirmish', 16],
    ['sammy', 26],
    ['armed-forces', 20],
  ] as const)('%s: a heading for every trick, with its taker', (id, events) =>
    laid(momentOf(id, asked(/play/, events)), async (page) => {
      await logWritten(page);
      expect(await textOf(page, '#log .took')).toMatch(/^\S+ took/);
      expect(await page.locator('#log .wins').count()).toBeGreaterThan(0);
    }),
  );

  test('Armed Forces: a card that was improvised is named once it lies open', () => {
    const improvised = (match: Match, seat: number): boolean => {
      const last = match.view(seat).facts['last'] as { second: { by: number }[] } | undefined;
      return asked(/play/, 8)(match, seat) && last?.second.some(({ by }) => by !== seat) === true;
    };
    return laid(momentOf('armed-forces', improvised), async (page) => {
      await logWritten(page);
      expect(await page.locator('#log').textContent()).not.toMatch(/improvises with a card/);
    });
  });

  test('Armed Forces: both rounds of a trick stand in one line, everybody named once', () => {
    const both = (match: Match, seat: number): boolean => {
      const last = match.view(seat).facts['last'] as { second: unknown[] } | undefined;
      return asked(/play/, 16)(match, seat) && (last?.second.length ?? 0) > 1;
    };
    return laid(byWhim('armed-forces', both), async (page) => {
      await logWritten(page);
      for (const size of [SIZES.desk, SIZES.wide]) {
        await page.setViewportSize(size);
        const rows = await page
          .locator('#log .chips')
          .evaluateAll((lists) =>
            lists.map((list) => [
              list.childElementCount,
              new Set([...list.children].map((li) => li.getBoundingClientRect().top)).size,
            ]),
          );
        expect(rows.length).toBeGreaterThan(1);
        for (const row of rows) expect(row).toEqual([4, 1]);
      }
    });
  });

  /** A hand in which much has been done. */
  const late = (match: Match, seat: number): boolean =>
    asked(/play/, 20)(match, seat) && match.log.slice(-20).every(({ by }) => by !== 'chance');

  test('United States: every turn has a heading with its player and what it came to', () =>
    laid(momentOf('united-states', under({ pace: 'turns' }, late)), async (page) => {
      await logWritten(page);
      const turns = await page.locator('#log .part:has(h4.turn)').evaluateAll((parts) =>
        parts.map((part) => ({
          head: (part.querySelector('h4') as HTMLElement).innerText.replace(/\s+/g, ' '),
          lines: [...part.querySelectorAll('li')].map(({ innerText }) => innerText),
        })),
      );
      expect(turns.length).toBeGreaterThan(3);
      for (const { head, lines } of turns) {
        const [, laidCards] = /^\S+ (?:laid (\d+)|passed.*)$/.exec(head)!;
        expect(lines.length).toBe(Number(laidCards ?? 0));
        for (const line of lines) expect(line).toMatch(/^[A-Z].* (on [A-Z]|at its corner)/);
      }
      for (const [i, { head }] of turns.entries())
        expect(head.split(' ')[0]).not.toBe(turns[i + 1]?.head.split(' ')[0]);
    }));

  test('Sammy’s Travels: the log is the way, with what was dealt in each state', () =>
    laid(
      momentOf(
        'sammys-travels',
        (match, seat) => match.seats === 1 && match.view(seat).places['travel:0'].length > 3,
      ),
      async (page) => {
        await logWritten(page);
        const parts = await page.locator('#log .part:has(.came-to)').allInnerTexts();
        expect(parts.length).toBeGreaterThan(2);
        for (const part of parts) expect(part).toMatch(/^[A-Z][\w. ]+\s+(straight on|\d+ cards? dealt)$/);
      },
    ));

  test('Flag: what was dealt stands in the log by names and ranks, as short as that', () =>
    laid(momentOf('flag', asked(/play/, 40)), async (page) => {
      await logWritten(page);
      const deals = page.locator('#log li').filter({ hasText: /^Deal/ });
      expect(await deals.count()).toBeGreaterThan(3);
      const card = /[A-Z][\w. ]+ (\d+|[MNP]|US)/.source;
      for (const deal of await deals.allInnerTexts())
        expect(deal).toMatch(new RegExp(`^Deal ${card}(, ${card})?$`));
    }));

  test('A National Contest: the log counts the contests as the bar does', () =>
    laid(momentOf('national-contest', asked(/bid/, 90)), async (page) => {
      await logWritten(page);
      const [, number] = /Contest (\d+) of 56/.exec(await textOf(page, '.bar .where span'))!;
      expect(await page.locator('#log .part h4 b').last().innerText()).toBe(`Contest ${number}`);
    }));

  test('sigs: every turn stands apart', () =>
    laid(momentOf('sigs', late), async (page) => {
      await logWritten(page);
      const turns = await page
        .locator('#log .part')
        .evaluateAll((parts) =>
          parts.map((part) =>
            [...part.querySelectorAll('li > b, h4.turn > b')].map(({ textContent }) => textContent),
          ),
        );
      const tellers = turns.filter((names) => names.length > 0).map((names) => [...new Set(names)]);
      expect(tellers.length).toBeGreaterThan(3);
      for (const [i, names] of tellers.entries()) {
        expect(names.length).toBe(1);
        expect(names).not.toEqual(tellers[i + 1]);
      }
    }));

  test('Skirmish: the sides wear their branch', () =>
    laid(momentOf('skirmish', asked(/play/, 16)), async (page) => {
      expect(await page.locator('.plaque:is(.s-army, .s-fleet)').count()).toBe(3);
      expect(await page.locator('.standing .s-army, .standing .s-fleet').count()).toBe(2);
    }));
});

describe('The number of a hand', () => {
  test.each([
    ['tactics', ['Thrown in', 'Hand 1']],
    ['militac', ['Thrown in', 'Hand 1']],
    // SAM-10: it counts as dealt.
    ['sammy', ['Hand 1', 'Hand 2']],
  ] as const)('%s: bar, log and score sheet agree after a hand was thrown in', (id, titles) =>
    laid(afterThrownIn(id), async (page) => {
      await logWritten(page);
      const headings = await page.locator('#log h3').allInnerTexts();
      expect(headings.map((heading) => /^(Thrown in|Hand \d+)/.exec(heading)?.[0])).toEqual(titles);
      const hand = titles[1].toLowerCase();
      expect((await textOf(page, '.bar .where span')).toLowerCase()).toContain(hand);
      const rows = await page.locator('#sheet tbody tr:not(.lines, .sum) th').allInnerTexts();
      expect(`hand ${rows.at(-1)}`).toBe(hand);
    }),
  );
});

test.each(['flag', 'sammys-travels'])(
  '%s: whoever plays alone reads names of states, and none of players',
  (id) =>
    laid(
      momentOf(id, (match) => match.seats === 1 && match.log.length > 12 && !match.over),
      async (page) => {
        await logWritten(page);
        const lines = await page.locator('#log .part li').allInnerTexts();
        expect(lines.length).toBeGreaterThan(6);
        for (const line of lines) expect(line).toMatch(/^(?!You )[A-Z]/);
        expect(lines.join()).toMatch(/Deal [A-Z][a-z]+/);
      },
    ),
);

describe('A hand that is over', () => {
  /** A later hand, somebody to play. */
  const second = (match: Match, seat: number): boolean =>
    match.game.tally(match.position).hands.length > 0 && asked(/play|bid/, 1)(match, seat);

  const CAME_TO: readonly (readonly [id: string, words: RegExp])[] = [
    ['tactics', /^\S+ \d+ .+ (made, \d+|lost by \d+)$/],
    ['militac', /^\S+ \d+ .+ (made, \d+|lost by \d+)$/],
    ['sammy', /^\S+ \d+ .+ (made, \d+|lost by \d+)$/],
    ['skirmish', /^((Army|Navy) by [\d,]+|even)$/],
    ['do-boy', /^(\S+ \d+(, \S+ \d+){0,2}|\d+(, \d+)+)$/],
    ['sigs', /^(\S+ out, \d+|nobody out)$/],
    ['armed-forces', /^.+ \+?\d+$/],
    ['united-states', /^(.+ \+?\d+|blocked, nobody)$/],
    ['national-contest', /^((Democratic|Republican) (President|House|Senate)(, )?)+$/],
  ];

  test.each(CAME_TO)('%s: its heading says what it came to, whole', (id, words) =>
    laid(momentOf(id, second) ?? byWhim(id, second), async (page) => {
      await logWritten(page);
      const result = page.locator('#log h3.done small').first();
      expect((await result.innerText()).replace(/\s+/g, ' ')).toMatch(words);
      expect(await result.evaluate((small) => small.scrollWidth <= small.clientWidth + 1)).toBe(true);
      expect(await textOf(page, '#log h3:not(.done)')).toMatch(/^Hand \d+ \S+/);
    }),
  );

  test('Tactics: so does its row of the score sheet, which opens to how it came about', () =>
    laid(momentOf('tactics', second), async (page) => {
      await page.locator('#sheet summary').first().waitFor();
      expect(await textOf(page, '#sheet summary')).toMatch(/ (made, \d+|lost by \d+)$/);
      expect(await page.locator('#sheet details li').first().isVisible()).toBe(false);
      await page.locator('#sheet summary').first().click();
      expect(await textOf(page, '#sheet details li')).toMatch(/ bid \d+ on /);
    }));
});

/** Lines and headings of the log that do not fit, in words. */
function cutLines(): string[] {
  return [...document.querySelectorAll<HTMLElement>('#log .part :is(li > b, li > span, .took, li)')]
    .filter((line) => line.checkVisibility() && line.scrollWidth > line.clientWidth + 1)
    .filter((line) => getComputedStyle(line).display !== 'inline')
    .map((line) => line.textContent ?? '');
}

describe('What a cut was for', () => {
  test.each(['militac', 'do-boy', 'bang', 'skirmish', 'sammy', 'united-states', 'armed-forces'])('%s', (id) =>
    laid(
      byWhim(id, (match) => match.log.length > 4),
      async (page) => {
        await logWritten(page);
        expect(await textOf(page, '#log .all')).toMatch(
          /^The cut for the deal: .*; (\S+ deals?|a tie, so cut again)$/,
        );
      },
    ),
  );
});

describe('Every line is whole', () => {
  test.each([
    ['tactics', /play/, 20],
    ['militac', /play/, 20],
    ['do-boy', /play/, 24],
    ['bang', /lay|call|window/, 40],
    ['skirmish', /play/, 40],
    ['sigs', /play|turn|draw/, 90],
    ['sammy', /play/, 40],
    ['national-contest', /play|bid/, 120],
    ['united-states', /play/, 40],
    ['sammys-travels', /play/, 40],
    ['flag', /play/, 90],
    ['armed-forces', /play|improvise/, 24],
  ] as const)('%s', (id, phase, events) => {
    const late = (match: Match, seat: number): boolean =>
      match.log.length >= events && phase.test(match.view(seat).phase) && match.seats > seat;
    return laid(momentOf(id, late), async (page) => {
      await logWritten(page);
      for (const size of [SIZES.desk, SIZES.wide]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(cutLines)).toEqual([]);
      }
    });
  });

  test.each([
    ['a swap', /^swap /],
    ['a draw from within the Active pile', /^draw buried \w1\d/],
  ])('SIGS: %s', (_, done) => {
    const last = (match: Match, seat: number): boolean => {
      const { by, do: text } = match.log.at(-1)!;
      return by === seat && done.test(text) && match.view(seat).actors.includes(seat);
    };
    return laid(momentOf('sigs', last), async (page) => {
      await logWritten(page);
      for (const size of [SIZES.desk, SIZES.wide]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(cutLines)).toEqual([]);
      }
    });
  });

  test('Do-Boy: what was given and what came is told card by card', () => {
    const given = under({ exchange: true }, asked(/play/, 6));
    return laid(momentOf('do-boy', given), async (page) => {
      const gifts = page.locator('#log .part', { has: page.getByText('Gifts', { exact: true }) });
      await gifts.waitFor();
      expect(await gifts.locator('li', { hasText: 'You' }).first().locator('.ix').count()).toBe(3);
      expect(await gifts.locator('li', { hasText: 'get' }).locator('.ix').count()).toBe(3);
    });
  });

  test('Skirmish: a Nurse that was snatched stays in the log, with what it cost', () => {
    const set = (match: Match, seat: number): boolean =>
      asked(/play/, 8)(match, seat) &&
      (match.view(seat).facts['set'] as number[]).some((points) => points > 0) &&
      match.view(seat).places['trick'].length === 0;
    return laid(momentOf('skirmish', set), (page) =>
      page
        .locator('#log li', { hasText: /took the Nurse: −[12],000/ })
        .first()
        .waitFor(),
    );
  });
});

describe('Who holds the trick', () => {
  test.each([
    ['tactics', 'squad'],
    ['militac', 'squad'],
    ['do-boy', 'squad'],
    ['skirmish', 'trick'],
    ['sammy', 'trick'],
    ['armed-forces', 'trick'],
  ] as const)('%s: one card of an open %s is framed and said to be high', (id, place) => {
    const open = (match: Match, seat: number): boolean =>
      asked(/play/, 10)(match, seat) && match.view(seat).places[place].length >= 2;
    return laid(momentOf(id, open), async (page) => {
      for (const size of Object.values(SIZES)) {
        await page.setViewportSize(size);
        expect(await page.locator('.trick .takes').count()).toBe(1);
        expect(await textOf(page, '.trick .takes .tag')).toMatch(/^\S+ (is |are )?high$/);
      }
    });
  });
});
