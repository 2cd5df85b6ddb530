// The way from a browser to the server, asked from outside by its public address: what a proxy passes on, and how soon.

import { lookup } from 'node:dns/promises';
import { isThisMachine, networkOf } from '../security/address.ts';
import { type Finding, well, wrong } from './finding.ts';

/** The address of nobody (RFC 5737): no proxy may pass it on as the sender's because we say so. */
const NOBODYS = '192.0.2.99';
const ANSWER_WITHIN = 10_000;

export interface Way {
  readonly url: string;
  /** How long the first event of a stream may take, in milliseconds. */
  readonly within?: number;
  /** Finds the address of a host; left out: the system's. */
  readonly resolve?: (host: string) => Promise<string>;
}

export interface WayFound {
  readonly finding: Finding;
  /** What the clock at the other end shows. */
  readonly now?: number;
}

class Wrong extends Error {}

export async function examineWay(way: Way): Promise<WayFound> {
  let now: number | undefined;
  try {
    const base = baseOf(way.url);
    now = await mustAnswer(base);
    await mustPassOn(base, way);
    await mustServePage(base);
    await mustStream(base, way.within ?? 5000);
    return found(well('proxy', `${base.href} leads to the server, and all it needs is passed on.`), now);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return found(wrong('proxy', error.message), now);
  }
}

function found(finding: Finding, now: number | undefined): WayFound {
  return { finding, ...(now !== undefined && { now }) };
}

function baseOf(url: string): URL {
  const base = URL.canParse(url) ? new URL(url) : undefined;
  if (base === undefined || !/^https?:$/.test(base.protocol)) {
    throw new Wrong(`--url takes an address such as https://cards.example.org/, not ${JSON.stringify(url)}.`);
  }
  return base;
}

async function ask(base: URL, path: string, sent: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(new URL(path, base), {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      ...sent,
    });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    throw new Wrong(`${base.href} does not answer: ${cause?.message || message}.`);
  }
}

/** What an answer says if it is of our server. */
// biome-ignore lint/suspicious/noExplicitAny: whatever stands there is looked into
async function bodyOf(answer: Response): Promise<any> {
  return answer.json().catch(() => undefined);
}

async function mustAnswer(base: URL): Promise<number | undefined> {
  const alive = await ask(base, 'healthz');
  const body = await bodyOf(alive);
  if (alive.status === 421) {
    throw new Wrong(
      `The server does not know the name ${base.hostname}: start it with --name ${base.hostname}.`,
    );
  }
  if (body?.status !== 'alive') {
    throw new Wrong(
      `At ${base.href} something else answers (${alive.status}), not Messdeck: is it running, and does the proxy lead to its port?`,
    );
  }
  const ready = await ask(base, 'readyz');
  if (ready.status !== 200) throw new Wrong(`The server cannot serve: ${(await bodyOf(ready))?.detail}`);
  const date = Date.parse(alive.headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}

async function mustPassOn(base: URL, { resolve = addressOf }: Way): Promise<void> {
  const answer = await ask(base, 'api/you', { headers: { 'x-forwarded-for': NOBODYS } });
  const { address, scheme, host } = (await bodyOf(answer)) ?? {};
  const expected = base.protocol.replace(':', '');
  if (host !== base.host) {
    throw new Wrong(
      `The server is asked for ${host} instead of ${base.host}: the proxy must pass Host on as it came.`,
    );
  }
  if (scheme !== expected) {
    throw new Wrong(
      `The server takes ${expected} for ${scheme}: the proxy must set X-Forwarded-Proto, and --trust-proxy must name the proxy.`,
    );
  }
  // What comes from this machine itself may look like anybody.
  if (isThisMachine(await resolve(base.hostname))) return;
  if (address === networkOf(NOBODYS)) {
    throw new Wrong(
      'Anybody can pretend to come from any address: the proxy must replace X-Forwarded-For, not pass it on or add to it.',
    );
  }
  if (isThisMachine(address)) {
    throw new Wrong(
      'Everybody seems to come from the proxy, so all share one limit: the proxy must set X-Forwarded-For.',
    );
  }
}

async function addressOf(host: string): Promise<string> {
  const { address } = await lookup(host.replace(/^\[(.*)\]$/, '$1'));
  return address;
}

async function mustServePage(base: URL): Promise<void> {
  const answer = await ask(base, './');
  const isPage = answer.status === 200 && (answer.headers.get('content-type') ?? '').includes('text/html');
  if (!isPage || !(await answer.text()).includes('Messdeck')) {
    throw new Wrong(`There is no page at ${base.href} (${answer.status}): start the server with --page.`);
  }
}

/** A table of our own, which nobody else sees, with one reader. */
async function mustStream(base: URL, within: number): Promise<void> {
  const body = JSON.stringify({ game: 'do-boy', name: 'Doctor' });
  const headers = { 'content-type': 'application/json' };
  const made = await ask(base, 'api/tables', { method: 'POST', headers, body });
  const told = await bodyOf(made);
  if (made.status !== 201) throw new Wrong(`No table can be made: ${told?.detail ?? made.status}`);
  const { table, seat, token } = told;
  const own = { authorization: `Bearer ${token}` };
  const path = `api/tables/${table}/seats/${seat}`;
  const leave = new AbortController();
  const late = setTimeout(() => leave.abort(), within);
  try {
    const stream = await fetch(new URL(`${path}/stream`, base), { headers: own, signal: leave.signal });
    await stream.body?.getReader().read();
  } catch {
    throw new Wrong(
      `Streams arrive late (nothing within ${within / 1000} s): the proxy must not buffer them (proxy_buffering off, flush_interval -1).`,
    );
  } finally {
    clearTimeout(late);
    leave.abort();
    await ask(base, path, { method: 'DELETE', headers: own });
  }
}
