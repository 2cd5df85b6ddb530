// Whether the tables can be read and written where they are stored; a server may be using them meanwhile.

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { faultOf } from '../store/migrations.ts';
import { mustHaveOneName, realName } from '../store/one-server.ts';
import { inspect } from '../store/postgres/inspect.ts';
import { type Finding, well, wrong } from './finding.ts';

const OTHERS = 0o077;

export function examineFile(file: string): Finding {
  if (!existsSync(file)) return examineFolder(file);
  try {
    mustHaveOneName(realName(file));
    const fault = faultIn(file);
    if (fault !== undefined) return wrong('store', `${file}: ${fault}`);
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    return wrong('store', `${file} cannot be used: ${(error as Error).message.replace(/\.$/, '')}.`);
  }
  if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0) {
    return wrong('store', `Other users of this machine can read ${file}: chmod 600 it.`);
  }
  return well('store', `${file} is whole.`);
}

/** The first start makes the file, and its folder. */
function examineFolder(file: string): Finding {
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory())
    return wrong('store', `${file} cannot be made: ${folder} is no folder.`);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return wrong('store', `${file} cannot be made: this user may not write to ${folder}.`);
  }
  return well('store', `${file} will be made at the first start.`);
}

function faultIn(file: string): string | undefined {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const fault = faultOf(db);
    if (fault !== undefined) return fault;
    const [{ quick_check: found }] = db.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    return found === 'ok' ? undefined : `It is damaged (${found}): restore a backup.`;
  } finally {
    db.close();
  }
}

/** What was found of the database, and what its clock shows. */
export interface DatabaseFound {
  readonly finding: Finding;
  readonly now?: number;
}

export async function examineDatabase(url: string): Promise<DatabaseFound> {
  try {
    const { name, now } = await inspect(url);
    return { finding: well('store', `${name} can be written.`), now };
  } catch (error) {
    return { finding: wrong('store', (error as Error).message) };
  }
}
