// What the terminal draws, read by the one who plays from it alone: what the cards are, what is played for, what counts.

import {
  botRandom,
  type Entry,
  findGame,
  games,
  Match,
  playMatch,
  randomPlayer,
  settleRules,
} from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { must } from '../src/complaint.ts';
import { usualSeats } from '../src/game-named.ts';
import { countsOf } from '../src/play/counts.ts';
import { drawTable } from '../src/play/draw.ts';
import { seatNames } from '../src/play/names.ts';
import { notesOf } from '../src/play/notes.ts';
import { scoreSheet } from '../src/play/sheet.ts';
import { suitOf } from '../src/play/suit-of.ts';
import { Teller } from '../src/play/teller.ts';

/** Every table that seat 0 would be shown in a match at random. */
async function drawn(id: string, options: Record<string, unknown> = {}): Promise<string[]> {
  const game = must(findGame(id));
  const seats = usualSeats(game);
  const rules = must(settleRules(game, options, seats));
  const match = new Match(game, rules, seats);
  const names = seatNames(seats, 0);
  const teller = new Teller(game, names, match.view(0));
  const sides = names.map((_, seat) => game.side(match.position, seat));
  const notes = await notesOf(game);
  const entries: Entry[] = [];
  const tables: string[] = [];
  match.watch(0, (entry) => {
    teller.tell(entry);
    entries.push(entry);
    const seen = { view: entry.view, rules, entries, names, sides, self: 0 };
    tables.push(drawTable(game, seen, teller, notes));
  });
  const players = Array.from({ length: seats }, (_, seat) => randomPlayer(botRandom('drawing', seat)));
  await playMatch(match, players, 'drawing');
  return tables;
}

describe('the printed cards', () => {
  test('states show suit and rank where these count', async () => {
    const [dealt] = await drawn('flag');
    expect(dealt).toMatch(/Stack 1: [A-Z]{2}\.[rb*=](10|[1-9]|M|N|P|US)$/m);
    expect((await drawn('sammy', { deals: 1 })).join('\n')).toMatch(/^ {2}Hand: [A-Z]{2}\.[rb*=]\w+ /m);
  });

  test('states show their votes where these count', async () => {
    const tables = (await drawn('national-contest')).join('\n');
    expect(tables).toContain('NY.47');
    expect(tables).toContain('NY.45');
  });
});

test('partners, sides and targets are told', async () => {
  const tactics = (await drawn('tactics', { match: 'engagement' })).join('\n');
  expect(tactics).toMatch(/^── Tactics · to 150 ─/m);
  expect(tactics).toMatch(/^. North .* your partner hand/m);
  expect((await drawn('skirmish', { limit: 0 })).join('\n')).toContain('you: Army · they: Navy');
  expect((await drawn('do-boy')).join('\n')).toContain('the fewest points win, ends at 50');
});

test('cards that were taken stand in the order of the pack', async () => {
  const game = must(findGame('tactics'));
  const tables = await drawn('tactics', { match: 'hand' });
  const [, cards] = /Taken by your side: ((?:\w+\s+)+)/.exec(tables.at(-1)!)!;
  const taken = cards
    .trim()
    .split(/\s+/)
    .flatMap((card) => game.pack.find(card) ?? []);
  expect(taken.length).toBeGreaterThan(4);
  expect(taken).toEqual([...taken].sort((a, b) => a - b));
});

test('what a dot of each service is worth stands on the table of Armed Forces', async () => {
  expect((await drawn('armed-forces', { target: 25 })).join('\n')).toMatch(
    /each dot scores: [A-Z][a-z ]+[A-Z]?[a-z]* 3, /,
  );
});

test('every game says what counts', async () => {
  for (const game of games) {
    const rules = must(settleRules(game, {}, usualSeats(game)));
    if (game.id !== 'sammys-travels')
      expect(countsOf(await notesOf(game), rules)).not.toContain('type rules');
  }
});

test('after a hand only that hand is explained; numbers below zero have a minus sign', () => {
  const hands = [
    { points: [10, -5], lines: ['{0} made ten'] },
    { points: [-20, 0], lines: ['{0} lost by 165 to -50'] },
  ];
  const sheet = scoreSheet(must(findGame('do-boy')), { hands }, ['You', 'Ada'], 'last');
  expect(sheet).not.toContain('made ten');
  expect(sheet).toContain('You lost by 165 to −50');
  expect(sheet).toMatch(/^1 +10 +−5$/m);
  expect(scoreSheet(must(findGame('do-boy')), { hands }, ['You', 'Ada'])).toContain('You made ten');
});

test('every suit has an ink of its own: Ordnance is not the blue of Infantry', () => {
  const tactics = must(findGame('tactics'));
  const [infantry, cavalry, ordnance] = ['I1', 'C1', 'O20'].map((id) => suitOf(tactics, id));
  expect(new Set([infantry, cavalry, ordnance]).size).toBe(3);
  for (const game of games) {
    const suits = new Set(game.pack.ids.map((id) => suitOf(game, id)));
    expect([...suits].every((suit) => suit >= 0 && suit < 6)).toBe(true);
  }
});
