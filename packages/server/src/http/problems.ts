// What is refused, and how that is said: application/problem+json (RFC 9457), one sentence for a person, nothing hidden.

import type { Declined, Kind } from '../table/declined.ts';

export class Problem extends Error {
  readonly status: number;
  readonly rule: string | undefined;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    detail: string,
    more: { rule?: string | undefined; code?: string | undefined; retryAfter?: number } = {},
  ) {
    super(detail);
    this.status = status;
    this.rule = more.rule;
    this.code = more.code;
    this.retryAfter = more.retryAfter;
  }

  body(): string {
    const { status, rule, code } = this;
    return JSON.stringify({
      status,
      title: TITLES[status] ?? 'Refused',
      detail: this.message,
      ...(rule === undefined ? {} : { rule }),
      ...(code === undefined ? {} : { code }),
    });
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Malformed request',
  401: 'Who are you?',
  403: 'Not for you',
  404: 'Not found',
  409: 'Not now',
  413: 'Too large',
  415: 'Not JSON',
  421: 'Not this server',
  422: 'Against the rules',
  429: 'Too many requests',
  500: 'A fault of the server',
  503: 'Not available at the moment',
};

export const NO_TABLE = 'There is no such table, or it is not open to you.';

const STATUS: Readonly<Record<Kind, number>> = {
  unknown: 404,
  'not allowed': 403,
  'not now': 409,
  impossible: 422,
  'too much': 429,
  unavailable: 503,
};

/** What a table declined, as it is answered. */
export function problemFrom({ kind, message, rule, code, retryAfter }: Declined): Problem {
  return new Problem(STATUS[kind], message, {
    rule,
    code,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}
