// A challenge as it is kept: documents that are only ever added. Who plays, at which tables, and what came of it.

import type { Rules } from '@messdeck/engine';
import { type BoardForm, boardFormOf } from '@messdeck/engine/duplicate';
import type { DocumentChange, KeptDocument } from '../store/store.ts';

/** Against whom pairs play: each against bots, two pairs at a table, or as each pair likes. */
export type Against = 'bots' | 'pairs' | 'either';

/** The boards of a challenge, sealed before anybody comes. */
export interface KeptChallenge {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly rules: Rules;
  readonly boards: number;
  readonly against: Against;
  /** The bot in every chair that no pair has. */
  readonly bot: string;
  /** The name of whoever asks, and the hash of the credential; the server itself asks for a board of the day. */
  readonly maker?: { readonly name: string; readonly owner: string };
  /** The hash of the key in the link. */
  readonly invite?: string;
  readonly open: boolean;
  readonly made: number;
  /** In the server's time: from then on no board begins. */
  readonly ends: number;
  /** By board: what its cards come from. */
  readonly secrets?: readonly string[];
  /** The day whose board this is, and the seed of its cards. */
  readonly day?: { readonly day: string; readonly board: number; readonly seed: string };
}

/** Somebody who plays: one of a pair, or alone. */
export interface KeptPerson {
  readonly name: string;
  readonly owner: string;
  /** A program with a token, not a browser. */
  readonly program?: boolean;
}

/** Who plays with whom. */
export interface KeptPair {
  readonly first: KeptPerson;
  readonly against: 'bots' | 'pairs';
  /** A bot, or the hash of the key by which a friend comes; left out where a game is played alone. */
  readonly partner?: { readonly bot: string } | { readonly key: string };
}

/** The other of a pair, from some time on. */
export type KeptPartner = KeptPerson | { readonly bot: string };

/** What came of a board at a table. */
export interface KeptResult {
  readonly scores: readonly number[];
  readonly contract?: { readonly by: number; readonly do: string };
}

/** A pair as it is now. */
export interface Pair extends KeptPair {
  readonly number: number;
  /** Undefined while a friend is waited for, or where a game is played alone. */
  readonly second?: KeptPartner;
  /** How many have been partners so far, after the one who was chosen first. */
  readonly partners: number;
}

/** A challenge with everything that happened in it. */
export interface Challenge extends KeptChallenge {
  readonly form: BoardForm;
  readonly pairs: readonly Pair[];
  /** Tables and results, by the pair that sits North and South and the board. */
  readonly tables: ReadonlyMap<string, { readonly table: string; readonly at: number }>;
  readonly results: ReadonlyMap<string, KeptResult>;
}

/** The kinds of documents: a challenge, listed with all others; one that anybody may join; what happened in it. */
export const CHALLENGE = 'challenge';
export const OPEN = 'open-challenge';
export const HAPPENED = 'challenge-part';

/** Something that happened in a challenge, each kind in the order in which it is read. */
const PARTS = ['pair', 'partner', 'board', 'result'] as const;
export type Part = (typeof PARTS)[number];

/** So many documents a challenge has at most. */
export const MOST_PARTS = 20_000;

/** Adds something to a challenge, if nothing of the same name is there. */
export function partAdded(
  challenge: string,
  part: Part,
  numbers: readonly number[],
  value: object,
): DocumentChange {
  const id = [challenge, part, ...numbers].join('/');
  const put = { group: challenge, order: -PARTS.indexOf(part), text: JSON.stringify(value) };
  return { kind: HAPPENED, id, seen: 0, put };
}

/** Where a board of a table's pair is found. */
export const rowOf = (pair: number, board: number): string => `${pair}/${board}`;

/** Puts a challenge together from what happened in it. */
export function readChallenge(kept: KeptChallenge, parts: readonly KeptDocument[]): Challenge | undefined {
  const form = boardFormOf(kept.game);
  if ('refused' in form) return undefined;
  const pairs: Pair[] = [];
  const tables: Map<string, { table: string; at: number }> = new Map();
  const results: Map<string, KeptResult> = new Map();
  const inOrder = parts
    .map(({ id, text }) => {
      const [, part, ...numbers] = id.split('/');
      return { part: part as Part, numbers: numbers.map(Number), value: JSON.parse(text) as unknown };
    })
    .sort((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part) || a.numbers.at(-1)! - b.numbers.at(-1)!);
  for (const { part, numbers, value } of inOrder) {
    const [pair, board] = numbers;
    const row = rowOf(pair, board);
    if (part === 'pair') pairs[pair] = pairFrom(pair, value as KeptPair);
    else if (part === 'partner') pairs[pair] = withPartner(pairs[pair], value as KeptPartner);
    else if (part === 'board') tables.set(row, value as { table: string; at: number });
    else results.set(row, value as KeptResult);
  }
  return { ...kept, form, pairs, tables, results };
}

function pairFrom(number: number, kept: KeptPair): Pair {
  const { partner } = kept;
  return { number, ...kept, ...(partner && 'bot' in partner && { second: partner }), partners: 0 };
}

function withPartner(pair: Pair, second: KeptPartner): Pair {
  return { ...pair, second, partners: pair.partners + 1 };
}
