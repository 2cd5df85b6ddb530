// What is wrong with the form of a request, in one sentence for a person.

import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
};

/** Of several things that are wrong, the one to be said. */
export function wrongWith(issues: readonly Issue[]): string {
  return sentenceOf(foremost(issues));
}

/** An unknown field, which is refused by name, before what is missing. */
function foremost(issues: readonly Issue[]): Issue {
  return issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
}

function sentenceOf(issue: Issue): string {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => JSON.stringify(key.slice(0, 40)));
    const where = field === '' ? '' : ` in "${field}"`;
    return `Unknown field${where}: ${keys.slice(0, 5).join(', ')}.`;
  }
  const types = typesOf(issue);
  if (issue.code === 'invalid_union' && types.length === 0) {
    // The alternative that fits best says best what is wrong.
    const [best] = issue.errors.filter((issues) => issues.length > 0).sort(byFit);
    const found = foremost(best);
    return sentenceOf({ ...found, path: [...issue.path, ...found.path] } as Issue);
  }
  if (field === '') return 'The body must be a JSON object.';
  return `"${field}" ${faultOf(issue, types)}.`;
}

function faultOf(issue: Issue, types: readonly string[]): string {
  if (types.length > 0) return issue.input === undefined ? 'is missing' : `must be ${types.join(' or ')}`;
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `has at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case 'invalid_key':
      return 'names nothing there is';
    default:
      return issue.message;
  }
}

/** The types that would have done, where the type is what is wrong. */
function typesOf(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_type') return [TYPES[issue.expected] ?? issue.expected];
  if (issue.code !== 'invalid_union') return [];
  const each = issue.errors.map((issues) => (issues[0]?.path.length === 0 ? typesOf(issues[0]) : []));
  return each.every((types) => types.length > 0) ? [...new Set(each.flat())] : [];
}

function byFit(a: readonly Issue[], b: readonly Issue[]): number {
  const unknown = (issues: readonly Issue[]): number =>
    issues.some(({ code }) => code === 'unrecognized_keys') ? 1 : 0;
  return unknown(a) - unknown(b) || a.length - b.length;
}
