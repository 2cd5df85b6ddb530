// The key of a browser: given when its page first needs one, forgotten when somebody leaves the device.

import type { FastifyInstance } from 'fastify';
import type { Desk } from './desk.ts';
import { FORMS } from './forms.ts';
import { forgetKey, giveKey } from './sender.ts';

export function browserRoutes(app: FastifyInstance, desk: Desk): void {
  app.post(
    '/api/browser',
    { config: { rateLimit: desk.counting.makes('keysPerAddress') } },
    desk.ask(FORMS.nothing, async ({ request, reply }) => {
      giveKey(request, reply, desk.random);
      return { status: 204 };
    }),
  );

  app.delete(
    '/api/browser',
    desk.ask(FORMS.nothing, async ({ request, reply }) => {
      forgetKey(request, reply);
      return { status: 204 };
    }),
  );
}
