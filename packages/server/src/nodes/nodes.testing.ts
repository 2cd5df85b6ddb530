// Several nodes on one database, for tests: each serves on a free port and is reached by the others on another.

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
