// Tables: made, listed, looked at, joined, begun; their records.

import type { FastifyInstance } from 'fastify';
import { allGames, makeGameList } from '../games.ts';
import { Clubs } from '../people/clubs.ts';
import { inOneLobby } from '../table/table-summary.ts';
import { makerOf } from './counting.ts';
import { FORMS } from './forms.ts';
import { scopeOf } from './idempotent-requests.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';
import { type Sender, sitterOf } from './sender.ts';
import { isHost, mustExist } from './table-access.ts';

export function tableRoutes(app: FastifyInstance, desk: RequestDesk): void {
  const { tables, door, once, random } = desk;
  const clubs = new Clubs(desk.people.parts);

  /** A table of a club is made by its members, and listed there. */
  const makeAt = async (
    club: string | undefined,
    sender: Sender,
    make: () => Promise<object>,
  ): Promise<object> => {
    if (club === undefined) return make();
    if (sender.identity?.clubs[club] === undefined)
      throw new Problem(403, 'Only members of the club can host its tables.');
    const made = await make();
    await clubs.addTable(club, (made as { readonly table: string }).table);
    return made;
  };
  const listed = makeGameList(allGames());

  app.get(
    '/api/games',
    desk.ask(FORMS.nothing, async () => ({ status: 200, body: { games: listed } })),
  );

  app.post(
    '/api/tables',
    { config: { rateLimit: desk.counting.makes('tablesPerAddress') } },
    desk.ask(FORMS.table, async ({ body, sender, key, text }) =>
      once.run(key, { whose: `make ${sender.browser ?? sender.address()}` }, text, 201, (keep) => {
        desk.countTable(sender);
        const sitter = sitterOf(sender, random);
        return makeAt(body.club, sender, () =>
          tables.make(body, sitter, makerOf(sender, sitter.owner), keep),
        );
      }),
    ),
  );

  app.get(
    '/api/tables',
    desk.ask(FORMS.nothing, async ({ request }) => {
      const others = (await desk.nodes?.askAll(request)) ?? [];
      const lists = others.map((answer) => (answer as { readonly tables: readonly object[] }).tables);
      return { status: 200, body: { tables: inOneLobby([tables.listed(), ...lists]) } };
    }),
  );

  app.get(
    '/api/tables/:id',
    desk.ask(FORMS.nothing, async ({ id, sender }) => {
      const { table } = await door.enter(id, sender);
      return { status: 200, body: table.tell() };
    }),
  );

  app.post(
    '/api/tables/:id/seats',
    { config: { rateLimit: desk.counting.makes('seatsPerAddress') } },
    desk.ask(FORMS.sit, async ({ body, id, sender, key, text }) => {
      const { table, role } = await door.enter(id, sender);
      if (!table.kept.public && !role.invite)
        throw new Problem(403, 'Only the invitation lets you sit down here.');
      if (body.relieve && !role.invite)
        throw new Problem(403, 'Only the invitation lets you take over from a bot.');
      // Nobody looks into two hands.
      if (body.relieve && role.seats.size > 0 && table.kept.state === 'playing')
        throw new Problem(409, 'You sit at this table already.');
      const whose = `sit ${id} ${sender.browser ?? `${sender.bearer} ${sender.address()}`}`;
      return once.run(key, { whose, table }, text, 201, (keep) =>
        tables.sit(table, body, sitterOf(sender, random), keep),
      );
    }),
  );

  app.put(
    '/api/tables/:id/seats/:seat',
    desk.ask(FORMS.bot, async ({ body, id, seat, sender }) => {
      const { table } = await door.host(id, sender);
      mustExist(table, seat);
      await table.seating.seatBot(seat, body.bot);
      return { status: 204 };
    }),
  );

  app.delete(
    '/api/tables/:id/seats/:seat',
    desk.ask(FORMS.nothing, async ({ id, seat, sender }) => {
      const guest = await door.identify(id, sender);
      mustExist(guest.table, seat);
      const own = guest.role.seats.has(seat);
      if (!own && !isHost(guest)) throw new Problem(403, `Seat ${seat} is not yours.`);
      await guest.table.seating.free(seat, own ? 'self' : 'host');
      return { status: 204 };
    }),
  );

  app.put(
    '/api/tables/:id/host',
    desk.ask(FORMS.host, async ({ body, id, sender }) => {
      const { table } = await door.host(id, sender);
      await table.seating.handOver(body.seat);
      return { status: 204 };
    }),
  );

  app.post(
    '/api/tables/:id/invite',
    desk.ask(FORMS.nothing, async ({ id, sender, key, text }) => {
      const { table } = await door.host(id, sender);
      return once.run(key, scopeOf(table, table.kept.host), text, 201, (keep) =>
        table.seating.renewInvitation(keep),
      );
    }),
  );

  app.post(
    '/api/tables/:id/start',
    desk.ask(FORMS.nothing, async ({ id, sender, key, text }) => {
      const { table } = await door.host(id, sender);
      return once.run(key, scopeOf(table, table.kept.host), text, 204, async (keep) => {
        await table.start(keep);
        return undefined;
      });
    }),
  );

  app.get(
    '/api/tables/:id/record',
    desk.ask(FORMS.nothing, async ({ id, sender }) => {
      const { table } = await door.enter(id, sender);
      return { status: 200, body: table.record() };
    }),
  );
}
