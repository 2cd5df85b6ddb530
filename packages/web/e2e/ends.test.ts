// The ends of hands and matches say what is theirs to say: what a result counts, how a Campaign ran, whether a contract
// was made, beside the flag of the bid; and the last hand can be stepped through.

import {
  type Entry,
  type Game,
  games,
  Match,
  Random,
  type Rules,
  settleRules,
  streamOf,
  type View,
} from '@messdeck/engine';
import { militac } from '@messdeck/engine/games/militac';
import { sammysTravels } from '@messdeck/engine/games/sammys-travels';
import { engagementsIn } from '@messdeck/engine/games/tactics';
import { expect, test } from 'vitest';
import { change, figure } from '../src/words/en/numbers.ts';
import { Inspector } from './axe.ts';
import {
  amongBots,
  asked,
  byWhim,
  campaign,
  handEnded,
  isOver,
  layTable,
  type Moment,
  momentOf,
} from './laid.ts';
import { textOf } from './looks.ts';
import { withPage } from './visit.ts';

const SIZES = ['phone', 'desk'] as const;

test.each(SIZES)('a Campaign ends with its Engagements, on a chart and in a table: %s', async (size) => {
  const over = await campaign('lost');
  const engagements = engagementsIn(over.match.game.tally(over.match.position).hands);
  await withPage({ size }, async (page) => {
    await layTable(page, over);
    await page.locator('.poster .score', { hasText: /^\d Engagements? to \d$/ }).waitFor();
    expect(await textOf(page, '.poster .kicker')).toBe('Tactics, a Campaign');
    expect(await textOf(page, '.poster .how')).toMatch(
      /Engagement.* In the last hand \w+ played .*: contract/,
    );
    await page.getByRole('heading', { name: 'The Campaign' }).waitFor();
    const own = engagements.map((hands) => hands.reduce((sum, { points }) => sum + points[over.seat], 0));
    const table = page.getByRole('table', { name: 'Points of every Engagement' });
    const rows = await table.locator('tbody tr').allInnerTexts();
    expect(rows.map((row) => row.split(/\t/).slice(0, 2))).toEqual([
      ...engagements.map((hands, i) => [`${i + 1}, ${hands.length} hands`, figure(own[i])]),
      ['Won', String(over.match.game.tally(over.match.position).result!.scores[over.seat])],
    ]);
    // A line of each side in every Engagement, each ending at its own figure, and what was played for.
    const chart = page.locator('.record .chart');
    expect(await chart.locator('.ln').count()).toBe(2 * engagements.length);
    expect(await chart.locator('.lab').allTextContents()).toEqual(expect.arrayContaining(own.map(figure)));
    await chart.getByText('150', { exact: true }).waitFor();
    expect(await chart.evaluate(lettersOutside)).toEqual([]);
    expect(await chart.locator('text').first().evaluate(heightOfLetters)).toBeGreaterThan(13);
    await page.getByText('Every hand', { exact: true }).click();
    await page.getByRole('table', { name: 'Points of every hand' }).waitFor();
    const inspector = new Inspector(page);
    await inspector.inspect('a Campaign that is over');
    expect(inspector.violations).toEqual([]);
  });
});

/** Figures of a chart that reach beyond it; runs in the page. */
function lettersOutside(chart: SVGElement | HTMLElement): string[] {
  const { left, right, top, bottom } = chart.getBoundingClientRect();
  return [...chart.querySelectorAll('text')]
    .filter((text) => {
      const box = text.getBoundingClientRect();
      return box.left < left || box.right > right || box.top < top - 8 || box.bottom > bottom + 8;
    })
    .map((text) => text.textContent);
}

/** In pixels of the window; runs in the page. */
function heightOfLetters(text: SVGElement | HTMLElement): number {
  return parseFloat(getComputedStyle(text).fontSize) * (text as SVGGraphicsElement).getScreenCTM()!.d;
}

/** The windows in which nothing may lie over the way back. */
const WINDOWS = [
  [390, 844],
  [844, 390],
  [960, 600],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

test.each([
  ['tactics', 12],
  ['national-contest', 48],
  ['united-states', undefined],
  ['sigs', undefined],
] as const)('%s: after a match its last hand can be stepped through', async (id, rounds) => {
  const over = momentOf(id, isOver)!;
  await withPage({}, async (page) => {
    await layTable(page, over);
    await page.getByRole('button', { name: 'View the table' }).click();
    const slip = page.getByRole('region', { name: 'The last hand' });
    await slip.getByText(/^The match is over: /).waitFor();
    const count = slip.locator('.steps .num');
    const whole = Number((await count.textContent())!.split(' of ')[1]);
    if (rounds !== undefined) expect(whole).toBe(rounds);
    expect(await count.textContent()).toBe(`${whole} of ${whole}`);
    const [back, on] = ['Back', 'On'].map((name) => slip.getByRole('button', { name, exact: true }));
    expect(await on.getAttribute('aria-disabled')).toBe('true');
    await back.click();
    await back.click();
    expect(await count.textContent()).toBe(`${whole - 2} of ${whole}`);
    // As it lay then, with the cards that were still held.
    expect(await page.locator('.hand .card').count()).toBeGreaterThan(0);
    expect(await textOf(page, '.looking .sentence')).toMatch(rounds === undefined ? /./ : /takes? the/);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(inTheWay), { message: `${width}` }).toEqual([]);
    }
    const inspector = new Inspector(page);
    await inspector.inspect('the last hand of a match');
    expect(inspector.violations).toEqual([]);
    await page.keyboard.press('ArrowRight');
    expect(await count.textContent()).toBe(`${whole - 1} of ${whole}`);
    for (let k = 0; k < whole + 2; k++) await page.keyboard.press('ArrowLeft');
    expect(await count.textContent()).toBe(`0 of ${whole}`);
    expect(await back.getAttribute('aria-disabled')).toBe('true');
    await slip.getByRole('button', { name: 'Back to the result' }).click();
    await page.locator('.poster').waitFor();
    // From the end again.
    await page.getByRole('button', { name: 'View the table' }).click();
    await slip.getByText(/^The match is over: /).waitFor();
  });
});

/** What lies under the slip of the last hand, or outside the window; runs in the page. */
function inTheWay(): string[] {
  const slip = document.querySelector('.looking')!.getBoundingClientRect();
  const parts = document.querySelectorAll('.looking button, .trick .card, .hand .card, .plaque');
  return [...parts]
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const outside = left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      const under =
        bottom > slip.top + 1 && top < slip.bottom - 1 && right > slip.left + 1 && left < slip.right - 1;
      return outside || (under && !part.closest('.looking'));
    })
    .map((part) => `${part.className} ${part.ariaLabel}`);
}

test.each(SIZES)('A National Contest ends with its branches: %s', async (size) => {
  const full = byWhim('national-contest', (match) => match.over);
  expect(full.match.rules['election']).toBe('full');
  const { result } = full.match.game.tally(full.match.position);
  await withPage({ size }, async (page) => {
    await layTable(page, full);
    await page.locator('.poster .score', { hasText: /^\d branch(es)? to \d$/ }).waitFor();
    expect(await textOf(page, '.poster .how')).toMatch(
      /took the (Presidency by \d+ votes|House by \d+|Senate by (\d+|the casting vote))/,
    );
    const rows = await page
      .getByRole('table', { name: 'Points of every Branch' })
      .locator('tr')
      .allInnerTexts();
    const [, president, house, senate, branches] = rows.map((row) => row.split('\t'));
    expect(president[0]).toBe('President, 266 elect');
    expect(house[0]).toBe('House, 218 control');
    expect(senate[0]).toBe('Senate, 49 control');
    expect(Number(house[1]) + Number(house[2])).toBe(435);
    expect(Number(senate[1]) + Number(senate[2])).toBe(96);
    expect(Number(branches[1])).toBe(result!.scores[full.seat]);
    // The map of either vote, each with its own figures: New York has 47 electoral votes and 45 congressmen.
    const map = page.locator('.record .map .above').last();
    await page.getByRole('radio', { name: 'Congress' }).check();
    await expect.poll(() => map.textContent()).toMatch(/45/);
    await page.getByRole('radio', { name: 'President' }).check();
    await expect.poll(() => map.textContent()).toMatch(/47/);
    expect(
      await page.locator('.record .map path[class*="party"], .record .map path[fill]').count(),
    ).toBeGreaterThan(40);
  });
});

const COUNTED: readonly string[] = games.filter(({ parts }) => parts?.matchFigures).map(({ id }) => id);

test.each(COUNTED)('%s: a match leaves its figures, as the game counts them', async (id) => {
  const over = momentOf(id, isOver)!;
  const { matchFigures } = await over.match.game.parts!.matchFigures!();
  const wanted = matchFigures(viewsOf(over), over.seat);
  expect(wanted.length).toBeGreaterThan(0);
  await withPage({ size: 'phone' }, async (page) => {
    await layTable(page, over);
    await page.locator('.deeds dt', { hasText: 'hints used' }).waitFor();
    const shown = await page.locator('.deeds > div').evaluateAll((boxes) =>
      boxes.map((box) => ({
        figure: box.querySelector('dd')!.textContent,
        words: box.querySelector('dt')!.textContent,
      })),
    );
    expect(shown.slice(0, wanted.length)).toEqual(wanted);
  });
});

/** What a seat saw of a match, event by event. */
function viewsOf({ match: { game, rules, seats, log }, seat }: Moment): View[] {
  const names = Array.from({ length: seats }, () => ({ name: '' }));
  return (streamOf(game, { rules, seats: names, log }, seat) as Entry[]).map(({ view }) => view);
}

test.each(SIZES)('the stamp of a contract leaves the flag of the bid in sight: %s', async (size) => {
  await withPage({ size }, async (page) => {
    for (const game of ['tactics', 'militac']) {
      await layTable(page, byWhim(game, handEnded), game);
      const covered = await page.locator('.gauge:has(.made-stamp)').evaluate(stampCovers);
      expect([game, covered]).toEqual([game, false]);
    }
  });
});

/** Whether the stamp lies on the flag or on what the sides have; runs in the page. */
function stampCovers(gauge: SVGElement | HTMLElement): boolean {
  const stamp = gauge.querySelector('.made-stamp')!.getBoundingClientRect();
  const over = (part: Element): boolean => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return stamp.left < right && left < stamp.right && stamp.top < bottom && top < stamp.bottom;
  };
  return [...gauge.querySelectorAll('.at, .foot b')].some(over);
}

const MADE_OF: readonly (readonly [game: string, rows: readonly string[]])[] = [
  ['tactics', ['Squads', 'Ordnance', 'Captured']],
  ['militac', ['Squads taken', 'For the bid', 'For squads']],
  ['skirmish', ['Captured', 'Set back by spies']],
  ['do-boy', ['Infantry', 'President']],
  ['national-contest', ['States', 'Votes']],
];

test.each(SIZES)('Sammy: the end of a hand shows what each side scored for, and it adds up: %s', (size) =>
  withPage({ size }, async (page) => {
    const played = (match: Match, seat: number): boolean =>
      handEnded(match, seat) && match.log.at(-1)!.do !== 'pass';
    const ended = byWhim('sammy', played);
    await layTable(page, ended);
    const table = page.locator('.result .figures.made');
    await table.waitFor();
    const titles = await table.locator('.part th').allInnerTexts();
    // A bid is scored for by those who made it; those who broke it score for the tricks that were short.
    const isLost = (await textOf(page, '.result h2')).startsWith('Contract lost');
    expect(
      [isLost ? 'Tricks short' : 'Bid', 'Bonus', 'Presidents', 'Top four'].filter((each) =>
        titles.includes(each),
      ),
    ).toEqual(titles);
    const parts = await table.locator('.part td:nth-of-type(1)').allInnerTexts();
    const sum = parts.reduce((all, points) => all + Number(points), 0);
    const { points } = ended.match.game.tally(ended.match.position).hands.at(-1)!;
    expect(sum).toBe(points[ended.seat]);
    expect(await table.locator('.scored td').first().innerText()).toBe(change(points[ended.seat]));
  }),
);

test.each(SIZES)('the end of a hand shows what its points were made of: %s', (size) =>
  withPage({ size }, async (page) => {
    for (const [game, titles] of MADE_OF) {
      const ended = byWhim(game, handEnded);
      await layTable(page, ended, game);
      const table = page.locator('.result .figures.made');
      await table.waitFor();
      expect(await table.locator('.part th').allInnerTexts()).toEqual(titles);
      const scored = ended.match.game.tally(ended.match.position).hands.at(-1)!.points;
      expect(await table.locator('.scored td').first().innerText()).toBe(change(scored[ended.seat]));
    }
  }),
);

test.each([...SIZES, 'side'] as const)(
  'SIGS: the end of a hand shows what everybody was left with and what it cost: %s',
  (size) =>
    withPage({ size }, async (page) => {
      const scored = (match: Match, seat: number): boolean =>
        handEnded(match, seat) &&
        match.game
          .tally(match.position)
          .hands.at(-1)!
          .lines!.some((line) => line.includes('left in the other'));
      const ended = byWhim('sigs', scored);
      await layTable(page, ended);
      const { places } = ended.match.view(ended.seat);
      const held = (seat: number): number => places[`hand:${seat}`].length;
      const left = page.locator('.lefts > li');
      await left.first().waitFor();
      const shown = await left.evaluateAll((rows) =>
        rows.map((row) => ({
          cards: row.querySelectorAll('.card').length,
          cost: row.querySelector('.num')!.textContent,
        })),
      );
      const seats = [0, 1, 2, 3].map((i) => (ended.seat + i) % 4).filter((seat) => held(seat) > 0);
      expect(shown.map(({ cards }) => cards)).toEqual(seats.map(held));
      // All that was left goes to the player who went out.
      const [, won] = /left in the other hands: \+(\d+)/.exec(await textOf(page, '.result .meaning'))!;
      expect(shown.reduce((sum, { cost }) => sum + Number(cost), 0)).toBe(Number(won));
      // Small cards where there is room for them; on a phone on its side they are a press away.
      expect(await page.locator('.minis').first().isVisible()).toBe(size !== 'side');
      expect(await page.getByRole('button', { name: 'Show all hands' }).isVisible()).toBe(size === 'side');
    }),
);

test('SIGS: what was credited in a hand that is over is in the score, and not beside it', () =>
  withPage({ size: 'phone' }, async (page) => {
    const credited = (match: Match, seat: number): boolean =>
      handEnded(match, seat) && (match.view(seat).facts['credit'] as number[]).some((points) => points > 0);
    await layTable(page, byWhim('sigs', credited));
    await page.locator('.lefts').waitFor();
    for (const plaque of await page.locator('.plaque').allInnerTexts()) expect(plaque).toMatch(/\d pts$/);
  }));

const TURNED: readonly (readonly [game: string, said: RegExp])[] = [
  ['tactics', /^Squad \d+ (made|broke) it: \S+ (\d+ of \w+|Ordnance \d+) took \d+(, .+ in it)?\.$/],
  ['militac', /^Squad \d+ (made|broke) it: \S+ (\d+ of \w+|President) took it\.$/],
  ['do-boy', /^The costliest was squad \d+: (?!You )\S+ took \d+(, the President in it)?\.$/],
  [
    'skirmish',
    /^The (best was trick \d+: (?!You )\S+ took [\d,]+(, a Nurse in it)?|turning point was trick \d+: (a|your|\S+’s) spy took the Nurse, and the (Army|Navy) was set back [12],000)\.$/,
  ],
];

test.each(TURNED)('%s: the end of a hand says what settled it', (game, said) =>
  withPage({ size: 'phone' }, async (page) => {
    await layTable(page, byWhim(game, handEnded));
    await page.locator('.result .meaning li', { hasText: said }).waitFor();
  }),
);

test('Tactics: the squad that settled a contract is the one at which it could no longer be otherwise', () => {
  const { match } = byWhim('tactics', handEnded);
  return withPage({ size: 'desk' }, async (page) => {
    await layTable(page, { match, seat: 0 });
    await page.locator('.result .meaning li', { hasText: / (made|broke) it: / }).waitFor();
    const [, squad, verb] = /^Squad (\d+) (made|broke)/.exec(await textOf(page, '.result .meaning li'))!;
    const after = captured(match, Number(squad));
    const before = captured(match, Number(squad) - 1);
    const { points, by } = match.view(0).facts['contract'] as { points: number; by: number };
    const isSettled = (taken: readonly number[]): boolean =>
      verb === 'made' ? taken[by % 2] >= points : 110 - taken[1 - (by % 2)] < points;
    expect([isSettled(before), isSettled(after)]).toEqual([false, true]);
  });
});

/** What both sides of Tactics had captured after so many squads of the first hand. */
function captured({ game, rules, seats, log }: Match, squads: number): readonly number[] {
  const again = new Match(game, rules, seats);
  for (const { by, do: text } of log) {
    const { captured: points, squads: taken } = again.view(0).facts as Record<string, number[]>;
    if (taken && taken[0] + taken[1] === squads) return points;
    again.act(by, text);
  }
  return again.view(0).facts['captured'] as number[];
}

test('Armed Forces: the end of a hand is a table by service, which adds up', () => {
  const ended = byWhim('armed-forces', handEnded);
  return withPage({ size: 'desk' }, async (page) => {
    await layTable(page, ended);
    const table = page.locator('.result .figures.made');
    await table.waitFor();
    const [figures, next] = [
      (await table.boundingBox())!,
      (await page.locator('.result .button-row').boundingBox())!,
    ];
    expect(figures.x + figures.width).toBeLessThanOrEqual(next.x);
    for (const title of await table.locator('.part th').allInnerTexts())
      expect(title).toMatch(/^(Army|Navy|Marines|Coast G\.|Air Force) × [123]$/);
    const rows = await table
      .locator('.part')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((td) => Number(td.innerText.replace('−', '-')))),
      );
    const scored = ended.match.game.tally(ended.match.position).hands.at(-1)!.points;
    const sums = scored.map((_, i) => rows.reduce((sum, row) => sum + row[i], 0));
    expect(sums).toEqual(scored);
  });
});

test('Do-Boy for six: those who took nothing share a line', () => {
  const six = momentOf('do-boy', (match, seat) => match.seats > 4 && handEnded(match, seat));
  return withPage({ size: 'desk' }, async (page) => {
    await layTable(page, six!);
    await page.locator('.result .meaning li', { hasText: 'The dearest' }).waitFor();
    const lines = await page.locator('.result .meaning li').allInnerTexts();
    const { points } = six!.match.game.tally(six!.match.position).hands.at(-1)!;
    const took = points.filter((each) => each > 0).length;
    expect(lines).toHaveLength(1 + took + (took < points.length ? 1 : 0));
    if (took < points.length) expect(lines.at(-1)).toMatch(/ took nothing$/);
  });
});

/** A hand of Militac on the lowest bid, half of all squads, to its end. */
function sixSquads(): Match {
  const match = new Match(militac as Game, settleRules(militac as Game, {}, 4) as Rules, 4);
  const random = new Random('six squads');
  while (!handEnded(match, 0)) {
    const [by] = match.view(-1).actors;
    if (typeof by !== 'number') {
      match.chance(random);
      continue;
    }
    const { legal } = match.view(by);
    match.act(
      by,
      legal.find((text) => text === 'bid 6 infantry') ?? legal.find((text) => text === 'pass') ?? legal[0],
    );
  }
  return match;
}

test.each(SIZES)('the stamp leaves the flag in sight where it stands in the middle: %s', async (size) => {
  const six = { match: sixSquads(), seat: 0 };
  await withPage({ size }, async (page) => {
    await layTable(page, six);
    expect(await page.locator('.gauge:has(.made-stamp)').evaluate(stampCovers)).toBe(false);
  });
});

test('Bang: a match that reached its limit says who owned the most, and by how much', () => {
  const limit = (match: Match): boolean =>
    isOver(match) && match.game.tally(match.position).result!.scores.filter((cards) => cards > 0).length > 1;
  return withPage({ size: 'phone' }, async (page) => {
    await layTable(page, momentOf('bang', limit) ?? byWhim('bang', limit));
    await page
      .locator('.poster .how', {
        hasText: /^It ended after \d+ cards\. .+ owned the most(, \d+ more than .+)?\.$/,
      })
      .waitFor();
  });
});

test('A match of several hands says how it ended', async () => {
  await withPage({ size: 'desk' }, async (page) => {
    for (const [game, said] of [
      ['militac', /In the last hand \w+ played \d+ on .*: contract (lost by|just made|made, with) ?\d*/],
      ['do-boy', /It ended when .+ reached \d+\. The fewest points win\.$/],
    ] as const) {
      const several = (match: Match): boolean =>
        isOver(match) && match.game.tally(match.position).hands.length > 1;
      await layTable(page, momentOf(game, several) ?? byWhim(game, several), game);
      await page.locator('.poster .how').waitFor();
      expect(await textOf(page, '.poster .how')).toMatch(said);
    }
  });
});

test('A National Contest has a sheet of figures by branch and side, the open one marked', () =>
  withPage({ size: 'desk' }, async (page) => {
    await layTable(page, byWhim('national-contest', asked(/play/, 60)));
    await page.locator('#sheet .parts').waitFor();
    const rows = await page.locator('#sheet .parts tbody th').allInnerTexts();
    expect(rows).toEqual(['President, 266 elect', 'House, 218 control', 'Senate, 49 control', 'Branches']);
    expect(await page.locator('#sheet .parts .open td').allInnerTexts()).toHaveLength(2);
    const inspector = new Inspector(page);
    await inspector.inspect('the sheet of an election');
    expect(inspector.violations).toEqual([]);
  }));

test('A National Contest: before the tickets are chosen no side wears a colour, for red and blue are parties', () =>
  withPage({ size: 'desk' }, async (page) => {
    await layTable(page, momentOf('national-contest', asked(/ticket/, 0))!);
    await page.locator('[data-phase="ticket"] .plaque').first().waitFor();
    const worn = await page
      .locator('.plaque')
      .evaluateAll((plaques) => plaques.map(({ className }) => className));
    expect(worn).toHaveLength(3);
    expect(worn.filter((classes) => /\bs-/.test(classes))).toEqual([]);
  }));

test('A National Contest: after the first vote it is said what the second deal is for', () =>
  withPage({ size: 'desk' }, async (page) => {
    await layTable(page, byWhim('national-contest', handEnded));
    await page
      .locator('.result', {
        hasText: 'A second deal elects the House and Senate. Two of the three win the match.',
      })
      .waitFor();
    expect(await textOf(page, '.bar .where .parts')).toBe('The President is elected');
  }));

test.each(['flag', 'sammys-travels'])('%s: the end bears the number of its deal', (game) =>
  withPage({ size: 'phone' }, async (page) => {
    await layTable(page, momentOf(game, isOver)!, '1919');
    await page.locator('.bar', { hasText: 'Deal 1919' }).waitFor();
  }),
);

test('Change the rules begins with the table that was played', () =>
  withPage({}, async (page) => {
    const { match } = await amongBots('do-boy', 5, 's6', () => false, { match: 'hand', exchange: false });
    await layTable(page, { match, seat: 0 });
    await page.getByRole('link', { name: 'Change the rules' }).click();
    await page.locator('.setup-foot .sentence', { hasText: 'Do-Boy for five' }).waitFor();
    const chosen = (name: string): Promise<string> =>
      page.locator(`form.setup input[name="${name}"]:checked`).inputValue();
    expect(await Promise.all(['seats', 'match', 'exchange'].map(chosen))).toEqual(['5', 'hand', 'false']);
    // Who came by another way is asked as usual.
    await page.goto('./#/');
    await page.goto('./#/set/do-boy');
    await page.locator('.setup-foot .sentence', { hasText: 'Do-Boy for four, the usual rules' }).waitFor();
  }));

test('TRV-15: a journey that let every card go by twice says so', () =>
  withPage({}, async (page) => {
    const match = new Match(
      sammysTravels as Game,
      settleRules(sammysTravels as Game, { start: 'ME' }, 1) as Rules,
      1,
    );
    match.chance(new Random('idle', 'travels', 0));
    const goesOn = (): string | undefined => match.view(0).legal.find((text) => /^(deal|turn)$/.test(text));
    for (let text = goesOn(); text; text = goesOn()) match.act(0, text);
    // New Hampshire was not the last card of the pack: nothing can be transferred any more.
    expect(match.over).toBe(true);
    await layTable(page, { match, seat: 0 });
    await page
      .locator('.poster', { hasText: 'in Maine: every card had gone by twice, including New Hampshire.' })
      .waitFor();
  }));

test('TRV-18: a journey with one pack ends with the states of both ways, and says why', async () => {
  const rules = { packs: 'shared', start: 'NE TX' };
  const over = await amongBots('sammys-travels', 2, 'together', isOver, rules);
  const { places } = over.match.view(0);
  const visited = places['travel:0'].length + places['travel:1'].length;
  const left = ['hand:0', 'stock:0', 'hand:1', 'stock:1'].reduce((sum, pile) => sum + places[pile].length, 0);
  await withPage({}, async (page) => {
    await layTable(page, over);
    await page.locator('.ceremony').waitFor();
    expect(await textOf(page, '.poster .how')).toMatch(/^The journeys ended in .+ and .+: /);
    const deeds = await page.locator('.ceremony .deeds').innerText();
    expect(deeds).toMatch(new RegExp(`^${visited}\\s+states visited\\s+${left}\\s+not reached`));
  });
});

test('Flag on a phone: all flags are in sight, and none hides a mark of its suits under its number', () =>
  withPage({ size: 'phone' }, async (page) => {
    await layTable(page, momentOf('flag', (match) => isOver(match) && match.view(0).scores[0] > 0)!);
    await page.locator('.pennon').first().waitFor();
    const { flags, outside, hidden } = await page.evaluate(flagsSeen);
    expect(flags).toBe(14);
    expect(outside).toEqual([]);
    expect(hidden).toEqual([]);
  }));

/** Flags beside the window, and marks of which less than three quarters can be seen; runs in the page. */
function flagsSeen(): { flags: number; outside: string[]; hidden: string[] } {
  const flags = [...document.querySelectorAll('.pennon')];
  const isOutside = (flag: Element): boolean => {
    const { left, right } = flag.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  };
  const hides = (flag: Element): boolean => {
    const number = flag.querySelector('em')!.getBoundingClientRect();
    return [...flag.querySelectorAll('.on .mark')].some((mark) => {
      const { left, right, top, bottom, width, height } = mark.getBoundingClientRect();
      const across = Math.max(0, Math.min(right, number.right) - Math.max(left, number.left));
      const down = Math.max(0, Math.min(bottom, number.bottom) - Math.max(top, number.top));
      return across * down > (width * height) / 4;
    });
  };
  const name = (flag: Element): string => flag.textContent ?? '';
  return {
    flags: flags.length,
    outside: flags.filter(isOutside).map(name),
    hidden: flags.filter(hides).map(name),
  };
}

test.each([
  ['sigs', 's5'],
  ['do-boy', 's6'],
  ['skirmish', 's4'],
  ['united-states', 's4'],
])('%s: all that matters of a match that is over is in the window of a desk', async (game, seed) => {
  const over = await amongBots(game, 4, seed, () => false);
  await withPage({ size: 'desk' }, async (page) => {
    await layTable(page, over);
    await page.locator('.deeds dt', { hasText: 'hints used' }).waitFor();
    const whole = [
      '.poster',
      '.poster .button-row',
      '.record .chart',
      '.deeds',
      '.hands-box .sum',
      '.every-hand > summary',
    ];
    for (const part of whole) {
      const box = (await page.locator(part).boundingBox())!;
      expect([part, box.y >= 0, box.y + box.height <= 800]).toEqual([part, true, true]);
    }
    const record = page.locator('.record');
    expect(await record.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
    // Of many hands the last are seen first, and the first with a turn of the wheel.
    const hands = page.locator('.hands-box');
    const rows = hands.locator('tbody tr:not(.sum)');
    const frame = (await hands.boundingBox())!;
    const last = (await rows.last().boundingBox())!;
    const sum = (await hands.locator('.sum th').boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(sum.y + 2);
    await hands.evaluate((box) => box.scrollTo(0, 0));
    const first = (await rows.first().boundingBox())!;
    expect(first.y).toBeGreaterThan(frame.y);
    // With every hand unfolded below, this table shows all of its own, and the sheet scrolls.
    await page.locator('.every-hand > summary').click();
    await page.locator('.every-hand table').waitFor();
    expect(await hands.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
    const [lastRow, total] = [
      (await rows.last().boundingBox())!,
      (await hands.locator('.sum th').boundingBox())!,
    ];
    expect(lastRow.y + lastRow.height).toBeLessThanOrEqual(total.y + 2);
  });
});

test('A National Contest: at the end of a match the map is as large as the window allows', async () => {
  const over = await amongBots('national-contest', 4, 's1', () => false);
  await withPage({ size: 'desk' }, async (page) => {
    await layTable(page, over);
    await page.locator('.deeds dt', { hasText: 'hints used' }).waitFor();
    expect((await page.locator('.record > .map').boundingBox())!.height).toBeGreaterThan(338);
    const record = page.locator('.record');
    expect(await record.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  });
});

test.each(['desk', 'side'] as const)(
  'A National Contest: when a vote is over the map has the cloth: %s',
  (size) =>
    withPage({ size }, async (page) => {
      await layTable(page, byWhim('national-contest', handEnded));
      await page.locator('.result h2').waitFor();
      expect(await page.locator('.contest').isVisible()).toBe(false);
      const map = (await page.locator('.night > .map').boundingBox())!;
      const cloth = (await page.locator('.middle').boundingBox())!;
      expect(map.width).toBeGreaterThan(cloth.width * 0.9);
      const result = (await page.locator('.result').boundingBox())!;
      const next = (await page.locator('[data-action="go on"]').boundingBox())!;
      expect(next.y).toBeGreaterThan(result.y);
      expect(next.y + next.height).toBeLessThan(page.viewportSize()!.height);
    }),
);
