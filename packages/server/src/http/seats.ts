// What the owner of a seat does: act, ask for something back, talk, play again.

import type { FastifyInstance } from 'fastify';
import { FORMS } from './forms.ts';
import { scopeOf } from './idempotent-requests.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';
import { sitterOf } from './sender.ts';
import { mustExist } from './table-access.ts';

export function seatRoutes(app: FastifyInstance, desk: RequestDesk): void {
  const { tables, door, once, random } = desk;

  app.get(
    '/api/tables/:id/seats/:seat',
    desk.ask(FORMS.nothing, async ({ id, seat, sender }) => {
      const { table } = await door.seat(id, seat, sender);
      return { status: 200, body: await table.tellSeat(seat) };
    }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/actions',
    desk.act(FORMS.action, async ({ body, id, seat, sender, key, text }) => {
      const { table } = await door.seat(id, seat, sender);
      return desk.counted(id, seat, () =>
        once.run(key, scopeOf(table, seat), text, 200, (keep) => table.act(seat, body.do, body.seen, keep)),
      );
    }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/seal',
    desk.act(FORMS.seal, async ({ body, id, seat, sender, key, text }) => {
      const { table } = await door.seat(id, seat, sender);
      return desk.counted(id, seat, () =>
        once.run(key, scopeOf(table, seat), text, 204, async (keep) => {
          await table.contribute(seat, body, keep);
          return undefined;
        }),
      );
    }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/takeback',
    desk.ask(FORMS.takeback, async ({ body, id, seat, sender, key, text }) => {
      const { table } = await door.seat(id, seat, sender);
      return desk.counted(id, seat, () =>
        once.run(key, scopeOf(table, seat), text, 204, async (keep) => {
          await table.takeBack(seat, body.agree, keep);
          return undefined;
        }),
      );
    }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/chat',
    desk.ask(FORMS.chat, async ({ body, id, seat, sender, key, text }) => {
      const { table } = await door.seat(id, seat, sender);
      const { club } = table.kept;
      const mutedUntil = (club !== undefined && sender.identity?.clubs[club]) || 0;
      if (mutedUntil > desk.people.parts.wall())
        throw new Problem(403, 'A host of the club has muted you at its tables for now.', { code: 'muted' });
      return desk.counted(id, seat, () =>
        once.run(key, scopeOf(table, seat), text, 204, async (keep) => {
          await table.say({ seat, ...body }, keep);
          return undefined;
        }),
      );
    }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/stand-in',
    desk.ask(FORMS.nothing, async ({ id, seat, sender, key, text }) => {
      const { table, role } = await door.identify(id, sender);
      mustExist(table, seat);
      const [own] = role.seats;
      if (own === undefined) throw new Problem(403, 'Only players at the table can do this.');
      return desk.counted(id, own, () =>
        once.run(key, scopeOf(table, own), text, 204, async (keep) => {
          await table.standInFor(seat, keep);
          return undefined;
        }),
      );
    }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/rematch',
    desk.ask(FORMS.nothing, async ({ id, seat, sender, key, text }) => {
      const { table } = await door.seat(id, seat, sender);
      return desk.counted(id, seat, () =>
        once.run(key, scopeOf(table, seat), text, 201, (keep) =>
          tables.rematch(table, seat, sitterOf(sender, random), keep),
        ),
      );
    }),
  );
}
