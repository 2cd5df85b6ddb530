// What waits for somebody at tables over days, in the OpenAPI description.

import {
  FORM,
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
  NoticesKey: fields({ key: TEXT }),
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
  '/api/your-turn/notices': {
    get: {
      summary: 'The public key by which a browser asks for notices of this server.',
      status: 200,
      answer: 'NoticesKey',
      refused: [403, ...LATER],
    },
    put: {
      summary: 'Has notices sent to a browser when it is its turn at a table over days.',
      form: 'notices',
      status: 204,
      refused: [...FORM, 401, 403, 409, 422, ...LATER],
    },
    delete: {
      summary: 'Sends this browser no more notices.',
      form: 'noNotices',
      status: 204,
      refused: [...FORM, 401, 403, ...LATER],
    },
  },
};
