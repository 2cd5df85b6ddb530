// `messdeck migrate`: copies all tables of a server from a file to PostgreSQL, or back.

import { Complaint } from '../complaint.ts';

export async function migrateTables({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): Promise<void> {
  const { migrate } = await import('@messdeck/server');
  const tables = await migrate(from, to).catch((error: Error) => {
    throw new Complaint(error.message);
  });
  const what = tables === 1 ? 'One table was' : `${tables} tables were`;
  process.stderr.write(`${what} copied, rebuilt on both sides and found the same.\n`);
}
