// Attack: keep the server's main thread busy with requests that are cheap to send. Work is counted in calls of the
// rules (`apply`, `view`, `legal`), which are the same on every machine.

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { call, startServer, type TestServer } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';
import { type LongTable, writeLongTable } from './long-table.testing.ts';

const EVENTS = 2300;

let server: TestServer;
let table: LongTable;

beforeAll(async () => {
  const store = new MemoryStore();
  table = await writeLongTable(store, 'long', { events: EVENTS });
  server = await startServer({ store });
  await call(server.base, 'GET', `/api/tables/${table.id}`);
});
afterAll(() => server.close());
afterEach(() => void process.stderr.write(server.faults.join('\n')));
afterEach(() => vi.restoreAllMocks());

/** How often the rules are called while something is done. */
async function workOf(task: () => Promise<unknown>): Promise<number> {
  const spies = (['apply', 'view', 'legal'] as const).map((name) => vi.spyOn(table.game, name));
  await task();
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

const send = (seat: number, text: string, seen: number) =>
  call(server.base, 'POST', `/api/tables/${table.id}/seats/${seat}/actions`, {
    body: { do: text, seen },
    token: table.tokenOf(seat),
  });

/** Something the quiet seat could do long ago and cannot do any more, with the entry it saw then. */
function staleAction(): { readonly text: string; readonly seen: number } {
  const { match, seen: entries, quiet } = table;
  const now = new Set(match.view(quiet).legal);
  const since = entries.findLastIndex(({ by }) => by === quiet || by === 'clock');
  for (const { n, view } of entries.slice(since)) {
    const text = view.legal.find((legal) => !now.has(legal));
    if (text !== undefined) return { text, seen: n };
  }
  throw new Error('Everything that could be done can still be done.');
}

test('a stale action costs the rules no more than a fresh one', async () => {
  const { quiet, match } = table;
  const { text, seen } = staleAction();
  const stale = await workOf(async () => {
    const { status, body } = await send(quiet, text, seen);
    expect([status, body.detail]).toEqual([409, 'Too late: somebody was quicker. It costs you nothing.']);
  });
  const wrong = await workOf(async () => {
    expect((await send(quiet, 'play NOTHING', seen)).status).toBe(422);
  });
  const fresh = await workOf(async () => {
    expect((await send(quiet, match.view(quiet).legal[0], table.seen.length - 1)).status).toBe(200);
  });
  expect(stale).toBeLessThan(fresh + 60);
  expect(wrong).toBeLessThan(fresh + 60);
  console.info(`calls of the rules: stale ${stale}, wrong ${wrong}, fresh ${fresh}`);
});
