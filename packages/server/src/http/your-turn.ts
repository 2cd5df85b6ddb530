// What waits for somebody at tables that go on over days, and notices of it.

import type { FastifyInstance } from 'fastify';
import type { Notices } from '../days/notices.ts';
import type { YourTurn } from '../days/your-turn.ts';
import { FORMS } from './forms.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';
import type { Sender } from './sender.ts';

export function yourTurnRoutes(
  app: FastifyInstance,
  desk: RequestDesk,
  yourTurn: YourTurn,
  notices: Notices,
): void {
  app.get(
    '/api/your-turn',
    desk.ask(FORMS.nothing, async ({ sender }) => ({
      status: 200,
      body: { tables: await yourTurn.list(ownersIn(sender)) },
    })),
  );

  app.get(
    '/api/your-turn/notices',
    desk.ask(FORMS.nothing, async () => ({ status: 200, body: { key: await notices.publicKey() } })),
  );

  app.put(
    '/api/your-turn/notices',
    desk.ask(FORMS.notices, async ({ body, sender }) => {
      await notices.subscribe(ownersIn(sender)[0], body);
      return { status: 204 };
    }),
  );

  app.delete(
    '/api/your-turn/notices',
    desk.ask(FORMS.noNotices, async ({ body, sender }) => {
      await notices.unsubscribe(ownersIn(sender)[0], body.endpoint);
      return { status: 204 };
    }),
  );
}

/** The credentials by which somebody may hold chairs. */
function ownersIn({ bearer, browser }: Sender): string[] {
  const owners = [bearer, browser].flatMap((hash) => (hash ? [hash] : []));
  if (owners.length === 0) throw new Problem(401, 'Say who you are: a credential of a seat is needed.');
  return owners;
}
