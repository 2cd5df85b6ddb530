// A card that cannot be played now answers with the reason and the rule, in place, and the rule opens from there.

import { expect, test } from 'vitest';
import { keyboard, Pointer } from './hands.ts';
import { play } from './player.ts';
import { sitDown } from './shelf.ts';
import { GAMES } from './tables.ts';
import { withPage } from './visit.ts';

const NOT_NOW = '.hand [data-card][aria-disabled="true"]';

test.each(
  ['tactics', 'militac', 'do-boy', 'sammy', 'armed-forces'].flatMap((game) => [
    { game, by: 'keyboard', hands: keyboard },
    { game, by: 'mouse', hands: new Pointer(false) },
  ]),
)('$game says why a card cannot be played, by $by', async ({ game, hands }) => {
  const setting = GAMES.find((candidate) => candidate.game === game)!;
  await withPage({}, async (page) => {
    await sitDown(page, hands, setting);
    const held = await play({
      page,
      hands,
      setting,
      watch: async ({ offers, chosen }) =>
        chosen.length === 0 &&
        offers.some(({ is }) => is === 'card') &&
        (await page.locator(NOT_NOW).count()) > 0,
    });
    expect(held.over, 'there was a moment with a card that could not be played').toBe(false);
    const card = page.locator(NOT_NOW).first();
    const id = await card.getAttribute('data-card');
    await card.focus();
    await card.dispatchEvent('click');
    const reason = page.getByRole('alert');
    await reason.waitFor();
    expect(await reason.textContent()).toMatch(/^Not .+\. .+/);
    expect(await page.locator(`[data-card="${id}"]`).getAttribute('data-state')).toBe('refused');
    const rule = reason.getByRole('button').first();
    const ruleId = await rule.textContent();
    expect(ruleId).toMatch(/^[A-Z]{2,3}-H?\d+$/);
    await rule.click();
    await page.locator(`#rule-${ruleId}`).waitFor();
    await page.waitForFunction((to) => document.activeElement?.id === to, `rule-${ruleId}`);
  });
});
