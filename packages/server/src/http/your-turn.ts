// What waits for somebody at tables that go on over days.

import type { FastifyInstance } from 'fastify';
import type { YourTurn } from '../days/your-turn.ts';
import { FORMS } from './forms.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';
import type { Sender } from './sender.ts';

export function yourTurnRoutes(app: FastifyInstance, desk: RequestDesk, yourTurn: YourTurn): void {
  app.get(
    '/api/your-turn',
    desk.ask(FORMS.nothing, async ({ sender }) => ({
      status: 200,
      body: { tables: await yourTurn.list(ownersIn(sender)) },
    })),
  );
}

/** The credentials by which somebody may hold chairs. */
function ownersIn({ bearer, browser }: Sender): string[] {
  const owners = [bearer, browser].flatMap((hash) => (hash ? [hash] : []));
  if (owners.length === 0) throw new Problem(401, 'Say who you are: a credential of a seat is needed.');
  return owners;
}
