// A sealed record holds as it is, and not with any byte of its log, seals or contributions changed.

import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { games } from '../games/index.ts';
import type { MatchRecord } from '../make-record.ts';
import type { LogEvent } from '../match.ts';
import { checkRecord, isFault } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import { checksum, commitTo, type Seal } from './seal.ts';
import { sealedRecord } from './sealed.testing.ts';
import { verify } from './verify.ts';

const seatsOf = (game: Game): number => (game.seats.includes(4) ? 4 : game.seats[0]);
const byId = games.map((game): [string, Game] => [game.id, game]);
const records = new Map(games.map((game) => [game.id, sealedRecord(game, seatsOf(game), 'sealed')]));

/** What is wrong with the text of a record; undefined: nothing. */
function wrongWith(text: string, game: Game): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  const record = checkRecord(value, games);
  if (isRefusal(record)) return record.refused;
  const found = verify(record, game);
  return isFault(found) ? found.error : undefined;
}

/** Another byte that could stand there. */
function another(byte: string, at: number): string {
  const kind = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(
    (letters) => letters.includes(byte),
  );
  if (!kind) return at % 2 === 0 ? 'x' : '7';
  return kind[(kind.indexOf(byte) + 1 + (at % (kind.length - 1))) % kind.length];
}

test.each(byId)('%s: every shuffle comes from its seal', (id, game) => {
  const record = records.get(id)!;
  const found = verify(record, game);
  const draws = record.log.filter(({ by }) => by === 'chance').length;
  const contributions = record.seats.map((_, seat) => (seat === 1 ? 0 : draws));
  expect(found).toEqual({ draws, contributions });
  expect(draws).toBeGreaterThan(0);
});

/** Changes every nth byte of log and seals; returns the changes that were accepted all the same. */
function changedUnseen(record: MatchRecord, game: Game, most: number): string[] {
  const { log, seals, ...rest } = record;
  const text = JSON.stringify({ ...rest, log, seals });
  const from = text.indexOf('"log":');
  expect(wrongWith(text, game)).toBeUndefined();
  const step = Math.max(1, Math.floor((text.length - from) / most));
  const accepted: string[] = [];
  for (let at = from; at < text.length - 1; at += step) {
    const changed = text.slice(0, at) + another(text[at], at) + text.slice(at + 1);
    if (wrongWith(changed, game) === undefined) accepted.push(`${at}: ${text.slice(at - 20, at + 20)}`);
  }
  return accepted;
}

test.each(byId)(
  '%s: no byte of log, seals and contributions can be changed',
  (id, game) => {
    const most = process.env['EVERY_TEST'] ? Number.POSITIVE_INFINITY : 300;
    expect(changedUnseen(records.get(id)!, game, most)).toEqual([]);
  },
  900_000,
);

test('not one of all the bytes, in a short record', () => {
  const game = games.find(({ id }) => id === 'sammys-travels')!;
  expect(changedUnseen(records.get(game.id)!, game, Number.POSITIVE_INFINITY)).toEqual([]);
});

/** What `verify` says of a record with other seals or another log, the checksum put right. */
function said(record: MatchRecord, changed: { draws?: readonly Seal[]; log?: readonly LogEvent[] }): string {
  const { draws = record.seals!.draws, log = record.log } = changed;
  const seals = { match: record.seals!.match, draws };
  const found = verify({ ...record, log, seals: { ...seals, sum: checksum(seals, log) } }, games[0]);
  return isFault(found) ? found.error : 'holds';
}

test('nor does it help to put the checksum right', () => {
  const record = records.get(games[0].id)!;
  const { draws } = record.seals!;
  const [first, ...others] = draws;
  const secret = others.at(-1)!.secret;
  expect(said(record, {})).toBe('holds');
  expect(said(record, { draws: [{ ...first, secret }, ...others] })).toBe(
    'The secret of seal 0 is not the one that was committed to.',
  );
  const order = /^step 0: the cards are not in the order that the seal gives\.$/;
  expect(said(record, { draws: [{ ...first, secret, commit: commitTo(secret) }, ...others] })).toMatch(order);
  expect(said(record, { draws: [{ ...first, given: first.given.map(() => null) }, ...others] })).toMatch(
    order,
  );
  const log = record.log.map((event) => ({ ...event }));
  const [verb, one, two, ...rest] = log[0].do.split(' ');
  log[0].do = [verb, two, one, ...rest].join(' ');
  expect(said(record, { log })).toMatch(order);
  expect(said(record, { draws: [{ ...first, hand: 7 }, ...others] })).toContain(
    'the seal is for draw 0 of hand 7, not for draw 0 of hand 0.',
  );
  expect(said(record, { draws: draws.slice(0, -1) })).toContain('this shuffle has no seal.');
  expect(said(record, { draws: [...draws, first] })).toMatch(/has \d+ seals for \d+ shuffles and cuts\.$/);
});

test('a record without seals is named as one', () => {
  const { seals: _, ...record } = records.get(games[0].id)!;
  expect(verify(record, games[0])).toEqual({
    step: 0,
    error: 'The record has no seals; only matches at tables on a server do.',
  });
});
