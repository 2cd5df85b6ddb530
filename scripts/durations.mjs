// How long the matches of "play now" take, for the labels on the boxes: `npm run durations`, with `-- flag` for one
// game. Sergeants play them; the pauses of a table at its natural pace are counted, not waited for.

import { load } from '../packages/web/e2e/start.mjs';
import { ensureBuilt } from './prepare.mjs';

ensureBuilt();
const { parseBot } = await import('@messdeck/bots');
const { botRandom, findGame, Match, playMatch, settleRules } = await import('@messdeck/engine');

/** Seconds: an own action, one in a game for one, a bot's, a look at new cards, a card of Bang. */
const PACE = { own: 4, alone: 1.5, bot: 0.9, deal: 8, bang: 1.6 };
const MATCHES = 5;

const only = process.argv[2];
const { boxes } = await load('../src/app/catalog.ts');
const labels = boxes.flatMap(({ games }) => games).filter(({ id }) => only === undefined || id === only);

/** The log of one match as "play now" lays it. */
async function played(game, label, seed) {
  const rules = settleRules(game, label.rules ?? {}, label.seats);
  const match = new Match(game, rules, label.seats);
  const bot = parseBot('sergeant');
  const seats = Array.from({ length: label.seats }, (_, seat) =>
    bot.seat(game, rules, label.seats, seat, botRandom(seed, seat)),
  );
  await playMatch(match, seats, seed);
  return match.log;
}

function secondsOf(log, { id, seats }) {
  const sum = log.map(({ by, do: text }) => {
    if (id === 'bang' && typeof by === 'number') return PACE.bang;
    if (by === 0) return seats === 1 ? PACE.alone : PACE.own;
    if (typeof by === 'number') return PACE.bot;
    return by === 'chance' && text.startsWith('shuffle') ? PACE.deal : 0;
  });
  return sum.reduce((a, b) => a + b, 0);
}

for (const label of labels) {
  const game = findGame(label.id);
  const minutes = [];
  for (let i = 0; i < MATCHES; i++)
    minutes.push(secondsOf(await played(game, label, `duration ${i}`), label) / 60);
  minutes.sort((a, b) => a - b);
  const [least, usual, most] = [minutes[0], minutes[(MATCHES - 1) / 2], minutes.at(-1)];
  console.log(
    `${label.title.padEnd(20)} ${usual.toFixed(0).padStart(3)} minutes, ${least.toFixed(0)} to ${most.toFixed(0)}; on the box: ${label.length}`,
  );
}
