// What several commands take from their options: the rules of a match, a list of bots, a number of threads.

import { availableParallelism } from 'node:os';
import { isExec } from './bots.ts';
import { Complaint } from './complaint.ts';

export function parseRules(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Complaint(`--rules takes JSON such as '{"match": "hand"}', not ${JSON.stringify(text)}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Complaint(
      `--rules takes a JSON object such as '{"match": "hand"}', not ${JSON.stringify(text)}.`,
    );
  }
  return value as Record<string, unknown>;
}

/** Names of bots: a comma list, or a JSON list where a command has commas of its own. */
export function parseList(text: string): string[] {
  if (!text.trimStart().startsWith('[')) return text.split(',');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Said below, together with what is no list of texts.
  }
  if (Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'))
    return value;
  throw new Complaint(
    `--bots takes a comma list or a JSON list such as '["exec:python3 -c \\"f(1,2)\\"", "random"]', not ${JSON.stringify(text)}.`,
  );
}

/** One bot for all seats, or one a seat. */
export function parseSeats(text: string, seats: number): string[] {
  const names = parseList(text);
  if (names.length !== 1 && names.length !== seats) {
    const commas = names.some(isExec)
      ? ' (write a command with commas in a JSON list, \'["exec:…", "random"]\')'
      : '';
    throw new Complaint(
      `--bots takes one bot for all seats or one for each of the ${seats} seats, not ${names.length}${commas}.`,
    );
  }
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? names[0]);
}

/** A thread for a few matches each, as many as there are cores; programs are started once unless more is asked for. */
export function usualJobs(matches: number, bots: readonly string[]): number {
  return bots.some(isExec) ? 1 : Math.min(availableParallelism(), Math.ceil(matches / 4));
}
