// Passes a request on to the node that has the table, and its answer back: streams as they come.

import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { Time } from '@messdeck/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ELSEWHERE, ORIGIN, SIGNATURE, SIGNED_AT } from './inner.ts';
import type { Origin } from './passed.ts';
import type { Peer } from './shared-store.ts';
import { sign } from './signing.ts';

/**
 * What became of it: another node has answered; nothing was done, and it may be sent again; or the line broke, and nobody
 * knows.
 */
export type Outcome = 'answered' | 'not-done' | 'unsure';

/** For so long a node that lives may take to answer; and so long a stream may be silent, which has a beat. */
const ANSWER_WITHIN = 10_000;
const BEAT_WITHIN = 25_000;
const FREE_FOR = 30_000;

/** Headers of one connection, not of the answer. */
const OF_THE_LINE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);
/** Headers of a request that say something to a handler. */
const PASSED_ON = [
  'authorization',
  'cookie',
  'origin',
  'sec-fetch-site',
  'idempotency-key',
  'last-event-id',
  'accept',
];

interface Question {
  readonly method: string;
  readonly url: string;
  readonly origin: Origin;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export class Passing {
  private readonly secret: string;
  private readonly time: Time;
  private readonly agent: Agent = new Agent({ keepAlive: true, timeout: FREE_FOR });
  /** What is under way, and since when. */
  private readonly sent: Map<ClientRequest, { readonly to: number; readonly since: number }> = new Map();

  constructor(secret: string, time: Time) {
    this.secret = secret;
    this.time = time;
  }

  /** Has another node answer a request. */
  async pass(request: FastifyRequest, reply: FastifyReply, to: Peer): Promise<Outcome> {
    const line = this.send(questionOf(request), to);
    const { socket } = request.raw;
    const leave = (): void => void line.destroy();
    socket.once('close', leave);
    try {
      const answer = await answerTo(line);
      if (answer === 'not-done' || answer === 'unsure') return answer;
      if (answer.statusCode === ELSEWHERE) {
        answer.resume();
        return 'not-done';
      }
      if (/^text\/event-stream/.test(answer.headers['content-type'] ?? '')) {
        stream(line, answer, reply);
        return 'answered';
      }
      const text = await textOf(answer);
      if (text === undefined) return 'unsure';
      void reply
        .code(answer.statusCode!)
        .headers(headersOf(answer))
        .send(text === '' ? undefined : text);
      return 'answered';
    } finally {
      socket.off('close', leave);
    }
  }

  /** Asks another node something on behalf of a sender; undefined where no good answer comes. */
  async ask(request: FastifyRequest, to: Peer): Promise<unknown> {
    const answer = await answerTo(this.send(questionOf(request), to));
    if (answer === 'not-done' || answer === 'unsure') return undefined;
    const text = await textOf(answer);
    return answer.statusCode === 200 && text !== undefined ? JSON.parse(text) : undefined;
  }

  private send({ method, url, origin, headers, body }: Question, to: Peer): ClientRequest {
    const from = JSON.stringify(origin);
    const at = Math.floor(this.time.now());
    const signature = sign(this.secret, { to: to.id, at, method, url, origin: from, body });
    const { hostname, port } = new URL(to.address);
    const line = httpRequest({
      agent: this.agent,
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port,
      method,
      // As it came: what is signed is what is sent.
      path: url,
      headers: { ...headers, [ORIGIN]: from, [SIGNED_AT]: at, [SIGNATURE]: signature },
    });
    this.sent.set(line, { to: to.id, since: performance.now() });
    line.once('close', () => this.sent.delete(line));
    line.setTimeout(ANSWER_WITHIN, () => line.destroy());
    line.end(body, 'latin1');
    return line;
  }

  /** Ends what waits for nodes that are not there any more; `since` is when that was seen. */
  dropAllBut(living: ReadonlySet<number>, since: number): void {
    for (const [line, sent] of this.sent) if (!living.has(sent.to) && sent.since < since) line.destroy();
  }

  close(): void {
    for (const line of this.sent.keys()) line.destroy();
    this.agent.destroy();
  }
}

function questionOf({ method, url, ip, host, protocol, headers, body }: FastifyRequest): Question {
  // What has passed the form of a request is the same when it is written out again. Bytes, not letters, are signed.
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body));
  const passed = PASSED_ON.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  const typed = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  return {
    method,
    url,
    origin: { ip, host, protocol },
    headers: { ...Object.fromEntries(passed), ...(bytes.length > 0 && typed) },
    body: bytes.toString('latin1'),
  };
}

function answerTo(line: ClientRequest): Promise<IncomingMessage | Exclude<Outcome, 'answered'>> {
  return new Promise((resolve) => {
    line.once('response', resolve);
    // Where there was no connection, nothing can have arrived.
    line.on('error', () =>
      resolve(line.socket?.connecting === false && line.socket.bytesWritten > 0 ? 'unsure' : 'not-done'),
    );
    line.once('close', () => resolve('unsure'));
  });
}

async function textOf(answer: IncomingMessage): Promise<string | undefined> {
  try {
    let text = '';
    answer.setEncoding('utf8');
    for await (const part of answer) text += part;
    return answer.complete ? text : undefined;
  } catch {
    return undefined;
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string | string[]> {
  const all = Object.entries(headers).filter(([name]) => !OF_THE_LINE.has(name));
  return Object.fromEntries(all) as Record<string, string | string[]>;
}

/** The stream goes on as it comes, and as fast as its reader takes it. */
function stream(line: ClientRequest, answer: IncomingMessage, reply: FastifyReply): void {
  const { raw } = reply;
  reply.hijack();
  line.setTimeout(BEAT_WITHIN, () => line.destroy());
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(answer.statusCode!, { ...headersOf(answer), connection: 'close' });
  raw.flushHeaders();
  raw.socket?.setNoDelay(true);
  raw.socket?.setTimeout(0);
  raw.on('close', () => line.destroy());
  answer.on('close', () => raw.end());
  answer.on('error', () => raw.end());
  answer.pipe(raw);
}
