// The thread that owns the database. Whatever has come in while it was busy is committed together: one write to the
// disk for all that waits.

import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { boundSize, deleteCleanly } from './cleanly.ts';
import { Health, troubleIn } from './health.ts';
import { faultOf, migrate } from './migrations.ts';
import { isNamed } from './named-error.ts';
import { forgetHalfRestore, mustHaveOneName, realName, takeLock } from './one-server.ts';
import { makePrivate } from './private-file.ts';
import {
  MUST_CHANGE,
  type Reply,
  STATEMENTS,
  type StatementName,
  type Step,
  type Task,
  type Value,
} from './statements.ts';

const port = parentPort!;
const { file, megabytes } = workerData as { readonly file: string; readonly megabytes: number };

/** Held as long as this process lives, released by the system when it dies: two servers never share a file. */
let lock: DatabaseSyncInstance | undefined;
let db: DatabaseSyncInstance;
let health: Health;
let statements: Record<StatementName, StatementSyncInstance>;

function open(): string | undefined {
  try {
    const real = realName(file);
    lock = takeLock(real);
    if (!lock) return `Another server already uses ${file}.`;
    forgetHalfRestore(real);
    mustHaveOneName(real);
    makePrivate(real);
    db = new DatabaseSync(real);
    const fault = faultOf(db);
    if (fault) return `${file}: ${fault}`;
    deleteCleanly(db);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 1000');
    migrate(db);
    boundSize(db, megabytes);
    health = new Health(db, real);
    statements = Object.fromEntries(
      Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)]),
    ) as Record<StatementName, StatementSyncInstance>;
    return undefined;
  } catch (error) {
    return `The file ${file} cannot be used as a database: ${sentenceOf(error)}`;
  }
}

let waiting: Task[] = [];

function work(): void {
  const tasks = waiting;
  waiting = [];
  const replies: Reply[] = [];
  const writes: { id: number; write: readonly Step[] }[] = [];
  for (const task of tasks) {
    if ('write' in task) writes.push(task);
    else {
      // What was asked before a reading is written before it is read.
      replies.push(...commit(writes.splice(0)));
      if ('read' in task) replies.push(read(task.id, task.read));
      else if ('look' in task) replies.push(look(task.id));
      else replies.push(close(task.id));
    }
  }
  replies.push(...commit(writes));
  port.postMessage(replies);
}

function commit(units: readonly { id: number; write: readonly Step[] }[]): Reply[] {
  if (units.length === 0) return [];
  const trouble = health.misplaced;
  if (trouble) return units.map(({ id }) => ({ id, fault: `The database file is ${trouble}.`, trouble }));
  try {
    db.exec('BEGIN IMMEDIATE');
    for (const { write } of units) for (const step of write) run(step);
    db.exec('COMMIT');
    return units.map(({ id }) => ({ id }));
  } catch (error) {
    rollBack();
    if (units.length > 1) return units.flatMap((unit) => commit([unit]));
    if (error instanceof NotAsSeen || isNamed(error, 'SQLITE_CONSTRAINT'))
      return [{ id: units[0].id, conflict: true }];
    return [{ id: units[0].id, fault: sentenceOf(error), trouble: troubleIn(error) }];
  }
}

/** Writes something that changes nothing, and looks whether there is room for more. */
function look(id: number): Reply {
  const written = health.misplaced ?? commit([{ id, write: [['live', 0]] }])[0].trouble;
  const trouble = written ?? (health.full ? 'full' : null);
  return { id, rows: [{ trouble }] };
}

function rollBack(): void {
  if (db.isTransaction) db.exec('ROLLBACK');
}

/** A row that was to be changed is not there, or not as it was seen. */
class NotAsSeen extends Error {}

function run([name, ...values]: Step): void {
  const { changes } = statements[name].run(...values);
  if (MUST_CHANGE.has(name) && Number(changes) === 0) throw new NotAsSeen();
}

function read(id: number, [name, ...values]: Step): Reply {
  try {
    return { id, rows: statements[name].all(...values) as Record<string, Value>[] };
  } catch (error) {
    return { id, fault: sentenceOf(error) };
  }
}

function close(id: number): Reply {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  lock?.close();
  return { id };
}

function sentenceOf(error: unknown): string {
  return `${error instanceof Error ? error.message : String(error)}.`.replace(/\.\.$/, '.');
}

const fault = open();
port.postMessage(fault === undefined ? [] : [{ id: -1, fault }]);
port.on('message', (tasks: readonly Task[]) => {
  if (waiting.length === 0) setImmediate(work);
  waiting.push(...tasks);
});
