// Sealed shuffles: the table keeps a secret and publishes its hash, then every seat adds a random number of its own, and
// only then is there an order. Neither the table nor a player alone can choose or foresee it.

import type { DrawNumber, Shuffler } from '../seeds.ts';
import { fromHex, fromText, toHex } from './bytes.ts';
import { hmac, sha256 } from './sha256.ts';

/** One shuffle or cut, opened: everything its order comes from. Bytes are lower-case hexadecimal. */
export interface Seal extends DrawNumber {
  /** SHA-256 of the secret: known before anybody contributed. */
  readonly commit: string;
  /** 32 bytes. */
  readonly secret: string;
  /** By seat: its 16 bytes, or null where a seat gave none. */
  readonly given: readonly (string | null)[];
}

/** The seals of a whole match, in the order of its draws. */
export interface Seals {
  /** The name of the match, so that no seal can be used twice. */
  readonly match: string;
  readonly draws: readonly Seal[];
  /** A checksum of all this and of the log: where few cards are shuffled, an order alone does not show every change. */
  readonly sum: string;
}

/** What is published of a secret. */
export function commitTo(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

/** The shuffler that a secret and the contributions of the seats make together. */
export function sealedShuffler(
  match: string,
  { hand, draw }: DrawNumber,
  secret: string,
  given: readonly (string | null)[],
): Shuffler {
  const lines = ['messdeck seal 1', match, `${hand} ${draw}`, ...given.map((bits) => bits ?? '-')];
  const block = hmac(hmac(fromHex(secret))(fromText(lines.join('\n'))));
  const words = wordsOf(block);
  return {
    shuffle(list) {
      for (let i = list.length - 1; i > 0; i--) {
        const j = below(i + 1, words);
        [list[i], list[j]] = [list[j], list[i]];
      }
      return list;
    },
  };
}

/** So many words of 32 bits there are. */
const WORDS = 0x1_0000_0000;

/** 32-bit words, eight from each block of the counter. */
function wordsOf(block: (message: Uint8Array) => Uint8Array): () => number {
  const counter = new DataView(new ArrayBuffer(4));
  let words: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  let count = 0;
  return () => {
    if (at === words.byteLength) {
      counter.setUint32(0, count++);
      words = new DataView(block(new Uint8Array(counter.buffer)).buffer);
      at = 0;
    }
    const word = words.getUint32(at);
    at += 4;
    return word;
  };
}

/** A number from 0 to n - 1, all equally likely: words past the last whole multiple of n are thrown away. */
function below(n: number, words: () => number): number {
  const end = WORDS - (WORDS % n);
  let word = words();
  while (word >= end) word = words();
  return word % n;
}

/** A checksum of the seals and the log: SHA-256 of the match, a line for each draw and one for each event. */
export function checksum(
  { match, draws }: Omit<Seals, 'sum'>,
  log: readonly { readonly by: string | number; readonly do: string }[],
): string {
  const lines = [
    match,
    ...draws.map(({ hand, draw, commit, secret, given }) => {
      return [hand, draw, commit, secret, ...given.map((bits) => bits ?? '-')].join(' ');
    }),
    ...log.map((event) => `${event.by} ${event.do}`),
  ];
  return toHex(sha256(fromText(lines.join('\n'))));
}
