// `npm run laws:bots -- --positions 1000 [--game tactics]`: positions in which two hidden cards are exchanged; every bot
// must choose the same and every hint must be the same, for whoever cannot see the cards.

import { parseArgs } from 'node:util';
import { ensureBuilt } from './prepare.mjs';

ensureBuilt();
const { games, isRefusal, legalMoves, Match, makeRecord, playMatch, Random, randomPlayer } = await import(
  '@messdeck/engine'
);
const { exchangeHidden, randomTable } = await import('@messdeck/engine/laws');
const { parseBot } = await import('@messdeck/bots');
const { hint } = await import('@messdeck/bots/hint');

const BOTS = ['classic:20', 'recruit', 'sergeant', 'captain', 'expert:40'];
const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '100' },
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const positions = Number(values.positions);
const chosen = games.filter((game) => values.game === undefined || game.id === values.game);
if (!Number.isInteger(positions) || positions < 1 || chosen.length === 0) {
  process.stderr.write(
    `--positions takes a whole number from 1, --game one of ${games.map((g) => g.id).join(', ')}.\n`,
  );
  process.exit(1);
}

/** What a bot chooses, or a hint says, after a stream. */
async function answerAfter(who, game, { seats, rules }, seat, stream, seed) {
  if (who === 'hint') return JSON.stringify(await hint({ game, rules, seats, seat, stream, seed }));
  const player = parseBot(who).seat(game, rules, seats, seat, new Random(seed));
  const seen = game.watch(rules, seats, seat);
  for (const entry of stream) {
    game.see(seen, entry);
    player.hear?.(entry);
  }
  const position = game.imagine(seen, new Random(seed));
  const moves = legalMoves(game, position, seat);
  const text = (index) => game.text(position, seat, moves[index]);
  const mayWait = stream.at(-1).view.actors.includes('clock');
  const choice = await player.choose({ moves, count: moves.length, mayWait, text });
  return choice < 0 ? '-' : text(choice);
}

for (const game of chosen) {
  const random = new Random('bot laws', game.id, values.seed);
  let compared = 0;
  while (compared < positions) {
    const table = randomTable(game, random);
    const match = new Match(game, table.rules, table.seats);
    await playMatch(match, new Array(table.seats).fill(randomPlayer(random)), random);
    const record = makeRecord(match, new Array(table.seats).fill({ name: '' }));
    const twins = exchangeHidden(game, record, random);
    if (!twins || twins.seat < 0) continue;
    const asked = twins.truth.flatMap(({ view }, i) => (view.legal.length > 1 ? [i] : []));
    if (asked.length === 0) continue;
    const end = asked[random.below(asked.length)] + 1;
    const seed = random.next();
    const who = compared % 6 === 5 ? 'hint' : BOTS[compared % BOTS.length];
    const [mine, other] = await Promise.all(
      [twins.truth, twins.twin].map((stream) =>
        answerAfter(who, game, table, twins.seat, stream.slice(0, end), seed),
      ),
    );
    if (mine !== other || isRefusal(mine)) {
      process.stderr.write(`\n${game.id}: ${who} tells hidden cards apart: ${mine} / ${other}\n`);
      process.stderr.write(`${JSON.stringify(record)}\n`);
      process.exit(1);
    }
    compared++;
    if (process.stderr.isTTY) process.stderr.write(`\r${game.id}: ${compared} of ${positions} positions `);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(`${game.id}: ${positions} positions with hidden cards exchanged: all choose alike`);
}
