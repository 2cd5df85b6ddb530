// A club from inside, drawn from what the server tells: its tables, house rules, the season, members, and the book.

import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', origin: 'https://cards.example', pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', { getItem: () => null });
const { Inside } = await import('./club.tsx');

const PEOPLE = [
  { person: 'ann', name: 'Ann', since: 0, host: true as const },
  { person: 'bob', name: 'Bob', since: 0, mutedUntil: 9 },
];

const TOLD = {
  club: 'c',
  name: 'Fort Dearborn',
  members: 2,
  hosts: ['Ann'],
  people: PEOPLE,
  house: [{ name: 'Short hands', game: 'do-boy', seats: 4, rules: { match: 'hand' } }],
  book: [{ at: 0, by: 'Ann', did: 'muted' as const, whom: 'Bob', why: 'words' }],
  tables: [],
  standing: { players: [{ person: 'ann', name: 'Ann', points: 18, evenings: [10, null, 8] }] },
};

test('every part of it is there, and says what it is', () => {
  const html = render(h(Inside, { told: TOLD, people: PEOPLE, changed: async () => undefined }));
  for (const said of [
    '2 members. Host: Ann.',
    'No tables yet.',
    'Short hands',
    'Ann muted Bob.',
    '10, away, 8',
    'muted',
  ])
    expect(html).toContain(said);
});

test('a new club has nothing yet, and says so', () => {
  const fresh = { ...TOLD, house: [], book: [], standing: { players: [] } };
  const html = render(h(Inside, { told: fresh, people: PEOPLE, changed: async () => undefined }));
  for (const said of ['None saved.', 'Nothing yet.', 'Nobody has played']) expect(html).toContain(said);
});
