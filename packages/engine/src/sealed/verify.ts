// Does every shuffle of a record come from what was sealed? Anybody can ask, with nothing but the record.

import type { Game } from '../game.ts';
import type { MatchRecord } from '../make-record.ts';
import type { Match } from '../match.ts';
import { type Fault, isFault, replay } from '../record.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { checksum, commitTo, type Seal, type Seals, sealedShuffler } from './seal.ts';

/** What was found where every seal holds. */
export interface Verified {
  /** Shuffles and cuts that come from their seals. */
  readonly draws: number;
  /** By seat: to how many of them it contributed. */
  readonly contributions: readonly number[];
}

/** Replays a record and recomputes every shuffle from its seals. */
export function verify(record: MatchRecord, game: Game): Verified | Fault {
  const seals = checkSeals(record);
  if (isRefusal(seals)) return { step: 0, error: seals.refused };
  const unlike = seals.draws.findIndex(({ commit, secret }) => commitTo(secret) !== commit);
  if (unlike >= 0)
    return { step: 0, error: `The secret of seal ${unlike} is not the one that was committed to.` };
  if (checksum(seals, record.log) !== seals.sum)
    return { step: 0, error: 'The log or the seals were changed: their checksum is another.' };
  let drawn = 0;
  let wrong: Fault | undefined;
  const end = replay(record, game, {
    before(match, step) {
      if (wrong || record.log[step].by !== 'chance') return;
      const error = wrongWith(record, seals, drawn++, match, step);
      if (error !== undefined) wrong = { step, error: `step ${step}: ${error}` };
    },
  });
  if (wrong) return wrong;
  if (isFault(end)) return end;
  if (drawn !== seals.draws.length) {
    const error = `The record has ${seals.draws.length} seals for ${drawn} shuffles and cuts.`;
    return { step: record.log.length, error };
  }
  const contributions = record.seats.map(
    (_, seat) => seals.draws.filter(({ given }) => given[seat] !== null).length,
  );
  return { draws: drawn, contributions };
}

function wrongWith(
  record: MatchRecord,
  seals: Seals,
  number: number,
  match: Match,
  step: number,
): string | undefined {
  const seal = seals.draws[number];
  if (!seal) return 'this shuffle has no seal.';
  const due = match.dueDraw;
  if (seal.hand !== due.hand || seal.draw !== due.draw)
    return `the seal is for draw ${seal.draw} of hand ${seal.hand}, not for draw ${due.draw} of hand ${due.hand}.`;
  const { verb, from, count } = match.game.draw(match.position);
  const order = sealedShuffler(seals.match, due, seal.secret, seal.given)
    .shuffle([...from])
    .slice(0, count);
  const text = [verb, ...order.map((card) => match.game.pack.ids[card])].join(' ');
  return text === record.log[step].do ? undefined : 'the cards are not in the order that the seal gives.';
}

/** The seals of a record in their form, or what is wrong with them. */
export function checkSeals({ seals, seats, log }: MatchRecord): Seals | Refusal {
  if (seals === undefined) return refuse('The record has no seals; only matches at tables on a server do.');
  if (!hasKeys(seals, ['match', 'draws', 'sum']) || !Array.isArray(seals.draws))
    return refuse('"seals" is an object with "match", a list "draws", and "sum", and nothing else.');
  if (!isText(seals.match, /^[\w-]{1,64}$/))
    return refuse('The "match" of the seals is a text of letters, digits, - and _.');
  if (!isText(seals.sum, HASH)) return refuse('The "sum" of the seals is a SHA-256 in hexadecimal.');
  const broken = seals.draws.findIndex((seal) => !isSeal(seal, seats.length));
  if (broken >= 0)
    return refuse(
      `Seal ${broken} is not an object with "hand", "draw", "commit", "secret" and "given", one for each seat.`,
    );
  const odd = log.findIndex((event) => !hasKeys(event, ['by', 'do']));
  if (odd >= 0) return refuse(`Step ${odd} of a sealed log has "by" and "do", and nothing else.`);
  return seals;
}

const HASH = /^[0-9a-f]{64}$/;
const BITS = /^[0-9a-f]{32}$/;

function isSeal(seal: Seal, seats: number): boolean {
  return (
    hasKeys(seal, ['hand', 'draw', 'commit', 'secret', 'given']) &&
    Number.isInteger(seal.hand) &&
    Number.isInteger(seal.draw) &&
    isText(seal.commit, HASH) &&
    isText(seal.secret, HASH) &&
    Array.isArray(seal.given) &&
    seal.given.length === seats &&
    seal.given.every((bits) => bits === null || isText(bits, BITS))
  );
}

function isText(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}

/** Whether something is an object with these keys, in any order, and no others. */
function hasKeys(value: unknown, keys: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const own = Object.keys(value);
  return own.length === keys.length && keys.every((key) => own.includes(key));
}
