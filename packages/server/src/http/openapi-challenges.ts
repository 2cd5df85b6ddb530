// Challenges in the OpenAPI description: their schemas and requests.

import {
  FOREIGN,
  FORM,
  fields,
  type Json,
  LATER,
  listOf,
  NUMBER,
  ONCE,
  type Operation,
  orNull,
  ref,
  TEXT,
  WHOLE,
} from './openapi-parts.ts';

const BOOLEAN = { type: 'boolean' };
const COMPARED = { points: NUMBER, matchpoints: WHOLE, top: WHOLE, average: NUMBER };

export const CHALLENGE_SCHEMAS: Readonly<Record<string, Json>> = {
  LaidChallenge: fields({ challenge: TEXT, invite: TEXT, token: TEXT }, ['token']),
  Compared: fields(COMPARED),
  Pair: fields(
    {
      pair: WHOLE,
      names: listOf(TEXT),
      bot: TEXT,
      against: { enum: ['bots', 'pairs'] },
      opponents: WHOLE,
      direction: { enum: [0, 1], description: '0: North and South; 1: East and West.' },
      boards: listOf(orNull(ref('Compared'))),
      matchpoints: WHOLE,
      top: WHOLE,
      share: NUMBER,
      average: NUMBER,
      place: WHOLE,
    },
    ['bot', 'opponents', 'matchpoints', 'top', 'share', 'average', 'place'],
  ),
  OwnBoard: fields({ state: { enum: ['played', 'playing', 'next', 'closed'] }, table: TEXT }, ['table']),
  SealedChallenge: fields(
    {
      challenge: TEXT,
      game: TEXT,
      edition: WHOLE,
      rules: { type: 'object' },
      boards: WHOLE,
      against: { enum: ['bots', 'pairs', 'either'] },
      bot: TEXT,
      maker: TEXT,
      day: TEXT,
      public: BOOLEAN,
      state: { enum: ['open', 'closed'] },
      endsInMs: NUMBER,
      forPairs: BOOLEAN,
      seals: listOf(TEXT),
      pairs: listOf(ref('Pair')),
      you: fields(
        {
          pair: WHOLE,
          member: { enum: [0, 1] },
          seat: WHOLE,
          missing: { enum: ['partner', 'opponents', "opponents' partner"] },
          boards: listOf(ref('OwnBoard')),
        },
        ['missing'],
      ),
    },
    ['maker', 'day', 'seals', 'you'],
  ),
  Challenges: fields({
    challenges: listOf(
      fields(
        {
          challenge: TEXT,
          game: TEXT,
          boards: WHOLE,
          against: TEXT,
          maker: TEXT,
          pairs: WHOLE,
          endsInMs: NUMBER,
        },
        ['maker'],
      ),
    ),
  }),
  JoinedPair: fields({ pair: WHOLE, member: { enum: [0, 1] }, token: TEXT, partner: TEXT }, [
    'token',
    'partner',
  ]),
  BoardSeat: fields({ table: TEXT, seat: WHOLE }),
  Board: fields(
    {
      board: WHOLE,
      table: TEXT,
      seal: fields({ match: TEXT, secret: TEXT }),
      seed: TEXT,
      results: listOf(
        fields(
          {
            pair: WHOLE,
            direction: { enum: [0, 1] },
            scores: listOf(NUMBER),
            contract: fields({ by: WHOLE, do: TEXT }),
            ...COMPARED,
          },
          ['contract'],
        ),
      ),
    },
    ['table', 'seal', 'seed'],
  ),
};

const path = (name: string, description: string): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: name === 'id' ? TEXT : { type: 'integer', minimum: 0 },
});
const ID = path('id', 'The challenge.');
const PAIR = path('pair', 'The pair, numbered from 0.');
const BOARD = path('board', 'The board, numbered from 0.');

export const CHALLENGE_OPERATIONS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/challenges': {
    get: {
      summary: 'Challenges that anybody may join.',
      status: 200,
      answer: 'Challenges',
      refused: [FOREIGN, ...LATER],
    },
    post: {
      summary: 'Lays a challenge: its boards are sealed at once.',
      parameters: [ONCE],
      form: 'challenge',
      status: 201,
      answer: 'LaidChallenge',
      refused: [...FORM, FOREIGN, 422, ...LATER],
    },
  },
  '/api/today': {
    get: {
      summary: 'The board of the day, as a challenge of one board that anybody may join.',
      status: 200,
      answer: 'SealedChallenge',
      refused: [FOREIGN, ...LATER],
    },
  },
  '/api/challenges/{id}': {
    get: {
      summary: 'A challenge, as far as the sender may know it.',
      parameters: [ID],
      status: 200,
      answer: 'SealedChallenge',
      refused: [403, 404, ...LATER],
    },
  },
  '/api/challenges/{id}/pairs': {
    post: {
      summary: 'Joins with a partner, or alone.',
      parameters: [ID, ONCE],
      form: 'pair',
      status: 201,
      answer: 'JoinedPair',
      refused: [...FORM, 403, 404, 409, 422, ...LATER],
    },
  },
  '/api/challenges/{id}/pairs/{pair}/partner': {
    post: {
      summary: 'Joins as the partner of a pair; for whoever has its key.',
      parameters: [ID, PAIR, ONCE],
      form: 'partner',
      status: 201,
      answer: 'JoinedPair',
      refused: [...FORM, 403, 404, 409, 422, ...LATER],
    },
    put: {
      summary: 'Takes a bot as partner for the boards that have not begun; for the first of the pair.',
      parameters: [ID, PAIR],
      form: 'bot',
      status: 204,
      refused: [...FORM, 403, 404, 409, 422, ...LATER],
    },
  },
  '/api/challenges/{id}/boards/{board}': {
    get: {
      summary: 'A board and what everybody made of it; for those who have played it.',
      parameters: [ID, BOARD],
      status: 200,
      answer: 'Board',
      refused: [403, 404, ...LATER],
    },
    post: {
      summary: 'Begins the next board, or finds its table.',
      parameters: [ID, BOARD],
      form: 'nothing',
      status: 200,
      answer: 'BoardSeat',
      refused: [...FORM, 403, 404, 409, ...LATER],
    },
  },
};
