// `npm run laws -- --matches 2000 [--game tactics]`: as many matches under the laws as one likes, with progress.

import { parseArgs } from 'node:util';
import { ensureBuilt } from './prepare.mjs';

ensureBuilt();
const { games, Random } = await import('@messdeck/engine');
const { agreesWithRecord, keepsSecrets, playByLaw, randomTable } = await import('@messdeck/engine/laws');

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const matches = Number(values.matches);
const chosen = games.filter((game) => values.game === undefined || game.id === values.game);
if (!Number.isInteger(matches) || matches < 1 || chosen.length === 0) {
  process.stderr.write(
    `--matches takes a whole number from 1, --game one of ${games.map((g) => g.id).join(', ')}.\n`,
  );
  process.exit(1);
}

for (const game of chosen) {
  const random = new Random('laws', game.id, values.seed);
  let steps = 0;
  let compared = 0;
  let choices = 0;
  for (let i = 0; i < matches; i++) {
    try {
      const record = await playByLaw(game, randomTable(game, random), `${values.seed} ${i}`, { care: 50 });
      steps += record.log.length;
      compared += await keepsSecrets(game, record, random);
      choices += await agreesWithRecord(game, randomTable(game, random), `${values.seed} ${i}`, 10_000);
    } catch (error) {
      process.stderr.write(`\n${game.id}, match ${i}: ${error.message}\n`);
      process.exit(1);
    }
    if (process.stderr.isTTY && i % 10 === 0)
      process.stderr.write(`\r${game.id}: ${i} of ${matches} matches `);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(
    `${game.id}: ${matches} matches, ${steps} steps, ${compared} stream entries compared with hidden cards exchanged, ${choices} choices in environments: the laws hold`,
  );
}
