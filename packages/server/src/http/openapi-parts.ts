// What descriptions of requests are put together from.

import type { FORMS } from './forms.ts';

/** A part of a description as JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** One request: who may send what, and what comes back. */
export interface Operation {
  readonly summary: string;
  readonly parameters?: readonly Json[];
  readonly form?: keyof typeof FORMS;
  readonly status: number;
  /** The name of a schema. */
  readonly answer?: string;
  readonly stream?: boolean;
  readonly refused: readonly number[];
}

export const TEXT: Json = { type: 'string' };
export const WHOLE: Json = { type: 'integer' };
export const NUMBER: Json = { type: 'number' };

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: Json): Json => ({ type: 'array', items });
export const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });
export const fields = (properties: Json, optional: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

export const FORM: readonly number[] = [400, 413, 415];
export const WHO: readonly number[] = [401, 403, 404];
export const LATER: readonly number[] = [429, 503];
/** What anybody may look at, but no page of another site. */
export const FOREIGN = 403;

export const ONCE: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key from the same seat again gives the first answer again and does nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 64 },
};
