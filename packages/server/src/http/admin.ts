// What the operator may do: look at tables and people, close, remove, ban, announce, answer reports, export and delete.
// The key travels as a Bearer credential, never in a cookie: no page of another site can use it.

import { SPECTATOR } from '@messdeck/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Ban, blockOf, MOST_BANS } from '../office/bans.ts';
import { networkOf } from '../security/address.ts';
import { Buckets } from '../security/buckets.ts';
import { whoIs } from '../table/chair-notes.ts';
import type { TableServices } from '../table/services.ts';
import type { Table } from '../table/table.ts';
import { FORMS, type Form, WHO } from './forms.ts';
import type { Answer } from './idempotent-requests.ts';
import { Problem } from './problems.ts';
import type { Asked, RequestDesk } from './request-desk.ts';
import type { Sender } from './sender.ts';
import { mustExist } from './table-access.ts';

/** So many wrong keys of one address, then one in ten seconds. */
const TRIES = 10;
const TRIES_PER_SECOND = 0.1;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** A job: deleting what is kept of a person, by the start of their credential. */
const FORGET = 'forget-person';
const AGAIN_AFTER = 30_000;
const DONE: Answer = { status: 204 };

export function adminRoutes(app: FastifyInstance, desk: RequestDesk, services: TableServices): void {
  const { tables, office, open } = desk;
  const tries = new Buckets(services.time, TRIES, TRIES_PER_SECOND);

  const mustBeOperator = ({ bearer, address }: Sender): void => {
    const from = networkOf(address());
    const wait = tries.take(from, 0);
    if (wait > 0)
      throw new Problem(429, `Too many wrong keys: try again in ${wait} s.`, { retryAfter: wait });
    if (bearer === undefined) throw new Problem(401, "The operator's key is needed.");
    if (office.key.opens(bearer)) return;
    tries.take(from);
    services.alarm?.({}, "somebody tried a wrong operator's key");
    throw new Problem(401, "This is not the operator's key.");
  };

  /** A handler for the operator alone; what is done is logged, without what was sent. */
  const ask = <T>(form: Form<T>, handle: (asked: Asked<T>) => Promise<Answer>) =>
    desk.ask(form, async (asked) => {
      mustBeOperator(asked.sender);
      const answer = await handle(asked);
      const { method, routeOptions } = asked.request;
      if (method !== 'GET')
        services.note?.({ method, route: routeOptions.url }, 'the operator did something');
      return answer;
    });

  /** A list of what there is at other nodes. */
  const fromOthers = async (request: FastifyRequest, what: string): Promise<readonly object[]> => {
    const answers = (await desk.nodes?.askAll(request)) ?? [];
    return answers.flatMap((answer) => (answer as Readonly<Record<string, readonly object[]>>)[what] ?? []);
  };

  const tableAt = async (id: string): Promise<Table> => {
    const table = await tables.find(id);
    if (!table) throw new Problem(404, `There is no table ${JSON.stringify(id.slice(0, 64))}.`);
    return table;
  };

  const params = (asked: Asked<object>): Readonly<Record<string, string>> =>
    asked.request.params as Readonly<Record<string, string>>;

  app.get(
    '/api/admin/tables',
    ask(FORMS.nothing, async ({ request }) => {
      const own = tables.inUse.map((table) => shown(table, services.time.now()));
      const elsewhere = await fromOthers(request, 'tables');
      return { status: 200, body: { stored: tables.stored, tables: [...own, ...elsewhere] } };
    }),
  );

  app.delete(
    '/api/admin/tables/:id',
    ask(FORMS.nothing, async ({ id }) => {
      await tables.drop(await tableAt(id));
      return DONE;
    }),
  );

  app.delete(
    '/api/admin/tables/:id/seats/:seat',
    ask(FORMS.nothing, async ({ id, seat }) => {
      const table = await tableAt(id);
      mustExist(table, seat);
      await table.seating.free(seat, 'operator');
      return DONE;
    }),
  );

  app.get(
    '/api/admin/people',
    ask(FORMS.nothing, async ({ request }) => {
      const own = open.list.map(({ table, seat, sender }) => ({
        who: whoIs(sender.bearer || sender.browser || ''),
        address: networkOf(sender.address()),
        table,
        seat: seat === SPECTATOR ? null : seat,
      }));
      return { status: 200, body: { people: [...own, ...(await fromOthers(request, 'people'))] } };
    }),
  );

  app.get(
    '/api/admin/people/:who',
    ask(FORMS.nothing, async (asked) => {
      const who = whoIn(params(asked)['who']);
      const kept: object[] = [];
      for await (const table of tables.tablesOf(who)) kept.push(table.keptOf(who));
      kept.push(...(await fromOthers(asked.request, 'tables')));
      const isTheirs = (start: string): boolean => start.startsWith(who) || who.startsWith(start);
      const reports = office.reports.list.filter(({ by, about }) => isTheirs(by.who) || isTheirs(about.who));
      const bans = office.bans.list.filter((ban) => ban.who !== undefined && isTheirs(ban.who));
      return { status: 200, body: { who, tables: kept, reports, bans: bans.map(withHours) } };
    }),
  );

  const forget = async (who: string, others?: () => Promise<unknown>): Promise<void> => {
    for await (const table of tables.tablesOf(who)) await table.forgetPerson(who);
    await others?.();
    await office.reports.forget(whoIs(who));
    await services.store.forget(who);
  };

  const mustBeForgotten = async (who: string): Promise<void> => {
    await forget(who);
    const { length } = await services.store.tablesOf(who);
    if (length > 0) throw new Error(`Other nodes have ${length} of their tables.`);
  };
  services.jobs.does(FORGET, ({ id }) => mustBeForgotten(id));

  app.delete(
    '/api/admin/people/:who',
    ask(FORMS.nothing, async (asked) => {
      const { request } = asked;
      const who = whoIn(params(asked)['who']);
      const isFirst = !desk.nodes?.isPassed(request);
      // Where this comes to nothing half-way, it is done again later.
      if (isFirst) await services.jobs.add({ kind: FORGET, id: who, after: AGAIN_AFTER });
      await forget(who, () => desk.nodes?.askAll(request) ?? Promise.resolve());
      if (isFirst && (await services.store.tablesOf(who)).length === 0) await services.jobs.drop(FORGET, who);
      return DONE;
    }),
  );

  const withHours = ({ until, ...ban }: Ban): object => ({
    ...ban,
    hours: Math.round(((until - services.time.now()) / HOUR) * 10) / 10,
  });

  app.get(
    '/api/admin/bans',
    ask(FORMS.nothing, async () => ({ status: 200, body: { bans: office.bans.list.map(withHours) } })),
  );

  app.post(
    '/api/admin/bans',
    ask(FORMS.ban, async ({ body: { who, range, hours, why } }) => {
      const ban = await office.bans.add(whomIn(who, range), why, hours, mustHaveRoom(services));
      desk.cutBanned();
      return { status: 201, body: withHours(ban) };
    }),
  );

  app.delete(
    '/api/admin/bans/:ban',
    ask(FORMS.nothing, async (asked) => {
      if (await office.bans.lift(params(asked)['ban'])) return DONE;
      throw new Problem(404, 'There is no such ban.');
    }),
  );

  app.post(
    '/api/admin/notice',
    ask(FORMS.notice, async ({ body: { text, minutes } }) => {
      await office.announce(text, minutes * MINUTE);
      tables.announce();
      return DONE;
    }),
  );

  app.delete(
    '/api/admin/notice',
    ask(FORMS.nothing, async () => {
      await office.announce(undefined);
      tables.announce();
      return DONE;
    }),
  );

  app.get(
    '/api/admin/reports',
    ask(FORMS.nothing, async () => ({ status: 200, body: { reports: office.reports.list } })),
  );

  app.post(
    '/api/admin/reports/:report/answer',
    ask(FORMS.answer, async (asked) => {
      const report = await office.reports.answer(params(asked)['report'], asked.body.answer);
      if (!report) throw new Problem(404, 'There is no such report.');
      tables.tellReporter(report);
      return DONE;
    }),
  );

  app.get(
    '/api/admin/days',
    ask(FORMS.nothing, async () => ({ status: 200, body: { days: await office.days.list() } })),
  );
}

/** A table as the operator sees it. */
function shown(table: Table, now: number): object {
  const { id, game, state, public: open, seats, host, made } = table.kept;
  return {
    table: id,
    game,
    state,
    public: open,
    host,
    ageMs: Math.max(0, now - made),
    people: table.peopleHere,
    seats: seats.map((seat) => {
      if (!seat) return null;
      const { name, owner, bot, standsIn } = seat;
      return {
        name,
        ...(owner !== undefined && { who: whoIs(owner) }),
        ...((bot ?? standsIn) && { bot: bot ?? standsIn }),
      };
    }),
  };
}

function whoIn(text: string): string {
  if (WHO.test(text)) return text;
  throw new Problem(
    400,
    'A person is named by the start of a hash, as lists and logs show it: 8 letters or more.',
  );
}

function whomIn(who: string | undefined, range: string | undefined): { who: string } | { range: string } {
  if ((who === undefined) === (range === undefined))
    throw new Problem(400, 'Say whom: either "who" (a key) or "range" (addresses).');
  if (who !== undefined) return { who };
  try {
    blockOf(range!);
    return { range: range! };
  } catch (error) {
    throw new Problem(400, (error as Error).message);
  }
}

function mustHaveRoom({ office, random }: TableServices): TableServices['random'] {
  if (!office.bans.isFull) return random;
  throw new Problem(409, `There are ${MOST_BANS} bans already: lift one, or ban a range.`);
}
