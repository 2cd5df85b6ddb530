// The contract as an OpenAPI description, made from the same forms that requests are checked with.

import { z } from 'zod';
import { FORMS } from './forms.ts';
import { CHALLENGE_OPERATIONS, CHALLENGE_SCHEMAS } from './openapi-challenges.ts';
import { DAYS_OPERATIONS, DAYS_SCHEMAS } from './openapi-days.ts';
import {
  FOREIGN,
  FORM,
  fields,
  type Json,
  LATER,
  ONCE,
  type Operation,
  ref,
  TEXT,
  WHO,
  WHOLE,
} from './openapi-parts.ts';
import { PEOPLE_OPERATIONS, PEOPLE_SCHEMAS } from './openapi-people.ts';

const ID = { name: 'id', in: 'path', required: true, description: 'The table.', schema: { type: 'string' } };
const SEAT = {
  name: 'seat',
  in: 'path',
  required: true,
  description: 'The seat, numbered from 0.',
  schema: { type: 'integer', minimum: 0, maximum: 7 },
};
const LAST = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The id of the last event the reader has: it is sent exactly what it lacks.',
  schema: { type: 'string' },
};
const VIEWS = {
  name: 'views',
  in: 'query',
  description: 'patch: entries after the first hold JSON merge patches (RFC 7396) on the view before.',
  schema: { enum: ['patch', 'full'] },
};
const BY = {
  name: 'by',
  in: 'query',
  description: 'invitation: the credential is an invitation key, whose holder would rather watch.',
  schema: { enum: ['invitation'] },
};

const SEALS = {
  name: 'seals',
  in: 'query',
  description: 'yes: the stream tells what each shuffle is sealed with, and shuffles wait for this seat.',
  schema: { enum: ['yes'] },
};

const SCHEMAS = {
  ...CHALLENGE_SCHEMAS,
  ...DAYS_SCHEMAS,
  Problem: fields({ status: WHOLE, title: TEXT, detail: TEXT, rule: TEXT, code: TEXT }, ['rule', 'code']),
  Seat: fields(
    {
      name: TEXT,
      person: { type: 'string', description: 'Who sits here, where that is known.' },
      bot: TEXT,
      standsIn: { const: true },
      here: { type: 'boolean' },
      awayMs: { type: 'number', description: 'For how long its person has been away.' },
      mayStandIn: { const: true, description: 'The others may have a bot play.' },
    },
    ['person', 'bot', 'standsIn', 'awayMs', 'mayStandIn'],
  ),
  Table: fields(
    {
      table: TEXT,
      game: TEXT,
      edition: WHOLE,
      rules: { type: 'object' },
      state: { enum: ['waiting', 'playing', 'over'] },
      host: WHOLE,
      public: { type: 'boolean' },
      rated: { const: true, description: 'The match counts for ratings.' },
      club: TEXT,
      seats: { type: 'array', items: { anyOf: [ref('Seat'), { type: 'null' }] } },
      awaited: {
        type: 'array',
        items: { anyOf: [TEXT, { type: 'null' }] },
        description: 'At the table of a rematch: for whom each free seat is kept.',
      },
      watchers: WHOLE,
      board: fields({ challenge: TEXT, board: WHOLE }),
      clock: { type: 'object' },
      due: fields({ seat: WHOLE, inMs: { type: 'number' } }),
      takeback: fields({ by: WHOLE, agreed: { type: 'array', items: WHOLE } }),
      next: TEXT,
    },
    ['rated', 'club', 'awaited', 'board', 'clock', 'due', 'takeback', 'next'],
  ),
  Made: fields({ table: TEXT, seat: WHOLE, token: TEXT, invite: TEXT, watch: TEXT }, ['token']),
  Seated: fields({ seat: WHOLE, token: TEXT }, ['token']),
  Reported: fields({ report: TEXT }),
  Link: fields({ link: TEXT }),
  Invitation: fields({ invite: TEXT }),
  OwnSeat: fields({
    seat: WHOLE,
    turn: { type: 'boolean' },
    waitsFor: { type: 'array', items: WHOLE },
    table: ref('Table'),
  }),
  Rematch: fields({ table: TEXT, seat: WHOLE, token: TEXT }, ['token']),
  Acted: fields({ n: WHOLE }, ['n']),
  Health: fields({ status: TEXT }),
  You: fields({ address: TEXT, scheme: { enum: ['http', 'https'] }, host: TEXT }),
  Games: fields({ games: { type: 'array', items: { type: 'object' } } }),
  Tables: fields({ tables: { type: 'array', items: ref('Table') } }),
  ...PEOPLE_SCHEMAS,
  Record: { type: 'object', description: 'A record of the format messdeck/1.' },
};

function operation({ summary, parameters, form, status, answer, stream, refused }: Operation): Json {
  const problem = { 'application/problem+json': { schema: ref('Problem') } };
  const content = stream
    ? { 'text/event-stream': { schema: TEXT } }
    : answer && { 'application/json': { schema: ref(answer) } };
  return {
    summary,
    ...(parameters && { parameters }),
    ...(form && {
      requestBody: {
        required: form !== 'nothing',
        content: {
          'application/json': {
            schema: z.toJSONSchema(FORMS[form], { io: 'input', unrepresentable: 'any' }),
          },
        },
      },
    }),
    responses: {
      [status]: { description: 'Done.', ...(content && { content }) },
      ...Object.fromEntries(refused.map((code) => [code, { description: 'Refused.', content: problem }])),
    },
  };
}

const seatAction = (
  summary: string,
  form: keyof typeof FORMS,
  status: number,
  answer?: keyof typeof SCHEMAS,
): Json => ({
  post: operation({
    summary,
    parameters: [ID, SEAT, ONCE],
    form,
    status,
    ...(answer && { answer }),
    refused: [...FORM, ...WHO, 409, 422, ...LATER],
  }),
});

let made: Json | undefined;

export function openApi(): Json {
  made ??= describe();
  return made;
}

function describe(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Messdeck',
      version: '1',
      description: 'Tables on a server: what a page, a bot in any language and a test may rely on.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    security: [{}, { bearer: [] }, { browser: [] }],
    paths: {
      '/healthz': {
        get: operation({ summary: 'Alive.', status: 200, answer: 'Health', refused: [] }),
      },
      '/readyz': {
        get: operation({ summary: 'Able to serve.', status: 200, answer: 'Health', refused: [503] }),
      },
      '/api/games': {
        get: operation({
          summary: 'What can be played.',
          status: 200,
          answer: 'Games',
          refused: [FOREIGN, ...LATER],
        }),
      },
      '/api/you': {
        get: operation({
          summary: 'How the sender of this request looks to the server, behind all proxies.',
          status: 200,
          answer: 'You',
          refused: [FOREIGN, ...LATER],
        }),
      },
      '/api/browser': {
        post: operation({
          summary: "Gives a browser without a key its own, in a cookie; only for the server's own page.",
          form: 'nothing',
          status: 204,
          refused: [...FORM, FOREIGN, ...LATER],
        }),
        delete: operation({
          summary: "Makes a browser forget its key; only for the server's own page.",
          status: 204,
          refused: [...FORM, FOREIGN, ...LATER],
        }),
      },
      '/api/tables': {
        get: operation({
          summary: 'Public tables that wait for players or can be watched.',
          status: 200,
          answer: 'Tables',
          refused: [FOREIGN, ...LATER],
        }),
        post: operation({
          summary: 'Makes a table; its maker is the host.',
          parameters: [ONCE],
          form: 'table',
          status: 201,
          answer: 'Made',
          refused: [...FORM, FOREIGN, 422, ...LATER],
        }),
      },
      '/api/tables/{id}': {
        get: operation({
          summary: 'A table.',
          parameters: [ID],
          status: 200,
          answer: 'Table',
          refused: [...WHO, ...LATER],
        }),
      },
      '/api/tables/{id}/seats': {
        post: operation({
          summary: 'Sits down.',
          parameters: [ID, ONCE],
          form: 'sit',
          status: 201,
          answer: 'Seated',
          refused: [...FORM, ...WHO, 409, 422, ...LATER],
        }),
      },
      '/api/tables/{id}/seats/{seat}': {
        get: operation({
          summary: 'How the table stands for a seat, and whether it is asked for something.',
          parameters: [ID, SEAT],
          status: 200,
          answer: 'OwnSeat',
          refused: [...WHO, ...LATER],
        }),
        put: operation({
          summary: 'Seats a bot.',
          parameters: [ID, SEAT],
          form: 'bot',
          status: 204,
          refused: [...FORM, ...WHO, 409, 422, ...LATER],
        }),
        delete: operation({
          summary: 'Frees a seat; while a match runs a bot plays on.',
          parameters: [ID, SEAT],
          status: 204,
          refused: [...FORM, ...WHO, 409, ...LATER],
        }),
      },
      '/api/tables/{id}/host': {
        put: operation({
          summary: 'Hands the table over.',
          parameters: [ID],
          form: 'host',
          status: 204,
          refused: [...FORM, ...WHO, 409, 422, ...LATER],
        }),
      },
      '/api/tables/{id}/invite': {
        post: operation({
          summary: 'Renews the invitation; the old one opens nothing any more.',
          parameters: [ID, ONCE],
          form: 'nothing',
          status: 201,
          answer: 'Invitation',
          refused: [...FORM, ...WHO, 409, 422, ...LATER],
        }),
      },
      '/api/tables/{id}/start': {
        post: operation({
          summary: 'Begins the match.',
          parameters: [ID, ONCE],
          form: 'nothing',
          status: 204,
          refused: [...FORM, ...WHO, 409, 422, ...LATER],
        }),
      },
      '/api/tables/{id}/seats/{seat}/actions': seatAction(
        'Acts, or lets a call window pass.',
        'action',
        200,
        'Acted',
      ),
      '/api/tables/{id}/seats/{seat}/takeback': seatAction(
        'Asks to take back, agrees or declines.',
        'takeback',
        204,
      ),
      '/api/tables/{id}/seats/{seat}/seal': seatAction(
        'Contributes random bits to the shuffle that was committed to.',
        'seal',
        204,
      ),
      '/api/tables/{id}/seats/{seat}/chat': seatAction('Says something.', 'chat', 204),
      '/api/tables/{id}/seats/{seat}/stand-in': seatAction(
        'Has a bot play for somebody who is away, until that person is back; for anybody who sits at the table.',
        'nothing',
        204,
      ),
      '/api/tables/{id}/seats/{seat}/link': seatAction(
        'Makes the key of a link that takes the seat to another device; the key before it opens nothing any more.',
        'nothing',
        201,
        'Link',
      ),
      '/api/tables/{id}/seats/{seat}/devices': seatAction(
        'Has another device hold the seat, too; for the holder of its link.',
        'nothing',
        201,
        'Seated',
      ),
      '/api/tables/{id}/seats/{seat}/report': seatAction(
        'Reports the person in another seat to the operator, with a reason; the answer comes by the stream.',
        'report',
        201,
        'Reported',
      ),
      '/api/tables/{id}/seats/{seat}/rematch': seatAction(
        'Plays again at a new table.',
        'nothing',
        201,
        'Rematch',
      ),
      '/api/tables/{id}/seats/{seat}/stream': {
        get: operation({
          summary: 'The stream of a seat.',
          parameters: [ID, SEAT, LAST, VIEWS, SEALS],
          status: 200,
          stream: true,
          refused: [400, ...WHO, ...LATER],
        }),
      },
      '/api/tables/{id}/stream': {
        get: operation({
          summary: 'The stream of a spectator.',
          parameters: [ID, LAST, VIEWS, BY, SEALS],
          status: 200,
          stream: true,
          refused: [400, ...WHO, ...LATER],
        }),
      },
      '/api/tables/{id}/record': {
        get: operation({
          summary: 'The record of a match that is over.',
          parameters: [ID],
          status: 200,
          answer: 'Record',
          refused: [...WHO, 409, ...LATER],
        }),
      },
      ...Object.fromEntries(
        Object.entries({ ...CHALLENGE_OPERATIONS, ...DAYS_OPERATIONS }).map(([path, methods]) => [
          path,
          Object.fromEntries(Object.entries(methods).map(([method, each]) => [method, operation(each)])),
        ]),
      ),
      ...pathsOfPeople(),
    },
    components: {
      schemas: SCHEMAS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: "A seat token, an invitation key, a watching key or the key of a seat's link.",
        },
        browser: { type: 'apiKey', in: 'cookie', name: 'messdeck', description: "A browser's own key." },
      },
    },
  };
}

function pathsOfPeople(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const { path, method, ...described } of PEOPLE_OPERATIONS)
    paths[path] = { ...paths[path], [method]: operation(described) };
  return paths;
}
