// Our server, durable, with nothing to hold it back: on a file, or on the database of its first argument, as one of
// several nodes where the second is its inner address.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, serve } from '@messdeck/server';

const [database, inner] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'messdeck-bench-'));
const { port } = await serve({
  host: '127.0.0.1',
  port: 0,
  data: join(folder, 'tables.db'),
  ...(database && { database }),
  ...(inner && { inner: new URL(inner) }),
  log: 'error',
  limits: NO_LIMITS,
  pace: { pace: 'instant', reaction: 'quick', windows: 'short' },
});
process.send({ port });
process.on('SIGINT', () => process.exit(0));
process.on('message', () => process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
