// Bots as the command knows them: those of the house by name, and outside programs, "exec:COMMAND".

import { parseBot } from '@messdeck/bots';
import { Complaint, must } from './complaint.ts';

const EXEC = 'exec:';

export function isExec(name: string): boolean {
  return name.startsWith(EXEC);
}

export function commandOf(name: string): string {
  return name.slice(EXEC.length);
}

/** Complains of a name that no bot has. */
export function checkBot(name: string): void {
  if (!isExec(name)) must(parseBot(name));
  else if (commandOf(name).trim() === '')
    throw new Complaint('"exec:" needs a command behind it, such as "exec:python3 mybot.py".');
}
