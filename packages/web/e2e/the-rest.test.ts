// What need not be pressed card by card: a rest that is certain is played out with one press, and what all can see to be
// forced is done by the table.

import { type Game, isRefusal, Match, Random, settleRules } from '@messdeck/engine';
import { armedForces, takesTheRest } from '@messdeck/engine/games/armed-forces';
import { expect, test } from 'vitest';
import { certain } from './certain.ts';
import { byWhim, layTable, type Moment, momentOf } from './laid.ts';
import { onKeptPage } from './visit.ts';

test.each(['tactics', 'militac'])('%s: a rest that is certain is offered, and played with one press', (id) =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf(id, certain)!);
    await page.getByText(/^The last (two|three|four|five) squads are yours\.$/).waitFor();
    // What it means stands under it, and every card of it wears its ring.
    await page
      .getByText(/^\d+ (points|squads) more, (and|but) (the|their) contract is (made|lost)\.$/)
      .waitFor();
    const rings = await page
      .locator('.hand .card')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card, '::after').boxShadow));
    expect(rings).not.toContain('none');
    const hands = (): Promise<number> =>
      page.evaluate(() => {
        const last = window.probe.told.findLast(({ is }) => is === 'stream');
        return last?.is === 'stream' ? last.state.tally.hands.length : 0;
      });
    const before = await hands();
    await page.getByRole('button', { name: 'Play the rest' }).click();
    await page.waitForFunction((n) => {
      const last = window.probe.told.findLast(({ is }) => is === 'stream');
      return last?.is === 'stream' && last.state.tally.hands.length > n;
    }, before);
    expect(await hands()).toBe(before + 1);
  }),
);

test('Tactics: the player may go on card by card, and is not asked again', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf('tactics', certain)!);
    await page.getByRole('button', { name: 'Card by card' }).click();
    await page
      .locator('#ask')
      .getByText(/^Your turn[:.]/)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Play the rest' }).count()).toBe(0);
  }));

/** A match of Armed Forces by whim, up to a moment at which a seat takes all that is left. */
function certainInArmedForces(): Moment {
  const game = armedForces as Game;
  const random = new Random('the rest');
  const rules = settleRules(game, {}, 3);
  if (isRefusal(rules)) throw new Error(rules.refused);
  for (;;) {
    const match = new Match(game, rules, 3);
    while (!match.over) {
      const [by] = match.view(-1).actors;
      if (typeof by !== 'number') {
        match.chance(random);
        continue;
      }
      const view = match.view(by);
      if (view.places[`hand:${by}`].length >= 2 && takesTheRest(view)) return { match, seat: by };
      match.act(by, view.legal[random.below(view.legal.length)]);
    }
  }
}

test('Armed Forces: whoever holds nothing but the highest cards may play the rest', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, certainInArmedForces());
    await page.getByText(/^The last \w+ tricks are yours\.$/).waitFor();
    await page.getByRole('button', { name: 'Play the rest' }).click();
    await page.waitForFunction(() => {
      const last = window.probe.told.findLast(({ is }) => is === 'stream');
      return last?.is === 'stream' && last.state.tally.hands.length > 0;
    });
  }));

test('A National Contest: lone passes are made for the player who wishes so', () =>
  onKeptPage({}, async (page) => {
    const lone = (match: Match, seat: number): boolean => {
      const { legal, actors } = match.view(seat);
      return actors.includes(seat) && legal.length === 1 && legal[0] === 'pass';
    };
    await layTable(page, momentOf('national-contest', lone)!);
    const before = await page.evaluate(() => window.probe.entries().length);
    await page.getByRole('button', { name: 'Pass for the rest' }).click();
    // Nothing is pressed for this pass any more.
    await page.waitForFunction((n) => window.probe.entries().length > n, before);
  }));

test('A National Contest: a pass that was made is told with its reason, and the switch beside it ends it', () =>
  // Bots that take their time: the slip stands until the player is asked again.
  onKeptPage({ speed: 0.01, settings: { pace: 'slow' } }, async (page) => {
    const first = (match: Match, seat: number): boolean => {
      const { legal, actors } = match.view(seat);
      const opened = match.log.at(-1)!.do.startsWith('play ');
      return opened && actors.includes(seat) && legal.join() === 'pass';
    };
    await layTable(page, momentOf('national-contest', first)!);
    await page.getByRole('button', { name: 'Pass for the rest' }).click();
    const slip = page.locator('.ask .passed');
    await slip.getByText(/^It is \w+’s turn\.$/).waitFor();
    expect(await slip.textContent()).toMatch(/^Passed for you: you hold no [^.]+\. /);
    await page.getByRole('checkbox', { name: 'Pass for me' }).click();
    await page
      .locator('.ask > .words')
      .getByText(/^It is \w+’s turn\.$/)
      .waitFor();
    expect(await slip.count()).toBe(0);
  }));

/** A seat that has spoken before is asked again, and may still bid. */
const speaksAgain = (match: Match, seat: number): boolean => {
  const { legal, actors, facts } = match.view(seat);
  const said = (facts['bids'] ?? []) as unknown as readonly { readonly by: number }[];
  const again = said.length < 8 && said.some(({ by }) => by === seat);
  return again && actors.includes(seat) && legal.length > 1 && legal.includes('pass');
};

// SAM-7: anyone who passed may speak again later.
test.each(['sammy', 'tactics'])('%s: whoever leaves the auction is not asked again before the play', (id) =>
  onKeptPage({}, async (page) => {
    const moment = byWhim(id, speaksAgain);
    await layTable(page, moment);
    await page.getByRole('button', { name: 'Pass for the rest' }).click();
    await page.waitForFunction((seat) => {
      const { view } = window.probe.entries().at(-1)!;
      return view.phase !== 'bid' && view.phase !== 'auction' && view.actors.includes(seat);
    }, moment.seat);
    const own = await page.evaluate(
      ([seat, begun]) =>
        window.probe
          .entries()
          .slice(begun)
          .flatMap(({ by, do: text }) => (by === seat && !/^(play|discard) /.test(text) ? [text] : [])),
      [moment.seat, moment.match.log.length] as const,
    );
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own)).toEqual(new Set(['pass']));
    // The cards are the player's own again.
    expect(await page.locator('.ask .passed').count()).toBe(0);
  }),
);
