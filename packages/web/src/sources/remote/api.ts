// Requests to the server this page came from. What it refuses comes back as a sentence; a request that is lost on the
// way is sent again under the same key, and counts once.

import * as words from '#words/remote.ts';

export interface TableSeat {
  readonly name: string;
  /** Who sits here, where that is known. */
  readonly person?: string;
  readonly bot?: string;
  readonly standsIn?: boolean;
  readonly here: boolean;
  /** For how long the person has been away, in milliseconds. */
  readonly awayMs?: number;
  /** The others may have a bot play until the person is back. */
  readonly mayStandIn?: boolean;
}

/** Whether a person sits here, be it that a bot plays for the moment. */
export function isPersons({ bot, standsIn }: TableSeat): boolean {
  return bot === undefined || standsIn === true;
}

/** A table as the server tells it. */
export interface ToldTable {
  readonly table: string;
  readonly game: string;
  readonly rules: Readonly<Record<string, string | number | boolean>>;
  readonly state: 'waiting' | 'playing' | 'over';
  readonly host: number;
  readonly public: boolean;
  /** The board of a challenge that is played here. */
  readonly board?: { readonly challenge: string; readonly board: number };
  /** The match counts for ratings. */
  readonly rated?: true;
  readonly seats: readonly (TableSeat | null)[];
  /** At the table of a rematch: for whom each free seat is kept. */
  readonly awaited?: readonly (string | null)[];
  readonly watchers: number;
  readonly clock?: { readonly perAction?: number; readonly perMatch?: number; readonly days?: number };
  readonly due?: { readonly seat: number; readonly inMs: number };
  readonly takeback?: { readonly by: number; readonly agreed: readonly number[] };
  readonly next?: string;
}

/** The server's answer was no: its status and its sentence. */
export class Refused extends Error {
  readonly status: number;
  readonly retryAfter: number;
  /** Tells apart what the page has different words for. */
  readonly code: string | undefined;

  constructor(status: number, sentence: string, retryAfter = 0, code?: string) {
    super(sentence);
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

/** The server could not be reached. */
export class Unreached extends Error {}

interface Sending {
  readonly body?: object;
  /** An invitation or watching key. */
  readonly bearer?: string | undefined;
  /** The same request sent again has the same key. */
  readonly key?: string;
  /** Without this browser's own key: only the bearer counts. */
  readonly alone?: boolean;
}

export async function ask<T>(
  method: string,
  path: string,
  { body, bearer, key, alone = false }: Sending = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body) headers['content-type'] = 'application/json';
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  if (key) headers['idempotency-key'] = key;
  const response = await fetch(`api${path}`, {
    method,
    headers,
    ...(alone && { credentials: 'omit' as const }),
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreached(words.cantReachTheServer);
  });
  const text = await response.text();
  const answer = parse(text);
  if (response.ok) return answer as T;
  const { detail, code } = (answer ?? {}) as { detail?: string; code?: string };
  const sentence = detail ?? words.noServerHere;
  throw new Refused(response.status, sentence, Number(response.headers.get('retry-after') ?? 0), code);
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function newKey(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-')
  );
}

/** Sends until there is an answer; `waiting` hears when that takes more than one try. */
export async function askUntilAnswered<T>(
  method: string,
  path: string,
  body: object,
  left: AbortSignal,
  waiting: () => void,
): Promise<T> {
  const key = newKey();
  for (let tries = 0; ; tries++) {
    try {
      return await ask<T>(method, path, { body, key });
    } catch (error) {
      const again =
        error instanceof Unreached || (error instanceof Refused && [429, 503].includes(error.status));
      if (!again || left.aborted) throw error;
      waiting();
      await pause(
        error instanceof Refused && error.retryAfter > 0
          ? error.retryAfter * 1000
          : 500 * 2 ** Math.min(tries, 3),
      );
    }
  }
}

/** Waits, but not longer than until the network is back. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
