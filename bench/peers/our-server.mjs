// Our server, durable, with nothing to hold it back.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, serve } from '@messdeck/server';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-bench-'));
const { port } = await serve({
  host: '127.0.0.1',
  port: 0,
  data: join(folder, 'tables.db'),
  log: 'error',
  limits: NO_LIMITS,
  pace: { pace: 'instant', reaction: 'quick', windows: 'short' },
});
process.send({ port });
process.on('SIGINT', () => process.exit(0));
process.on('message', () => process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
