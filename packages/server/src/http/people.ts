// Who you are: sessions opened by keys, the name taken along to other devices, what is kept of you and what others see.

import type { FastifyInstance } from 'fastify';
import { Clubs } from '../people/clubs.ts';
import { everythingOf, forgetEverything } from '../people/everything.ts';
import type { From } from '../people/people.ts';
import type { Device, Identity } from '../people/person.ts';
import { FORMS } from './forms.ts';
import { Problem } from './problems.ts';
import type { Asked, RequestDesk } from './request-desk.ts';
import { replaceKey } from './sender.ts';

export function peopleRoutes(app: FastifyInstance, desk: RequestDesk): void {
  const { people, counting, tables } = desk;
  const newKeys = { config: { rateLimit: counting.makes('keysPerAddress') } };

  app.post(
    '/api/people/challenges',
    newKeys,
    desk.ask(FORMS.nothing, async (asked) => ({
      status: 201,
      body: await people.challenge(fromOf(asked).cookie),
    })),
  );

  app.post(
    '/api/people/session',
    newKeys,
    desk.ask(FORMS.session, async (asked) => {
      const { name = '', file, ...arrival } = asked.body;
      const from = fromOf(asked);
      const opened = file
        ? await people.openByFile(arrival, file, from)
        : await people.open(arrival, from, name);
      return { status: 200, body: withKey(asked, opened) };
    }),
  );

  app.get(
    '/api/people/me',
    desk.ask(FORMS.nothing, async ({ sender }) => {
      const me = mustBeSomebody(sender);
      const { id, name, shown, devices } = (await people.find(me.person)).value;
      return {
        status: 200,
        body: { person: id, name, shown, devices: devices.map((device) => told(device, sender.cookie)) },
      };
    }),
  );

  app.put(
    '/api/people/me',
    desk.ask(FORMS.me, async ({ body, sender }) => {
      await people.change(mustBeSomebody(sender).person, body);
      return { status: 204 };
    }),
  );

  app.delete(
    '/api/people/me',
    desk.ask(FORMS.nothing, async ({ sender, request }) => {
      const { person, owner } = mustBeSomebody(sender);
      for await (const table of tables.tablesOf(owner)) await table.forgetPerson(owner);
      // The other nodes do the same at the tables that they have.
      if (desk.nodes?.isPassed(request)) return { status: 204 };
      await desk.nodes?.askAll(request);
      await new Clubs(people.parts).forget(person);
      await forgetEverything(desk.store, person);
      const { devices } = await people.forget(person);
      await desk.store.forget(owner);
      const cookies = devices.flatMap((device) => device.cookies);
      desk.open.cutWhere(({ cookie }) => cookie !== undefined && cookies.includes(cookie));
      return { status: 204 };
    }),
  );

  app.get(
    '/api/people/me/export',
    desk.ask(FORMS.nothing, async ({ sender }) => {
      const { person, owner } = mustBeSomebody(sender);
      const atTables: object[] = [];
      for await (const table of tables.tablesOf(owner)) atTables.push(table.keptOf(owner));
      const { id, name, shown, made, devices } = (await people.find(person)).value;
      const who = {
        person: id,
        name,
        shown,
        made,
        devices: devices.map((device) => told(device, sender.cookie)),
      };
      const more = await everythingOf(desk.store, person);
      const clubs = (await new Clubs(people.parts).of(person)).map((club) => ({
        club: club.id,
        name: club.name,
      }));
      return { status: 200, body: { ...who, ...more, clubs, tables: atTables } };
    }),
  );

  app.delete(
    '/api/people/me/devices/:device',
    desk.ask(FORMS.nothing, async ({ sender, request }) => {
      const { device } = request.params as { device: string };
      const cookies = await people.shutOut(mustBeSomebody(sender).person, device);
      desk.open.cutWhere(({ cookie }) => cookie !== undefined && cookies.includes(cookie));
      return { status: 204 };
    }),
  );

  app.post(
    '/api/people/me/files',
    newKeys,
    desk.ask(FORMS.file, async (asked) => {
      const { challenge, file } = asked.body;
      await people.addFile(mustBeSomebody(asked.sender).person, file, challenge, fromOf(asked));
      return { status: 204 };
    }),
  );

  app.post(
    '/api/people/me/transfers',
    newKeys,
    desk.ask(FORMS.nothing, async ({ sender }) => ({
      status: 201,
      body: await people.transfer(mustBeSomebody(sender).person),
    })),
  );

  app.get(
    '/api/people/transfers',
    desk.ask(FORMS.nothing, async ({ sender }) => {
      const { person } = await people.transferOf(codeOf(sender.bearer));
      return { status: 200, body: { person: person.id, name: person.value.name } };
    }),
  );

  app.post(
    '/api/people/transfers',
    newKeys,
    desk.ask(FORMS.arrival, async (asked) => {
      const code = codeOf(asked.sender.bearer);
      return { status: 200, body: withKey(asked, await people.take(code, asked.body, fromOf(asked))) };
    }),
  );
}

/** Who asks, for what only somebody with a name here may do. */
export function mustBeSomebody({ identity, browser, cookie }: Asked<object>['sender']): Identity {
  if (identity) return identity;
  if (browser === undefined && cookie !== undefined)
    throw new Problem(403, 'This device was shut out by its owner, on another device.', { code: 'shut-out' });
  throw new Problem(401, 'Nobody has a name on this browser yet.', { code: 'nobody' });
}

function fromOf({ sender: { cookie }, request }: Pick<Asked<object>, 'sender' | 'request'>): From {
  if (cookie === undefined) throw new Problem(401, 'This browser has no key yet: ask for one first.');
  return { cookie, host: request.host };
}

function codeOf(bearer: string | undefined): string {
  if (bearer === undefined) throw new Problem(401, 'The code of the link is missing.');
  return bearer;
}

/** A browser that was somebody else's is given another key; who it is now is told. */
function withKey(
  { request, reply }: Pick<Asked<object>, 'request' | 'reply'>,
  { cookie, ...body }: { readonly person: string; readonly name: string; readonly cookie?: string },
): object {
  if (cookie !== undefined) replaceKey(request, reply, cookie);
  return body;
}

function told({ id, kind, key, cookies, at, last }: Device, cookie: string | undefined): object {
  return {
    device: id,
    kind,
    keyed: key !== undefined,
    at,
    last,
    ...(cookie !== undefined && cookies.includes(cookie) && { here: true }),
  };
}
