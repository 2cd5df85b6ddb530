import { expect, test } from 'vitest';
import type { OwnTable } from '../sources/remote/own-tables.ts';
import { howTableStands, running, withFriends } from './friends-tables.ts';

const person = (name: string) => ({ name, here: true });

function table(more: Partial<OwnTable> & { readonly state?: OwnTable['table']['state'] } = {}): OwnTable {
  const { state = 'playing', ...rest } = more;
  return {
    id: 't',
    kept: { game: 'do-boy', seats: [0], name: 'Dora', at: 1 },
    seat: 0,
    turn: false,
    waitsFor: [1],
    table: {
      table: 't',
      game: 'do-boy',
      rules: {},
      state,
      host: 0,
      public: false,
      watchers: 0,
      seats: [
        person('Dora'),
        person('Carl'),
        { name: 'Ada', bot: 'captain', here: true },
        { name: 'Jean', bot: 'captain', standsIn: true, here: false },
      ],
    },
    ...rest,
  };
}

test('who plays is named, bots are counted, and whom a bot stands in for is still a person', () => {
  expect(withFriends('Do-Boy', table())).toBe('Do-Boy, with Carl, Jean and a bot');
});

test('whose turn it is', () => {
  expect(howTableStands(table())).toBe('Carl’s turn.');
  expect(howTableStands(table({ waitsFor: [] }))).toBe('In progress.');
  expect(howTableStands(table({ state: 'waiting' }))).toBe(
    'All chairs are taken. Waiting for the host to start.',
  );
});

test('the tables that wait for the player come first; what is over or put away is not shown', () => {
  const [mine, other] = [table({ id: 'mine', turn: true }), table({ id: 'other' })];
  const aside = table({ kept: { ...other.kept, aside: true } });
  expect(running([table({ state: 'over' }), aside, other, mine]).map(({ id }) => id)).toEqual([
    'mine',
    'other',
  ]);
});
