// Where the other nodes reach this one: an address inside the network of the host, at which nothing is answered that is
// not signed by a node of the same database.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { notePassed, type Origin } from './passed.ts';
import { isSigned } from './signing.ts';

/** How a node says that what was asked for is not here, and nothing was done. */
export const ELSEWHERE = 421;
export const SIGNATURE = 'x-messdeck-signature';
export const SIGNED_AT = 'x-messdeck-at';
export const ORIGIN = 'x-messdeck-origin';
/** No request has more. */
const MOST_BYTES = 16_384;

export interface Inside {
  readonly secret: string;
  /** This node's number. */
  readonly id: number;
  now(): number;
  /** Whether requests are taken at all; a node that is about to stop takes none. */
  takes(): boolean;
  /** Answers a request that is good. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

export class Inner {
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  /** Rejects with a sentence where the address cannot be used. */
  static open(address: URL, inside: Inside): Promise<Inner> {
    const server = createServer((request, response) => {
      receive(inside, request, response).catch(() => response.destroy());
    });
    server.keepAliveTimeout = 60_000;
    const host = address.hostname.replace(/^\[(.*)\]$/, '$1');
    return new Promise((resolve, reject) => {
      server.once('error', ({ message }) =>
        reject(new Error(`--inner: ${address.host} cannot be served (${message}).`)),
      );
      server.listen({ port: Number(address.port), host, backlog: 4096 }, () => resolve(new Inner(server)));
    });
  }

  /** What is being answered has a moment to end. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeIdleConnections();
    const soon = setTimeout(() => this.server.closeAllConnections(), 1000);
    await closed;
    clearTimeout(soon);
  }
}

async function receive(inside: Inside, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  if (body === undefined || !isGood(inside, request, body)) return refuse(response, 403);
  if (!inside.takes()) return refuse(response, ELSEWHERE);
  notePassed(request, { origin: JSON.parse(String(request.headers[ORIGIN])) as Origin, body });
  inside.answer(request, response);
}

function isGood(inside: Inside, { method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const origin = String(headers[ORIGIN]);
  const at = Number(headers[SIGNED_AT]);
  const signed = { to: inside.id, at, method, url, origin, body: body.toString('latin1') };
  return isSigned(inside.secret, signed, String(headers[SIGNATURE]), inside.now());
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end();
}
