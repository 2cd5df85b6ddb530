// A sealed shuffle: as documented, for a stranger to compute again; every order equally likely; each part counts.

import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitTo, sealedShuffler } from './seal.ts';
import { mustBeUniform, PACKS } from './uniform.testing.ts';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const GIVEN = ['0f'.repeat(16), null, 'a5'.repeat(16)];
const cards = (count: number): number[] => Array.from({ length: count }, (_, card) => card);

const order = (
  match = 'match',
  hand = 0,
  draw = 0,
  secret = SECRET,
  given: readonly (string | null)[] = GIVEN,
): number[] => sealedShuffler(match, { hand, draw }, secret, given).shuffle(cards(52));

/** Written from docs/records.md alone, with the system's own functions. */
function orderOfStranger(match: string, hand: number, draw: number): number[] {
  const text = ['messdeck seal 1', match, `${hand} ${draw}`, GIVEN[0], '-', GIVEN[2]].join('\n');
  const key = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest();
  let stream = Buffer.alloc(0);
  for (let i = 0; i < 20; i++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(i);
    stream = Buffer.concat([stream, createHmac('sha256', key).update(counter).digest()]);
  }
  const deck = cards(52);
  let at = 0;
  for (let i = 51; i > 0; i--) {
    let word: number;
    do {
      word = stream.readUInt32BE(at);
      at += 4;
    } while (word >= 2 ** 32 - (2 ** 32 % (i + 1)));
    const j = word % (i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

test('what is published is the SHA-256 of the secret', () => {
  const hash = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');
  expect(commitTo(SECRET)).toBe(hash);
});

test('a stranger who reads the documentation gets the same order', () => {
  for (let hand = 0; hand < 20; hand++)
    expect(order('match', hand, 3)).toEqual(orderOfStranger('match', hand, 3));
});

test('another secret, contribution, match or number gives another order', () => {
  const orders = [
    order(),
    order('other'),
    order('match', 1),
    order('match', 0, 1),
    order('match', 0, 0, SECRET.replace('00', '01')),
    order('match', 0, 0, SECRET, [GIVEN[0], null, null]),
    order('match', 0, 0, SECRET, [GIVEN[0], null, 'a4'.repeat(16)]),
    order('match', 0, 0, SECRET, [null, GIVEN[0], GIVEN[2]]),
  ];
  expect(new Set(orders.map(String)).size).toBe(orders.length);
  expect(order()).toEqual(order());
});

test.each(PACKS)('%s: every card comes to every place equally often', (id, count) => {
  mustBeUniform(id, count, 4000);
});
