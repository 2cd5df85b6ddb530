// `messdeck backup`: a whole copy of a server's database, also while it serves.

import { Complaint } from '../complaint.ts';
import { dataFile } from './serve.ts';

export async function backupTables(to: string, flags: { readonly data?: string }): Promise<void> {
  const { backup } = await import('@messdeck/server');
  const from = dataFile(flags.data);
  try {
    backup(from, to);
  } catch (error) {
    throw new Complaint((error as Error).message);
  }
  process.stderr.write(`The tables of ${from} were copied to ${to}.\n`);
}
