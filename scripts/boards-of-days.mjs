// What a hundred Generals make of every board of a day: `npm run boards`. Writes the counts beside the page that shows
// them; boards that are there already stay. A General and a partner of the same level sit in chairs 0 and 2, Captains in
// the others.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from './prepare.mjs';

const TIMES = 100;
const LEVELS = ['general', 'captain', 'general', 'captain'];

if (!process.argv.includes('--built')) ensureBuilt();
const { botRandom, findGame, Match, playMatch } = await import('@messdeck/engine');
const duplicate = await import('@messdeck/engine/duplicate');
const { parseBot } = await import('@messdeck/bots');

const file = join(root, 'packages/web/src/duplicate/boards-of-days.json');
const boards = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
for (let board = boards.length; board < duplicate.BOARDS_OF_DAYS; board++) {
  boards.push(await playedBy(board));
  writeFileSync(file, `[\n${boards.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`);
  console.log(`board ${board} of ${duplicate.BOARDS_OF_DAYS}`);
}

/** How often each result came, as pairs of the result and its count, the lowest first. */
async function playedBy(board) {
  const form = duplicate.boardFormOf(duplicate.gameOfBoard(board));
  const game = findGame(form.game);
  const rules = duplicate.boardRules(form, {});
  const counts = new Map();
  for (let time = 0; time < TIMES; time++) {
    const match = new Match(game, rules, form.seats);
    const seed = `${duplicate.seedOfBoard(board)}, General ${time}`;
    const players = LEVELS.map((level, seat) =>
      parseBot(level).seat(game, rules, form.seats, seat, botRandom(seed, seat)),
    );
    await playMatch(match, players, seed, undefined, duplicate.chanceOfBoard(board));
    const made = duplicate.madeOf(game, form, game.tally(match.position).result.scores, 0);
    counts.set(made, (counts.get(made) ?? 0) + 1);
  }
  return { game: form.game, made: [...counts].sort(([a], [b]) => a - b) };
}
