// Example 7 of the rules, a whole hand for two, as seat 0 reads and hears it.

import { type Entry, Match, type Rules, settleRules } from '@messdeck/engine';
import { sigs } from '@messdeck/engine/games/sigs';
import { loadFaces } from '@messdeck/faces';
import { expect, test } from 'vitest';
import type { TableModel } from '../../table/model/model.ts';
import { logLine } from './log-line.ts';
import { order } from './order.ts';
import { turnMeaning } from './turn-meaning.ts';

const FIRST = 'A17 A1 A18 A16 A19 N16 CIC N8 N5 N9 M5 M12 XNC N3 M9 A5 M16 A10 M1'.split(' ');

const LOG = [
  '1 draw reserve',
  '1 lay run A17 A18 A19 CIC',
  '1 discard M9',
  '0 draw buried M16',
  '0 lay kind A16 N16 M16',
  '0 discard A1',
  '1 halt s1',
  '1 give A10',
  '1 draw reserve',
  '1 lay kind N5 M5 XNC',
];

test('sets are told with their auxiliaries, as they were before a card went to them; a gift has a receiver', async () => {
  const match = new Match(sigs, settleRules(sigs, {}, 2) as Rules, 2);
  const entries: Entry[] = [];
  match.watch(0, (entry) => entries.push(entry));
  const others = sigs.pack.ids.filter((id) => !FIRST.includes(id));
  match.act('chance', ['shuffle', ...FIRST, ...others].join(' '));
  for (const event of LOG) match.act(Number(event[0]), event.slice(2));
  const model = {
    game: sigs,
    faces: await loadFaces('sigs'),
    names: ['You', 'Mabel'],
    you: 0,
    table: { entries: { value: entries } },
  } as unknown as TableModel;
  expect(entries.slice(1).map((entry) => logLine(model, entry))).toEqual([
    'draws from the Reserve',
    'lays Army 17 to C.I.C.',
    'discards the Marine Corps 9, Chief Warrant Officer',
    'take the Marine Corps 16, Brigadier General and all above it',
    'lay 3 sixteens',
    'discard the Army 1, Private',
    'calls Halt! with the Army 1, Private, to the Army 17 to C.I.C.',
    'gives you the Army 10, 2nd Lieutenant',
    'draws from the Reserve',
    'lays 3 fives: Navy 5, Marines 5 and the Nurse Corps',
  ]);
  // A hint calls a set as its button does, and says what its auxiliary stands for.
  expect(order(model, 'lay run A6 A7 XWS')).toBe('Lay Army 6 to 8: the WACS for 8');
  expect(order(model, 'lay run XWS A6 A7')).toBe('Lay Army 5 to 7: the WACS for 5');
  expect(order(model, 'lay kind N5 M5 XNC')).toBe('Lay 3 fives: Navy 5, Marines 5 and the Nurse Corps');
});

test('a turn is headed by what it came to, from its draw on', () => {
  const turn = (...texts: string[]) => {
    const left = texts.at(-1) === 'discard ?' ? [] : ['A1'];
    return turnMeaning(
      {} as TableModel,
      texts.map((text) => ({ by: 1, do: text, view: { places: { 'hand:1': left } } }) as unknown as Entry),
    );
  };
  expect(turn('draw reserve')).toBe('drew a card');
  expect(turn('draw active', 'discard A1')).toBe('laid nothing');
  expect(turn('draw reserve', 'lay kind N5 M5 XNC')).toBe('laid a set');
  expect(turn('draw reserve', 'lay run A2 A3 A4', 'add A5 s1', 'swap N3 XNC', 'discard A1')).toBe(
    'laid a set, added 2',
  );
  expect(turn('draw reserve', 'add A5 s1', 'discard ?')).toBe('went out');
  expect(turn('halt s1', 'give A10')).toBeUndefined();
});
