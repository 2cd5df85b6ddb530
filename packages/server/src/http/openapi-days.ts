// What waits for somebody at tables over days, in the OpenAPI description.

import {
  fields,
  type Json,
  LATER,
  listOf,
  NUMBER,
  type Operation,
  orNull,
  ref,
  TEXT,
  WHOLE,
} from './openapi-parts.ts';

const BOOLEAN = { type: 'boolean' };

export const DAYS_SCHEMAS: Readonly<Record<string, Json>> = {
  Turn: fields(
    {
      table: TEXT,
      seat: WHOLE,
      game: TEXT,
      names: listOf(orNull(TEXT)),
      turn: BOOLEAN,
      asks: TEXT,
      waitsFor: listOf(WHOLE),
      days: NUMBER,
      inMs: NUMBER,
      missed: WHOLE,
      standsIn: BOOLEAN,
    },
    ['asks', 'inMs'],
  ),
  YourTurn: fields({ tables: listOf(ref('Turn')) }),
};

export const DAYS_OPERATIONS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/your-turn': {
    get: {
      summary: 'What waits for the sender at tables over days.',
      status: 200,
      answer: 'YourTurn',
      refused: [401, 403, ...LATER],
    },
  },
};
