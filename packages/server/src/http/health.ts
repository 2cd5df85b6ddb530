// What supervisors and load balancers ask: whether the process lives, and whether it can serve.

import type { FastifyInstance } from 'fastify';
import type { Trouble } from '../store/store.ts';
import type { TableServices } from '../table/services.ts';
import { Problem } from './problems.ts';
import type { RequestDesk } from './request-desk.ts';

/** However often somebody asks, the store is looked after once in this time. */
const LOOK_EVERY = 1000;
const UNCOUNTED = { config: { rateLimit: false } };

const WHY: Readonly<Record<Trouble, string>> = {
  full: 'The disk is full, or the database has reached its limit.',
  gone: 'The database file is gone.',
  replaced: 'Another file has replaced the database.',
  taken: 'Another server has used the database since; restart this one.',
  failed: 'The database cannot be written.',
};

export function healthRoutes(app: FastifyInstance, desk: RequestDesk, services: TableServices): void {
  const look = looker(services);

  app.get('/healthz', UNCOUNTED, async () => ({ status: 'alive' }));

  app.get('/readyz', UNCOUNTED, async () => {
    if (desk.draining) throw new Problem(503, 'The server is about to stop.', { retryAfter: 2 });
    const trouble = await look();
    if (trouble) throw new Problem(503, WHY[trouble], { retryAfter: 2 });
    return { status: 'ready' };
  });
}

/** Asks the store, and logs when the answer is another than before. */
function looker({ store, time, alarm, note }: TableServices): () => Promise<Trouble | undefined> {
  let last: { readonly at: number; readonly found: Promise<Trouble | undefined> } | undefined;
  let logged: Trouble | undefined;
  const look = async (): Promise<Trouble | undefined> => {
    const trouble = await store.trouble().catch((): Trouble => 'failed');
    if (trouble !== logged) {
      if (trouble) alarm?.({ trouble }, WHY[trouble]);
      else note?.({}, 'the database can be written again');
    }
    logged = trouble;
    return trouble;
  };
  return () => {
    const now = time.now();
    if (!last || now - last.at >= LOOK_EVERY) last = { at: now, found: look() };
    return last.found;
  };
}
