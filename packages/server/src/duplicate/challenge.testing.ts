// A client of challenges, written from docs/online.md alone, and chance and bots are always the same.

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SeatBot } from '@messdeck/host';
import { call, events, type Reply } from '../server.testing.ts';

/** Numbers that come in the same order in every run; `other` changes those from some number on. */
export function sameNumbers(other?: { readonly from: number; readonly to: number }) {
  let count = 0;
  return (bytes: number): Buffer => {
    const at = count++;
    const changed = other && at >= other.from && at < other.to ? 'other ' : '';
    const blocks = Math.ceil(bytes / 32);
    const hashes = Array.from({ length: blocks }, (_, i) =>
      createHash('sha256').update(`${changed}${at} ${i}`).digest(),
    );
    return Buffer.concat(hashes).subarray(0, bytes);
  };
}

/** A bot that does the first thing it may. */
export const firstOfAll: SeatBot = () => ({ choose: ({ mayWait }) => (mayWait ? -1 : 0) });

/** Everything that a client was told, as it came. */
export class Client {
  readonly told: string[] = [];
  readonly token: string;
  readonly pair: number;
  private readonly base: string;
  private readonly challenge: string;

  private constructor(
    base: string,
    challenge: string,
    joined: { readonly token: string; readonly pair: number },
  ) {
    this.base = base;
    this.challenge = challenge;
    this.token = joined.token;
    this.pair = joined.pair;
  }

  static async join(
    base: string,
    challenge: string,
    invite: string,
    wanted: Readonly<Record<string, unknown>>,
  ): Promise<Client> {
    const joined = await call(base, 'POST', `/api/challenges/${challenge}/pairs`, {
      body: wanted,
      token: invite,
    });
    if (joined.status !== 201) throw new Error(JSON.stringify(joined.body));
    return new Client(base, challenge, joined.body);
  }

  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await call(this.base, method, `/api/challenges/${this.challenge}${path}`, {
      token: this.token,
      body,
    });
    this.told.push(JSON.stringify(reply.body));
    return reply;
  }

  /** Begins a board, and plays it to the end by a rule of its own. */
  async play(board: number, choose: (legal: readonly string[], turn: number) => string): Promise<string> {
    const begun = await this.ask('POST', `/boards/${board}`, {});
    if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
    const { table, seat } = begun.body;
    const path = `/api/tables/${table}/seats/${seat}`;
    let turn = 0;
    for await (const { event, data } of events(this.base, `${path}/stream`, { token: this.token })) {
      this.told.push(data);
      const said = JSON.parse(data);
      if (event === 'table' && said.state === 'over') break;
      if (event !== 'entry' && event !== 'view') continue;
      const { n, view } = event === 'entry' ? said : { n: -1, view: said };
      if (!view.actors.includes(seat) || view.legal.length === 0) continue;
      const body = { do: choose(view.legal, turn++), seen: n };
      await call(this.base, 'POST', `${path}/actions`, { body, token: this.token });
    }
    await this.untilPlayed(board);
    return table;
  }

  /** A result is noted as soon as the match is over. */
  private async untilPlayed(board: number): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const { status } = await call(this.base, 'GET', `/api/challenges/${this.challenge}/boards/${board}`, {
        token: this.token,
      });
      if (status === 200) return;
      await delay(10);
    }
    throw new Error(`Board ${board} was not noted.`);
  }
}
