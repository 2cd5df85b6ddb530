// The key of a browser: given when its page first needs one, forgotten when somebody leaves the device.

import type { FastifyInstance } from 'fastify';
import { networkOf } from '../security/address.ts';
import { FORMS } from './forms.ts';
import type { RequestDesk } from './request-desk.ts';
import { forgetKey, giveKey } from './sender.ts';

export function browserRoutes(app: FastifyInstance, desk: RequestDesk): void {
  app.post(
    '/api/browser',
    { config: { rateLimit: desk.counting.makes('keysPerAddress') } },
    desk.ask(FORMS.nothing, async ({ request, reply }) => {
      giveKey(request, reply, desk.random);
      return { status: 204 };
    }),
  );

  // What `messdeck doctor` looks at: whether a proxy passes on who asks, by what name and how.
  app.get(
    '/api/you',
    desk.ask(FORMS.nothing, async ({ request, sender }) => ({
      status: 200,
      body: { address: networkOf(sender.address()), scheme: request.protocol, host: request.host },
    })),
  );

  app.delete(
    '/api/browser',
    desk.ask(FORMS.nothing, async ({ request, reply }) => {
      forgetKey(request, reply);
      return { status: 204 };
    }),
  );
}
