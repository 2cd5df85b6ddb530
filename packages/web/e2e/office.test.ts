// The operator's office in a browser: a wrong key opens nothing; with the right one somebody is removed and banned, a
// report is answered, and everything is said in words.

import { expect, test } from 'vitest';
import { OperatorKey } from '../../server/src/office/operator-key.ts';
import { call } from '../../server/src/server.testing.ts';
import { MemoryStore } from '../../server/src/store/memory.ts';
import { Inspector } from './axe.ts';
import { openTable } from './online.ts';

test('the operator looks, removes, bans, answers and leaves', async () => {
  const store = new MemoryStore();
  const key = (await OperatorKey.renew(store)).fresh!;
  await openTable(
    async ({ server, visit }) => {
      const browser = (letter: string) => ({ cookie: `messdeck=${letter.repeat(24)}` });
      const made = await call(server.base, 'POST', '/api/tables', {
        body: { game: 'do-boy', name: 'Dora' },
        headers: browser('d'),
      });
      const { table, invite } = made.body;
      await call(server.base, 'POST', `/api/tables/${table}/seats`, {
        body: { name: 'Jean' },
        token: invite,
        headers: browser('j'),
      });
      const reported = await call(server.base, 'POST', `/api/tables/${table}/seats/0/report`, {
        body: { seat: 1, reason: 'shouts' },
        headers: browser('d'),
      });
      expect(reported.status).toBe(201);

      const page = await visit('admin');
      const told = page.getByRole('status');
      const field = page.getByLabel('The operator’s key');
      const enter = async (text: string): Promise<void> => {
        await field.fill(text);
        await field.press('Enter');
      };
      await enter('a guess');
      await told.getByText("This is not the operator's key.").waitFor();
      await enter(key);
      await page.getByRole('heading', { name: 'Reports: 1 waiting' }).waitFor();
      const inspector = new Inspector(page);
      await inspector.inspect('the office');
      expect(inspector.violations).toEqual([]);

      await page.getByLabel('Your answer').fill('He was asked to stop.');
      await page.getByRole('button', { name: 'Answer' }).click();
      await page.getByText('You answered: He was asked to stop.').waitFor();

      await page.getByRole('button', { name: 'Remove Jean from table' }).click();
      // Escape means no.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Remove Jean from table' }).click();
      await page.getByRole('button', { name: 'Yes' }).click();
      await told.getByText('Jean was removed.').waitFor();

      await page.getByLabel('Whom:').fill('203.0.113.0/24');
      await page.getByRole('button', { name: 'Ban', exact: true }).click();
      await told.getByText('Banned for 24 hours.').waitFor();
      await page.getByRole('button', { name: 'Lift the ban of 203.0.113.0/24' }).click();
      await told.getByText('The ban is lifted.').waitFor();

      // The key stays in the tab, and goes when the operator leaves.
      await page.reload();
      await page.getByRole('heading', { name: 'Tables' }).waitFor();
      await page.getByRole('button', { name: 'Leave the office' }).click();
      await page.reload();
      await field.waitFor();
      expect(await page.getByRole('heading', { name: 'Tables' }).count()).toBe(0);
    },
    { store },
  );
});
