// `messdeck restore`: puts a backup in the place of a server's database.

import { Complaint } from '../complaint.ts';
import { dataFile } from './serve.ts';

export async function restoreTables(from: string, flags: { readonly data?: string }): Promise<void> {
  const { restore } = await import('@messdeck/server');
  const to = dataFile(flags.data);
  try {
    const { kept } = restore(from, to);
    const old = kept === undefined ? '' : ` What was there before is kept in ${kept}.`;
    process.stderr.write(`${to} now has the tables of ${from}.${old}\n`);
  } catch (error) {
    throw new Complaint((error as Error).message);
  }
}
