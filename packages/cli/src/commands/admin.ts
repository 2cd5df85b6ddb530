// `messdeck admin`: what the operator of a server does from a terminal, by the same requests as the page at /admin.

import { Complaint } from '../complaint.ts';
import { databaseUrl, dataFile, type ServeFlags } from './serve.ts';

interface Server {
  readonly url: string;
  readonly key?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are printed as they come
type Answer = any;

async function ask(method: string, path: string, { url, key }: Server, body?: object): Promise<Answer> {
  const credential = key ?? process.env['MESSDECK_ADMIN_KEY'];
  if (!credential) {
    throw new Complaint(
      "The operator's key is needed: --key KEY or MESSDECK_ADMIN_KEY (shown at the first start).",
    );
  }
  if (!URL.canParse(url))
    throw new Complaint(`--url takes an address such as http://localhost:4848, not ${url}.`);
  const base = url.endsWith('/') ? url : `${url}/`;
  const reply = await fetch(new URL(`api/admin/${path}`, base), {
    method,
    headers: {
      authorization: `Bearer ${credential}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error & { cause?: Error }) => {
    throw new Complaint(`${url} does not answer: ${error.cause?.message || error.message}.`);
  });
  const text = await reply.text();
  const told = parsed(text);
  if (reply.ok && told !== undefined) return told;
  throw new Complaint(told?.detail ?? `${url} is not a Messdeck server (it answered ${reply.status}).`);
}

function parsed(text: string): Answer {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function print(lines: readonly string[], none: string): void {
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : none}\n`);
}

/** An id or the like as a part of a path. */
const part = encodeURIComponent;

export async function listTables(server: Server): Promise<void> {
  const { tables, stored } = await ask('GET', 'tables', server);
  const seat = (sitter: Answer, at: number): string =>
    sitter
      ? `${at}: ${sitter.name}${sitter.who ? ` [${sitter.who}]` : ''}${sitter.bot ? ` (${sitter.bot})` : ''}`
      : `${at}: free`;
  const lines = tables.map(
    ({ table, game, state, public: open, people, seats }: Answer) =>
      `${table}  ${game}, ${state}${open ? ', public' : ''}, ${people} here  ${seats.map(seat).join(', ')}`,
  );
  print([...lines, `Tables stored: ${stored}.`], '');
}

export async function listPeople(server: Server): Promise<void> {
  const { people } = await ask('GET', 'people', server);
  const lines = people.map(
    ({ who, address, table, seat }: Answer) =>
      `${who || 'nobody'}  ${address}  ${table}  ${seat === null ? 'watching' : `seat ${seat}`}`,
  );
  print(lines, 'Nobody is connected.');
}

export async function closeTable(table: string, server: Server): Promise<void> {
  await ask('DELETE', `tables/${part(table)}`, server);
  print([`Table ${table} is closed and deleted.`], '');
}

export async function removePerson(table: string, seat: string, server: Server): Promise<void> {
  await ask('DELETE', `tables/${part(table)}/seats/${part(seat)}`, server);
  print([`Seat ${seat} of table ${table} was freed.`], '');
}

export async function ban(
  whom: string,
  { hours, why, ...server }: Server & { readonly hours: string; readonly why: string },
): Promise<void> {
  const target = /[.:/]/.test(whom) ? { range: whom } : { who: whom };
  const made = await ask('POST', 'bans', server, { ...target, hours: Number(hours), why });
  print([`${whom} is banned for ${made.hours} hours. To lift it: messdeck admin unban ${made.id}`], '');
}

export async function listBans(server: Server): Promise<void> {
  const { bans } = await ask('GET', 'bans', server);
  const lines = bans.map(
    ({ id, who, range, hours, why }: Answer) => `${id}  ${who ?? range}  ${hours} h  ${why}`,
  );
  print(lines, 'Nobody is banned.');
}

export async function liftBan(id: string, server: Server): Promise<void> {
  await ask('DELETE', `bans/${part(id)}`, server);
  print([`The ban ${id} is lifted.`], '');
}

export async function announce(
  text: string | undefined,
  { minutes, ...server }: Server & { readonly minutes: string },
): Promise<void> {
  if (text === undefined) await ask('DELETE', 'notice', server);
  else await ask('POST', 'notice', server, { text, minutes: Number(minutes) });
  print([text === undefined ? 'Nothing is announced any more.' : 'Everybody at a table reads it now.'], '');
}

export async function listReports(server: Server): Promise<void> {
  const { reports } = await ask('GET', 'reports', server);
  const lines = reports.flatMap(({ id, table, game, by, about, reason, said, played, answer }: Answer) => [
    `${id}  table ${table} (${game})`,
    `  ${by.name} [${by.who}] reports ${about.name} [${about.who}] in seat ${about.seat}: ${reason}`,
    ...said.map((line: string) => `  said    ${line}`),
    ...played.map((line: string) => `  played  ${line}`),
    answer === undefined ? '  waits for an answer' : `  answered: ${answer}`,
  ]);
  print(lines, 'Nobody has reported anybody.');
}

export async function answerReport(id: string, answer: string, server: Server): Promise<void> {
  await ask('POST', `reports/${part(id)}/answer`, server, { answer });
  print(['The reporter reads your answer at the table.'], '');
}

/** As JSON, to be handed to anyone who asked for it. */
export async function exportPerson(who: string, server: Server): Promise<void> {
  print([JSON.stringify(await ask('GET', `people/${part(who)}`, server), null, 2)], '');
}

export async function deletePerson(who: string, server: Server): Promise<void> {
  await ask('DELETE', `people/${part(who)}`, server);
  print([`Nothing of ${who} is kept any more, apart from bans, which end by themselves.`], '');
}

export async function listDays(server: Server): Promise<void> {
  const { days } = await ask('GET', 'days', server);
  const lines = days.map(
    ({ day, tables, matches, seats, actions, reports }: Answer) =>
      `${day}  tables ${tables}, matches ended ${matches}, chairs taken ${seats}, actions ${actions}, reports ${reports}`,
  );
  print(lines, 'Nothing has been counted yet.');
}

/** For anyone who lost the key: with the server stopped. */
export async function makeNewKey(flags: Pick<ServeFlags, 'data' | 'database'>): Promise<void> {
  const { renewOperatorKey } = await import('@messdeck/server');
  const key = await renewOperatorKey(databaseUrl(flags) ?? dataFile(flags.data)).catch((error: Error) => {
    throw new Complaint(error.message);
  });
  print([`The operator's key, shown only now: ${key}`], '');
}
