// The numbers that a hint puts on cards.

import { expect, test } from 'vitest';
import { loadGame } from '../sources/games.ts';
import { numbersOn } from './hint-numbers.ts';

async function worn(id: string, ...texts: string[]): Promise<Record<string, readonly number[]>> {
  const { pack } = await loadGame(id);
  return Object.fromEntries(
    numbersOn(
      pack,
      texts.map((text) => ({ text })),
    ),
  );
}

test('SIGS: the card to add wears the number of its choice, and that of its discard too', async () => {
  expect(await worn('sigs', 'add M15 s1 high', 'discard N2', 'discard M15')).toEqual({
    M15: [1, 3],
    N2: [2],
  });
});

test('a card and the one it goes to are named, sets and discards of many are not', async () => {
  expect(await worn('united-states', 'unite OK KS', 'unite NE KS')).toEqual({ OK: [1], KS: [1, 2], NE: [2] });
  expect(await worn('sigs', 'lay run A11 A12 A13', 'discard A11')).toEqual({ A11: [2] });
  expect(await worn('tactics', 'discard A2 E2 E5 E6', 'discard A2 E2 E5 I3')).toEqual({});
});

test('calls name no card', async () => {
  expect(await worn('tactics', 'bid 60 cavalry', 'pass')).toEqual({});
  expect(await worn('sigs', 'draw active', '-')).toEqual({});
});
