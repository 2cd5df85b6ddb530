// What a program may ask of the environments: one JSON object a line, checked before anything is done.

import type { Action } from '@messdeck/engine/env';
import { Complaint } from '../complaint.ts';

/** What each request takes beside "do"; a question mark stands after what may be left out. */
const FORMS = {
  layout: [],
  tree: [],
  reset: ['envs?', 'seed?', 'first?', 'chance?', 'renew?', 'records?', 'vectors?'],
  step: ['actions'],
  draw: ['env?'],
  legal: ['env?'],
  observe: ['seat', 'env?'],
  returns: [],
  clone: ['env?'],
  restore: ['clone', 'env?'],
  forget: ['clone'],
  seed: ['seed', 'env?'],
  record: ['env?', 'names?'],
} as const;

export type RequestKind = keyof typeof FORMS;

/** A request, its fields of the right kind; numbers may still be out of range. */
export interface Request {
  readonly do: RequestKind;
  readonly envs?: number;
  readonly env?: number;
  readonly seat?: number;
  readonly clone?: number;
  readonly seed?: string;
  readonly first?: number;
  readonly chance?: 'sampled' | 'asked';
  readonly renew?: boolean;
  readonly records?: boolean;
  readonly vectors?: boolean;
  readonly actions?: readonly Action[];
  readonly names?: readonly string[];
}

const KINDS: Readonly<Record<string, readonly [says: string, holds: (value: unknown) => boolean]>> = {
  envs: ['a whole number from 1 to 65536', (value) => isWhole(value) && value >= 1 && value <= 65_536],
  env: ['the number of an environment', isWhole],
  seat: ['the number of a seat', isWhole],
  clone: ['the number of a clone', isWhole],
  first: ['a whole number', isWhole],
  seed: ['a text', (value) => typeof value === 'string'],
  chance: ['"sampled" or "asked"', (value) => value === 'sampled' || value === 'asked'],
  renew: ['true or false', isFlag],
  records: ['true or false', isFlag],
  vectors: ['true or false', isFlag],
  actions: ['a list with a number, a text or null for each environment', isActions],
  names: [
    'a list of texts',
    (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  ],
};

export function parseRequest(line: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Complaint(`This line is not JSON: ${JSON.stringify(line.slice(0, 80))}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Complaint('A request is a JSON object such as {"do": "reset"}.');
  const given = value as Record<string, unknown>;
  const deed = given['do'];
  if (typeof deed !== 'string' || !Object.hasOwn(FORMS, deed))
    throw new Complaint(
      `"do" is one of ${Object.keys(FORMS).join(', ')}, not ${JSON.stringify(deed) ?? 'left out'}.`,
    );
  const form: readonly string[] = FORMS[deed as RequestKind];
  for (const field of form) {
    if (!field.endsWith('?') && given[field] === undefined)
      throw new Complaint(`"${deed}" needs "${field}".`);
  }
  const taken = form.map((field) => field.replace('?', ''));
  for (const [field, held] of Object.entries(given)) {
    if (field === 'do') continue;
    if (!taken.includes(field)) {
      const takes = taken.length > 0 ? `it takes ${taken.join(', ')}` : 'it takes nothing else';
      throw new Complaint(`"${deed}" does not take ${JSON.stringify(field)}; ${takes}.`);
    }
    const [says, holds] = KINDS[field];
    if (!holds(held)) throw new Complaint(`"${field}" is ${says}, not ${JSON.stringify(held).slice(0, 80)}.`);
  }
  return given as unknown as Request;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isActions(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((one) => one === null || typeof one === 'string' || Number.isSafeInteger(one))
  );
}
