// JSON Schemas of what Messdeck writes, made from the games themselves: their options, packs, phases and facts.

import { FORMAT, type Game, games, type Option } from '@messdeck/engine';
import { type Kind, observedOf } from '@messdeck/engine/env';

type Json = Readonly<Record<string, unknown>>;

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const TEXT: Json = { type: 'string' };
const WHOLE: Json = { type: 'integer', minimum: 0 };
const NUMBERS: Json = { type: 'array', items: { type: 'number' } };
const SEAT: Json = { type: 'integer', minimum: 0, maximum: 7 };
const ACTOR: Json = { anyOf: [{ enum: ['chance', 'clock'] }, SEAT] };

export type SchemaName = 'record' | 'view' | 'entry' | 'bot';

export const SCHEMAS: Readonly<Record<SchemaName, () => Json | Promise<Json>>> = {
  record: recordSchema,
  view: viewSchema,
  entry: entrySchema,
  bot: botSchema,
};

/** A match, as `simulate` writes it. */
function recordSchema(): Json {
  const event = object({ by: ACTOR, do: TEXT, at: { type: 'number' } }, ['at']);
  const seat = object({ name: TEXT, bot: TEXT, seed: TEXT, since: WHOLE }, ['bot', 'seed', 'since']);
  const record = object(
    {
      format: { const: FORMAT },
      game: { enum: games.map(({ id }) => id) },
      edition: WHOLE,
      rules: { type: 'object' },
      seats: list(seat),
      log: list(event),
      hands: list(object({ points: NUMBERS })),
      result: object({ scores: NUMBERS, winners: list(SEAT) }),
      made: { type: 'object' },
    },
    ['result', 'made'],
  );
  const each = (game: Game): Json => ({ rules: rulesOf(game), seats: lengths(game) });
  return { $schema: DIALECT, title: 'A match', ...record, allOf: byGame('game', each) };
}

/** What a seat or a spectator sees. */
async function viewSchema(): Promise<Json> {
  return { $schema: DIALECT, title: 'What a seat sees', ...(await view()) };
}

/** One line of a seat's stream. */
async function entrySchema(): Promise<Json> {
  return { $schema: DIALECT, title: 'An entry of a stream', ...(await entry()) };
}

/** What a bot is told, a line each (docs/protocol.md). */
async function botSchema(): Promise<Json> {
  const match = object({
    game: { enum: games.map(({ id }) => id) },
    edition: WHOLE,
    rules: { type: 'object' },
    seats: { type: 'integer', minimum: 1, maximum: 8 },
    seat: SEAT,
  });
  const asked = object({ ask: { const: true }, view: await view() });
  return {
    $schema: DIALECT,
    title: 'A line that a bot reads',
    anyOf: [
      object({ match: { ...match, allOf: byGame('game', (game) => ({ rules: rulesOf(game) })) } }),
      await entry(),
      asked,
    ],
  };
}

async function entry(): Promise<Json> {
  return object({ n: WHOLE, by: ACTOR, do: TEXT, view: await view(), ask: { const: true } }, ['ask']);
}

async function view(): Promise<Json> {
  const seen = object({
    game: { enum: games.map(({ id }) => id) },
    seat: { anyOf: [SEAT, { type: 'null' }] },
    step: WHOLE,
    phase: TEXT,
    places: { type: 'object' },
    facts: { type: 'object' },
    actors: list(ACTOR),
    legal: list(TEXT),
    scores: NUMBERS,
  });
  const parts = new Map(await Promise.all(games.map(async (game) => [game, await partsOf(game)] as const)));
  return { ...seen, allOf: byGame('game', (game) => parts.get(game)!) };
}

/** What is certain games' own: phases, places with their cards, facts. */
async function partsOf(game: Game): Promise<Json> {
  const { phases, places, facts } = await observedOf(game);
  const cards = list({ enum: [null, ...game.pack.ids] });
  const patterns = Object.keys(places).map(
    (name) => `^${name.replace(/[*]$/, '[0-7]').replace(/%$/, '[01]')}$`,
  );
  const known = Object.entries(facts).map(([name, kind]): [string, Json] => [name, orNull(schemaOf(kind))]);
  return {
    phase: { enum: [...new Set(phases)] },
    places: {
      patternProperties: Object.fromEntries(patterns.map((pattern) => [pattern, cards])),
      additionalProperties: false,
    },
    facts: { properties: Object.fromEntries(known), additionalProperties: false },
  };
}

function schemaOf(kind: Kind): Json {
  if (kind === 'seat') return SEAT;
  if (kind === 'seats') return list(SEAT);
  if (kind === 'cards') return { anyOf: [TEXT, list(TEXT)] };
  if (kind === 'number') return { type: 'number' };
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'words') return TEXT;
  if ('oneOf' in kind) return { enum: kind.oneOf };
  if ('fields' in kind) {
    const fields = Object.entries(kind.fields).map(([name, one]): [string, Json] => [
      name,
      orNull(schemaOf(one)),
    ]);
    return { type: 'object', properties: Object.fromEntries(fields) };
  }
  return list(
    schemaOf(
      'bySeat' in kind
        ? kind.bySeat
        : 'bySide' in kind
          ? kind.bySide
          : 'first' in kind
            ? kind.first
            : kind.last,
    ),
  );
}

function orNull(schema: Json): Json {
  return { anyOf: [schema, { type: 'null' }] };
}

function rulesOf({ options }: Game): Json {
  return {
    ...object(Object.fromEntries(options.map((option) => [option.key, optionSchema(option)]))),
    additionalProperties: false,
  };
}

function optionSchema({ values, pattern, min, max, help: description }: Option): Json {
  if (values) return { enum: values, description };
  if (pattern !== undefined) return { type: 'string', pattern: `^(?:${pattern})$`, description };
  return { type: 'integer', minimum: min, maximum: max, description };
}

function lengths({ seats }: Game): Json {
  return { minItems: Math.min(...seats), maxItems: Math.max(...seats) };
}

/** For each game what holds where a field names it. */
function byGame(field: string, properties: (game: Game) => Json): Json[] {
  return games.map((game) => ({
    if: { properties: { [field]: { const: game.id } } },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { properties: properties(game) },
  }));
}

function list(items: Json): Json {
  return { type: 'array', items };
}

function object(properties: Json, optional: readonly string[] = []): Json {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  };
}
