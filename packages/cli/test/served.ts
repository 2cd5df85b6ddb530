// A server for tests, as the command starts it, and what is asked of its tables.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';

export interface ServedForTest {
  readonly address: string;
  ask(method: string, path: string, token?: string, body?: object): Promise<unknown>;
  /** Lays a table with two bots, and waits until both have played a card. */
  bothBotsPlay(game: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts `messdeck serve` of this program with these arguments. */
export async function served(main: string, args: readonly string[]): Promise<ServedForTest> {
  const server = spawn(process.execPath, [main, 'serve', '--port', '0', '--log', 'error', ...args]);
  let address = '';
  for await (const line of createInterface({ input: server.stdout })) {
    [address = ''] = /http:\S+(?=\/)\//.exec(line) ?? [];
    if (address !== '') break;
  }
  const headers = (token?: string): Record<string, string> =>
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const ask: ServedForTest['ask'] = async (method, path, token, body) => {
    const response = await fetch(`${address}api${path}`, {
      method,
      headers: { ...headers(token), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    address,
    ask,
    async bothBotsPlay(game) {
      const bots = { 1: 'captain', 2: 'random' };
      const made = await ask('POST', '/tables', undefined, { game, name: 'Ada', seats: 3, bots });
      const { table, token } = made as { table: string; token: string };
      await ask('POST', `/tables/${table}/start`, token);
      const stream = await fetch(`${address}api/tables/${table}/seats/0/stream`, { headers: headers(token) });
      let heard = '';
      for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
        heard += chunk;
        if ([1, 2].every((seat) => heard.includes(`"by":${seat},"do":"play `))) break;
      }
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}
