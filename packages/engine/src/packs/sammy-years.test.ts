// The yearly maps of the elections against every row and total of the pack's own table.

import { expect, test } from 'vitest';
import { electionRows } from './sammy-elections.ts';
import { carriedBy, elections, totalsOf } from './sammy-years.ts';

test('every year has 531 electoral votes', () => {
  for (const election of elections) {
    const { democratic, republican, progressive } = totalsOf(election);
    expect(democratic + republican + progressive, String(election.year)).toBe(531);
  }
});

test('the totals are those of history', () => {
  expect(elections.map((election) => [election.year, ...Object.values(totalsOf(election))])).toEqual([
    [1912, 435, 8, 88],
    [1916, 277, 254, 0],
    [1920, 127, 404, 0],
    [1924, 136, 382, 13],
    [1928, 87, 444, 0],
    [1932, 472, 59, 0],
  ]);
});

test('the six years add up to every row of the printed table', () => {
  const sums = electionRows.map(({ id, label }) => {
    const votes = elections.map(({ states }) => states[id]);
    const sum = (party: 'democratic' | 'republican'): number =>
      votes.reduce((all, one) => all + (one[party] ?? 0), 0);
    const times = (party: string): number => votes.filter((one) => carriedBy(one) === party).length;
    return {
      id,
      label,
      electoralVotesRep: sum('republican'),
      electoralVotesDem: sum('democratic'),
      timesDem: times('democratic'),
      timesRep: times('republican'),
    };
  });
  expect(sums).toEqual(electionRows);
});
