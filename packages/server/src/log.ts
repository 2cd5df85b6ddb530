// The server's log: for programs one JSON object a line, for a person at a terminal a sentence. Ids only: no headers, no
// bodies, no names or addresses of people.

import { type Logger, pino } from 'pino';

export interface LogOptions {
  readonly level: string;
  /** Sentences instead of JSON. */
  readonly plain: boolean;
}

export function makeLogger({ level, plain }: LogOptions): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!plain) return pino(options, pino.destination(2));
  return pino(options, { write: (line: string) => process.stderr.write(plainLine(line)) });
}

/** Seconds of the day are enough at a terminal. */
const TIME_OF_DAY = /T(\d\d:\d\d:\d\d)/;
const ERROR = 50;

/** A line of the log as a person reads it. */
export function plainLine(json: string): string {
  const { level, time, msg, err, ...facts } = JSON.parse(json) as Record<string, unknown>;
  const [, at] = TIME_OF_DAY.exec(String(time)) ?? [];
  const told = Object.entries(facts).map(([name, value]) => `${name} ${textOf(value)}`);
  const error = err as { message?: string; stack?: string } | undefined;
  const head = `${at} ${Number(level) >= ERROR ? 'ERROR ' : ''}${msg}`;
  const trace = error ? `\n${error.stack ?? error.message}` : '';
  return `${head}${told.length > 0 ? ` (${told.join(', ')})` : ''}${trace}\n`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
