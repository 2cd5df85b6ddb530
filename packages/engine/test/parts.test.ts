// What games bring besides their rules: every part loads, and a game that brings none is served by general ones.

import { expect, test } from 'vitest';
import { EnvTable, observedOf } from '../src/env/index.ts';
import { type Game, type GameParts, games, type Rules, settleRules } from '../src/index.ts';

test.each(games.map((game) => [game.id, game] as const))('%s: every part it names loads', async (_, game) => {
  const parts = game.parts as Readonly<Record<string, unknown>>;
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['hintFacts', 'hintWords', 'observed', 'terminal']),
  );
  for (const [name, load] of Object.entries(parts)) {
    if (typeof load !== 'function') continue;
    expect(Object.keys(await load()), name).toContain(name);
  }
});

test('a figure of what counts stands beside every target', async () => {
  for (const { parts, options, title } of games) {
    if (!options.some(({ key }) => key === 'target')) continue;
    const { scoring } = (await parts!.scoring!()) as Awaited<ReturnType<NonNullable<GameParts['scoring']>>>;
    expect(scoring.goal?.({ target: 77, match: 'game' }), title).toContain('77');
  }
});

test('a game without parts has observations of its hands', async () => {
  const { parts: _, ...bare } = games[0];
  const game: Game = bare;
  expect((await observedOf(game)).places).toEqual({ 'hand:*': 'set' });
  const rules = settleRules(game, {}, 4) as Rules;
  const { layout } = await EnvTable.of(game, rules, 4);
  expect(layout.fields.some(({ name }) => name.startsWith('hand:'))).toBe(true);
});
