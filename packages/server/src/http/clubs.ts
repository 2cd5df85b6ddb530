// Clubs: made, joined by their link, looked at by members, and kept in order by their hosts.

import type { FastifyInstance } from 'fastify';
import { type Club, Clubs } from '../people/clubs.ts';
import type { Identity } from '../people/person.ts';
import { FORMS } from './forms.ts';
import { mustBeSomebody } from './people.ts';
import { Problem } from './problems.ts';
import type { Asked, RequestDesk } from './request-desk.ts';

export function clubRoutes(app: FastifyInstance, desk: RequestDesk): void {
  const { people } = desk;
  const clubs = new Clubs(people.parts);
  const rated = { config: { rateLimit: desk.counting.makes('keysPerAddress') } };
  const params = ({ request }: Pick<Asked<object>, 'request'>): { club: string; person: string } =>
    request.params as { club: string; person: string };

  app.post(
    '/api/clubs',
    rated,
    desk.ask(FORMS.clubName, async ({ body, sender }) => {
      const me = mustBeSomebody(sender);
      const made = await clubs.make(me, body.name);
      await people.lookAgain(me.person);
      return { status: 201, body: made };
    }),
  );

  app.get(
    '/api/clubs',
    desk.ask(FORMS.nothing, async ({ sender }) => {
      const all = await clubs.of(mustBeSomebody(sender).person);
      return { status: 200, body: { clubs: all.map(short) } };
    }),
  );

  app.get(
    '/api/clubs/:club',
    desk.ask(FORMS.nothing, async (asked) => {
      const { club: id } = params(asked);
      const { identity, bearer } = asked.sender;
      const isMember = identity?.clubs[id] !== undefined;
      if (!isMember && bearer !== undefined)
        return { status: 200, body: short((await clubs.byLink(id, bearer)).value) };
      const found = await clubs.ofMember(id, mustBeSomebody(asked.sender));
      const [tables, standing] = await Promise.all([clubs.tables(id), clubs.standing(id)]);
      return {
        status: 200,
        body: { ...short(found.value), ...whole(found.value, people.parts.wall()), tables, standing },
      };
    }),
  );

  app.put(
    '/api/clubs/:club',
    desk.ask(FORMS.club, async (asked) => {
      await clubs.change(params(asked).club, mustBeSomebody(asked.sender), asked.body);
      return { status: 204 };
    }),
  );

  app.post(
    '/api/clubs/:club/link',
    rated,
    desk.ask(FORMS.nothing, async (asked) => ({
      status: 201,
      body: await clubs.renewLink(params(asked).club, mustBeSomebody(asked.sender)),
    })),
  );

  app.post(
    '/api/clubs/:club/members',
    rated,
    desk.ask(FORMS.nothing, async (asked) => {
      const me = mustBeSomebody(asked.sender);
      const { bearer } = asked.sender;
      if (bearer === undefined) throw new Problem(401, 'The key of the link is missing.');
      await clubs.join(params(asked).club, bearer, me);
      await people.lookAgain(me.person);
      return { status: 204 };
    }),
  );

  app.put(
    '/api/clubs/:club/members/:person',
    desk.ask(FORMS.member, async (asked) => {
      const { club, person } = params(asked);
      await clubs.act(club, mustBeSomebody(asked.sender), person, asked.body);
      await people.lookAgain(person);
      return { status: 204 };
    }),
  );

  app.delete(
    '/api/clubs/:club/members/:person',
    desk.ask(FORMS.nothing, async (asked) => {
      const { club, person } = params(asked);
      const me: Identity = mustBeSomebody(asked.sender);
      const { why } = asked.request.query as { why?: unknown };
      if (person === me.person) await clubs.leave(club, person);
      else await clubs.remove(club, me, person, typeof why === 'string' ? why.slice(0, 200) : undefined);
      await people.lookAgain(person);
      return { status: 204 };
    }),
  );
}

/** What anybody sees who has the link. */
function short({ id, name, members, shut }: Club): object {
  return {
    club: id,
    name,
    members: members.length,
    hosts: members.filter(({ host }) => host).map(({ name }) => name),
    ...(shut && { shut }),
  };
}

/** What members see. */
function whole({ members, house, book }: Club, now: number): object {
  return {
    people: members.map(({ person, name, since, host, mutedUntil = 0 }) => ({
      person,
      name,
      since,
      ...(host && { host }),
      ...(mutedUntil > now && { mutedUntil }),
    })),
    house,
    book,
  };
}
