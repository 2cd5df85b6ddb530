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

const WHOLE = { type: 'integer' };
const YES_OR_NO = { type: 'boolean' };
const LADDER = object({ game: TEXT, seats: WHOLE, teams: YES_OR_NO });
const SEASON = object({ id: TEXT, from: TIME, until: TIME });
const RUNG = object(
  { person: TEXT, name: TEXT, you: YES, from: WHOLE, to: WHOLE, rating: WHOLE, give: WHOLE, matches: WHOLE },
  ['person', 'name', 'you'],
);
const RATING = object(
  {
    ladder: LADDER,
    matches: WHOLE,
    missing: WHOLE,
    rating: WHOLE,
    give: WHOLE,
    course: list(object({ at: TIME, rating: WHOLE, give: WHOLE })),
    from: WHOLE,
    to: WHOLE,
    of: WHOLE,
  },
  ['missing', 'rating', 'give', 'course', 'from', 'to', 'of'],
);
const MATCH = object(
  {
    table: TEXT,
    game: TEXT,
    at: TIME,
    seats: WHOLE,
    teams: YES_OR_NO,
    rated: YES_OR_NO,
    change: WHOLE,
    place: WHOLE,
    of: WHOLE,
    won: YES_OR_NO,
    left: YES_OR_NO,
    score: { type: 'number' },
    against: { type: 'number' },
    others: list(object({ person: TEXT, name: TEXT, partner: YES }, ['person', 'partner'])),
  },
  ['change', 'left'],
);
const CLUB = object({ club: TEXT, name: TEXT, members: WHOLE, hosts: list(TEXT), shut: YES }, ['shut']);
const CLUB_OF = object(
  {
    club: TEXT,
    name: TEXT,
    members: WHOLE,
    hosts: list(TEXT),
    shut: YES,
    people: list(
      object({ person: TEXT, name: TEXT, since: TIME, host: YES, mutedUntil: TIME }, ['host', 'mutedUntil']),
    ),
    house: list(object({ name: TEXT, game: TEXT, seats: WHOLE, rules: { type: 'object' } }, ['seats'])),
    book: list(object({ at: TIME, by: TEXT, did: TEXT, whom: TEXT, why: TEXT }, ['whom', 'why'])),
    tables: list(TEXT),
    standing: object({
      days: list(TEXT),
      players: list(
        object({
          person: TEXT,
          name: TEXT,
          points: WHOLE,
          evenings: list({ anyOf: [WHOLE, { type: 'null' }] }),
        }),
      ),
    }),
  },
  ['shut', 'people', 'house', 'book', 'tables', 'standing'],
);
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

export type AnswerAboutPeople =
  | 'Challenge'
  | 'Somebody'
  | 'Me'
  | 'Code'
  | 'Kept'
  | 'Ladders'
  | 'LadderOf'
  | 'PersonOf'
  | 'Regulars'
  | 'Invitations'
  | 'ClubMade'
  | 'Clubs'
  | 'ClubOf'
  | 'ClubLink';

/** Answers about people. */
export const PEOPLE_SCHEMAS: Readonly<Record<AnswerAboutPeople, Json>> = {
  Challenge: object({ challenge: TEXT }),
  Somebody: object({ person: TEXT, name: TEXT }),
  Me: object({ person: TEXT, name: TEXT, shown: SHOWN, devices: list(DEVICE) }),
  Code: object({ code: TEXT, inMs: { type: 'number' } }),
  Ladders: object({ ladders: list(LADDER), season: SEASON }),
  LadderOf: object(
    {
      ladder: LADDER,
      season: SEASON,
      players: list(RUNG),
      unranked: WHOLE,
      marks: list(object({ bot: TEXT, rating: WHOLE })),
    },
    ['season'],
  ),
  PersonOf: object({ person: TEXT, name: TEXT, ratings: list(RATING), matches: list(MATCH) }, [
    'ratings',
    'matches',
  ]),
  Invitations: object({
    invitations: list(object({ table: TEXT, game: TEXT, by: TEXT, person: TEXT })),
  }),
  ClubMade: object({ club: TEXT, link: TEXT }),
  Clubs: object({ clubs: list(CLUB) }),
  ClubOf: CLUB_OF,
  ClubLink: object({ link: TEXT }),
  Regulars: object({
    regulars: list(object({ person: TEXT, name: TEXT, times: WHOLE, game: TEXT, at: TIME })),
  }),
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
  {
    path: '/api/people/me/regulars',
    method: 'get',
    summary: 'People with whom the sender has played, the latest first.',
    status: 200,
    answer: 'Regulars',
    refused: [...WHO, ...LATER],
  },
  {
    path: '/api/people/{person}',
    method: 'get',
    summary: 'Somebody: ratings and matches, as far as they show them.',
    parameters: [path('person', 'Who.')],
    status: 200,
    answer: 'PersonOf',
    refused: [403, 404, ...LATER],
  },
  {
    path: '/api/ladders',
    method: 'get',
    summary: 'The ladders on which anybody has been rated, and the season.',
    status: 200,
    answer: 'Ladders',
    refused: [403, ...LATER],
  },
  {
    path: '/api/ladders/{game}/{seats}/{kind}',
    method: 'get',
    summary: 'A ladder: everybody whose rating is certain enough, and the marks of the bots.',
    parameters: [
      path('game', 'The game.'),
      path('seats', 'How many play.'),
      path('kind', 'teams, or alone.'),
      { name: 'season', in: 'query', description: 'now, or a quarter such as 2026-4.', schema: TEXT },
    ],
    status: 200,
    answer: 'LadderOf',
    refused: [400, 403, 404, ...LATER],
  },
  {
    path: '/api/tables/{id}/invitations',
    method: 'post',
    summary: 'Asks somebody to the table by name, who then needs no link.',
    parameters: [path('id', 'The table.')],
    form: 'invited',
    status: 204,
    refused: [...FORM, ...WHO, 404, 409, ...LATER],
  },
  {
    path: '/api/people/me/invitations',
    method: 'get',
    summary: 'The tables to which the sender is asked, the latest first.',
    status: 200,
    answer: 'Invitations',
    refused: [...WHO, ...LATER],
  },
  {
    path: '/api/people/me/invitations/{table}',
    method: 'delete',
    summary: 'The sender does not want to, or has come.',
    parameters: [path('table', 'The table.')],
    status: 204,
    refused: [...FORM, ...WHO, ...LATER],
  },
  {
    path: '/api/clubs',
    method: 'post',
    summary: 'Makes a club; its maker is its first member and host.',
    form: 'clubName',
    status: 201,
    answer: 'ClubMade',
    refused: [...FORM, ...WHO, 409, ...LATER],
  },
  {
    path: '/api/clubs',
    method: 'get',
    summary: 'The clubs the sender is in.',
    status: 200,
    answer: 'Clubs',
    refused: [...WHO, ...LATER],
  },
  {
    path: '/api/clubs/{club}',
    method: 'get',
    summary: 'A club: all of it to its members, its name to whoever has the link.',
    parameters: [path('club', 'The club.')],
    status: 200,
    answer: 'ClubOf',
    refused: [...WHO, 404, ...LATER],
  },
  {
    path: '/api/clubs/{club}',
    method: 'put',
    summary: 'A host changes the name, the door, or the house rules.',
    parameters: [path('club', 'The club.')],
    form: 'club',
    status: 204,
    refused: [...FORM, ...WHO, 404, 422, ...LATER],
  },
  {
    path: '/api/clubs/{club}/link',
    method: 'post',
    summary: 'A host makes a new link; the one before it lets nobody in.',
    parameters: [path('club', 'The club.')],
    form: 'nothing',
    status: 201,
    answer: 'ClubLink',
    refused: [...FORM, ...WHO, 404, ...LATER],
  },
  {
    path: '/api/clubs/{club}/members',
    method: 'post',
    summary: 'Comes into the club; for whoever has the link.',
    parameters: [path('club', 'The club.')],
    form: 'nothing',
    status: 204,
    refused: [...FORM, ...WHO, 404, 409, ...LATER],
  },
  {
    path: '/api/clubs/{club}/members/{person}',
    method: 'put',
    summary: 'A host mutes somebody, or makes a host of them.',
    parameters: [path('club', 'The club.'), path('person', 'Who.')],
    form: 'member',
    status: 204,
    refused: [...FORM, ...WHO, 404, 409, ...LATER],
  },
  {
    path: '/api/clubs/{club}/members/{person}',
    method: 'delete',
    summary: 'Leaves the club, or is removed by a host.',
    parameters: [path('club', 'The club.'), path('person', 'Who.')],
    status: 204,
    refused: [...FORM, ...WHO, 404, ...LATER],
  },
];
