// A seat belongs to a person, not to one browser: a private link takes it to another device, and both hold it from then on.

import type { FastifyInstance } from 'fastify';
import { hashOf, newKey } from '../security/keys.ts';
import { FORMS } from './forms.ts';
import { scopeOf } from './idempotent-requests.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';
import { sitterOf } from './sender.ts';
import { mustExist } from './table-access.ts';

export function deviceRoutes(app: FastifyInstance, desk: RequestDesk): void {
  const { door, once, random, counting } = desk;

  app.post(
    '/api/tables/:id/seats/:seat/link',
    { config: { rateLimit: counting.makes('keysPerAddress') } },
    desk.ask(FORMS.nothing, async ({ id, seat, sender, key, text }) => {
      const { table } = await door.seat(id, seat, sender);
      return desk.counted(id, seat, () =>
        once.run(key, scopeOf(table, seat), text, 201, async (keep) => {
          const link = newKey(random);
          await table.seating.renewLink(seat, hashOf(link), keep?.({ link }));
          return { link };
        }),
      );
    }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/devices',
    { config: { rateLimit: counting.makes('seatsPerAddress') } },
    desk.ask(FORMS.nothing, async ({ id, seat, sender, key, text }) => {
      const { table, role } = await door.identify(id, sender);
      mustExist(table, seat);
      if (!role.links.has(seat)) throw new Problem(403, `This link does not open seat ${seat}.`);
      const whose = `device ${id}/${seat} ${sender.browser ?? `${sender.bearer} ${sender.address()}`}`;
      return once.run(key, { whose, table }, text, 201, async (keep) => {
        const { owner, token } = sitterOf(sender, random);
        const body = { seat, ...(token !== undefined && { token }) };
        await table.seating.addDevice(seat, owner, keep?.(body));
        return body;
      });
    }),
  );
}
