// Cards received are marked until the player's next action.

import type { Entry } from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { receivedIn } from './received.ts';

const entry = (by: Entry['by'], text: string, ...hand: string[]): Entry =>
  ({ n: 0, by, do: text, view: { places: { 'hand:0': hand } } }) as unknown as Entry;

describe('cards received', () => {
  const dealt = entry('chance', 'shuffle', 'I1', 'I2');

  test('a hand that is dealt is no news', () => {
    expect([...receivedIn([entry('chance', 'cut'), dealt], 0)]).toEqual([]);
  });

  test('what others give is marked until the player acts', () => {
    const given = entry(2, 'give ?', 'I1', 'I2', 'A9');
    expect([...receivedIn([dealt, given], 0)]).toEqual(['A9']);
    expect([...receivedIn([dealt, given, entry(1, 'play', 'I1', 'I2', 'A9')], 0)]).toEqual(['A9']);
    expect([...receivedIn([dealt, given, entry(0, 'play I1', 'I2', 'A9')], 0)]).toEqual([]);
  });

  test('a card that was drawn is marked although the player drew it', () => {
    expect([...receivedIn([dealt, entry(0, 'draw', 'I1', 'I2', 'C4')], 0)]).toEqual(['C4']);
  });

  test('NC-13: a bid that comes back is no news', () => {
    const back = [entry(0, 'bid I2', 'I1'), entry(1, 'pass', 'I1', 'I2')];
    expect([...receivedIn([dealt, ...back], 0)]).toEqual([]);
  });

  test('a spectator receives nothing', () => {
    expect(receivedIn([dealt], null).size).toBe(0);
  });
});
