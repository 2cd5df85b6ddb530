// Several nodes on one database, for tests: each serves on a free port and is reached by the others on another.

import { createServer, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../../scripts/services.mjs';
import { type Served, type ServeOptions, serve } from '../serve.ts';
import { AT_ONCE, call, events, type Seat } from '../server.testing.ts';

export interface TestNode extends Served {
  readonly base: string;
  readonly inner: URL;
}

export async function startNode(database: string, more: Partial<ServeOptions> = {}): Promise<TestNode> {
  const inner = new URL(`http://127.0.0.1:${await freePort()}`);
  const options = { port: 0, host: '127.0.0.1', data: '', database, inner, pace: AT_ONCE } as const;
  const served = await serve({ ...options, log: 'silent', ...more });
  return { ...served, base: `http://127.0.0.1:${served.port}`, inner };
}

/** A load balancer that sends every request to any of the nodes. */
export async function balance(
  nodes: readonly TestNode[],
): Promise<{ readonly base: string; close(): Promise<void> }> {
  const proxy = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    const { port } = nodes[Math.floor(Math.random() * nodes.length)];
    const { url: path, method, headers } = request;
    const line = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    line.on('error', () => response.destroy());
    response.on('close', () => line.destroy());
    request.pipe(line);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as { port: number };
  return {
    base: `http://127.0.0.1:${port}`,
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** A player as docs/online.md describes one: comes back to its stream, and sends again what was not answered. */
export class LastingPlayer {
  readonly seat: Seat;
  readonly entries: string[] = [];
  /** What it did, by the number of the entry that was given to it. */
  readonly acknowledged: Map<number, string> = new Map();
  private over = false;
  private line: AbortController = new AbortController();
  private readonly base: string;
  private readonly path: string;
  private id = '';

  constructor(base: string, seat: Seat) {
    this.base = base;
    this.seat = seat;
    this.path = `/api/tables/${seat.table}/seats/${seat.seat}`;
  }

  async play(): Promise<void> {
    while (!this.over) {
      // A line that broke, or a server that was just about to stop.
      await this.read().catch(() => undefined);
      await delay(50);
    }
  }

  stop(): void {
    this.over = true;
    this.line.abort();
  }

  private async read(): Promise<void> {
    const { token } = this.seat;
    const headers: Record<string, string> = this.id === '' ? {} : { 'last-event-id': this.id };
    this.line = new AbortController();
    const sent = { token, headers };
    for await (const { event, data, id } of events(this.base, `${this.path}/stream`, sent, this.line)) {
      if (event === 'table' && JSON.parse(data).state === 'over') this.over = true;
      if (this.over) return;
      if (event !== 'entry') continue;
      this.id = id!;
      this.entries.push(data);
      const { n, view } = JSON.parse(data);
      if (view.actors.includes(this.seat.seat) && view.legal.length > 0) await this.act(n, view.legal[0]);
    }
  }

  private async act(seen: number, text: string): Promise<void> {
    const headers = { 'idempotency-key': `after-${seen}` };
    const sent = { token: this.seat.token, body: { do: text, seen }, headers };
    while (!this.over) {
      const reply = await call(this.base, 'POST', `${this.path}/actions`, sent).catch(() => undefined);
      if (reply?.status === 200) this.acknowledged.set(reply.body.n, text);
      if (reply && reply.status < 500) return;
      await delay(50);
    }
  }
}
