import { expect, test } from 'vitest';
import { type SetFact, setInWords, standFor, titleOfSet } from './sets.ts';

const run = (suit: string, from: number, cic = false): SetFact => ({
  name: 's1',
  owner: 0,
  kind: 'run',
  suit,
  from,
  cic,
});
const words = (text: string): string[] => text.split(' ');

test('a run is called by its service and its ends', () => {
  expect(titleOfSet(run('A', 11), words('A11 XNC A13 A14'))).toBe('Army 11 to 14');
  expect(titleOfSet(run('N', 18), words('N18 N19 N1'))).toBe('Navy 18 to 1');
});

test('the Commander-in-Chief is named, at the end or round the corner', () => {
  expect(titleOfSet(run('M', 17, true), words('M17 M18 M19 CIC'))).toBe('Marines 17 to C.I.C.');
  expect(titleOfSet(run('A', 18, true), words('A18 A19 CIC A1'))).toBe('Army 18 to 1 + C.I.C.');
});

test('a kind is called by its number', () => {
  const kind: SetFact = { name: 's2', owner: 1, kind: 'kind', number: 7 };
  expect(titleOfSet(kind, words('A7 N7 XMM'))).toBe('sevens');
  expect(standFor(kind, words('A7 N7 XMM'))).toEqual([undefined, undefined, 7]);
});

test('a wild card in a run stands for the rank of its place', () => {
  expect(standFor(run('A', 11), words('A11 XNC A13'))).toEqual([undefined, 12, undefined]);
  expect(standFor(run('A', 18, true), words('A18 XSB CIC XNC A2'))).toEqual([
    undefined,
    19,
    undefined,
    1,
    undefined,
  ]);
});

test.each([
  ['run A11 A12 A13', 'Army 11 to 13'],
  ['run XNC A11 A12', 'Army 10 to 12'],
  ['run XNC XMM N2', 'Navy 19 to 2'],
  ['run A18 A19 CIC A1', 'Army 18 to 1 + C.I.C.'],
  ['run A18 A19 CIC', 'Army 18 to C.I.C.'],
  ['run M19 XNC M2', 'Marines 19 to 2'],
  ['kind M2 XNC XMM', 'twos'],
])('the words of lay %s are %s', (text, title) => {
  const { set, cards } = setInWords(words(text));
  expect(titleOfSet(set, cards)).toBe(title);
});

test('a run of all nineteen ranks', () => {
  const cards = Array.from({ length: 19 }, (_, i) => `A${i + 1}`);
  expect(titleOfSet(run('A', 1), cards)).toBe('Army 1 to 19');
  expect(titleOfSet(run('A', 1, true), [...cards, 'CIC'])).toBe('Army 1 to C.I.C.');
});
