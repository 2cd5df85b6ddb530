// The labels on the boxes agree with the games inside them.

import { readFileSync } from 'node:fs';
import {
  type Game,
  games,
  isRefusal,
  Match,
  playMatch,
  Random,
  type Rules,
  randomPlayer,
  settleRules,
} from '@messdeck/engine';
import { loadFaces } from '@messdeck/faces';
import { expect, test } from 'vitest';
import { measureDuration } from '../shared/durations.testing.ts';
import { loadGame } from '../sources/games.ts';
import { boxes, byTwoSides, findOnShelf } from './catalog.ts';

const onShelf = boxes.flatMap((box) => box.games.map((game) => ({ box, game })));

test('five boxes hold the twelve games of the engine', () => {
  expect(boxes).toHaveLength(5);
  expect(onShelf.map(({ game }) => game.id).sort()).toEqual(games.map(({ id }) => id).sort());
});

test.each(onShelf)(
  '$game.id: its pack, its players and the table of "play now" are the game’s own',
  async ({ box, game: label }) => {
    const game = await loadGame(label.id);
    expect(game.pack.id).toBe(box.pack);
    expect(game.seats).toContain(label.seats);
    expect(label.players).toBe(playersOf(game.seats));
    const rules = settleRules(game, label.rules ?? {}, label.seats);
    expect(isRefusal(rules) ? rules.refused : 'good').toBe('good');
    expect(label.lowWins ?? false).toBe(game.parts?.lowWins ?? false);
    const position = game.start(rules as Rules, label.seats);
    const sides = Array.from({ length: label.seats }, (_, seat) => game.side(position, seat));
    if (label.seats === 4)
      expect(byTwoSides(label.id, 4)).toBe(new Set(sides).size === 2 || label.id === 'sammy');
  },
);

test.each(onShelf)('$game.id: the line for newcomers is true', async ({ game: { id, like, seats } }) => {
  const game = await loadGame(id);
  const { sides, bids } = await playedOnce(game, seats);
  expect(like.includes('for partners'), 'partners').toBe(seats === 4 && new Set(sides).size === 2);
  expect(like.startsWith('A bidding game'), 'bidding').toBe(bids);
  expect(like.includes('solitaire'), 'solitaire').toBe(game.seats.includes(1));
  // What it is likened to stands in the rules, too.
  const [, other] = /[Ll]ike ([\w ]+)/.exec(like) ?? [];
  if (other !== undefined) expect(inShort(id)).toContain(other);
});

/** Who plays together, and whether numbers are bid, in a match played by whim. */
async function playedOnce(game: Game, seats: number): Promise<{ sides: number[]; bids: boolean }> {
  const match = new Match(game, settleRules(game, {}, seats) as Rules, seats);
  const player = randomPlayer(new Random('line'));
  await playMatch(match, new Array(seats).fill(player), 'line', ({ log }) => log.length > 60);
  return {
    sides: Array.from({ length: seats }, (_, seat) => game.side(match.position, seat)),
    bids: match.log.some(({ do: text }) => /^bid \d/.test(text)),
  };
}

/** The rules page of a game, in short. */
function inShort(id: string): string {
  const page = readFileSync(new URL(`../../../../docs/rules/${id}.md`, import.meta.url), 'utf8');
  return page.split('## In short')[1].split('\n## ')[0];
}

/** "4 players", "1 or 2 players", "3 to 6 players". */
function playersOf(seats: readonly number[]): string {
  const [least, most] = [seats[0], seats.at(-1)!];
  if (least === most) return least === 1 ? '1 player' : `${least} players`;
  return `${least} ${most - least === 1 ? 'or' : 'to'} ${most} players`;
}

/** Fewer than `npm run durations` plays: enough to tell a label that is wrong. */
const MATCHES = 5;

test.each(onShelf)('$game.id: lasts as long as the box says', async ({ game: label }) => {
  const { least, most } = await measureDuration(label, MATCHES);
  const said = Number(/^(\d+) minutes$/.exec(label.length)?.[1]);
  expect(said).toBeGreaterThanOrEqual(Math.round(least));
  expect(said).toBeLessThanOrEqual(Math.round(most));
});

test('the cards that look out of a box are in its pack', async () => {
  for (const { pack, show } of boxes) {
    const faces = await loadFaces(pack);
    for (const card of show) expect(faces.face(card)).toContain('<svg');
  }
});

test('a game is found by its id, with its box', () => {
  expect(findOnShelf('flag')?.box.pack).toBe('sammy');
  expect(findOnShelf('whist')).toBeUndefined();
});
