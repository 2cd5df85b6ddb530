// A request that another node has passed on: what that node says of its sender is taken for true, since it has proved
// itself.

import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who sent a request to the node that passed it on, and how they reached it. */
export interface Origin {
  readonly ip: string;
  readonly host: string;
  readonly protocol: string;
}

interface Passed {
  readonly origin: Origin;
  /** It was read to check the signature. */
  readonly body: Buffer;
}

const passed: WeakMap<IncomingMessage, Passed> = new WeakMap();

export function notePassed(raw: IncomingMessage, what: Passed): void {
  passed.set(raw, what);
}

export function isPassed({ raw }: FastifyRequest): boolean {
  return passed.has(raw);
}

/** Requests that were passed on come from where their first node says. */
export function readPassed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const { origin } = passed.get(request.raw) ?? {};
    for (const [name, value] of Object.entries(origin ?? {})) Object.defineProperty(request, name, { value });
    done();
  });
  app.addHook('preParsing', (request, _, payload, done) => {
    const { body } = passed.get(request.raw) ?? {};
    done(null, body ? Readable.from([body]) : payload);
  });
}
