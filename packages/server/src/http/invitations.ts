// Asking people to a table by name: those with whom one has played, and members of the same club.

import type { FastifyInstance } from 'fastify';
import { decline, haveMet, invitationsOf, invite } from '../people/invitations.ts';
import { FORMS } from './forms.ts';
import { mustBeSomebody } from './people.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';

export function invitationRoutes(app: FastifyInstance, desk: RequestDesk): void {
  const { store, door, people } = desk;

  app.post(
    '/api/tables/:id/invitations',
    desk.ask(FORMS.invited, async ({ body, id, sender }) => {
      const { table, role } = await door.identify(id, sender);
      const [own] = role.seats;
      if (own === undefined) throw new Problem(403, 'Only players at the table can do this.');
      const me = mustBeSomebody(sender);
      const whom = (await people.find(body.person)).id;
      const known = (await haveMet(store, me.person, whom)) || (await shareClub(me.clubs, whom));
      if (!known)
        throw new Problem(403, 'You can ask people you have played with, and members of your clubs.');
      await table.seating.invite(whom);
      const by = table.kept.seats[own]?.name ?? me.name;
      await invite(
        store,
        whom,
        { table: id, game: table.kept.game, by, person: me.person },
        people.parts.wall(),
      );
      return { status: 204 };
    }),
  );

  const shareClub = async (clubs: Readonly<Record<string, number>>, whom: string): Promise<boolean> => {
    const found = await Promise.all(
      Object.keys(clubs).map((club) => store.document('membership', `${whom} ${club}`)),
    );
    return found.some((each) => each !== undefined);
  };

  app.get(
    '/api/people/me/invitations',
    desk.ask(FORMS.nothing, async ({ sender }) => {
      const all = await invitationsOf(store, mustBeSomebody(sender).person, people.parts.wall());
      return { status: 200, body: { invitations: all } };
    }),
  );

  app.delete(
    '/api/people/me/invitations/:table',
    desk.ask(FORMS.nothing, async ({ sender, request }) => {
      const { table } = request.params as { table: string };
      await decline(store, mustBeSomebody(sender).person, table);
      return { status: 204 };
    }),
  );
}
