// What a node asks the database that it shares with others.

import type { QueryConfig } from 'pg';
import { STALE } from '../store/postgres/queries.ts';
import { LOCK } from '../store/postgres/session.ts';
import type { Ages } from '../store/store.ts';

/** After this many seconds without a sign of life a node's tables may be taken. */
const SILENT = 3;

/** Of a row of nodes: it has the lock of its number, which ends with its connection, and has not been silent. */
const LIVES = `nodes.seen > clock_timestamp() - interval '${SILENT} s' AND EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LOCK} AND objid = nodes.id AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;

const HAS_OWNER = `EXISTS (SELECT FROM messdeck.nodes WHERE nodes.id = tables.owner AND ${LIVES})`;

export const claim = (table: string, node: number): QueryConfig => ({
  name: 'claim',
  text: `WITH taken AS (
      UPDATE messdeck.tables SET owner = $2, epoch = epoch + 1
      WHERE id = $1 AND (owner IS NULL OR owner = $2 OR NOT ${HAS_OWNER}) RETURNING epoch)
    SELECT (SELECT epoch FROM taken) AS epoch, tables.owner, nodes.address
    FROM messdeck.tables LEFT JOIN messdeck.nodes ON nodes.id = tables.owner WHERE tables.id = $1`,
  values: [table, node],
});

export const give = (table: string, from: number, to: number): QueryConfig => ({
  text: 'UPDATE messdeck.tables SET owner = $3, epoch = epoch + 1 WHERE id = $1 AND owner = $2',
  values: [table, from, to],
});

export const owned = (node: number): QueryConfig => ({
  text: 'SELECT id, epoch FROM messdeck.tables WHERE owner = $1',
  values: [node],
});

/** One row for each living node, or one without where there is none. */
export const beat = (node: number, lived: number): QueryConfig => ({
  name: 'beat',
  text: `WITH own AS (UPDATE messdeck.nodes SET seen = clock_timestamp() WHERE id = $1),
      run AS (UPDATE messdeck.life SET lived = greatest(lived, $2) RETURNING lived)
    SELECT run.lived, nodes.id, nodes.address FROM run LEFT JOIN messdeck.nodes ON ${LIVES}`,
  values: [node, lived],
});

export const secret = (suggested: string): QueryConfig => ({
  text: 'UPDATE messdeck.life SET secret = coalesce(secret, $1) RETURNING secret',
  values: [suggested],
});

export const release = (node: number): QueryConfig => ({
  text: 'UPDATE messdeck.tables SET owner = NULL WHERE owner = $1',
  values: [node],
});

/** Also nodes that ended without a word, a day ago. */
export const forget = (node: number): QueryConfig => ({
  text: `DELETE FROM messdeck.nodes WHERE id = $1 OR seen < clock_timestamp() - interval '1 day'`,
  values: [node],
});

/** Stale tables that no other living node has. */
export const staleHere = ({ unfinished, finished }: Ages, most: number, node: number): QueryConfig => ({
  text: `SELECT id FROM messdeck.tables WHERE id IN (${STALE})
    AND (owner IS NULL OR owner = $4 OR NOT ${HAS_OWNER}) LIMIT $3`,
  values: [unfinished, finished, most, node],
});
