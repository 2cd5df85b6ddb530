// The `messdeck` process: its arguments, one line on standard error for whatever goes wrong, and the exit status.

import { outputFault } from './output.ts';
import { runCommand, statusOf } from './program.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(statusOf(outputFault(error), complain)),
);
// Anyone who does not hear a complaint still gets the exit status.
process.stderr.on('error', () => undefined);

const status = await runCommand(process.argv.slice(2), complain);
// A command that ends well may have set a status of its own.
if (status !== 0) process.exitCode = status;

function complain(sentence: string): void {
  process.stderr.write(`messdeck: ${sentence.replaceAll('\n', ' ')}\n`);
}
