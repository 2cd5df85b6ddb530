import { expect, test } from 'vitest';
import { agree, inSentence, peopleNamed, subject, together, whose } from './persons.ts';

const people = peopleNamed(['Mabel', 'You', 'Roy', 'ada']);

test('the reader comes first, and is "you" within a sentence', () => {
  expect(subject(people, [0, 1])).toBe('You and Mabel');
  expect(together(people, [2, 1, 0])).toBe('you, Roy and Mabel');
  expect(subject(people, [3, 2])).toBe('ada and Roy');
  expect([inSentence(people, 1), inSentence(people, 2)]).toEqual(['you', 'Roy']);
  expect([whose(people, 1), whose(people, 2)]).toEqual(['your', 'Roy’s']);
});

test('a verb agrees with one, with several and with the reader', () => {
  const wins = (...seats: number[]): string => agree(people, seats, 'wins', 'win');
  expect([wins(0), wins(1), wins(0, 2)]).toEqual(['wins', 'win', 'win']);
  expect(peopleNamed(['Mabel', 'Roy']).you).toBeNull();
});
