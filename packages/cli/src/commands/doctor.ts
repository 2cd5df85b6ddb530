// `messdeck doctor`: looks at everything a server needs, and says in one sentence each what is wrong.

import type { Limits } from '@messdeck/server';
import { Complaint } from '../complaint.ts';
import { builtPage, databaseUrl, dataFile, limitsIn, type ServeFlags } from './serve.ts';

type DoctorFlags = Pick<ServeFlags, 'data' | 'database' | 'page' | 'limits'> & { readonly url?: string };

/** Ends with status 1 where anything is wrong. */
export async function examineServer(flags: DoctorFlags): Promise<void> {
  const { examine, parseLimits } = await import('@messdeck/server');
  const database = databaseUrl(flags);
  const page = flags.page ?? builtPage();
  const limits = flags.limits === undefined ? undefined : limitsOrWhyNot(flags.limits, parseLimits);
  const patient = {
    data: dataFile(flags.data),
    ...(database !== undefined && { database }),
    ...(page !== undefined && { page }),
    ...(limits && { limits }),
    ...(flags.url !== undefined && { url: flags.url }),
  };
  let wrong = 0;
  for await (const finding of examine(patient)) {
    if (finding.wrong) wrong++;
    const mark = finding.wrong ? 'WRONG' : 'well ';
    process.stdout.write(`${mark}  ${finding.part.padEnd(6)}  ${finding.sentence}\n`);
  }
  if (wrong > 0) process.exitCode = 1;
}

function limitsOrWhyNot(file: string, parse: (text: string) => Limits): Limits | Error {
  try {
    return limitsIn(file, parse);
  } catch (error) {
    if (error instanceof Complaint) return error;
    throw error;
  }
}
