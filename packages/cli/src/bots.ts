// Bots as the command knows them: those of the house by name, and outside programs, "exec:COMMAND".

import { parseBot } from '@messdeck/bots';
import { Complaint, must } from './complaint.ts';
import { checkFile, isFile } from './modules.ts';

const EXEC = 'exec:';

export function isExec(name: string): boolean {
  return name.startsWith(EXEC);
}

/** Whether the name of a bot is a file. */
export function isModule(name: string): boolean {
  return !isExec(name) && isFile(name);
}

export function commandOf(name: string): string {
  return name.slice(EXEC.length);
}

/** A bot for the table at the terminal, where only those of the house sit. */
export function checkHouseBot(name: string): void {
  if (isExec(name))
    throw new Complaint(
      'The terminal table takes only built-in bots; use simulate or arena for exec: programs.',
    );
  must(parseBot(name));
}

/** Complains of a name that no bot has; the sentence tells of programs too. */
export function checkBot(name: string): void {
  if (isModule(name)) checkFile(name);
  else if (!isExec(name)) {
    must(parseBot(name, `; ${EXEC}COMMAND runs a program of yours`));
  } else if (commandOf(name).trim() === '')
    throw new Complaint('"exec:" needs a command after it, such as "exec:python3 mybot.py".');
}
