// A line to a PostgreSQL database: one connection that writes, and holds the lock that keeps other servers out; a few
// that read. What is written over the connection that holds the lock needs no other fence.

import { Client, DatabaseError, Pool, type QueryConfig } from 'pg';
import type { Address } from './address.ts';
import { migrate, WrongDatabase } from './schema.ts';

type Rows = readonly Record<string, unknown>[];

/** Who holds the lock: stays the same as long as the process lives. */
export interface Holder {
  readonly id: string;
  /** How many servers had used the database when this one began to; undefined: it has not yet. */
  epoch: number | undefined;
  /** One of several nodes that share the database. Left out: this server has it alone. */
  readonly node?: NodeHolder;
}

/** Where the other nodes reach this one, and its number once it has one. */
export interface NodeHolder {
  readonly address: string;
  id: number | undefined;
}

/** "MESS": tells our locks from those of other programs in the same database. */
export const LOCK = 0x4d455353;
/** Held while the schema is brought up to date. */
const SCHEMA_LOCK = 0x4d455354;
const READERS = 4;
/** A host that does not answer within this time is passed over. */
const CONNECT_WITHIN = 3000;
/** A database that takes longer for an answer is taken for lost. */
const ANSWER_WITHIN = 10_000;

/** Written through to the disk, and to the standby where there is one; a server that vanished loses its lock soon. */
const SETTINGS = `SET synchronous_commit = on; SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 2;
  SET tcp_keepalives_count = 2; SET tcp_user_timeout = 7000; SET client_min_messages = warning`;

export class Session {
  private readonly writer: Client;
  private readonly readers: Pool;
  private writing: Promise<unknown> = Promise.resolve();
  private over = false;
  private lose: (() => void) | undefined;

  /** Of its host. */
  readonly url: string;

  private constructor(writer: Client, url: string) {
    this.url = url;
    this.writer = writer;
    this.readers = new Pool({ ...configOf(url, 'messdeck reads'), max: READERS, idleTimeoutMillis: 60_000 });
    this.readers.on('error', () => undefined);
    writer.on('error', () => this.lost());
    writer.on('end', () => this.lost());
  }

  /** Tries the hosts in turn; rejects with the error of the last one. */
  static async open(address: Address, holder: Holder): Promise<Session> {
    let failed: unknown;
    for (const url of address.urls) {
      try {
        return await Session.at(url, holder);
      } catch (error) {
        if (error instanceof WrongDatabase) throw error;
        failed = error;
      }
    }
    throw failed;
  }

  private static async at(url: string, holder: Holder): Promise<Session> {
    const name = `messdeck ${holder.id}`;
    const writer = new Client({ ...configOf(url, name), connectionTimeoutMillis: CONNECT_WITHIN });
    // Without a listener a connection that ends now would end the process.
    writer.on('error', () => undefined);
    try {
      await writer.connect();
      const { rows } = await writer.query('SHOW transaction_read_only');
      if (rows[0].transaction_read_only === 'on') throw new Error('it can only be read');
      await writer.query(SETTINGS);
      await takeLock(writer, name, holder);
      await migrateOnce(writer);
      if (holder.node) await enterAsNode(writer, holder.node);
      else await enter(writer, holder);
      return new Session(writer, url);
    } catch (error) {
      void writer.end().catch(() => undefined);
      throw error;
    }
  }

  /** Does this once when the line is lost. */
  onLost(task: () => void): void {
    this.lose = task;
  }

  /** One after the other, in their order. */
  write(query: QueryConfig): Promise<Rows> {
    const done = this.writing.then(() => this.writeNow(query));
    this.writing = done.catch(() => undefined);
    return done;
  }

  private async writeNow(query: QueryConfig): Promise<Rows> {
    try {
      return (await this.writer.query(query)).rows;
    } catch (error) {
      if (isLoss(error)) this.lost();
      throw error;
    }
  }

  async read(query: QueryConfig): Promise<Rows> {
    return (await this.readers.query(query)).rows;
  }

  private lost(): void {
    if (this.over) return;
    void this.end();
    this.lose?.();
  }

  /** What is under way at the writer ends without an answer. */
  async end(): Promise<void> {
    if (this.over) return;
    this.over = true;
    await Promise.allSettled([this.writer.end(), this.readers.end()]);
  }
}

function configOf(url: string, name: string) {
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    query_timeout: ANSWER_WITHIN,
  };
}

/** Held as long as the connection lives. A connection of our own that was cut may still hold it: it is ended. */
async function takeLock(client: Client, name: string, { node }: Holder): Promise<void> {
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = $1 AND usename = current_user AND pid <> pg_backend_pid()`,
    [name],
  );
  const kind = node ? '_shared' : '';
  const { rows } = await client.query(`SELECT pg_try_advisory_lock${kind}($1) AS taken`, [LOCK]);
  if (rows[0].taken) return;
  throw new Error(
    node ? 'a server that was started without --inner uses it alone' : 'another server already uses it',
  );
}

/** Nodes may start together: one of them brings the schema up to date. */
async function migrateOnce(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [SCHEMA_LOCK]);
  try {
    await migrate(client);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [SCHEMA_LOCK]);
  }
}

/** While this server was cut off, another may have played on: what this one has in memory is then out of date. */
async function enter(client: Client, holder: Holder): Promise<void> {
  const isFirst = holder.epoch === undefined;
  const { rows } = await client.query(isFirst ? COUNT_IN : 'SELECT epoch FROM messdeck.life');
  holder.epoch ??= rows[0].epoch as number;
  if (rows[0].epoch !== holder.epoch) {
    throw new WrongDatabase('another server has used it since; restart this one');
  }
  if (isFirst) await client.query(FORGET_NODES);
}

const COUNT_IN = 'UPDATE messdeck.life SET epoch = epoch + 1 RETURNING epoch';
/** A node that comes back finds that nothing is its own any more. */
const FORGET_NODES = `BEGIN; UPDATE messdeck.tables SET owner = NULL, epoch = epoch + 1 WHERE owner IS NOT NULL;
  DELETE FROM messdeck.nodes; COMMIT`;

/** Writes a node into the list. As long as its connection lives it holds the lock of its number, and so is alive. */
async function enterAsNode(client: Client, node: NodeHolder): Promise<void> {
  if (node.id === undefined) {
    await client.query(COUNT_IN);
    const { rows } = await client.query('INSERT INTO messdeck.nodes (address) VALUES ($1) RETURNING id', [
      node.address,
    ]);
    node.id = rows[0].id as number;
  } else {
    await client.query(
      `INSERT INTO messdeck.nodes (id, address) OVERRIDING SYSTEM VALUE VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()`,
      [node.id, node.address],
    );
  }
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS taken', [LOCK, node.id]);
  if (!rows[0].taken) throw new Error('an earlier connection of this node still uses it');
}

/** Every error of a statement has a code; of those, these say that the connection, or the right to write, is gone. */
function isLoss(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined || /^(08|57P|25006)/.test(code);
}

/** The code of SQLSTATE; undefined where it was not the database that answered. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}
