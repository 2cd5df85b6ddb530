// Several nodes on one database, for tests: each serves on a free port and is reached by the others on another.

import { createServer as createProxy, request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { type Served, type ServeOptions, serve } from '../serve.ts';
import { AT_ONCE } from '../server.testing.ts';

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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A load balancer that sends every request to any of the nodes. */
export async function balance(
  nodes: readonly TestNode[],
): Promise<{ readonly base: string; close(): Promise<void> }> {
  const proxy = createProxy({ maxHeaderSize: 65_536 }, (request, response) => {
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
