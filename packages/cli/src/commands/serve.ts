// `messdeck serve`: the page and its tables for people and programs, until a signal ends it.

import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Limits, Served } from '@messdeck/server';
import { Complaint, wholeNumber } from '../complaint.ts';
import { hostedIn } from '../hosted.ts';

export interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly database?: string;
  readonly inner?: string;
  readonly page?: string;
  readonly trustProxy?: string;
  readonly sweep?: boolean;
  readonly limits?: string;
  readonly name?: string;
  readonly metricsPort?: string;
  readonly log?: string;
  readonly game?: readonly string[];
}

const LEVELS = ['debug', 'info', 'error', 'silent'] as const;
type Level = (typeof LEVELS)[number];

export async function serveTables(flags: ServeFlags): Promise<void> {
  const port = flags.port ?? process.env['PORT'];
  const data = dataFile(flags.data);
  const metricsPort = flags.metricsPort ?? process.env['METRICS_PORT'];
  const page = flags.page ?? builtPage();
  if (page !== undefined && !existsSync(join(page, 'index.html'))) {
    throw new Complaint(`${page} has no built page (no index.html).`);
  }
  const { parseAddress, parseInner, parseLimits, serve } = await import('@messdeck/server');
  const database = databaseUrl(flags);
  const inner = innerAddress(flags, database, parseInner);
  const limits = flags.limits === undefined ? undefined : limitsIn(flags.limits, parseLimits);
  const stored =
    database === undefined ? storedIn(data) : `Tables are stored in ${placeOf(database, parseAddress)}.`;
  const { games, hosted } = await hostedIn(flags.game ?? [], page !== undefined);
  const served = await serve({
    host: flags.host ?? process.env['HOST'] ?? '127.0.0.1',
    data,
    ...(database !== undefined && { database }),
    ...(inner && { inner }),
    log: levelOf(flags.log),
    plainLog: process.stderr.isTTY === true,
    ...(port !== undefined && { port: wholeNumber('--port', 0, 65_535)(port) }),
    ...(metricsPort !== undefined && { metricsPort: wholeNumber('--metrics-port', 0, 65_535)(metricsPort) }),
    ...(page !== undefined && { page }),
    games,
    ...(hosted && { hosted }),
    ...(flags.sweep && { sweep: true }),
    ...(limits && { limits }),
    ...(flags.name !== undefined && { names: namesIn(flags.name) }),
    ...(flags.trustProxy !== undefined && { trust: flags.trustProxy }),
  }).catch((error: Error) => {
    throw new Complaint(error.message);
  });
  // Anyone who reads that it is ready may end it at once.
  const told = signal();
  announce(served, stored, page !== undefined);
  await told;
  // Anyone who asks twice does not want to wait.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  await served.stop();
}

/** The PostgreSQL database asked for, if one is; a file named on the command line is meant more than the environment. */
export function databaseUrl({ data, database }: Pick<ServeFlags, 'data' | 'database'>): string | undefined {
  if (data !== undefined && database !== undefined) {
    throw new Complaint('Tables are stored in a file or in a database: give --data or --database, not both.');
  }
  return database ?? (data === undefined ? process.env['DATABASE_URL'] : undefined);
}

/** Where the other nodes reach this one; a file belongs to one server. */
function innerAddress(
  { inner }: ServeFlags,
  database: string | undefined,
  parse: (text: string) => URL,
): URL | undefined {
  const asked = inner ?? (database === undefined ? undefined : process.env['MESSDECK_INNER']);
  if (asked === undefined) return undefined;
  if (database === undefined) {
    throw new Complaint(
      '--inner is for several nodes on one PostgreSQL database: give --database or DATABASE_URL, too.',
    );
  }
  try {
    return parse(asked);
  } catch (error) {
    throw new Complaint((error as Error).message);
  }
}

function placeOf(url: string, parse: (url: string) => { readonly name: string }): string {
  try {
    return parse(url).name;
  } catch (error) {
    throw new Complaint((error as Error).message);
  }
}

/** The names a server answers to, of a comma list. */
function namesIn(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(name));
  if (wrong === undefined) return names;
  throw new Complaint(
    `--name takes host names such as cards.example.org, without http:// and port, not ${JSON.stringify(wrong)}.`,
  );
}

/** The limits of a file; what is wrong with it is said with its name. */
export function limitsIn(file: string, parse: (text: string) => Limits): Limits {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(`--limits: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  try {
    return parse(text);
  } catch (error) {
    throw new Complaint(`--limits: ${file} cannot be used. ${(error as Error).message}`);
  }
}

/** Where tables are stored, and what has to be made for that: a slip in a path shows here. */
function storedIn(data: string): string {
  const made = existsSync(data)
    ? ''
    : existsSync(dirname(data))
      ? ', a new database'
      : ', a new database in a new folder';
  return `Tables are stored in ${data}${made}.`;
}

/** Three lines, on one machine as on a network. The first start shows the operator's key in place of the last. */
function announce({ addresses, operatorKey }: Served, stored: string, page: boolean): void {
  const [own, ...others] = addresses;
  const open = page ? `open ${own} in a browser` : `the API is at ${own}api (no page is built here)`;
  const friends = others.length > 0 ? `; friends on your network open ${others.join(' or ')}` : '';
  process.stdout.write(`Messdeck is ready: ${open}${friends}. Press Ctrl-C to stop.\n`);
  process.stdout.write(`${stored}\n`);
  process.stdout.write(
    operatorKey === undefined
      ? 'To play at the terminal: npx messdeck play\n'
      : `Your key for ${page ? `${own}admin` : 'messdeck admin'}, shown only now: ${operatorKey}\n`,
  );
}

function signal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}

/** Where tables are kept: as asked for, or in the user's data folder. */
export function dataFile(asked: string | undefined): string {
  return asked ?? process.env['MESSDECK_DATA'] ?? join(dataFolder(), 'messdeck.db');
}

function dataFolder(): string {
  const { XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === 'win32')
    return join(LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Messdeck');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Messdeck');
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'messdeck');
}

/** The page of a checkout, if it is built. */
export function builtPage(): string | undefined {
  const folder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

function levelOf(asked: string | undefined): Level {
  // At a terminal the sentences above are enough.
  if (asked === undefined) return process.stderr.isTTY ? 'error' : 'info';
  const level = LEVELS.find((known) => known === asked);
  if (!level) throw new Complaint(`--log takes ${LEVELS.join(', ')}, not ${JSON.stringify(asked)}.`);
  return level;
}
