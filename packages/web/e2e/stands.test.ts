// How things stand: softly under what is asked, on the plaques, in the heads of an auction, beside the score sheet and in
// the log; and on a phone nothing grows by it.

import type { SammyFacts } from '@messdeck/engine/games/sammy';
import { describe, expect, test } from 'vitest';
import { SIZES, type Size } from './browser.ts';
import { asked, byWhim, handEnded, layTable, momentOf, under, type When } from './laid.ts';
import { heightsOf, laid, pickCard, textOf } from './looks.ts';
import { onKeptPage } from './visit.ts';

/** Current move first is asked plainly: the rest of the words comes after it. */
const hasActed: When = (match, seat) => match.log.some(({ by }) => by === seat);

/** The seat is asked for a card, and so many lie in the open round. */
const inRound =
  (place: string, cards: number): When =>
  (match, seat) =>
    asked(/play/, 12)(match, seat) &&
    hasActed(match, seat) &&
    match.view(seat).places[place].length === cards;

/** Something has been bid, and the seat is asked. */
const outbid =
  (phase: RegExp): When =>
  (match, seat) =>
    asked(phase, 2)(match, seat) &&
    hasActed(match, seat) &&
    (match.view(seat).facts['bids'] as { do: string }[]).some(({ do: said }) => said.startsWith('bid'));

const inTurns = under(
  { pace: 'turns' },
  (match, seat) => hasActed(match, seat) && asked(/play/, 20)(match, seat),
);

const HIGH = /^(Only (your|the) .+ beats|You can’t beat) .+; |^.+’s .+ is high; /;

describe('Under what is asked', () => {
  test.each([
    ['tactics', inRound('squad', 2), HIGH],
    ['militac', inRound('squad', 2), HIGH],
    ['do-boy', inRound('squad', 2), HIGH],
    ['sammy', inRound('trick', 2), HIGH],
    ['armed-forces', inRound('trick', 2), HIGH],
    // What is high has been said: whether it can be beaten, and who follows.
    ['skirmish', inRound('trick', 2), /^((Only|Nothing) .*beats it; )?\w+ plays after you\.$/i],
    ['tactics', outbid(/auction/), /^(Your|\w+’s) \d+ on [\w ]+ stands\.$/],
    ['militac', outbid(/auction/), /^(Your|\w+’s) \d+ on [\w ]+ stands\.$/],
    ['armed-forces', asked(/improvise/, 4), /^(You are|\w+ is) high/],
    ['national-contest', asked(/bid/, 60), /^\w+ put it in; (nobody has bid yet|.* is the highest bid)\.$/],
    ['united-states', inTurns, /^Left on your hand: \d+\.$/],
  ] as const)('%s: how it stands', (id, when, said) =>
    laid(momentOf(id, when) ?? byWhim(id, when), async (page) => {
      // Where what is asked takes two lines, it is left out of sight.
      const line = page.locator('.ask .stands');
      await line.waitFor({ state: 'attached' });
      expect(await line.textContent()).toMatch(said);
    }),
  );

  test('whoever plays last is told so', () =>
    laid(momentOf('tactics', inRound('squad', 3)), async (page) => {
      await page.locator('.ask .stands', { hasText: /; you play last\.$/ }).waitFor();
      expect(await page.locator('.plaque', { hasText: 'plays after you' }).count()).toBe(0);
    }));

  test('whoever leads is told nothing', () =>
    laid(momentOf('tactics', inRound('squad', 0)), async (page) => {
      await page.locator('#log .chapters[aria-busy="false"]').waitFor();
      expect(await page.locator('.ask .stands').count()).toBe(0);
    }));

  test.each(['phone', 'side'] satisfies Size[])('a picked card changes the size of nothing: %s', (size) =>
    onKeptPage({ size }, async (page) => {
      await layTable(page, momentOf('tactics', inRound('squad', 2))!);
      await page.locator('.ask .stands').waitFor();
      const before = await heightsOf(page);
      await pickCard(page);
      await page.locator('.ask .stands').waitFor({ state: 'detached' });
      expect(await heightsOf(page)).toEqual(before);
    }),
  );
});

/** Runs in the page: what of these words is cut off. */
const cut = (elements: readonly Element[]): string[] =>
  elements.filter((each) => each.scrollWidth > each.clientWidth + 1).map(({ textContent }) => textContent);

test('A National Contest: the bar has the number of the contest whole on a small phone', () =>
  laid(momentOf('national-contest', asked(/bid/, 90)), async (page) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const number = page.locator('.bar .parts span').first();
    expect(await number.innerText()).toMatch(/^Contest \d+ of 56$/);
    expect(await number.evaluateAll(cut)).toEqual([]);
  }));

test.each(['phone', 'side'] as const)('Sammy: the slip of the auction shows all it says: %s', (size) =>
  laid(
    // Two rows of numbers, and three lines of what is asked.
    byWhim('sammy', (match, seat) => {
      const { legal, actors } = match.view(seat);
      const twoRows = legal.includes('bid 7 red');
      return actors.includes(seat) && legal.includes('bonus') && twoRows && match.log.length < 8;
    }),
    async (page) => {
      await page.setViewportSize(SIZES[size]);
      const hidden = page.locator('.auction').evaluate((slip) => slip.scrollHeight - slip.clientHeight);
      expect(await hidden).toBe(0);
    },
  ),
);

describe('On the plaques', () => {
  test('United States: who wins the hand stands there whole on a phone', () =>
    laid(
      byWhim(
        'united-states',
        (match, seat) => handEnded(match, seat) && Number(match.view(0).facts['winner']) > 0,
      ),
      async (page) => {
        await page.setViewportSize(SIZES.phone);
        await page.locator('.plaque .says', { hasText: 'wins' }).waitFor();
        expect(await page.locator('.plaque .says').evaluateAll(cut)).toEqual([]);
      },
    ));

  test.each([
    ['tactics', 'squad'],
    ['militac', 'squad'],
    ['do-boy', 'squad'],
    ['skirmish', 'trick'],
    ['sammy', 'trick'],
  ])('%s: who plays after the player', (id, place) => {
    const plain: When = (match, seat) =>
      inRound(place, 2)(match, seat) && match.seats === 4 && match.view(seat).facts['silent'] === undefined;
    const after = momentOf(id, (match, seat) => {
      const { facts } = match.view(seat);
      const next = (seat + 1) % 4;
      const { by } = (facts['contract'] ?? {}) as { by?: number };
      return plain(match, seat) && by !== next && facts['declarant'] !== next;
    });
    return laid(after, async (page) => {
      await page.setViewportSize(SIZES.phone);
      const says = page.locator('.plaque .says').filter({ hasText: /\bnext|plays after you/ });
      await expect.poll(() => says.allInnerTexts()).toEqual([expect.stringMatching(/\bnext$/)]);
      await page.setViewportSize(SIZES.desk);
      await expect.poll(() => says.allInnerTexts()).toEqual([expect.stringMatching(/\bplays after you$/)]);
    });
  });
});

test.each([
  ['tactics', /auction/],
  ['militac', /auction/],
  ['sammy', /bid/],
])('%s: the heads of the auction wear the colours of the sides', (id, phase) =>
  laid(momentOf(id, asked(phase, 2)), async (page) => {
    const worn = await page
      .locator('.said thead th')
      .evaluateAll((heads) =>
        heads.map((head) => [head.className, getComputedStyle(head, '::before').backgroundImage]),
      );
    expect(worn.map(([side]) => side)).toEqual(['s-ours', 's-theirs', 's-ours', 's-theirs']);
    expect(worn[0][1]).toContain('gradient');
    expect(worn[0][1]).not.toBe(worn[1][1]);
  }),
);

/** SIGS in its regular game, for points or for counters. */
const playedFor = (scoring: string): When => under({ variation: 'regular', scoring }, asked(/play/, 12));

describe('Beside the score sheet', () => {
  test('Tactics: where every Ordnance card is, as far as the seat can know', () => {
    const moment = momentOf('tactics', (match, seat) => {
      const { places } = match.view(seat);
      const known = Object.values(places).flat();
      const taken = [...(places['taken:0'] ?? []), ...(places['taken:1'] ?? [])];
      const is = (cards: readonly (string | null)[]): boolean => cards.some((card) => card?.startsWith('O'));
      return (
        asked(/play/, 12)(match, seat) &&
        is(taken) &&
        is(places[`hand:${seat}`]) &&
        ['O5', 'O10', 'O15', 'O20'].some((card) => !known.includes(card))
      );
    })!;
    const { places } = moment.match.view(moment.seat);
    const where = (card: string): string => {
      if (places[`hand:${moment.seat}`].includes(card)) return 'in your hand';
      if (places['squad'].includes(card)) return 'in play';
      if (places[`taken:${moment.seat % 2}`].includes(card)) return 'ours';
      return places[`taken:${1 - (moment.seat % 2)}`].includes(card) ? 'theirs' : 'out';
    };
    return laid(moment, async (page) => {
      await page.locator('.worth h3', { hasText: 'Ordnance' }).waitFor();
      const rows = await page.locator('.worth > ul').last().locator('li').allTextContents();
      const drawn = [
        ['Machine gun', 5],
        ['Field gun', 10],
        ['Howitzer', 15],
        ['Tank', 20],
      ] as const;
      expect(rows).toEqual(drawn.map(([name, points]) => `${name}, ${points} ${where(`O${points}`)}`));
    });
  });

  test.each([
    ['militac', asked(/play/, 12), /The President (out|in your hand|with|in play|ours|theirs|discarded)/],
    ['do-boy', asked(/play/, 12), /Infantry (\d+ out|all seen) The President/],
    ['sigs', playedFor('points'), /Left on a hand 1 to 9 5 10 to/],
    [
      'sigs',
      playedFor('counters'),
      /^What counts The player who goes out gets a counter. Nothing else is scored\./,
    ],
    [
      'sammy',
      asked(/play/, 20),
      /Bid made 50 .*Taken so far Presidents we \d, they \d Top four we \d, they \d/,
    ],
    ['united-states', asked(/play/, 12), /Left on your hand \d+/],
    ['national-contest', asked(/play|bid/, 12), /The tickets Democratic( President)? /],
  ] as const)('%s: what is looked up in play', (id, when, said) =>
    laid(momentOf(id, when), async (page) => {
      await page.locator('.worth h3').first().waitFor();
      expect(await textOf(page, '.worth')).toMatch(said);
    }),
  );
});

test.each(['national-contest', 'skirmish'])('%s: no name and no number is broken within it', (id) =>
  laid(momentOf(id, asked(/play|bid/, 12)), async (page) => {
    await page.locator('.worth h3').first().waitFor();
    for (const size of [SIZES.desk, SIZES.wide]) {
      await page.setViewportSize(size);
      const broken = await page.locator('.worth li b').evaluateAll((all) => {
        const lines = (each: Element): number => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getClientRects().length;
        };
        return all
          .filter((each) => !/\s/.test(each.textContent) && lines(each) > 1)
          .map(({ textContent }) => textContent);
      });
      expect(broken).toEqual([]);
    }
  }),
);

test('the log says whose the open squad is so far', () =>
  laid(momentOf('tactics', inRound('squad', 2)), async (page) => {
    await page.locator('#log .took', { hasText: /^\w+’s so far$/ }).waitFor();
    // Its cards by their indices, the high one framed, each with its rank.
    const played = page.locator('#log .part').last().locator('li');
    expect(await played.locator('.ix').count()).toBe(2);
    expect(await page.locator('#log .part').last().locator('.wins .ix').count()).toBe(1);
    expect(await played.last().innerText()).toMatch(/\b\d+\s+[A-Z12][\w -]+$/);
  }));

test('Sammy: the contract is read whole, with its bonus and the trick', () => {
  const bonus: When = (match, seat) => {
    const { contract, declarant } = match.view(0).facts as SammyFacts;
    return seat === 0 && declarant === 1 && match.view(0).phase === 'play' && contract!.bonus > 0;
  };
  return laid(byWhim('sammy', bonus), async (page) => {
    const line = page.locator('.contract .line');
    await line.getByText(/^bonus \d+/).waitFor();
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await expect
        .poll(() =>
          line
            .locator('span')
            .first()
            .evaluate((span) => span.scrollWidth - span.clientWidth),
        )
        .toBeLessThanOrEqual(0);
    }
  });
});
