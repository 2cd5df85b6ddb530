// What the OpenAPI description says of people: who you are, and what is kept of you.

import type { FORMS } from './forms.ts';

type Json = Readonly<Record<string, unknown>>;

const TEXT = { type: 'string' };
const TIME = { type: 'number', description: 'By the clock on the wall, in milliseconds since 1970.' };
const YES = { const: true };
const object = (properties: Json, optional: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const list = (items: Json): Json => ({ type: 'array', items });
const path = (name: string, description: string): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: TEXT,
});

const SHOWN = object({ ratings: { type: 'boolean' }, matches: { type: 'boolean' } });
const DEVICE = object(
  {
    device: TEXT,
    kind: { enum: ['computer', 'tablet', 'phone', 'file'] },
    keyed: { type: 'boolean', description: 'It has a key of its own, not a cookie alone.' },
    at: TIME,
    last: TIME,
    here: YES,
  },
  ['here'],
);

export type AnswerAboutPeople = 'Challenge' | 'Somebody' | 'Me' | 'Code' | 'Kept';

/** Answers about people. */
export const PEOPLE_SCHEMAS: Readonly<Record<AnswerAboutPeople, Json>> = {
  Challenge: object({ challenge: TEXT }),
  Somebody: object({ person: TEXT, name: TEXT }),
  Me: object({ person: TEXT, name: TEXT, shown: SHOWN, devices: list(DEVICE) }),
  Code: object({ code: TEXT, inMs: { type: 'number' } }),
  Kept: { type: 'object', description: 'All that the server keeps of the sender.' },
};

interface Described {
  readonly path: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly summary: string;
  readonly parameters?: readonly Json[];
  readonly form?: keyof typeof FORMS;
  readonly status: number;
  readonly answer?: AnswerAboutPeople;
  readonly refused: readonly number[];
}

const FORM = [400, 413, 415];
const WHO = [401, 403];
const LATER = [429, 503];

/** Requests about people. */
export const PEOPLE_OPERATIONS: readonly Described[] = [
  {
    path: '/api/people/challenges',
    method: 'post',
    summary: 'A text for this browser to sign, once and soon.',
    form: 'nothing',
    status: 201,
    answer: 'Challenge',
    refused: [...FORM, ...WHO, ...LATER],
  },
  {
    path: '/api/people/session',
    method: 'post',
    summary: 'This browser says who it is: by its key, by a key from a file, or by its cookie alone.',
    form: 'session',
    status: 200,
    answer: 'Somebody',
    refused: [...FORM, ...WHO, 404, 409, ...LATER],
  },
  {
    path: '/api/people/me',
    method: 'get',
    summary: 'Who the sender is, and the devices that speak for them.',
    status: 200,
    answer: 'Me',
    refused: [...WHO, ...LATER],
  },
  {
    path: '/api/people/me',
    method: 'put',
    summary: 'Changes the name, or what others see.',
    form: 'me',
    status: 204,
    refused: [...FORM, ...WHO, ...LATER],
  },
  {
    path: '/api/people/me',
    method: 'delete',
    summary: 'Takes everything away that is kept of the sender.',
    status: 204,
    refused: [...FORM, ...WHO, ...LATER],
  },
  {
    path: '/api/people/me/export',
    method: 'get',
    summary: 'Everything that is kept of the sender.',
    status: 200,
    answer: 'Kept',
    refused: [...WHO, ...LATER],
  },
  {
    path: '/api/people/me/devices/{device}',
    method: 'delete',
    summary: 'Shuts a device out: neither its key nor its cookie opens anything any more.',
    parameters: [path('device', 'The device.')],
    status: 204,
    refused: [...FORM, ...WHO, 404, ...LATER],
  },
  {
    path: '/api/people/me/files',
    method: 'post',
    summary: 'Adds a key that is saved in a file.',
    form: 'file',
    status: 204,
    refused: [...FORM, ...WHO, 409, ...LATER],
  },
  {
    path: '/api/people/me/transfers',
    method: 'post',
    summary: 'A code that takes the name along to another device: once, within ten minutes.',
    form: 'nothing',
    status: 201,
    answer: 'Code',
    refused: [...FORM, ...WHO, ...LATER],
  },
  {
    path: '/api/people/transfers',
    method: 'get',
    summary: 'Whose name a code takes along.',
    status: 200,
    answer: 'Somebody',
    refused: [...WHO, 404, 409, ...LATER],
  },
  {
    path: '/api/people/transfers',
    method: 'post',
    summary: 'This device speaks for the same person from now on; for whoever has the code.',
    form: 'arrival',
    status: 200,
    answer: 'Somebody',
    refused: [...FORM, ...WHO, 404, 409, ...LATER],
  },
];
